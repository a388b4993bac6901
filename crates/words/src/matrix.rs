//! What is wrong with a matrix game, in words.

use stratege_catalog::matrix_game::{Choices, MatrixReadError, Place, Spot};

use crate::{Complaint, Message};

/// A text that is not a matrix game, or not a mixed strategy.
pub fn about_matrix(error: MatrixReadError) -> Complaint {
    let at = |sentence: Message, place: &Place| {
        let complaint = Complaint::usage("matrix", sentence.with("place", spoken(place)));
        complaint.marking(&place.excerpt, place.part.clone())
    };
    match error {
        MatrixReadError::Empty => Complaint::usage("matrix", Message::new("error-matrix-empty"))
            .advising(Message::new("advice-matrix-form")),
        MatrixReadError::Hole { place } => at(Message::new("error-matrix-hole"), &place),
        MatrixReadError::NotANumber { place, found } => {
            if place.at == Spot::Word {
                return at(Message::new("error-matrix-weight-text").with("found", found), &place);
            }
            let complaint = at(Message::new("error-matrix-text").with("found", found), &place);
            complaint.advising(Message::new("advice-matrix-form"))
        }
        MatrixReadError::NotFinite { place, found } => {
            at(Message::new("error-matrix-finite").with("found", found), &place)
        }
        MatrixReadError::TooGreat { place, found } => {
            at(Message::new("error-matrix-great").with("found", found), &place)
        }
        MatrixReadError::Alone { place, found } => {
            at(Message::new("error-bimatrix-alone").with("found", found), &place)
        }
        MatrixReadError::Pairs => Complaint::usage("matrix", Message::new("error-bimatrix-pairs")),
        MatrixReadError::Sizes { found, expected } => {
            let size = |[rows, columns]: [usize; 2]| {
                Message::new("matrix-size").with("rows", rows).with("columns", columns)
            };
            let sentence = Message::new("error-bimatrix-sizes").with("found", size(found));
            Complaint::usage("matrix", sentence.with("expected", size(expected)))
        }
        MatrixReadError::OtherName { found, expected } => {
            let sentence = Message::new("error-bimatrix-name").with("found", found);
            Complaint::usage("matrix", sentence.with("expected", expected))
        }
        MatrixReadError::Ragged { place, found, expected } => {
            let sentence = Message::new("error-matrix-ragged").with("found", found);
            at(sentence.with("expected", expected), &place)
        }
        MatrixReadError::NameTwice { place, name } => {
            at(Message::new("error-matrix-name-twice").with("name", name), &place)
        }
        MatrixReadError::NameCount { choices, found, expected } => {
            let key = match choices {
                Choices::Rows => "error-matrix-row-names",
                Choices::Columns => "error-matrix-column-names",
            };
            let sentence = Message::new(key).with("found", found).with("expected", expected);
            Complaint::usage("matrix", sentence)
        }
        MatrixReadError::Json { place, expected } => {
            at(Message::new("error-matrix-json").with("expected", expected), &place)
        }
        MatrixReadError::WeightCount { choices, found, expected } => {
            let key = match choices {
                Choices::Rows => "error-matrix-row-weights",
                Choices::Columns => "error-matrix-column-weights",
            };
            let sentence = Message::new(key).with("found", found).with("expected", expected);
            Complaint::usage("matrix", sentence).advising(Message::new("advice-matrix-weights"))
        }
        MatrixReadError::Weight { place, found } => {
            at(Message::new("error-matrix-weight").with("found", found), &place)
        }
        MatrixReadError::WeightSum { sum } => {
            let sum = [sum.clone(), sum.replace('.', ",")];
            Complaint::usage("matrix", Message::new("error-matrix-weight-sum").with("sum", sum))
        }
    }
}

fn spoken(place: &Place) -> Message {
    match place.at {
        Spot::Line(line) => Message::new("place-line").with("line", line),
        Spot::Row(row) => Message::new("place-row").with("row", row),
        Spot::Word => Message::new("place-weight"),
    }
    .with("column", place.column)
}
