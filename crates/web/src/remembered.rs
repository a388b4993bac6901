//! Answers that took long and may be asked for again: a class looks at the same board.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// The latest answers, by question, up to a number of bytes.
pub(crate) struct Remembered {
    shelf: Mutex<Shelf>,
    most: usize,
}

#[derive(Default)]
struct Shelf {
    answers: BTreeMap<Arc<str>, Arc<str>>,
    /// The questions, the oldest first.
    order: VecDeque<Arc<str>>,
    bytes: usize,
}

impl Remembered {
    /// Remembers nothing yet, and never more than `most` bytes.
    pub(crate) fn new(most: usize) -> Remembered {
        Remembered { shelf: Mutex::default(), most }
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The answer to a question, if it is remembered.
    pub(crate) fn find(&self, question: &str) -> Option<Arc<str>> {
        self.shelf().answers.get(question).cloned()
    }

    /// Remembers an answer, and forgets the oldest ones where there is no room.
    pub(crate) fn keep(&self, question: &str, answer: &str) {
        let mut shelf = self.shelf();
        if question.len() + answer.len() > self.most || shelf.answers.contains_key(question) {
            return;
        }
        let question: Arc<str> = question.into();
        shelf.bytes += question.len() + answer.len();
        shelf.order.push_back(Arc::clone(&question));
        shelf.answers.insert(question, answer.into());
        while shelf.bytes > self.most {
            let Some(oldest) = shelf.order.pop_front() else { return };
            let forgotten = shelf.answers.remove(&oldest);
            shelf.bytes -= oldest.len() + forgotten.map_or(0, |answer| answer.len());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_answers_are_forgotten_first() {
        let remembered = Remembered::new(10);
        remembered.keep("a", "1234");
        remembered.keep("b", "1234");
        check(&remembered, ["a", "b", "c"], [true, true, false]);
        remembered.keep("c", "1");
        check(&remembered, ["a", "b", "c"], [false, true, true]);
        remembered.keep("d", "too long for it");
        check(&remembered, ["b", "c", "d"], [true, true, false]);
    }

    #[track_caller]
    fn check(remembered: &Remembered, questions: [&str; 3], known: [bool; 3]) {
        assert_eq!(questions.map(|question| remembered.find(question).is_some()), known);
    }
}
