//! What is wrong with a matrix game, in words.

use stratege_catalog::matrix_game::{MatrixJobError, MatrixReadError, MatrixRequest};
use stratege_words::matrix::about_matrix;

use crate::{
    failure::{self, Complaint, Failure, cause_of},
    i18n::Message,
    limit::Budget,
};

/// A text that is not a matrix game, or not a mixed strategy.
pub(super) fn about_reading(error: MatrixReadError) -> Failure {
    about_matrix(error).into()
}

/// A bimatrix game whose equilibria were not found.
pub(super) fn about_equilibria(
    error: MatrixJobError,
    request: &MatrixRequest<'_>,
    budget: &Budget,
) -> Failure {
    let MatrixJobError::TooLarge { seconds, .. } = error else {
        return about_solving(error, request, budget);
    };
    let said = Message::new("error-bimatrix-large")
        .with("time", duration(seconds))
        .with("allowed", duration(request.patience));
    Complaint::usage("too-large", said).advising(Message::new("advice-bimatrix-large")).into()
}

/// A matrix game that was not solved.
pub(crate) fn about_solving(
    error: MatrixJobError,
    request: &MatrixRequest<'_>,
    budget: &Budget,
) -> Failure {
    match error {
        MatrixJobError::Read(error) => about_matrix(error),
        MatrixJobError::TooLarge { seconds, bytes } => Complaint::usage(
            "too-large",
            Message::new("error-matrix-large")
                .with("time", duration(seconds))
                .with("bytes", failure::size(bytes))
                .with("allowed-time", duration(request.patience))
                .with("allowed", failure::size(budget.memory as f64)),
        )
        .advising(Message::new(if request.exact {
            "advice-matrix-exact"
        } else {
            "advice-matrix-large"
        })),
        MatrixJobError::Stopped(cause) => {
            let sentence = Message::new("error-matrix-stopped").with("cause", cause_of(cause));
            Complaint::limit("stopped", sentence)
        }
    }
    .into()
}

/// A time in a unit that can be read, in English and in French.
fn duration(seconds: f64) -> [String; 2] {
    const UNITS: [(f64, &str, &str); 5] = [
        (0.001, "ms", "ms"),
        (1.0, "s", "s"),
        (60.0, "min", "min"),
        (3600.0, "h", "h"),
        (86400.0, "days", "jours"),
    ];
    let fits = |unit: &&(f64, &str, &str)| seconds >= 2.0 * unit.0;
    let (size, en, fr) = UNITS.iter().rev().find(fits).unwrap_or(&UNITS[0]);
    let amount = seconds / size;
    let amount = if amount < 1e4 { format!("{amount:.0}") } else { format!("{amount:.0e}") };
    [format!("{amount} {en}"), format!("{amount} {fr}")]
}

#[cfg(test)]
mod tests {
    use super::duration;

    #[test]
    fn times_are_told_in_a_unit_that_can_be_read() {
        let check = |seconds: f64, en: &str, fr: &str| {
            assert_eq!(duration(seconds), [en.to_owned(), fr.to_owned()]);
        };
        check(0.4, "400 ms", "400 ms");
        check(100.0, "100 s", "100 s");
        check(600.0, "10 min", "10 min");
        check(8000.0, "2 h", "2 h");
        check(1e6, "12 days", "12 jours");
        check(1e12, "1e7 days", "1e7 jours");
    }
}
