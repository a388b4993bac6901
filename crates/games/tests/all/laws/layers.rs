//! What games promise that go from layer to layer.

use std::collections::{BTreeMap, BTreeSet};

use stratege_core::{
    Alternating, Game, InsightfulRules, Lane, LaneRules, Lanes, Layered, Listed, Player, Puzzle,
    Turn,
};
use stratege_games::{Visitor, visit_all};

use super::{SMALL, Whole, children, games, positions};

/// The positions of random plays with their children, those next to the start, and the classes that
/// they stand for.
fn met<G: Game>(game: &G) -> BTreeSet<G::State> {
    let mut met = BTreeSet::new();
    let mut nearest = vec![game.start()];
    while met.len() < SMALL && !nearest.is_empty() {
        met.extend(nearest.iter().cloned());
        let next = nearest.iter().take(SMALL / 8).flat_map(|state| children(game, state));
        nearest = next.collect::<BTreeSet<_>>().into_iter().collect();
    }
    for state in positions(game) {
        met.extend(children(game, &state));
        met.insert(state);
    }
    // Tables may hold one position for all that are alike.
    if (0..game.symmetries()).all(|index| game.image(&game.start(), index) == game.start()) {
        let canonical: Vec<G::State> = met.iter().map(|state| game.canonical(state)).collect();
        met.extend(canonical);
    }
    met
}

fn check_layers<G: Whole + Layered>() {
    for game in games::<G>().filter(Layered::has_keys) {
        assert_eq!(game.layer(&game.start()), 0);
        let mut movers: BTreeMap<u32, Turn> = BTreeMap::new();
        for state in met(&game) {
            let (layer, key) = (game.layer(&state), game.pack(&state));
            assert_eq!(game.unpack(layer, key), state, "{key:x}");
            assert!(key < u64::MAX, "{state:?}");
            for child in children(&game, &state) {
                assert_eq!(game.layer(&child), layer + 1, "{state:?} to {child:?}");
            }
            let turn = game.turn(&state);
            if turn != Turn::Over {
                assert_eq!(*movers.entry(layer).or_insert(turn), turn, "{state:?}");
            }
        }
    }
}

fn check_lanes<G: Whole + Lanes>() {
    check_layers::<G>();
    for game in games::<G>().filter(Layered::has_keys) {
        let mut by_layer: BTreeMap<u32, BTreeSet<u64>> = BTreeMap::new();
        for state in met(&game) {
            let (layer, key) = (game.layer(&state), game.pack(&state));
            let over = game.turn(&state) == Turn::Over;
            let payoff = over.then(|| game.payoff(&state, Player::FIRST) as i8);
            assert_eq!(game.ended(layer, key), payoff, "{state:?}");
            if over {
                continue;
            }
            by_layer.entry(layer).or_default().insert(key);
            let lanes = game.lanes(layer);
            let mut found: Vec<u64> = lanes.iter().filter_map(|lane| lane.child(key)).collect();
            let mut expected: Vec<u64> =
                children(&game, &state).iter().map(|child| game.pack(child)).collect();
            found.sort_unstable();
            expected.sort_unstable();
            assert_eq!(found, expected, "{state:?}");
        }
        for (layer, keys) in by_layer {
            for lane in game.lanes(layer) {
                let children: Vec<u64> = keys.iter().filter_map(|&key| lane.child(key)).collect();
                let is_increasing = children.windows(2).all(|pair| pair[0] < pair[1]);
                assert!(is_increasing, "layer {layer}, {lane:?}");
                let reached: Vec<u64> = keys.iter().map(|&key| lane.reach(key)).collect();
                assert!(reached.is_sorted(), "layer {layer}, {lane:?}");
                let is_child = |&key: &u64| lane.child(key).is_none_or(|at| at == lane.reach(key));
                assert!(keys.iter().all(is_child), "layer {layer}, {lane:?}");
            }
        }
    }
}

#[test]
fn layers_follow_each_other_and_lanes_keep_the_order() {
    struct Laws(BTreeSet<&'static str>);
    impl Visitor for Laws {
        fn other<G: Game + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {}

        fn laned<G: Lanes + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
            self.0.insert(G::card().name);
            check_lanes::<G>();
        }

        fn laned_insightful<G>(&mut self)
        where
            G: Lanes + stratege_core::Insightful + Listed<Game = G, Position = <G as Game>::State>,
        {
            self.laned::<G>();
        }

        fn laned_partizan<C>(&mut self)
        where
            C: LaneRules + InsightfulRules + Listed<Game = Alternating<C>, Position = C::Board>,
        {
            self.laned::<Alternating<C>>();
        }

        fn layered_puzzle<G>(&mut self)
        where
            G: Puzzle + Layered + Listed<Game = G, Position = <G as Game>::State>,
        {
            self.0.insert(G::card().name);
            check_layers::<G>();
        }
    }
    let mut laws = Laws(BTreeSet::new());
    visit_all(&mut laws);
    let known = ["connect-four", "domineering", "mnk", "pegs", "tic-tac-toe"];
    assert!(laws.0.iter().eq(&known), "{:?}", laws.0);
}
