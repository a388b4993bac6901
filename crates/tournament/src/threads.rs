//! Work shared out among threads: the one place that knows whether there are any.
//!
//! On `wasm32` there is one thread, and everything is done in its order. What comes out must not
//! depend on it: results are in the order of the work.

use std::convert::Infallible;
#[cfg(not(target_arch = "wasm32"))]
use std::sync::{Mutex, PoisonError};

/// Threads that work is shared out among.
pub struct Workers {
    /// Nothing where no threads can be had: then this one does it all.
    #[cfg(not(target_arch = "wasm32"))]
    pool: Option<rayon::ThreadPool>,
}

impl Workers {
    /// So many threads; as many as there are cores if 0.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn new(threads: usize) -> Workers {
        Workers { pool: rayon::ThreadPoolBuilder::new().num_threads(threads).build().ok() }
    }

    /// One thread, however many are wanted.
    #[cfg(target_arch = "wasm32")]
    pub fn new(_: usize) -> Workers {
        Workers {}
    }

    /// What `work` makes of every item, in the order of the items.
    pub fn map<T: Sync, R: Send>(&self, items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
        let done = self.try_map(items, |item| Ok::<R, Infallible>(work(item)));
        done.unwrap_or_else(|never| match never {})
    }

    /// The same until the work on some item fails.
    pub fn try_map<T: Sync, R: Send, E: Send>(
        &self,
        items: &[T],
        work: impl Fn(&T) -> Result<R, E> + Sync,
    ) -> Result<Vec<R>, E> {
        #[cfg(not(target_arch = "wasm32"))]
        if let Some(pool) = &self.pool {
            let done: Vec<Mutex<Option<Result<R, E>>>> =
                items.iter().map(|_| Mutex::default()).collect();
            until_failure(pool, items.len(), &|place| {
                let result = work(&items[place]);
                let is_done = result.is_ok();
                *done[place].lock().unwrap_or_else(PoisonError::into_inner) = Some(result);
                is_done
            });
            // What was not begun is missing, and there is a failure then.
            let done = done.into_iter().map(Mutex::into_inner);
            return done
                .filter_map(|result| result.unwrap_or_else(PoisonError::into_inner))
                .collect();
        }
        items.iter().map(work).collect()
    }
}

/// Does the work at so many places, and begins no more of it once `work` says that it failed.
///
/// The one function that the library's machinery is compiled for: it would be a megabyte of code if
/// it were compiled for every game.
#[cfg(not(target_arch = "wasm32"))]
fn until_failure(pool: &rayon::ThreadPool, places: usize, work: &(dyn Fn(usize) -> bool + Sync)) {
    use rayon::prelude::*;
    pool.install(|| (0..places).into_par_iter().all(work));
}

/// Does `work` on every member at once, each on a thread of its own, with its place.
#[cfg(not(target_arch = "wasm32"))]
pub fn each_at_once<T: Send>(members: &mut [T], work: impl Fn(u64, &mut T) + Sync) {
    std::thread::scope(|scope| {
        for (place, member) in (0..).zip(members) {
            let work = &work;
            scope.spawn(move || work(place, member));
        }
    });
}

/// Does `work` on one member after the other, each with its place.
#[cfg(target_arch = "wasm32")]
pub fn each_at_once<T: Send>(members: &mut [T], work: impl Fn(u64, &mut T) + Sync) {
    (0..).zip(members).for_each(|(place, member)| work(place, member));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_the_order_of_the_items() {
        let items: Vec<u64> = (0..1000).collect();
        for threads in [0, 1, 3] {
            let squares = Workers::new(threads).map(&items, |item| item * item);
            assert!(squares.iter().zip(&items).all(|(square, item)| *square == item * item));
            let odd = |&item: &u64| if item == 500 { Err(item) } else { Ok(item) };
            assert_eq!(Workers::new(threads).try_map(&items, odd), Err(500));
        }
    }

    #[test]
    fn every_member_is_worked_on_in_its_place() {
        let mut members = [10, 20, 30];
        each_at_once(&mut members, |place, member| *member += place);
        assert_eq!(members, [10, 21, 32]);
    }
}
