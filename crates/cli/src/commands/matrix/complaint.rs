//! What is wrong with a matrix game, in words.

use stratege_catalog::matrix_game::{
    Choices, MatrixJobError, MatrixReadError, MatrixRequest, Place, Spot,
};

use crate::{
    failure::{self, Complaint, Failure, cause_of},
    i18n::Said,
    limit::Budget,
};

/// A text that is not a matrix game, or not a mixed strategy.
pub(super) fn about_reading(error: MatrixReadError) -> Failure {
    complaint(error).into()
}

/// A matrix game that was not solved.
pub(super) fn about_solving(
    error: MatrixJobError,
    request: &MatrixRequest<'_>,
    budget: &Budget,
) -> Failure {
    match error {
        MatrixJobError::Read(error) => complaint(error),
        MatrixJobError::TooLarge { seconds, bytes } => Complaint::usage(
            "too-large",
            Said::new("error-matrix-large")
                .with("time", duration(seconds))
                .with("bytes", failure::size(bytes))
                .with("allowed-time", duration(request.patience))
                .with("allowed", failure::size(budget.memory as f64)),
        )
        .advising(Said::new(if request.exact {
            "advice-matrix-exact"
        } else {
            "advice-matrix-large"
        })),
        MatrixJobError::Stopped(cause) => {
            let sentence = Said::new("error-matrix-stopped").with("cause", cause_of(cause));
            Complaint::limit("stopped", sentence)
        }
    }
    .into()
}

fn complaint(error: MatrixReadError) -> Complaint {
    let at = |sentence: Said, place: &Place| {
        let complaint = Complaint::usage("matrix", sentence.with("place", spoken(place)));
        complaint.marking(&place.excerpt, place.part.clone())
    };
    match error {
        MatrixReadError::Empty => Complaint::usage("matrix", Said::new("error-matrix-empty"))
            .advising(Said::new("advice-matrix-form")),
        MatrixReadError::Hole { place } => at(Said::new("error-matrix-hole"), &place),
        MatrixReadError::NotANumber { place, found } => {
            if place.at == Spot::Word {
                return at(Said::new("error-matrix-weight-text").with("found", found), &place);
            }
            let complaint = at(Said::new("error-matrix-text").with("found", found), &place);
            complaint.advising(Said::new("advice-matrix-form"))
        }
        MatrixReadError::NotFinite { place, found } => {
            at(Said::new("error-matrix-finite").with("found", found), &place)
        }
        MatrixReadError::TooGreat { place, found } => {
            at(Said::new("error-matrix-great").with("found", found), &place)
        }
        MatrixReadError::Ragged { place, found, expected } => {
            let sentence = Said::new("error-matrix-ragged").with("found", found);
            at(sentence.with("expected", expected), &place)
        }
        MatrixReadError::NameTwice { place, name } => {
            at(Said::new("error-matrix-name-twice").with("name", name), &place)
        }
        MatrixReadError::NameCount { choices, found, expected } => {
            let key = match choices {
                Choices::Rows => "error-matrix-row-names",
                Choices::Columns => "error-matrix-column-names",
            };
            let sentence = Said::new(key).with("found", found).with("expected", expected);
            Complaint::usage("matrix", sentence)
        }
        MatrixReadError::Json { place, expected } => {
            at(Said::new("error-matrix-json").with("expected", expected), &place)
        }
        MatrixReadError::WeightCount { choices, found, expected } => {
            let key = match choices {
                Choices::Rows => "error-matrix-row-weights",
                Choices::Columns => "error-matrix-column-weights",
            };
            let sentence = Said::new(key).with("found", found).with("expected", expected);
            Complaint::usage("matrix", sentence).advising(Said::new("advice-matrix-weights"))
        }
        MatrixReadError::Weight { place, found } => {
            at(Said::new("error-matrix-weight").with("found", found), &place)
        }
        MatrixReadError::WeightSum { sum } => {
            let sum = [sum.clone(), sum.replace('.', ",")];
            Complaint::usage("matrix", Said::new("error-matrix-weight-sum").with("sum", sum))
        }
    }
}

fn spoken(place: &Place) -> Said {
    match place.at {
        Spot::Line(line) => Said::new("place-line").with("line", line),
        Spot::Row(row) => Said::new("place-row").with("row", row),
        Spot::Word => Said::new("place-weight"),
    }
    .with("column", place.column)
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
