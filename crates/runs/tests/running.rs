//! Tournaments do not depend on threads, and a stopped one goes on where it was.

use std::{
    path::PathBuf,
    sync::atomic::{AtomicU64, Ordering},
};

use stratege_core::{Limits, Watch};
use stratege_games::dominoes::Dominoes;
use stratege_runs::Store;
use stratege_tournament::{
    host::Host,
    observation::PartialObservation,
    report::{Extras, Named, TournamentReport, sampled},
    running::{
        Blocks, Contest, Entrant, OnlyKept, Origin, PartContext, PartHeader, PartNumber,
        PartWriter, Plan, Played, PlayedPart, RunContext, RunError, StoreError, play_blocks, run,
    },
    strategies::for_hidden,
};

type Game = PartialObservation<Dominoes>;

fn contest<'a>(game: &'a Dominoes, words: &[&str], plan: Plan) -> Contest<'a, Game> {
    let kinds = for_hidden::<Dominoes>(&Host::default());
    let entrants = words.iter().enumerate().map(|(number, word)| Entrant {
        name: format!("{word} {number}"),
        alias: None,
        strategy: kinds.read(word).expect("a strategy"),
    });
    Contest { game, entrants: entrants.collect(), seed: 9, plan, record: true, times: false }
}

struct Outcome {
    plays: String,
    played: Played,
}

fn play(
    contest: &Contest<'_, Game>,
    threads: usize,
    store: Option<&mut Store>,
    watch: &dyn Watch,
) -> Outcome {
    let mut plays = String::new();
    let mut keep = |lines: &str| {
        plays.push_str(lines);
        Ok(())
    };
    let store = store.map(|store| store as &mut dyn Blocks);
    let context = RunContext { threads, store, plays: &mut keep };
    let played = run(contest, context, Limits { watch, ..Limits::default() });
    let played = played.expect("it can be played");
    Outcome { plays, played }
}

fn json(contest: &Contest<'_, Game>, played: &Played) -> String {
    let named: Vec<Named> = contest
        .entrants
        .iter()
        .map(|entrant| Named { name: entrant.name.clone(), nature: entrant.strategy.nature() })
        .collect();
    let report: TournamentReport =
        sampled(&named, played, contest.plan, contest.seed, Extras::default());
    serde_json::to_string(&report).expect("a report")
}

fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    for end in ["", "-wal", "-shm"] {
        let mut path = path.as_os_str().to_owned();
        path.push(end);
        let _ = std::fs::remove_file(path);
    }
    path
}

const PLANS: [Plan; 3] = [
    Plan::Games { games: 3001 },
    Plan::Precision { precision: 0.03, games: 100_000 },
    Plan::Sprt { margin: 0.04, games: 100_000 },
];

#[test]
fn one_and_many_threads_give_the_same_bytes() {
    let game = Dominoes::paper();
    for plan in PLANS {
        let contest = contest(&game, &["most-points", "random", "worst"], plan);
        let one = play(&contest, 1, None, &stratege_core::Unwatched);
        let many = play(&contest, 5, None, &stratege_core::Unwatched);
        assert!(one.played.complete);
        assert_eq!(json(&contest, &one.played), json(&contest, &many.played));
        assert!(one.plays == many.plays, "every play, in the same order");
    }
}

/// Says stop after so many questions.
struct Patience(AtomicU64);

impl Watch for Patience {
    fn stop(&self) -> bool {
        self.0.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1)).is_err()
    }
}

#[test]
fn plays_that_nobody_watches_end_as_watched_ones() {
    let game = Dominoes::paper();
    let words = ["random", "most-present", "balanced", "first"];
    let mut contest = contest(&game, &words, Plan::Games { games: 400 });
    let watched = play(&contest, 1, None, &stratege_core::Unwatched).played;
    contest.record = false;
    let unwatched = play(&contest, 1, None, &stratege_core::Unwatched).played;
    let pairs = watched.pairings.iter().zip(&unwatched.pairings);
    for (watched, unwatched) in pairs {
        let (watched, unwatched) = (&watched.tally, &unwatched.tally);
        assert_eq!(watched.seats, unwatched.seats);
        assert_eq!(watched.pairs, unwatched.pairs);
        assert_eq!(watched.lengths, unwatched.lengths);
        assert_eq!(watched.margins, unwatched.margins);
    }
}

#[test]
fn a_stopped_tournament_goes_on_to_the_same_bytes() {
    let game = Dominoes::paper();
    for (number, plan) in PLANS.into_iter().enumerate() {
        let contest = contest(&game, &["most-points", "random", "worst"], plan);
        let whole = play(&contest, 2, None, &stratege_core::Unwatched);
        let path = file(&format!("stopped-{number}.sqlite"));
        let mut store = Store::create(&path, "manifest", &[["a", "b"]; 3]).expect("a new file");
        let mut plays = 0;
        let mut unfinished = 0;
        for patience in [60, 150, 300] {
            let watch = Patience(AtomicU64::new(patience));
            let part = play(&contest, 2, Some(&mut store), &watch);
            unfinished += usize::from(!part.played.complete);
            plays = plays.max(part.plays.lines().count());
            drop(store);
            let (opened, manifest) = Store::open(&path).expect("the same file");
            assert_eq!(manifest, "manifest");
            store = opened;
        }
        assert!(unfinished > 1 && plays > 0, "{plan:?}: stopped {unfinished} times, {plays} plays");
        let rest = play(&contest, 1, Some(&mut store), &stratege_core::Unwatched);
        assert!(rest.played.complete);
        assert_eq!(json(&contest, &whole.played), json(&contest, &rest.played), "{plan:?}");
        assert!(whole.plays == rest.plays, "every play, in the same order");
    }
}

