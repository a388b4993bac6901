//! Matrix games that somebody wrote: what is read and refused, and how the answers are given.

use stratege_catalog::{
    Catalog,
    core::{Limits, Stopped},
    matrix_game::{
        MatrixGame, MatrixJobError, MatrixReadError, MatrixReport, MatrixRequest, Payoff,
    },
    race_report::RaceRequest,
};

/// The payoffs of a game, row by row.
fn payoffs(game: &MatrixGame) -> Vec<Vec<f64>> {
    let payoff = |row, column| game.payoffs().get(row, column);
    let row = |row| (0..game.columns().len()).map(|column| payoff(row, column)).collect();
    (0..game.rows().len()).map(row).collect()
}

/// The same, written as `1 2/3; -5 0`.
fn written(text: &str) -> Vec<Vec<f64>> {
    let number = |text: &str| {
        let (above, below) = text.split_once('/').unwrap_or((text, "1"));
        let [above, below] = [above, below].map(|part| part.parse::<f64>().expect("a number"));
        above / below
    };
    text.split("; ").map(|row| row.split(' ').map(number).collect()).collect()
}

#[track_caller]
fn check(text: &str, expected: &str, rows: &str, columns: &str) {
    let game = MatrixGame::read(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    assert_eq!(payoffs(&game), written(expected), "{text:?}");
    assert_eq!([game.rows().join(" "), game.columns().join(" ")], [rows, columns], "{text:?}");
}

#[track_caller]
fn refuse(text: &str, expected: &str) {
    match MatrixGame::read(text) {
        Ok(game) => panic!("{text:?} was read as {:?}", payoffs(&game)),
        Err(error) => assert_eq!(error.to_string(), expected, "{text:?}"),
    }
}

#[test]
fn tables_are_read_whatever_separates_their_cells() {
    for text in ["1,2\n3,4", "1;2\n3;4", "1\t2\n3\t4", "1 2\n3 4", " 1 ,  2\r\n\r\n3 , 4 \r\n\n"] {
        check(text, "1 2; 3 4", "1 2", "1 2");
    }
    check("0,5;1/3\n-1,25;2.5\n", "1/2 1/3; -5/4 5/2", "1 2", "1 2");
    check("0,5\t1,5", "1/2 3/2", "1", "1 2");
    check("\u{feff}\"1\",\"2\"", "1 2", "1", "1 2");
    check("7", "7", "1", "1");
    check("1\n2\n3", "1; 2; 3", "1 2 3", "1");
}

#[test]
fn first_rows_and_columns_of_words_are_names() {
    check("a,b\n1,2", "1 2", "1", "a b");
    check("x,1,2\ny,3,4", "1 2; 3 4", "x y", "1 2");
    check(",a,b\nx,1,2\ny,3,4", "1 2; 3 4", "x y", "a b");
    check("J1/J2;a;b\nx;1;2\ny;3;4", "1 2; 3 4", "x y", "a b");
    check("a b\nx 1 2\ny 3 4", "1 2; 3 4", "x y", "a b");
    check("\"a, or b\",c\n1,2", "1 2", "1", "a, or b c");
    check("\"the \"\"best\"\"\",1", "1", "the \"best\"", "1");
    check(",0,1\n0,5,6\n1,7,8", "5 6; 7 8", "0 1", "0 1");
    check(",10,20\nx,5,6", "5 6", "x", "10 20");
}

#[test]
fn json_is_read_with_names_or_without() {
    check("[[1, 2.50], [\"1/3\", -1e-1]]", "1 5/2; 1/3 -1/10", "1 2", "1 2");
    check(" {\"payoffs\": [[0.1]], \"rows\": [\"x\"], \"columns\": [2]} ", "1/10", "x", "2");
    check("{\"payoffs\": [[1], [2]]}", "1; 2", "1 2", "1");
}

#[test]
fn bad_tables_are_refused_with_the_place() {
    for text in ["", "\n \n", "a,b\n", "\u{feff}"] {
        refuse(text, "there are no payoffs");
    }
    refuse("1,2\n3,", "line 2, column 2: the cell is empty");
    refuse(",2\n3,4", "line 1, column 1: the cell is empty");
    refuse("1,2,\n3,4,", "line 1, column 3: the cell is empty");
    refuse("a,\n1,2", "line 1, column 1: `a` is not a number");
    refuse("1,2\n\n3,nan", "line 3, column 2: `nan` is not finite");
    refuse("1,-inf", "line 1, column 2: `-inf` is not finite");
    refuse("1,1/0", "line 1, column 2: `1/0` is not finite");
    refuse("1,1e999", "line 1, column 2: `1e999` is too great");
    refuse("1,2\n3", "line 2, column 2: 1 cells where the rows above have 2");
    refuse("1,2\n3,4,5", "line 2, column 3: 3 cells where the rows above have 2");
    refuse("1\t2\n3\t4\t\n", "line 2, column 3: 3 cells where the rows above have 2");
    refuse("1,2\n3,4, , ", "line 2, column 3: 4 cells where the rows above have 2");
    refuse("\"\" 1\n\"\"", "line 2, column 1: 0 cells where the rows above have 1");
    refuse("a,b,c\n1,2", "line 2, column 3: 2 cells where the rows above have 3");
    refuse("1,x\n3,4", "line 1, column 2: `x` is not a number");
    refuse("x,1\ny,two", "line 2, column 2: `two` is not a number");
    refuse("1|2\n3|4", "line 2, column 1: `3|4` is not a number");
    refuse("a,a\n1,2", "line 1, column 2: the name `a` stands twice");
    refuse("x,1\nx,2", "line 2, column 1: the name `x` stands twice");
    refuse("\"1,5\",2", "line 1, column 2: `2` is one payoff where other cells have two");
}

#[test]
fn bad_json_is_refused_with_the_place() {
    refuse("[]", "there are no payoffs");
    refuse("[[]]", "there are no payoffs");
    refuse("[[1, 2], [3]]", "row 2, column 2: 1 cells where the rows above have 2");
    refuse("[[1], [3, 4]]", "row 2, column 2: 2 cells where the rows above have 1");
    refuse("[[1, null]]", "row 1, column 2: the cell is empty");
    refuse("[[1, \"x\"]]", "row 1, column 2: `\"x\"` is not a number");
    refuse("[[1, true]]", "row 1, column 2: `true` is not a number");
    refuse("[[1, \"0,5\"]]", "row 1, column 2: `\"0,5\"` is not a number");
    refuse("[[1,\n NaN]]", "line 2, column 2: `NaN` is not finite");
    refuse("[[1, 2]", "line 1, column 7: expected a closing bracket or quotation mark");
    refuse("[[1, 2] 3]", "line 1, column 9: expected a value, a comma or a bracket");
    refuse("[1, 2]", "line 1, column 2: expected a list between square brackets");
    refuse("{\"rows\": []}", "line 1, column 1: expected a key `payoffs` with a list of rows");
    refuse(
        "{\"payoffs\": [[1]], \"names\": 1}",
        "line 1, column 20: expected one of the keys `rows`, `columns` and `payoffs`",
    );
    refuse("{\"payoffs\": [[1]], \"rows\": [\"a\", \"b\"]}", "2 names where the matrix has 1");
    refuse(
        "{\"payoffs\": [[1], [2]], \"rows\": [\"a\", \"a\"]}",
        "line 1, column 39: the name `a` stands twice",
    );
}

#[test]
fn places_in_long_lines_show_what_is_around_them() {
    let line = format!("{}x,{}", "1,".repeat(50), "2,".repeat(50));
    let Err(MatrixReadError::NotANumber { place, .. }) = MatrixGame::read(&line) else {
        panic!("x is not a number");
    };
    assert_eq!(place.column, 51);
    assert_eq!(&place.excerpt[place.part.clone()], "x");
    assert_eq!(place.excerpt.chars().count(), 30 + 1 + 30 + 2);
}

fn solve(text: &str, request: &MatrixRequest<'_>) -> Result<MatrixReport, MatrixJobError> {
    let patience = 60.0;
    let game = MatrixGame::read(text).expect("a game");
    game.solve(&MatrixRequest { patience, ..*request }, Limits::default())
}

#[test]
fn exact_answers_are_fractions_of_what_was_written() {
    let request = MatrixRequest { exact: true, ..MatrixRequest::default() };
    let report = solve("0.1,0.2\n0.3,0.1", &request).expect("solved");
    let document = serde_json::to_value(&report).expect("JSON");
    assert_eq!(document["value"], "1/6");
    assert_eq!(document["row"], serde_json::json!(["2/3", "1/3"]));
    assert_eq!(document["column"], serde_json::json!(["1/3", "2/3"]));
    assert_eq!(document["gaps"], serde_json::json!(["0", "0"]));
    assert_eq!(document["unique"], serde_json::json!([true, true]));
    assert_eq!(document["saddle"], serde_json::Value::Null);
}

#[test]
fn both_kinds_of_numbers_agree() {
    let texts = ["3,1\n0,2", "1,1\n1,1", "5", "1,2,3", "1\n2\n3", "0,1,-1\n-1,0,1\n1,-1,0"];
    for text in texts {
        let near = solve(text, &MatrixRequest::default()).expect("solved");
        let request = MatrixRequest { exact: true, ..MatrixRequest::default() };
        let exact = solve(text, &request).expect("solved");
        assert!((near.value.near - exact.value.near).abs() < 1e-12, "{text}");
        assert_eq!(near.saddle, exact.saddle, "{text}");
        assert_eq!(near.unique, exact.unique, "{text}");
        assert!(near.gaps.iter().all(|gap| gap.near < 1e-12), "{text}");
    }
}

#[test]
fn answers_about_payoffs_of_any_size_are_right() {
    let exactly = MatrixRequest { exact: true, ..MatrixRequest::default() };
    let check = |text: &str| {
        let found = solve(text, &MatrixRequest::default()).expect("solved");
        let truth = solve(text, &exactly).expect("solved");
        let gap = found.gaps[0].near.max(found.gaps[1].near);
        let game = MatrixGame::read(text).expect("a game");
        let rounding = game.noise();
        let sizes = game.payoffs().entries().iter().map(|payoff| payoff.abs());
        let least = sizes.filter(|&size| size > 0.0).fold(f64::INFINITY, f64::min);
        let error = (found.value.near - truth.value.near).abs();
        assert!(error <= gap + rounding, "{text}: {error}");
        assert!(found.exact || gap + rounding <= 1e-6 * least, "{text}: {gap}");
        for (found, truth) in found.unique.iter().zip(truth.unique) {
            assert!(found.is_none_or(|found| Some(found) == truth), "{text}");
        }
        found
    };
    // Nobody needs to mix, or both do; 0.25 is nothing beside the greatest payoff.
    assert_eq!(check("0.25,1e15\n0,-1e15").value.fraction.as_deref(), Some("1/4"));
    assert!(check("1e15,0.25\n0,1").exact);
    assert!(check("1e15,0\n0,0.25").exact);
    // Differences that floating-point numbers do not have, or hardly.
    assert_eq!(check("1e16,10000000000000001").column[0].near.to_bits(), 1.0_f64.to_bits());
    let half = check("10000000000000001,1e16\n1e16,10000000000000001").row[0].near;
    assert_eq!(half.to_bits(), 0.5_f64.to_bits());
    assert!(check("1e15,1000000000000000.5\n1000000000000000.25,1e15").exact);
    // One size only, great or small, is no trouble.
    assert!(!check("3e15,1e15\n0,2e15").exact);
    assert!(!check("3e-15,1e-15\n0,2e-15").exact);
    let payoffs = ["1e15", "-1e15", "1000000000000000.25", "1", "0.25", "0", "1/3", "-1e-15"];
    let mut state = 7_usize;
    let mut draw = || {
        state = (state * 1_103_515_245 + 12_345) % (1 << 31);
        payoffs[(state >> 16) % payoffs.len()]
    };
    for round in 0..400 {
        let (rows, columns) = (1 + round % 4, 1 + round / 4 % 4);
        let row = |draw: &mut dyn FnMut() -> &'static str| {
            (0..columns).map(|_| draw()).collect::<Vec<_>>().join(",")
        };
        let rows: Vec<String> = (0..rows).map(|_| row(&mut draw)).collect();
        check(&rows.join("\n"));
    }
}

