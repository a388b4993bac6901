//! Every address that answers at once: right answers, and refusals in both languages.

use serde_json::{Value, json};
use stratege_catalog::{
    Catalog, JobRequest,
    core::Limits,
    layers::{care, disk::DiskFolder},
    tables::TableGoal,
};
use stratege_web::Settings;

use crate::client::{Running, settings};

#[test]
fn games_are_listed_in_both_languages() {
    let server = Running::new(settings());
    let catalog = Catalog::new();
    for (lang, pick) in [("en", 0), ("fr", 1)] {
        let games = server.get(&format!("/api/v1/games?lang={lang}")).json();
        let games = games["games"].as_array().expect("a list").clone();
        assert_eq!(games.len(), catalog.listings().len());
        for (game, listing) in games.iter().zip(catalog.listings()) {
            let title = [listing.card.title.en, listing.card.title.fr][pick];
            assert_eq!((&game["name"], &game["title"]), (&json!(listing.card.name), &json!(title)));
            assert!(catalog.open(game["word"].as_str().expect("a word")).is_ok(), "{game}");
            let programs = game["strategies"].as_array().expect("strategies").iter();
            let allowed = programs.filter(|card| card["word"].to_string().contains("COMMAND"));
            assert!(allowed.into_iter().all(|card| card["allowed"] == false), "{game}");
        }
    }
}

#[test]
fn hints_are_what_the_catalogue_says() {
    let server = Running::new(settings());
    let game = Catalog::new().open("chomp:3x4").expect("a game");
    let request = JobRequest { position: Some("4,4,2 2"), ..JobRequest::default() };
    let solved = game.solve(&request, Limits::default()).expect("solved");
    let hint =
        server.post("/api/v1/hints", &json!({ "game": "chomp:3x4", "moves": ["c3"] })).json();
    assert_eq!(hint["best"], json!(solved.best));
    assert_eq!(hint["distance"], json!(solved.distance));
    assert_eq!((&hint["proof"], &hint["position"]), (&json!("exact"), &json!("4,4,2 2")));
    let french = json!({ "game": "tic-tac-toe", "moves": ["a1", "b1", "a2", "b2"] });
    let hint = server.post("/api/v1/hints?lang=fr", &french).json();
    assert_eq!(hint["sentence"], "J1 gagne en 1 coup\u{202f}: a3.");
    let told = |lang: &str, request: Value| {
        server.post(&format!("/api/v1/hints?lang={lang}"), &request).json()["sentence"].clone()
    };
    // Of many good moves, the first few are named and the others counted.
    let col = json!({ "game": "col", "moves": ["a1", "d2", "a4"] });
    let english = "Player 2 wins in 11 moves: b4, d4, a3, c3 and 2 others.";
    assert_eq!(told("en", col.clone()), english);
    let french = "J2 gagne en 11 coups\u{202f}: b4, d4, a3, c3 et 2 autres.";
    assert_eq!(told("fr", col), french);
    // A lottery is told so that moves and chances are not mixed up.
    let cards = json!({ "game": "goofspiel", "moves": ["4", "3", "1", "2"], "seed": 1 });
    let english = told("en", cards).to_string();
    let lots = "An equilibrium plays 2 with probability 50.00";
    assert!(english.contains(lots), "{english}");
}

#[test]
fn hints_and_best_moves_come_from_tables_where_there_are_any() {
    let path = std::env::temp_dir().join(format!("stratege-web-{}-tables", std::process::id()));
    let folder = DiskFolder::create(&path).expect("a folder");
    let game = Catalog::new().open("connect-four:4x4").expect("a game");
    game.make_table(&folder, TableGoal::Values, Limits::default()).expect("a table");
    let missing = path.join("missing");
    let server = Running::new(Settings { tables: vec![missing, path.clone()], ..settings() });
    let hint = |game: &str| server.post("/api/v1/hints", &json!({ "game": game })).json();
    let (told, found) = (hint("connect-four:4x4"), hint("tic-tac-toe"));
    assert_eq!((&told["method"], &told["value"]), (&json!("table"), &json!("draw")));
    assert_ne!(found["method"], "table");
    let body = json!({ "game": "connect-four:4x4", "strategy": "optimal" });
    let chosen = server.post("/api/v1/choose", &body).json();
    let best = told["best"].as_array().expect("moves");
    assert!(best.contains(&chosen["move"]), "{chosen} of {told}");
    // What the folder cannot tell any more is searched for.
    care::remove(&folder).expect("files of ours");
    let body = json!({ "game": "connect-four:4x4", "moves": ["1"] });
    let hint = server.post("/api/v1/hints", &body);
    assert_eq!(hint.status, 200, "{}", hint.text);
    std::fs::remove_dir(path).expect("an empty folder");
}

