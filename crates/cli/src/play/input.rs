//! Lines from a person or a pipe.

use std::io::{self, BufRead, IsTerminal};

use rustyline::{
    Context, Editor, Helper, completion::Completer, error::ReadlineError, highlight::Highlighter,
    hint::Hinter, history::MemHistory, validate::Validator,
};

use super::orders::long_words;
use crate::watch;

/// Where lines come from.
pub(crate) enum Input {
    /// Somebody types: lines can be edited, moves are completed.
    Terminal(Box<Editor<Completions, MemHistory>>),
    /// A file or another program.
    Pipe,
}

impl Input {
    /// Editing if somebody types, plain lines otherwise.
    pub(crate) fn new() -> Input {
        if !io::stdin().is_terminal() {
            return Input::Pipe;
        }
        let editor = Editor::with_history(rustyline::Config::default(), MemHistory::new());
        // A terminal that cannot edit still gives lines.
        editor.map_or(Input::Pipe, |mut editor| {
            editor.set_helper(Some(Completions { moves: Vec::new() }));
            Input::Terminal(Box::new(editor))
        })
    }

    /// The next line without spaces around it; `None` at the end of input or after Ctrl-C.
    pub(crate) fn line(&mut self, prompt: &str, moves: &[String]) -> io::Result<Option<String>> {
        match self {
            Input::Pipe => {
                let mut line = String::new();
                let read = watch::waiting(|| io::stdin().lock().read_line(&mut line))?;
                Ok((read > 0).then(|| line.trim().to_owned()))
            }
            Input::Terminal(editor) => {
                if let Some(completions) = editor.helper_mut() {
                    completions.moves = moves.to_vec();
                }
                match editor.readline(prompt) {
                    Ok(line) => {
                        // A line that is not remembered is only less comfortable.
                        let _ = editor.add_history_entry(&line);
                        Ok(Some(line.trim().to_owned()))
                    }
                    Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                    Err(ReadlineError::Io(error)) => Err(error),
                    Err(error) => Err(io::Error::other(error)),
                }
            }
        }
    }
}

/// Completes moves and orders with the tab key.
pub(crate) struct Completions {
    moves: Vec<String>,
}

impl Completer for Completions {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        cursor: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = line[..cursor].trim_start();
        let start = cursor - typed.len();
        let words = self.moves.iter().cloned().chain(long_words().map(str::to_owned));
        let found = words.filter(|word| word.starts_with(typed));
        Ok((start, found.collect()))
    }
}

impl Helper for Completions {}
impl Hinter for Completions {
    type Hint = String;
}
impl Highlighter for Completions {}
impl Validator for Completions {}