#[test]
fn replies_to_a_mixed_strategy_name_all_that_are_as_good() {
    let rock = "0,-1,1\n1,0,-1\n-1,1,0";
    for exact in [false, true] {
        let request = MatrixRequest {
            exact,
            against_row: Some("1/2,1/2,0"),
            against_column: Some("1/3 1/3 1/3"),
            ..MatrixRequest::default()
        };
        // A third has no end of digits, but three of them make 1.
        let report = solve(rock, &request).expect("solved");
        let [two, one] = report.replies.as_slice() else { panic!("two replies") };
        assert_eq!((two.player, two.best.as_slice()), (2, &["2".to_owned()][..]));
        assert!((two.value.near + 0.5).abs() < 1e-12 && (two.loss.near - 0.5).abs() < 1e-12);
        assert_eq!((one.player, one.best.len()), (1, 3));
        assert!(one.loss.near.abs() < 1e-12);
    }
}

#[test]
fn weights_that_are_no_strategy_are_refused() {
    let refuse = |text: &str, exact: bool, expected: &str| {
        let request = MatrixRequest { exact, against_row: Some(text), ..MatrixRequest::default() };
        let error = solve("1,2\n3,4", &request).expect_err("no strategy");
        assert_eq!(error.to_string(), expected, "{text}");
    };
    refuse("1", false, "1 weights where there are 2 choices");
    refuse("0,5,0,5", false, "4 weights where there are 2 choices");
    refuse("", false, "0 weights where there are 2 choices");
    refuse("-0.5,1.5", false, "the weight `-0.5` is not from 0 to 1");
    refuse("0.5,0.6", false, "the weights add up to 11/10, not to 1");
    refuse("0.5,x", false, "weight 2: `x` is not a number");
    refuse("0.5,", false, "weight 2: the cell is empty");
    refuse("0.33333333333,0.66666666666", true, "the weights add up to 0.99999999999, not to 1");
    let request = MatrixRequest { against_row: Some("0,5;0,5"), ..MatrixRequest::default() };
    assert!(solve("1,2\n3,4", &request).is_ok());
}