#[test]
fn the_same_hint_is_found_once() {
    let server = Running::new(settings());
    // Other ways to the same position, and other words for the same game.
    let ask = |game: &str, moves: Value, lang: &str| {
        let body = json!({ "game": game, "moves": moves });
        server.post(&format!("/api/v1/hints?lang={lang}"), &body).text
    };
    let first = ask("tic-tac-toe", json!(["a1", "b1", "a2"]), "en");
    assert_eq!(ask("tic-tac-toe", json!(["a2", "b1", "a1"]), "en"), first);
    assert_ne!(ask("tic-tac-toe", json!(["a1", "b1", "a2"]), "fr"), first);
    assert_ne!(ask("tic-tac-toe", json!(["a1", "b1", "a3"]), "en"), first);
    let body = json!({ "game": "tic-tac-toe", "moves": ["a1", "a1"] });
    assert_eq!(server.post("/api/v1/hints", &body).status, 422);
}

#[test]
fn hints_for_a_hidden_hand_are_chances_to_win() {
    let server = Running::new(settings());
    let body = json!({ "game": "dominoes:3x3", "seed": 3 });
    let hint = server.post("/api/v1/hints", &body).json();
    assert_eq!((&hint["proof"], &hint["method"]), (&json!("estimate"), &json!("inference")));
    for report in hint["moves"].as_array().expect("moves") {
        let wins = report["win_chance"].as_f64().expect("a chance");
        assert!((0.0..=1.0).contains(&wins), "{report}");
    }
    // However little time there is, what was found until then is told.
    let hint = server.post("/api/v1/hints", &json!({ "game": "kuhn" })).json();
    let chances = hint["moves"].as_array().expect("moves").iter();
    let chances: f64 = chances.filter_map(|report| report["chance"].as_f64()).sum();
    assert!((chances - 1.0).abs() < 1e-9, "{hint}");
    assert_eq!(hint["range"], json!([-2, 2]));
}

#[test]
fn strategies_choose_moves() {
    let server = Running::new(settings());
    let body = json!({ "game": "nim:1,2,3", "moves": ["1-1"], "strategy": "optimale" });
    let chosen = server.post("/api/v1/choose", &body).json();
    assert_eq!(chosen, json!({ "move": "3-1", "proof": "exact", "strategy": "optimal" }));
}

#[test]
fn positions_are_checked_or_made() {
    let server = Running::new(settings());
    let ask = |body: Value| server.post("/api/v1/position", &body);
    let normal = ask(json!({ "game": "chomp:3x4", "position": "4,2" })).json();
    assert_eq!((&normal["position"], &normal["turn"]), (&json!("4,2 1"), &json!(1)));
    for seed in 0..20 {
        let made = ask(json!({ "game": "connect-four", "random": true, "seed": seed })).json();
        let moves = made["moves"].clone();
        let play = json!({ "game": "connect-four", "moves": moves, "seed": seed });
        let play = server.post("/api/v1/play", &play).json();
        assert_eq!((&play["position"], play["payoff"].is_null()), (&made["position"], true));
    }
}

#[test]
fn arenas_are_laid_out_and_explained() {
    let server = Running::new(settings());
    let body = json!({ "game": "chomp:2x3", "attractor": 1 });
    let arena = server.post("/api/v1/arena", &body).json();
    let vertices = arena["vertices"].as_array().expect("vertices");
    let arcs = arena["arcs"].as_array().expect("arcs");
    assert_eq!(arena["layout"]["vertices"].as_array().map(Vec::len), Some(vertices.len()));
    assert_eq!(arena["layout"]["arcs"].as_array().map(Vec::len), Some(arcs.len()));
    let in_layers: usize = arena["layers"]
        .as_array()
        .expect("layers")
        .iter()
        .map(|layer| layer.as_array().map_or(0, Vec::len))
        .sum();
    let reasons = arena["reasons"].as_array().expect("reasons");
    assert_eq!(reasons.len(), in_layers);
    let rank = |id: &Value| vertices[id.as_u64().expect("an id") as usize]["rank"].as_u64();
    for reason in reasons {
        let own = rank(&reason["vertex"]).expect("in the attractor");
        let leads = |arc: &Value| {
            let arc = &arcs[arc.as_u64().expect("an arc") as usize];
            assert_eq!(arc[0], reason["vertex"]);
            rank(&arc[1]).is_some_and(|next| next < own)
        };
        let shown = reason["arcs"].as_array().expect("arcs");
        match reason["kind"].as_str() {
            Some("final") => assert!(own == 0 && shown.is_empty(), "{reason}"),
            _ => assert!(!shown.is_empty() && shown.iter().all(leads), "{reason}"),
        }
    }
    let large =
        server.post("/api/v1/arena", &json!({ "game": "tic-tac-toe", "attractor": 1 })).json();
    assert!(
        large["layout"].is_null()
            && large["summary"].as_array().is_some_and(|layers| layers.len() > 5)
    );
}

