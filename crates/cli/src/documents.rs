//! Commands that the documents print without an answer: they are written as this program reads them.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::args;

#[test]
fn every_command_of_the_documents_is_understood() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let mut pages = vec![root.join("README.md"), root.join("LISEZMOI.md")];
    collect(&root.join("docs"), &mut pages);
    let mut wrong = Vec::new();
    let mut count = 0;
    for page in pages {
        let text = fs::read_to_string(&page).expect("a page");
        for line in shell_lines(&text) {
            for words in commands(&line) {
                count += 1;
                if let Err(error) = args::command().try_get_matches_from(&words)
                    && error.use_stderr()
                {
                    wrong.push(format!("{}: {line}\n{error}", page.display()));
                }
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
    assert!(count > 50, "only {count} commands were found");
}

/// All pages below a folder.
fn collect(folder: &Path, pages: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, pages);
        } else if path.extension().is_some_and(|extension| extension == "md") {
            pages.push(path);
        }
    }
}

/// The lines of the blocks for a shell, those that go on below put together.
fn shell_lines(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut is_inside = false;
    for line in text.lines() {
        let line = line.trim();
        if line.starts_with("```") {
            is_inside = ["```sh", "```bash"].contains(&line);
        } else if is_inside {
            match lines.last_mut().filter(|last| last.ends_with('\\')) {
                Some(last) => {
                    last.pop();
                    last.push_str(line);
                }
                None => lines.push(line.to_owned()),
            }
        }
    }
    lines
}

/// The commands of this program in a line, as words; what others do is left out.
fn commands(line: &str) -> Vec<Vec<String>> {
    let cargo = ["cargo", "run", "--release", "--"].map(str::to_owned);
    let own = |words: Vec<String>| {
        let words = match words.strip_prefix(cargo.as_slice()) {
            Some(rest) => [&[args::PROGRAM.to_owned()], rest].concat(),
            None => words,
        };
        let is_own = words.first().is_some_and(|word| word == args::PROGRAM);
        is_own.then_some(words)
    };
    split(line).into_iter().filter_map(own).collect()
}

/// The words of a line, as a shell splits it into commands and these into words.
fn split(line: &str) -> Vec<Vec<String>> {
    let mut commands = vec![Vec::new()];
    let (mut word, mut quote) = (None::<String>, None);
    let mut symbols = line.chars().peekable();
    let mut is_target = false;
    while let Some(symbol) = symbols.next() {
        match (quote, symbol) {
            (Some(end), _) if symbol == end => quote = None,
            (None, '\'' | '"') => {
                quote = Some(symbol);
                word.get_or_insert_default();
            }
            (None | Some('"'), '\\') => word.get_or_insert_default().extend(symbols.next()),
            // Variables of others are numbers here: parts, threads.
            (None | Some('"'), '$') => {
                while symbols.next_if(|&symbol| symbol == '_' || symbol.is_alphanumeric()).is_some()
                {
                }
                word.get_or_insert_default().push('7');
            }
            (None, '#') if word.is_none() => break,
            (None, ' ' | '|' | '&' | ';' | '<' | '>') => {
                let last = commands.last_mut().expect("there is one command");
                match word.take() {
                    // The file that a command reads or writes is no word of it.
                    Some(_) if is_target => is_target = false,
                    Some(whole) => last.push(whole),
                    None => {}
                }
                match symbol {
                    '|' | '&' | ';' => commands.push(Vec::new()),
                    '<' | '>' => is_target = true,
                    _ => {}
                }
            }
            _ => word.get_or_insert_default().push(symbol),
        }
    }
    let last = commands.last_mut().expect("there is one command");
    last.extend(word.filter(|_| !is_target));
    commands
}

#[test]
fn lines_are_split_as_a_shell_does() {
    let line = "stratege a 'b c' \"d\" | grep x && stratege e > file.txt  # not this";
    let own = [vec!["stratege", "a", "b c", "d"], vec!["stratege", "e"]];
    assert_eq!(commands(line), own);
    assert_eq!(commands("stratege --part \"$TASK_ID/9\""), [["stratege", "--part", "7/9"]]);
    assert_eq!(commands("make stratege"), Vec::<Vec<String>>::new());
}
