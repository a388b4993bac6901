//! The fixed tasks find what is known.

use stratege_catalog::{Catalog, bench::tasks, core::Limits};

#[test]
fn every_task_finds_what_is_known_and_the_signature_stays() {
    let catalog = Catalog::new();
    let visited = tasks().into_iter().map(|task| {
        let outcome = task.run(&catalog, Limits::default());
        outcome.unwrap_or_else(|error| panic!("{error}")).visited
    });
    assert_eq!(visited.sum::<u64>(), 74_874_028, "the signature");
}