#[test]
fn arenas_may_come_from_a_dictionary() {
    let server = Running::new(settings());
    let owners = json!({ "first": ["a", "c"], "second": ["b"], "targets": ["c"] });
    let body = json!({ "dictionary": "{'a': ['b'], 'b': ['c'], 'c': []}", "owners": owners, "attractor": 1 });
    let arena = server.post("/api/v1/arena", &body).json();
    assert_eq!(arena["layers"], json!([[2], [1], [0]]));
}

#[test]
fn drawings_are_files() {
    let server = Running::new(settings());
    for (format, begins) in [
        ("svg", "<svg"),
        ("dot", "digraph"),
        ("tikz", "\\begin{tikzpicture}"),
        ("mermaid", "flowchart"),
        ("python", "graph = {"),
    ] {
        let body = json!({ "game": "chomp:2x2", "attractor": 2, "step": 1, "format": format });
        let file = server.post("/api/v1/arena/export", &body);
        assert_eq!(file.status, 200, "{}", file.text);
        assert!(file.text.contains(begins), "{format}: {}", file.text);
    }
    let body = json!({ "game": "tic-tac-toe", "moves": ["b2"], "format": "svg" });
    let board = server.post("/api/v1/picture", &body);
    assert_eq!(board.header("content-type"), "image/svg+xml");
    assert!(board.text.starts_with("<svg"), "{}", board.text);
}

#[test]
fn races_are_known_at_every_standing() {
    let server = Running::new(settings());
    let body = json!({ "n": 20, "d": 3, "at": [4, 7] });
    let standing = server.post("/api/v1/dice/at", &body).json();
    let choices = standing["choices"].as_array().expect("choices");
    assert_eq!((choices.len(), &standing["own"], &standing["other"]), (3, &json!(4), &json!(7)));
    let best = choices.iter().find(|choice| choice["chance"] == 1.0).expect("a best choice");
    assert_eq!(best["gain"], standing["value"]);
    let beyond = server.post("/api/v1/dice/at", &json!({ "n": 20, "d": 3, "at": [20, 0] }));
    assert_eq!(beyond.status, 400, "{}", beyond.text);
    let one_turn = server.post("/api/v1/dice/at", &json!({ "variant": "one-turn" }));
    assert_eq!(one_turn.status, 400, "{}", one_turn.text);
}

#[test]
fn plays_of_a_tournament_can_be_played_again() {
    let server = Running::new(settings());
    for (game, a, b) in
        [("tic-tac-toe", "random", "optimal"), ("dominoes", "random", "most-points")]
    {
        for play in 0..4 {
            let body = json!({ "game": game, "a": a, "b": b, "seed": 3, "play": play });
            let again = server.post("/api/v1/tournament/replay", &body).json();
            let seats = if play % 2 == 0 { json!([a, b]) } else { json!([b, a]) };
            assert_eq!(
                (&again["players"], &again["replayable"]),
                (&seats, &json!(true)),
                "{again}"
            );
            let body = json!({ "game": game, "start": again["start"], "moves": again["moves"], "seed": 3 });
            let end = server.post("/api/v1/play", &body).json();
            let winner = match end["payoff"].as_i64() {
                Some(1) => json!(1),
                Some(-1) => json!(2),
                _ => json!(null),
            };
            assert!(end["turn"].is_null() && winner == again["winner"], "{again}");
        }
    }
}

