//! Sentences that several commands say.

pub(crate) use stratege_words::sentences::{
    between, chance, convention, doubt, estimate, gain, headline, parameter, plain_gain, points,
    rough_chance, surety, unseen, value, verdict,
};