/// The only payoff of a game, as a fraction.
fn fraction(text: &str) -> String {
    let request = MatrixRequest { exact: true, ..MatrixRequest::default() };
    let value = solve(text, &request).expect("solved").value;
    value.fraction.expect("it is exact")
}

#[test]
fn decimals_and_fractions_are_kept_as_they_are() {
    for (number, exact) in [
        ("2", "2"),
        ("-0.5", "-1/2"),
        ("\u{2212}0.1", "-1/10"),
        ("+.25", "1/4"),
        ("3.", "3"),
        ("1e-3", "1/1000"),
        ("2.5E+2", "250"),
        ("-4/6", "-2/3"),
        ("1 / 3", "1/3"),
        ("0.1234567890123456789", "1234567890123456789/10000000000000000000"),
    ] {
        assert_eq!(fraction(&format!("[[\"{number}\"]]")), exact, "{number}");
    }
    let digits = "12345678901234567890123/100000000000000000000000";
    assert_eq!(fraction("[[0.12345678901234567890123]]"), digits);
}

#[test]
fn the_nearest_floating_point_number_is_what_rust_reads() {
    for text in ["0.1", "0.30000000000000004", "1e-300", "123456789.123456789", "-7.25", "-0"] {
        let near = MatrixGame::read(text).expect("a number").payoffs().get(0, 0);
        assert_eq!(near.to_bits(), (text.parse::<f64>().expect("a number") + 0.0).to_bits());
    }
}

