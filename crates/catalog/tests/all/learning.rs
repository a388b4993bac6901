//! Whoever listens to learning hears the curve as it grows, and changes nothing by it.

use std::sync::Mutex;

use serde_json::json;
use stratege_catalog::{
    Catalog,
    core::{Limits, Stopped, Watch},
    learning::{LearnReport, LearnRequest, LearningObserver, Rates, StepReport, Way},
    tournament::tables::Method,
};

#[test]
fn the_curve_is_told_point_by_point() {
    check("tic-tac-toe", Method::Q(Rates::default()), 1, 300);
    check("nim:2,3", Method::Q(Rates::default()), 3, 200);
    check("chomp:3x3", Method::Trajectories(Way::Uniform), 2, 1000);
    check("dice:n=8,d=2", Method::Q(Rates::default()), 1, 100);
}

#[derive(Default)]
struct Listener {
    steps: usize,
    points: Vec<LearnReport>,
}

impl LearningObserver for Listener {
    fn step(&mut self, _: StepReport) -> Result<(), Stopped> {
        self.steps += 1;
        Ok(())
    }

    fn point(&mut self, so_far: &dyn Fn() -> LearnReport) {
        self.points.push(so_far());
    }
}

/// What was told as progress.
#[derive(Default)]
struct Noted(Mutex<Vec<(u64, Option<u64>)>>);

impl Watch for Noted {
    fn progress(&self, done: u64, total: Option<u64>) {
        self.0.lock().expect("nobody panics with it").push((done, total));
    }
}

/// Learns with and without a listener and compares.
#[track_caller]
fn check(word: &str, method: Method, seeds: u32, plays: u64) {
    let game = Catalog::new().open(word).expect("a game");
    let methods = [method];
    let request = LearnRequest {
        methods: &methods,
        seed: Some(3),
        seeds,
        plays: Some(plays),
        every: Some(10),
        examined: true,
        table: None,
        anew: false,
    };
    let alone = game.learn(&request, None, Limits::default()).expect("it is learned");
    let (mut listener, noted) = (Listener::default(), Noted::default());
    let limits = Limits { watch: &noted, ..Limits::default() };
    let heard = game.learn(&request, Some(&mut listener), limits).expect("it is learned");
    assert_eq!(json!(heard), json!(alone), "{word}: a listener changes nothing");
    assert!(listener.steps > 0 && listener.points.len() > 2, "{word}");
    // As long as there is one run, what is told is the beginning of its curve.
    let first = &alone.learners[0].runs[0];
    let of_first = (first.plays / 10) as usize;
    for (index, point) in listener.points.iter().take(of_first).enumerate() {
        let curve = &point.learners[0].curve;
        let last = curve.last().map(|point| point.plays);
        assert_eq!((curve.len(), last), (index + 2, Some(10 * (index as u64 + 1))), "{word}");
    }
    let noted = noted.0.into_inner().expect("nobody panics with it");
    assert!(noted.is_sorted_by_key(|(done, _)| *done), "{word}: {noted:?}");
    // What a run does not need any more counts as done.
    assert!(noted.last().is_some_and(|(done, total)| Some(*done) == *total), "{word}: {noted:?}");
}
