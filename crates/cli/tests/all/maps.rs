//! `solve --map`: what is best at all positions.

use std::{fs, path::PathBuf, process::Command};

use serde_json::Value;

/// The answer, or what was complained about and the exit code.
fn solve(arguments: &[&str]) -> Result<String, (String, Option<i32>)> {
    let mut program = Command::new(assert_cmd::cargo::cargo_bin!("stratege"));
    program.arg("solve").args(arguments).env("LC_ALL", "C").env("NO_COLOR", "1");
    let output = program.output().expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    match output.status.code() {
        Some(0) => Ok(text(output.stdout)),
        code => Err((text(output.stderr), code)),
    }
}

/// A new directory for one test.
fn directory(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a directory for the test");
    path
}

#[test]
fn the_table_says_of_every_position_what_solve_says() {
    let path = directory("maps").join("pig.csv");
    let file = path.to_str().expect("a name");
    let answer = solve(&["pig:40", "--map", file, "--json"]).expect("a small game");
    let table = fs::read_to_string(&path).expect("it was written");
    assert!(table.starts_with("own points,opponent's points,total of the turn,best,gain\n"));
    let rows: Vec<Vec<&str>> = table.lines().skip(1).map(|row| row.split(',').collect()).collect();
    assert!(rows.len() > 10_000, "{}", rows.len());
    let document: Value = serde_json::from_str(&answer).expect("JSON");
    assert_eq!((&document["turn"], &document["map"]["move"]), (&1.into(), &"hold".into()));
    for row in rows.iter().step_by(1_009) {
        let [own, other, total, best, gain] = row[..] else { panic!("{row:?}") };
        let turn = if total == "0" { String::new() } else { format!(" +{total}") };
        let position = format!("{own},{other} 1{turn}");
        let told = solve(&["pig:40", "--position", &position, "--json"]).expect("a position");
        let told: Value = serde_json::from_str(&told).expect("JSON");
        let moves: Vec<&str> =
            told["best"].as_array().expect("moves").iter().filter_map(Value::as_str).collect();
        assert_eq!(moves.join(" "), best, "{position}");
        let middle = |end: &str| told["gain"][end].as_f64().expect("a gain") / 2.0;
        let gain: f64 = gain.parse().expect("a number");
        assert!((middle("low") + middle("high") - gain).abs() < 1e-9, "{position}");
        // Where holding is best, the document says so too.
        let [own, other, total] = [own, other, total].map(str::parse::<usize>);
        let cell = &document["map"]["best"][own.expect("a number")][other.expect("a number")];
        let total = total.expect("a number") as u64;
        let held = cell.as_array().expect("stretches").iter().any(|stretch| {
            let [from, to] = [0, 1].map(|end| stretch[end].as_u64().expect("a total"));
            (from..=to).contains(&total)
        });
        assert_eq!(held, moves.contains(&"hold"), "{position}");
    }
}

#[test]
fn the_map_is_drawn_in_both_languages() {
    let folder = directory("map-pictures");
    let draw = |name: &str, more: &[&str]| {
        let path = folder.join(name);
        let file = path.to_str().expect("a name");
        solve(&[&["pig:40", "--map", file], more].concat()).expect("a small game");
        fs::read_to_string(&path).expect("it was written")
    };
    let best = draw("best.svg", &[]);
    assert!(best.contains("The total at which to hold") && best.contains("own points"));
    assert!(draw("gain.svg", &["--show", "gain"]).contains("mean gain"));
    let french = draw("mieux.svg", &["--lang", "fr"]);
    assert!(french.contains("Le total à partir duquel s") && french.contains("total du tour"));
}

#[test]
fn what_has_no_map_is_refused() {
    let cases = [
        (
            ["chomp:3x4", "a.svg"],
            "`map` does not apply to chomp (its positions do not lie on a map)",
        ),
        (["dots-and-boxes:1x1", "a.svg"], "`map` does not apply to dots-and-boxes"),
        (["pig:40", "a.pdf"], "must end in .svg, .png, .csv"),
    ];
    for ([game, file], sentence) in cases {
        let (told, code) = solve(&[game, "--map", file]).expect_err("no map");
        assert!(told.contains(sentence) && code == Some(2), "{told}");
    }
    let both = solve(&["pig:40", "--map", "a.svg", "--position", "1,2 1"]);
    assert_eq!(both.map_err(|(_, code)| code), Err(Some(2)));
}