#[test]
fn numbers_of_a_program_are_those_of_a_text() {
    let texts =
        ["0.1", "-2", "1e-300", "123456789.125", "1e300", "-0", "5e-324", "9007199254740993"];
    let row: Vec<Payoff> = texts.iter().map(|text| Payoff::Written((*text).to_owned())).collect();
    let near = |text: &&str| Payoff::Near(text.parse().expect("a number"));
    let floats: Vec<Payoff> = texts[..7].iter().map(near).collect();
    let text = format!("[[{}]]", texts.join(", "));
    let read = solved(&MatrixGame::read(&text).expect("a game"));
    assert_eq!(solved(&MatrixGame::of_payoffs(&[row], None, None).expect("a game")), read);
    // One after the other, so that every number is an answer.
    for (text, near) in texts[..7].iter().zip(floats) {
        let read = solved(&MatrixGame::read(&format!("[[{text}]]")).expect("a game"));
        let given = MatrixGame::of_payoffs(&[vec![near]], None, None).expect("a game");
        assert_eq!(solved(&given), read, "{text}");
    }
}

/// The value with and without rounding.
fn solved(game: &MatrixGame) -> [String; 2] {
    [false, true].map(|exact| {
        let request = MatrixRequest { exact, patience: 10.0, ..MatrixRequest::default() };
        let report = game.solve(&request, Limits::default()).expect("a solution");
        report.value.fraction.unwrap_or_else(|| report.value.near.to_bits().to_string())
    })
}