#[test]
fn a_strategy_is_not_declared_different_from_itself() {
    let game = Dominoes::paper();
    let plan = Plan::Precision { precision: 0.02, games: 20_000 };
    let words = ["most-points", "most-points", "random", "random", "fallible:1,random"];
    let contest = contest(&game, &words, plan);
    let outcome = play(&contest, 2, None, &stratege_core::Unwatched);
    let differs = |pairing: &stratege_tournament::running::Pairing| {
        pairing.course.differs().expect("a sequential plan")
    };
    for pairing in &outcome.played.pairings {
        let same = |group: &[usize]| pairing.entrants.iter().all(|number| group.contains(number));
        let alike = same(&[0, 1]) || same(&[2, 3, 4]);
        assert_eq!(differs(pairing), !alike, "{:?}", pairing.entrants);
    }
}

#[test]
fn files_that_are_no_tournaments_are_refused() {
    let path = file("other.sqlite");
    std::fs::write(&path, "not a database, but a text that is long enough to be one")
        .expect("a file");
    assert!(Store::open(&path).is_err());
    assert!(matches!(Store::create(&path, "", &[]), Err(StoreError::Exists)));
    assert!(matches!(Store::open(&file("none.sqlite")), Err(StoreError::Empty)));
}

/// A part as it is written.
fn part(contest: &Contest<'_, Game>, origin: &Origin, part: PartNumber) -> String {
    let blocks = contest.schedule().expect("no clock").range(part);
    let header =
        PartHeader { origin: origin.clone(), part: Some(part.to_string()), blocks: blocks.clone() };
    let mut writer = PartWriter::new(&header, Vec::new()).expect("there is room");
    let mut keep = |blocks: &[_]| writer.write(blocks);
    let context = PartContext { blocks, threads: 2, keep: &mut keep };
    assert!(play_blocks(contest, context, Limits::default()).expect("it can be played"));
    String::from_utf8(writer.finish()).expect("a text")
}

#[test]
fn parts_in_any_order_give_the_same_bytes() {
    let game = Dominoes::paper();
    let word = |text: &str| text.to_owned();
    let origin = Origin { stratege: word("v"), program: word("p"), tournament: word("t") };
    // Plans that stop by themselves need no blocks beyond the last one that was judged.
    let plans = [(PLANS[0], 24, 24), (PLANS[1], 100, 10), (PLANS[2], 100, 10)];
    for (number, (plan, of, needed)) in plans.into_iter().enumerate() {
        let contest = contest(&game, &["most-points", "random", "worst"], plan);
        let schedule = contest.schedule().expect("no clock");
        let whole = play(&contest, 2, None, &stratege_core::Unwatched);
        let path = file(&format!("parts-{number}.sqlite"));
        let mut store = Store::create(&path, "manifest", &[["a", "b"]; 3]).expect("a new file");
        for number in (1..=needed).rev() {
            let before = judged(&contest, &store);
            assert!(!before.played.complete, "{plan:?}: complete before part {number}");
            let text = part(&contest, &origin, PartNumber::new(number, of).expect("a part"));
            let part = PlayedPart::read(&text, &origin, &schedule).expect("whole");
            part.merge(&mut store).expect("new blocks");
        }
        let merged = judged(&contest, &store);
        assert!(merged.played.complete, "{plan:?}");
        assert_eq!(json(&contest, &whole.played), json(&contest, &merged.played), "{plan:?}");
        assert!(whole.plays == merged.plays, "every play, in the same order");
    }
}

/// What the blocks that are kept say, without playing any.
fn judged(contest: &Contest<'_, Game>, store: &Store) -> Outcome {
    let mut plays = String::new();
    let mut keep = |lines: &str| {
        plays.push_str(lines);
        Ok(())
    };
    let mut only = OnlyKept(store);
    let context = RunContext { threads: 1, store: Some(&mut only), plays: &mut keep };
    let played = run(contest, context, Limits::default()).expect("it can be judged");
    Outcome { plays, played }
}

#[test]
fn strategies_that_look_at_the_clock_have_no_parts() {
    let game = Dominoes::paper();
    let contest = contest(&game, &["ismcts:10ms", "random"], PLANS[0]);
    let refused = contest.schedule().expect_err("it looks at the clock");
    assert!(matches!(refused, RunError::Clocked { strategy } if strategy == "ismcts:10ms 0"));
}

#[test]
fn a_plan_is_read_without_touching_its_file() {
    let path = file("plan #1 50%?.sqlite");
    drop(Store::create(&path, "manifest", &[["a", "b"]]).expect("a new file"));
    let before = std::fs::read(&path).expect("it is there");
    assert_eq!(Store::plan(&path).expect("a plan"), "manifest");
    assert!(before == std::fs::read(&path).expect("it is there"));
    let beside = |end: &str| std::path::PathBuf::from(format!("{}{end}", path.display()));
    assert!(!beside("-wal").exists() && !beside("-shm").exists());
    assert!(matches!(Store::plan(&file("none.sqlite")), Err(StoreError::Empty)));
}
