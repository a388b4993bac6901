//! A play of every game through the server is the play of the catalogue.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use stratege_catalog::{Catalog, Play, document, draw::board_text, tournament::random::Random};

use crate::client::{Running, settings};

/// Moves after which a play that goes on is left.
const LONGEST: usize = 400;

#[test]
fn plays_of_every_game_are_those_of_the_catalogue() {
    let server = Running::new(settings());
    let catalog = Catalog::new();
    for listing in catalog.listings() {
        let game = listing.open("").expect("legal defaults");
        let mut play = game.play(None, 7).expect("a start");
        let mut random = Random::stream(11, 0, 0);
        let mut moves = Vec::new();
        let mut next_look = 0;
        loop {
            let legal = play.moves();
            // Every length would take long: all short ones, then some, then the end.
            if moves.len() == next_look || legal.is_empty() || moves.len() == LONGEST {
                compare(&server, &game.word(), &moves, play.as_ref());
                next_look = moves.len() + 1 + moves.len() / 4;
            }
            if legal.is_empty() || moves.len() == LONGEST {
                break;
            }
            let chosen = &legal[random.below(legal.len() as u32) as usize];
            moves.push(play.play(chosen).expect("legal"));
        }
    }
}

#[track_caller]
fn compare(server: &Running, word: &str, moves: &[String], play: &dyn Play) {
    let answer = server.post("/api/v1/play", &json!({ "game": word, "moves": moves, "seed": 7 }));
    assert_eq!(answer.status, 200, "{word} {moves:?}: {}", answer.text);
    let answer = answer.json();
    assert_eq!(answer["position"], json!(play.position()));
    assert_eq!(answer["turn"], json!(play.turn()));
    assert_eq!(answer["mid_turn"], json!(play.is_mid_turn()));
    assert_eq!(answer["payoff"], json!(play.payoff()));
    assert_eq!(answer["margin"], json!(play.margin()));
    assert_eq!(answer["text"], json!(board_text(&play.picture())));
    let touches = answer["moves"].as_array().expect("moves");
    let notations: Vec<&Value> = touches.iter().map(|touch| &touch["move"]).collect();
    assert_eq!(json!(notations), json!(play.moves()));
    let places = answer["picture"]["places"].as_array().expect("places").len() as u64;
    let there = |place: &Value| place.as_u64().is_some_and(|place| place < places);
    assert!(
        touches.iter().all(|touch| touch["places"].as_array().expect("places").iter().all(there))
    );
    let history = answer["history"].as_array().expect("history");
    let noted: Vec<&Value> = history.iter().map(|step| &step["move"]).collect();
    assert_eq!(json!(noted), json!(moves));
    assert!(history.last().is_none_or(|step| step["position"] == answer["position"]));
}

#[test]
fn an_end_comes_with_its_reason() {
    let server = Running::new(settings());
    let check = |game: &str, start: Option<&str>, moves: &[&str], endings: [&str; 2]| {
        for (lang, ending) in ["en", "fr"].into_iter().zip(endings) {
            let body = json!({ "game": game, "start": start, "moves": moves });
            let answer = server.post(&format!("/api/v1/play?lang={lang}"), &body).json();
            assert_eq!(answer["sentence"], ending);
        }
    };
    // Both runners walk up and down: the start comes back for the second, then for the third time.
    let there_and_back = ["a1-a2", "end", "a7-a6", "end", "a2-a1", "end", "a6-a7", "end"];
    let repeated = [
        "Draw after 16 moves: the same position came back too often.",
        "Match nul après 16 coups\u{202f}: la même position est revenue trop souvent.",
    ];
    check("diaballik", None, &[there_and_back, there_and_back].concat(), repeated);
    let long = [
        "Draw after 8 moves: no game may take longer.",
        "Match nul après 8 coups\u{202f}: aucune partie ne peut être plus longue.",
    ];
    check("diaballik:longest=8", None, &there_and_back, long);
    let stuck = [
        "Not solved after 1 move: no peg can jump any more.",
        "Non résolu après 1 coup\u{202f}: plus aucun pion ne peut sauter.",
    ];
    let pegs = "--..o--/--.o.--/o.o...o/......./o....../--o..--/--o..--";
    check("pegs", Some(pegs), &["c1-c3"], stuck);
}

#[test]
fn a_player_does_not_see_the_other_hand() {
    let server = Running::new(settings());
    let ask = |viewer: Value| {
        let body = json!({ "game": "dominoes", "seed": 4, "viewer": viewer });
        server.post("/api/v1/play", &body).json()
    };
    let all = ask(json!(null));
    let (first, second) = (&all["holding"]["1"], &all["holding"]["2"]);
    let mover = all["turn"].as_u64().expect("somebody moves");
    for viewer in [1, 2] {
        let seen = ask(json!(viewer));
        let (own, other) = if viewer == 1 { (first, second) } else { (second, first) };
        assert_eq!(&seen["holding"][viewer.to_string()], own);
        assert!(!seen.to_string().contains(other.as_str().expect("a hand")), "{seen}");
        assert!(seen["position"].is_null() && seen["start"].is_null());
        assert_eq!(seen["moves"] == json!([]), viewer != mover);
        // Either half of a tile will do.
        for touch in seen["moves"].as_array().expect("moves") {
            let halves = [&touch["places"], &touch["also"][0]];
            assert!(halves.iter().all(|half| half.as_array().is_some_and(|it| it.len() == 1)));
        }
    }
}