#[test]
fn numbers_of_a_program_that_are_none_are_refused_with_their_place() {
    let refused = |payoffs: &[Vec<Payoff>], names: Option<&str>| {
        let names = names.map(|names| names.split(' ').map(str::to_owned).collect());
        let game = MatrixGame::of_payoffs(payoffs, names, None);
        game.map(|game| game.rows().join(" ")).map_err(|error| error.to_string())
    };
    let near = |numbers: &[f64]| numbers.iter().map(|&number| Payoff::Near(number)).collect();
    let text = |text: &str| vec![Payoff::Near(1.0), Payoff::Written(text.to_owned())];
    for (payoffs, expected) in [
        (vec![], "there are no payoffs"),
        (vec![vec![]], "there are no payoffs"),
        (
            vec![near(&[1.0, 2.0]), near(&[3.0])],
            "row 2, column 2: 1 cells where the rows above have 2",
        ),
        (vec![near(&[1.0, f64::NAN])], "row 1, column 2: `NaN` is not finite"),
        (vec![near(&[1.0, f64::NEG_INFINITY])], "row 1, column 2: `-inf` is not finite"),
        (vec![text("1/0")], "row 1, column 2: `1/0` is not finite"),
        (vec![text("x")], "row 1, column 2: `x` is not a number"),
        (vec![text(" ")], "row 1, column 2: the cell is empty"),
    ] {
        assert_eq!(refused(&payoffs, None), Err(expected.to_owned()), "{payoffs:?}");
    }
    let pair = [near(&[1.0]), near(&[2.0])];
    assert_eq!(refused(&pair, Some("a b")), Ok("a b".to_owned()));
    let few = "1 names where the matrix has 2".to_owned();
    assert_eq!(refused(&pair, Some("a")), Err(few));
}

#[test]
fn a_comma_is_a_point_only_where_it_separates_nothing() {
    check("0,5;1", "1/2 1", "1", "1 2");
    for cell in ["1,2,3", "1.234,5", "1,5/2"] {
        refuse(&format!("4;{cell}"), &format!("line 1, column 2: `{cell}` is not a number"));
    }
}

#[test]
fn what_is_no_number_is_refused_for_a_reason() {
    let long = "9".repeat(401);
    let words =
        ["-", "x", "--1", "0x10", "1_000", "1e", "e5", "1/", "/2", "1/2/3", ".", "50%", "1/-2"];
    let cases = words.map(|text| (text, "is not a number")).into_iter();
    let infinite =
        ["nan", "NaN", "inf", "-Infinity", "∞", "1/0"].map(|text| (text, "is not finite"));
    let great =
        ["1e301", "-1e999", "1e99999999999999999999", &long].map(|text| (text, "is too great"));
    for (text, reason) in cases.chain(infinite).chain(great) {
        let cell = format!("\"{text}\"");
        let shown: String = cell.chars().take(60).collect();
        refuse(&format!("[[1, {cell}]]"), &format!("row 1, column 2: `{shown}` {reason}"));
    }
}

#[test]
fn estimates_are_near_what_was_measured() {
    // Size, bits of the payoffs, and the seconds that two shared cores took.
    for (size, bits, seconds) in
        [(60, 4, 0.4), (60, 54, 4.7), (60, 200, 34.0), (100, 54, 51.0), (200, 4, 126.0)]
    {
        let greatest = format!("1/{}", 2_f64.powi(bits));
        let cell = |row, column| if row == column { greatest.as_str() } else { "1" };
        let row = |row| (0..size).map(|column| cell(row, column)).collect::<Vec<_>>().join(";");
        let text = (0..size).map(row).collect::<Vec<_>>().join("\n");
        let game = MatrixGame::read(&text).expect("a matrix");
        let request = MatrixRequest { exact: true, ..MatrixRequest::default() };
        // No patience: the answer is how much would be needed.
        let Err(MatrixJobError::TooLarge { seconds: told, .. }) =
            game.solve(&request, Limits::default())
        else {
            panic!("solved without patience");
        };
        let ratio = told / seconds;
        assert!(0.3 < ratio && ratio < 3.0, "{size} {bits}: {ratio}");
    }
}

#[test]
fn a_reply_in_a_race_of_one_turn_keeps_to_the_limits() {
    let game = Catalog::new().open("dice:n=1,d=6,turns=simultaneous").expect("a game");
    let request = RaceRequest { one_turn: true, exact: true, at: None, edge: false };
    let mut report = game.race(&request, Limits::default()).expect("a race");
    let mut reply = |nodes| {
        report.reply_to("1/2,1/4,1/4,0,0,0", true, 10.0, Limits { nodes, ..Limits::default() })
    };
    assert!(reply(None).is_ok());
    assert!(matches!(reply(Some(0)), Err(MatrixJobError::Stopped(Stopped::Nodes))));
}
