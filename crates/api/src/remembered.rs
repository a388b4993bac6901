//! Answers that took long and may be asked for again: hints, because a class looks at the same
//! board, and the results of jobs.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use serde::Serialize;
use stratege_catalog::core::{Stopped, Unwatched, Watch};
use stratege_words::Message;

use crate::{
    Api, Asking,
    packed::{PackError, Packed},
    refusal::{Refusal, unwritable},
};

impl Api {
    /// The answer to a question, found before or found now and remembered.
    ///
    /// `find` gives the answer, and whether more time for it would not have been given.
    pub(crate) fn remembering<A: Serialize>(
        &self,
        question: &str,
        asking: &Asking,
        find: impl FnOnce() -> Result<(A, bool), Refusal>,
    ) -> Result<String, Refusal> {
        // Somebody else may have found it while this one waited.
        if let Some(answer) = self.remembered.find(question) {
            return Ok(answer.text());
        }
        let (found, is_whole) = find()?;
        let answer = self.remembered.pack(&found, &Unwatched)?;
        let text = answer.text();
        // What was cut short because its asker left, or others waited, is no answer for others.
        if is_whole && !asking.is_given_up() {
            // What cannot be kept is sent all the same.
            let _ = self.remembered.keep(question, answer);
        }
        Ok(text)
    }
}

/// The latest answers, by name or question, up to a number of bytes.
pub struct Remembered {
    cache: Mutex<HintCache>,
    most: u64,
}

#[derive(Default)]
struct HintCache {
    answers: BTreeMap<Arc<str>, Arc<Packed>>,
    /// The questions, the oldest first; some of them may be forgotten already.
    order: VecDeque<Arc<str>>,
    bytes: u64,
}

/// Bytes that it takes to know where an answer is.
const ENTRY: u64 = 256;

fn size(question: &str, answer: &Packed) -> u64 {
    2 * question.len() as u64 + answer.size() + ENTRY
}

impl HintCache {
    fn forget(&mut self, question: &str) {
        if let Some(answer) = self.answers.remove(question) {
            self.bytes -= size(question, &answer);
        }
    }
}

impl Remembered {
    /// Remembers nothing yet, and never more than `most` bytes.
    pub(crate) fn new(most: u64) -> Remembered {
        Remembered { cache: Mutex::default(), most }
    }

    fn cache(&self) -> MutexGuard<'_, HintCache> {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The answer to a question, if it is remembered.
    pub fn find(&self, question: &str) -> Option<Arc<Packed>> {
        self.cache().answers.get(question).cloned()
    }

    /// Writes down an answer; refused if it would not fit even if all others were forgotten.
    pub(crate) fn pack(
        &self,
        answer: &impl Serialize,
        watch: &dyn Watch,
    ) -> Result<Packed, Refusal> {
        Packed::new(answer, self.most, watch).map_err(|error| match error {
            PackError::TooLarge => self.too_large(),
            PackError::Stopped => {
                stratege_catalog::JobError::Stopped { cause: Stopped::Asked, nodes: 0 }.into()
            }
            PackError::Unwritable(why) => unwritable(why),
        })
    }

    /// Remembers an answer, and forgets the oldest ones where there is no room.
    ///
    /// The first answer to a question stays.
    pub fn keep(&self, question: &str, answer: Packed) -> Result<(), Refusal> {
        let bytes = size(question, &answer);
        if bytes > self.most {
            return Err(self.too_large());
        }
        let mut cache = self.cache();
        if cache.answers.contains_key(question) {
            return Ok(());
        }
        let question: Arc<str> = question.into();
        cache.bytes += bytes;
        cache.answers.insert(Arc::clone(&question), answer.into());
        cache.order.push_back(question);
        while cache.bytes > self.most {
            let Some(oldest) = cache.order.pop_front() else { break };
            cache.forget(&oldest);
        }
        Ok(())
    }

    /// Forgets an answer.
    pub fn forget(&self, question: &str) {
        let mut cache = self.cache();
        cache.forget(question);
        cache.order.retain(|other| **other != *question);
    }

    fn too_large(&self) -> Refusal {
        let most = self.most.div_ceil(1 << 20);
        Refusal::too_large(Message::new("error-web-kept").with("most", most))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_answers_are_forgotten_first() {
        let remembered = Remembered::new(3 * ENTRY);
        keep(&remembered, "a", 4);
        keep(&remembered, "b", 4);
        check(&remembered, ["a", "b", "c"], [true, true, false]);
        keep(&remembered, "c", 4);
        check(&remembered, ["a", "b", "c"], [false, true, true]);
        assert!(remembered.keep("d", packed(1000)).is_err());
        check(&remembered, ["b", "c", "d"], [true, true, false]);
        remembered.forget("b");
        keep(&remembered, "d", 4);
        check(&remembered, ["b", "c", "d"], [false, true, true]);
    }

    #[test]
    fn what_never_fits_is_not_even_written_down() {
        let remembered = Remembered::new(1000);
        let long: Vec<u32> = (0..100_000).collect();
        assert!(remembered.pack(&long, &Unwatched).is_err());
        assert!(remembered.pack(&"short", &Unwatched).is_ok());
    }

    /// Numbers that cannot be compressed much.
    fn packed(count: u64) -> Packed {
        let numbers: Vec<u64> =
            (0..count).map(|it| it.wrapping_mul(0x9e37_79b9_7f4a_7c15)).collect();
        Packed::new(&numbers, u64::MAX, &Unwatched).expect("room")
    }

    #[track_caller]
    fn keep(remembered: &Remembered, question: &str, count: u64) {
        assert!(remembered.keep(question, packed(count)).is_ok(), "{question}");
    }

    #[track_caller]
    fn check(remembered: &Remembered, questions: [&str; 3], known: [bool; 3]) {
        assert_eq!(questions.map(|question| remembered.find(question).is_some()), known);
    }
}
