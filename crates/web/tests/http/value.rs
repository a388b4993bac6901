//! What positions and sums are worth, asked over a connection.

use std::time::Duration;

use serde_json::{Value, json};
use stratege_catalog::{Catalog, ValueRequest, core::Limits};
use stratege_web::Bounds;

use crate::client::{Running, bounded, bounds, settings};

const PATH: &str = "/api/v1/value";

#[test]
fn values_are_what_the_catalogue_says() {
    let server = Running::new(bounded(Bounds { hint_time: Duration::from_secs(20), ..bounds() }));
    let asked = ValueRequest { moves: true, ..ValueRequest::about("domineering:3x3") };
    let known = Catalog::new().value(&asked, Limits::default()).expect("a value");
    let body = json!({ "sum": "domineering:3x3", "moves": true, "thermograph": { "width": 400 } });
    let told = server.post(PATH, &body).json();
    server.check_shape("ValueAnswer", &told);
    for field in ["outcome", "value", "parts", "moves", "position"] {
        assert_eq!(told[field], json!(known)[field], "{field}");
    }
    assert!(told["picture"].as_str().is_some_and(|svg| svg.starts_with("<svg")), "{told}");
    assert_eq!(told["sentence"], told["sentences"]["en"]);
    let french = server.post(&format!("{PATH}?lang=fr"), &body).json();
    assert_eq!(french["sentence"], told["sentences"]["fr"]);
    assert_ne!(french["sentence"], told["sentence"]);
    let plain = server.post(PATH, &json!({ "sum": "domineering:3x3" })).json();
    assert_eq!((&plain["moves"], &plain["picture"]), (&Value::Null, &Value::Null));
    // The same question is answered once, with the time that it took then.
    assert_eq!(server.post(PATH, &body).json(), told);
}

#[test]
fn a_board_is_valued_beside_a_sum() {
    let server = Running::new(settings());
    let games = ["1", "2"].map(|player| {
        let play = json!({ "game": "domineering:2x2" });
        let first = server.post("/api/v1/play", &play).json()["moves"][0]["move"].clone();
        let moves = if player == "1" { json!([first]) } else { json!([]) };
        let play = json!({ "game": "domineering:2x2", "moves": moves });
        server.post("/api/v1/play", &play).json()["position"].clone()
    });
    // The column that is left is one move of player 1; the whole board is a switch.
    for (position, beside, outcome) in [
        (&games[0], "-1", "second"),
        (&games[0], "-2", "right"),
        (&games[0], "nim:2", "left"),
        (&games[1], "{1|-1}", "second"),
        (&games[1], "*", "first"),
    ] {
        let body = json!({
            "sum": "domineering:2x2", "position": position, "beside": beside, "moves": true
        });
        let told = server.post(PATH, &body).json();
        assert_eq!(told["outcome"], outcome, "{body}: {told}");
        assert_eq!(told["sum"], format!("domineering:2x2 + {beside}"));
    }
}

#[test]
fn the_options_of_a_value_are_its_moves() {
    let server = Running::new(settings());
    let told = server.post(PATH, &json!({ "sum": "({3|1} - 1/2)", "moves": true })).json();
    let only = |side: &str| told["moves"][side][0]["value"]["ascii"].clone();
    assert_eq!((only("left"), only("right")), (json!("5/2"), json!("1/2")), "{told}");
    assert!(told["moves"]["left"][0]["wins"] == true && told["moves"]["right"][0]["wins"] == false);
}

#[test]
fn what_has_no_value_is_refused_with_the_place() {
    let server = Running::new(bounded(Bounds { hint_time: Duration::from_millis(50), ..bounds() }));
    let refused = |body: Value, status: u16, code: &str| {
        let answer = server.post(PATH, &body);
        assert_eq!(answer.status, status, "{body}: {}", answer.text);
        let error = answer.json()["error"].clone();
        assert_eq!(error["code"], code, "{body}: {error}");
        error["position"].clone()
    };
    let body = json!({ "sum": "nim:3", "position": "3 1", "beside": "1 + {2|" });
    let marked = refused(body, 400, "value");
    assert_eq!(marked, json!({ "text": "1 + {2|", "start": 4, "end": 5 }));
    refused(json!({ "sum": "nim:3 + " }), 400, "value");
    refused(json!({ "sum": "nim:3,play=misere" }), 422, "does-not-apply");
    refused(json!({ "sum": "tic-tac-toe" }), 422, "does-not-apply");
    refused(json!({ "sum": "nimm:3" }), 404, "unknown-game");
    refused(json!({ "sum": "domineering:8x8" }), 422, "stopped");
}