#[test]
fn refusals_say_what_is_wrong_in_both_languages() {
    let server = Running::new(settings());
    let check = |path: &str, body: Value, status: u16, code: &str, sentences: [&str; 2]| {
        for (lang, sentence) in ["en", "fr"].into_iter().zip(sentences) {
            let answer = server.post(&format!("/api/v1/{path}?lang={lang}"), &body);
            let error = &answer.json()["error"];
            assert_eq!((answer.status, &error["code"]), (status, &json!(code)), "{}", answer.text);
            let message = error["message"].as_str().expect("a sentence");
            assert!(message.contains(sentence), "{message}");
        }
    };
    check(
        "play",
        json!({ "game": "chompp" }),
        404,
        "unknown-game",
        ["did you mean `chomp`", "vouliez-vous dire `chomp`"],
    );
    check("play", json!({ "game": "chomp:0x3" }), 400, "bad-parameter", ["from 1 to", "entre 1"]);
    check(
        "play",
        json!({ "game": "tic-tac-toe", "start": "XX./OO./..?" }),
        400,
        "bad-position",
        ["unexpected", "inattendu"],
    );
    check(
        "play",
        json!({ "game": "tic-tac-toe", "moves": ["z9"] }),
        422,
        "illegal-move",
        ["not a legal move", "n'est pas un coup"],
    );
    check("play", json!({ "game": 3 }), 400, "bad-request", ["unexpected JSON", "JSON inattendu"]);
    check(
        "play",
        json!({ "game": "subtraction:900000x900000" }),
        422,
        "too-large",
        ["at most 4,000", "au plus 4\u{202f}000"],
    );
    check(
        "play",
        json!({ "game": "nim", "moves": vec!["1-1"; 3000] }),
        422,
        "too-large",
        ["at most 2,000", "au plus 2\u{202f}000"],
    );
    check(
        "hints",
        // Player 1 is to move: a hint would tell player 2 what that player holds.
        json!({ "game": "kuhn", "viewer": 2 }),
        422,
        "does-not-apply",
        ["not possible in this game", "pas possible dans ce jeu"],
    );
    check(
        "choose",
        json!({ "game": "nim", "strategy": "bot:ls" }),
        403,
        "programs",
        ["not allowed here", "pas permis ici"],
    );
    check(
        "choose",
        json!({ "game": "nim", "strategy": "clever" }),
        400,
        "unknown-word",
        ["`clever`", "`clever`"],
    );
    check("arena", json!({}), 400, "bad-request", ["either a game", "soit un jeu"]);
    check("arena", json!({ "dictionary": "{" }), 400, "import", ["line 1", "ligne 1"]);
    check(
        "arena",
        json!({ "game": "connect-four" }),
        422,
        "too-large",
        ["nothing was started", "rien n'a été"],
    );
    check(
        "jobs",
        json!({ "kind": "tournament", "request": { "game": "nim", "strategies": ["random"] } }),
        400,
        "bad-request",
        ["two strategies", "deux stratégies"],
    );
    check(
        "jobs",
        json!({ "kind": "dance", "request": {} }),
        400,
        "bad-request",
        ["unknown variant", "unknown variant"],
    );
}

#[test]
fn the_wrong_part_of_a_text_is_marked_as_scripts_count() {
    let server = Running::new(settings());
    let body = json!({ "game": "tic-tac-toe", "start": "XO./.é?/..." });
    let marked = server.post("/api/v1/play", &body).json()["error"]["position"].clone();
    assert_eq!(marked, json!({ "text": "XO./.é?/...", "start": 5, "end": 6 }));
}

#[test]
fn an_arena_with_too_many_long_arcs_is_not_laid_out() {
    let server = Running::new(settings());
    // Every vertex leads to all later ones: arcs pass many rows.
    let list = |vertex: usize| {
        let later: Vec<String> = (vertex + 1..120).map(|later| later.to_string()).collect();
        format!("{vertex}: [{}]", later.join(", "))
    };
    let dictionary = format!("{{{}}}", (0..120).map(list).collect::<Vec<_>>().join(", "));
    let mut body = json!({ "dictionary": dictionary, "owners": { "first": ["0..60"] } });
    let answer = server.post("/api/v1/arena", &body);
    assert_eq!((answer.status, &answer.json()["layout"]), (200, &json!(null)));
    for (format, status) in [("svg", 422), ("tikz", 422), ("dot", 200), ("python", 200)] {
        body["format"] = json!(format);
        assert_eq!(server.post("/api/v1/arena/export", &body).status, status, "{format}");
    }
}
