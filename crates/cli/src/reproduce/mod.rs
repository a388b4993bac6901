//! How reproduced papers are told: as text and as a page with every figure.

pub(crate) mod directory;
mod figures;
pub(crate) mod page;
pub(crate) mod text;

use stratege_papers::{Finished, Tongue, Verdict};

use crate::{
    exit::Exit,
    i18n::{Language, Words},
};

/// Whether nothing needs to be said about an item with this verdict.
pub(crate) fn is_plain(verdict: Verdict) -> bool {
    matches!(verdict, Verdict::Reproduced | Verdict::Answered)
}

/// How many items have each verdict.
pub(crate) struct Tally {
    verdicts: [usize; 4],
    /// Items that were stopped.
    pub unfinished: usize,
    /// The seed of all random draws.
    pub seed: u64,
}

/// The verdicts, the best news first.
pub(crate) const VERDICTS: [Verdict; 4] =
    [Verdict::Reproduced, Verdict::Corrected, Verdict::Answered, Verdict::Differs];

impl Tally {
    pub(crate) fn of(finished: &[Finished<'_>], unfinished: usize, seed: u64) -> Tally {
        let count =
            |verdict| finished.iter().filter(|item| item.judgement.verdict == verdict).count();
        Tally { verdicts: VERDICTS.map(count), unfinished, seed }
    }

    /// How many items have a verdict.
    pub(crate) fn of_verdict(&self, verdict: Verdict) -> usize {
        let place = VERDICTS.iter().position(|each| *each == verdict);
        place.map_or(0, |place| self.verdicts[place])
    }

    /// How a run with these verdicts ends.
    pub(crate) fn exit(&self) -> Exit {
        match (self.of_verdict(Verdict::Differs), self.unfinished) {
            (1.., _) => Exit::No,
            (0, 1..) => Exit::Limit,
            (0, 0) => Exit::Done,
        }
    }
}

/// The language of these words, for sentences that items put together.
pub(crate) fn tongue(words: &Words) -> Tongue {
    match words.language() {
        Language::En => Tongue::English,
        Language::Fr => Tongue::French,
    }
}

/// A verdict in one word.
pub(crate) fn verdict(verdict: Verdict, words: &Words) -> String {
    words.say(match verdict {
        Verdict::Reproduced => "reproduce-reproduced",
        Verdict::Corrected => "reproduce-corrected",
        Verdict::Answered => "reproduce-answered",
        Verdict::Differs => "reproduce-differs",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exit_code_says_whether_everything_was_reproduced() {
        let exit = |verdicts, unfinished| Tally { verdicts, unfinished, seed: 0 }.exit();
        assert_eq!(exit([3, 2, 1, 0], 0), Exit::Done);
        assert_eq!(exit([3, 2, 1, 0], 1), Exit::Limit);
        assert_eq!(exit([3, 2, 0, 1], 0), Exit::No);
        assert_eq!(exit([3, 2, 0, 1], 1), Exit::No);
    }
}