/// What a page needs to draw a board is in the sheet: of every game, from the start to the end of
/// a few plays.
#[test]
fn boards_are_put_together_from_symbols_of_the_sheet() {
    let server = Running::new(settings());
    let sheet = server.get("/api/v1/symbols.svg");
    assert_eq!(sheet.header("content-type"), "image/svg+xml");
    let mut used = BTreeSet::new();
    let catalog = Catalog::new();
    for listing in catalog.listings() {
        let game = listing.open("").expect("legal defaults");
        for seed in 0..3 {
            let mut play = game.play(None, seed).expect("a start");
            let mut random = Random::stream(seed, 0, 0);
            for length in 0..80 {
                let legal = play.moves();
                if length % 8 == 0 || legal.is_empty() {
                    let viewer = if length % 16 == 0 { json!(null) } else { json!(1) };
                    let body = json!({ "game": game.word(), "moves": play.history(),
                        "seed": seed, "viewer": viewer });
                    let answer = server.post("/api/v1/play", &body).json();
                    symbols(&answer["picture"], &mut used);
                    if length == 0 {
                        server.check_shape("PlayAnswer", &answer);
                    }
                }
                let Some(count) = (!legal.is_empty()).then_some(legal.len() as u32) else { break };
                play.play(&legal[random.below(count) as usize]).expect("legal");
            }
        }
    }
    server.check_shape("Games", &server.get("/api/v1/games").json());
    assert!(used.len() > 40, "{used:?}");
    for symbol in &used {
        assert!(sheet.text.contains(&format!("<g id=\"{symbol}\">")), "{symbol}");
    }
}

/// The names of all symbols of a picture.
fn symbols(picture: &Value, used: &mut BTreeSet<String>) {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let named = |value: &Value| value.as_str().map(str::to_owned);
    used.extend(list(&picture["beneath"]).iter().filter_map(|it| named(&it["symbol"])));
    for place in list(&picture["places"]) {
        used.extend(named(&place["edge"]));
        for layers in [&place["ground"], &place["piece"]["layers"], &place["over"]] {
            used.extend(list(layers).iter().filter_map(named));
        }
    }
}

#[test]
fn a_choice_made_at_once_is_concealed_until_both_have_chosen() {
    let server = Running::new(settings());
    let check = |game: &str, moves: &[&str], concealed: u8| {
        let answer = server.post("/api/v1/play", &json!({ "game": game, "moves": moves })).json();
        assert_eq!(answer["concealed"], json!(concealed), "{game} {moves:?}");
    };
    check("dice:20x3,simultaneous", &[], 0);
    check("dice:20x3,simultaneous", &["2"], 1);
    check("dice:20x3,simultaneous", &["2", "1"], 0);
    check("dice:20x3", &["2"], 0);
    check("dominoes:3x2,start=first", &[], 0);
}

#[test]
fn an_exported_play_of_every_game_is_read_back() {
    let server = Running::new(settings());
    let catalog = Catalog::new();
    for listing in catalog.listings() {
        let game = listing.open("").expect("legal defaults");
        let mut play = game.play(None, 5).expect("a start");
        let mut random = Random::stream(12, 0, 0);
        // A play that goes on after that is exported as it stands.
        for _ in 0..60 {
            let legal = play.moves();
            let Some(count) = (!legal.is_empty()).then_some(legal.len() as u32) else { break };
            play.play(&legal[random.below(count) as usize]).expect("legal");
        }
        let body = json!({ "game": game.word(), "moves": play.history(), "seed": 5, "players": ["human"] });
        let export = server.post("/api/v1/play/export", &body);
        assert_eq!(export.status, 200, "{}", export.text);
        let (again, report) = catalog.read_play(&export.text).expect("a play");
        assert_eq!((again.word(), report.position), (game.word(), play.position()));
        assert_eq!(report.moves, play.history());
        let document =
            json!(document(again.as_ref(), catalog.read_play(&export.text).expect("a play").1));
        assert_eq!(document, export.json());
    }
}

#[test]
fn an_exported_play_is_what_trace_prints() {
    let server = Running::new(settings());
    let body = json!({ "game": "chomp:2x2", "moves": ["b2", "a2", "b1"], "players": ["human", "optimal"] });
    let export = server.post("/api/v1/play/export", &body).json();
    assert_eq!(export["moves"], json!(["b2", "a2", "b1"]));
    assert_eq!(export["steps"][1], json!({ "move": "a2", "player": 2, "position": "2 1" }));
    assert_eq!((&export["winner"], &export["players"][1]), (&json!(1), &json!("optimal")));
}
