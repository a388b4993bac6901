//! Where a drawing goes and in which format.

use std::path::PathBuf;

use clap::ValueEnum;

use crate::{
    failure::{Complaint, Failure},
    files::save_drawing,
    i18n::Message,
    png,
    session::Session,
};

/// A file or the terminal, with a format.
pub(crate) struct Target<F> {
    path: Option<PathBuf>,
    /// The format.
    pub format: F,
}

impl<F: ValueEnum + Clone> Target<F> {
    /// The format that was asked for, else the one that the file's name ends in, else `default`.
    pub(crate) fn new(
        path: Option<PathBuf>,
        format: Option<F>,
        default: F,
    ) -> Result<Target<F>, Failure> {
        let format = match (format, &path) {
            (Some(format), _) => format,
            (None, None) => default,
            (None, Some(path)) => {
                let ending = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
                from_ending(&ending).ok_or_else(|| {
                    let sentence = Message::new("error-ending")
                        .with("path", path.display().to_string())
                        .with("known", names::<F>());
                    Complaint::usage("usage", sentence)
                })?
            }
        };
        path.as_deref().map_or(Ok(()), png::check)?;
        Ok(Target { path, format })
    }

    /// Writes the drawing to the file and says so, or gives it as the answer.
    pub(crate) fn give(&self, drawing: &str, session: &mut Session) -> Result<(), Failure> {
        self.save(drawing)?;
        self.tell(drawing, session)
    }

    /// Writes the drawing, if it goes to a file: before anything is printed.
    pub(crate) fn save(&self, drawing: &str) -> Result<(), Failure> {
        self.path.as_ref().map_or(Ok(()), |path| save_drawing(path, drawing))
    }

    /// Says that the drawing was written, or gives it as the answer.
    pub(crate) fn tell(&self, drawing: &str, session: &mut Session) -> Result<(), Failure> {
        match &self.path {
            Some(path) => session.written(path),
            None => session.print(drawing),
        }
    }

    /// Whether the drawing goes to the terminal.
    pub(crate) fn is_terminal(&self) -> bool {
        self.path.is_none()
    }
}

fn from_ending<F: ValueEnum>(ending: &str) -> Option<F> {
    let format = match ending {
        "txt" => "text",
        // Dots are made of the drawing when it is written.
        "png" => "svg",
        "gv" => "dot",
        "tex" => "tikz",
        "mmd" => "mermaid",
        "py" => "python",
        other => other,
    };
    F::from_str(format, false).ok()
}

fn names<F: ValueEnum>() -> String {
    let names = F::value_variants().iter().filter_map(ValueEnum::to_possible_value);
    names.map(|name| name.get_name().to_owned()).collect::<Vec<_>>().join(", ")
}
