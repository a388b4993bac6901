//! Names are read back, always the same, and never a flood; what is no expression is refused.

use stratege_core::{Limits, SplitMix};
use stratege_values::{Calculator, Forms, ReadProblem, Style, Term, Value, ValueError, read};

use super::{born_by, name_of, value_of};

#[test]
fn names_are_read_back() {
    let mut forms = Forms::default();
    let mut calculator = forms.within(Limits::default());
    for game in born_by(&mut calculator, 3) {
        for style in [Style::Unicode, Style::Ascii] {
            let name = calculator.name(game, style, 1000).expect("no limit").expect("short");
            assert_eq!(value_of(&mut calculator, &name), game, "{name}");
        }
    }
}

#[test]
fn values_have_their_usual_names() {
    check("0", "0", "0");
    check("-3/4", "-3/4", "−3/4");
    check("*3 + *2", "*", "*");
    check("^ + ^", "^^", "⇑");
    check("^ + * + 2", "2^*", "2↑*");
    check("5.^*3 - 1/4", "-1/4 + 5.^*3", "−1/4 + 5·↑*3");
    check("v - 1", "-1 + v", "−1 + ↓");
    check("* - 1", "-1*", "−1*");
    check("3.v + 2", "2 + 3.v", "2 + 3·↓");
    check("{0||0|-2}", "+_2", "+₂");
    check("-{0||0|-1}", "-_1", "−₁");
    check("{0||0|-1/2}", "+_(1/2)", "+_(1/2)");
    check("{0||0|-12} + 1", "1 + +_12", "1 + +₁₂");
    check("{1|-1}", "+-1", "±1");
    check("{1/2|-1/2}", "+-1/2", "±1/2");
    check("{2*|-2*}", "+-(2*)", "±(2*)");
    check("{2|1||-1|-2}", "+-{2|1}", "±{2|1}");
    check("+-{*,^}", "+-{*,^}", "±{*,↑}");
    check("{3|1}", "{3|1}", "{3|1}");
    check("{2|1/2||-1}", "{2|1/2||-1}", "{2|1/2‖−1}");
    check("{4|||3|1||0|-2}", "{4|||3|1||0|-2}", "{4|||3|1‖0|−2}");
    check("{5|{4|||3|1||0|-2}}", "{5|{4|||3|1||0|-2}}", "{5|{4|||3|1‖0|−2}}");
}

#[track_caller]
fn check(text: &str, ascii: &str, unicode: &str) {
    let mut forms = Forms::default();
    let mut calculator = forms.within(Limits::default());
    let value = value_of(&mut calculator, text);
    assert_eq!(name_of(&mut calculator, value), ascii);
    let name = calculator.name(value, Style::Unicode, 1000).expect("no limit").expect("short");
    assert_eq!(name, unicode);
    for name in [ascii, unicode] {
        assert_eq!(value_of(&mut calculator, name), value, "{name}");
    }
}

#[test]
fn documents_have_names_too() {
    let mut forms = Forms::default();
    let mut calculator = forms.within(Limits::default());
    for (text, latex) in [
        ("-1/2", "-\\frac{1}{2}"),
        ("3.^*2", "3\\cdot{\\uparrow}{\\ast}2"),
        ("{3|1||-1*}", "\\{3\\mid 1\\parallel -1{\\ast}\\}"),
        ("+_2", "+_{2}"),
        ("+-1", "\\pm1"),
    ] {
        let value = value_of(&mut calculator, text);
        let name = calculator.name(value, Style::Latex, 1000).expect("no limit").expect("short");
        assert_eq!(name, latex, "{text}");
    }
}

/// Whatever was met before, and in whatever order.
#[test]
fn the_same_value_has_the_same_name() {
    let texts = [
        "{1,{2|0}|{-1|-3},-1/2}",
        "{^,*2|v*,{0|-1}}",
        "+-{2|1,{3|0}} + {3,{4|2}||1|0}",
        "{{3|2},{4|1}|{0|-5},{1|-6}}",
        "{5.^*3|-1/2*} + {2||1|*}",
    ];
    let names = |order: &mut dyn Iterator<Item = usize>| {
        let mut forms = Forms::default();
        let mut calculator = forms.within(Limits::default());
        let mut names = vec![String::new(); texts.len()];
        for place in order {
            let value = value_of(&mut calculator, texts[place]);
            names[place] = name_of(&mut calculator, value);
        }
        names
    };
    assert_eq!(names(&mut (0..texts.len())), names(&mut (0..texts.len()).rev()));
}

#[test]
fn long_names_are_counted_not_written() {
    let mut forms = Forms::default();
    let mut calculator = forms.within(Limits::default());
    let value = value_of(&mut calculator, "{4|||3|1||0|-2}");
    let name = name_of(&mut calculator, value);
    let too_long = calculator.name(value, Style::Ascii, 14).expect("no limit").unwrap_err();
    assert_eq!(too_long.characters, name.chars().count() as u64);
    // Every level doubles the name.
    let mut doubled = Value::ZERO;
    for level in 1..100 {
        let step = value_of(&mut calculator, &format!("{}", 2 * level));
        let higher = calculator.sum(doubled, step).expect("in range");
        let lower = calculator.difference(doubled, step).expect("in range");
        doubled = calculator.canonical(vec![higher], vec![lower]).expect("no limit");
    }
    let too_long = calculator.name(doubled, Style::Unicode, 1000).expect("no limit").unwrap_err();
    assert!(too_long.characters > 1 << 60, "{too_long}");
}

#[test]
fn the_same_is_read_in_many_ways() {
    let mut forms = Forms::default();
    let mut calculator = forms.within(Limits::default());
    for (one, other) in [
        ("3.^", "^^^"),
        ("3·↑", "↑ + ⇑"),
        ("2.{1|0}", "{1|0}+{1|0}"),
        ("-(1^)", "-1 + v"),
        ("1+-1", "0"),
        ("1 + +-1", "{2|0}"),
        ("1±1", "{2|0}"),
        ("1 - ±1", "{2|0}"),
        ("{|}", "0"),
        ("{1|}", "2"),
        ("{|-1/2}", "-1"),
        ("{0,*|*,0}", "*2"),
        ("{ 2 | -1/2 || 0 }", "{{2|-1/2}|0}"),
        ("{a‖b|c}", "{a|{b|c}}"),
        ("−₂", "-(+_2)"),
        ("2 + -_2", "2 - +_2"),
        ("+_{2|1}", "{0||0|{-1|-2}}"),
        ("(1 + 1)", "2"),
        ("-2.v", "^^"),
        ("0.{1|0}", "0"),
        ("v*", "-^*"),
        ("1*", "1 + *"),
    ] {
        let [one, other] = [one, other].map(|text| text.replace(['a', 'b', 'c'], "1"));
        let expected = value_of(&mut calculator, &other);
        assert_eq!(value_of(&mut calculator, &one), expected, "{one} = {other}");
    }
}

#[test]
fn what_is_no_expression_is_refused_where_it_goes_wrong() {
    for (text, start, problem) in [
        ("", 0, ReadProblem::NoValue),
        ("  ", 2, ReadProblem::NoValue),
        ("1 +", 3, ReadProblem::NoValue),
        ("1 + ?", 4, ReadProblem::NoValue),
        ("+1", 0, ReadProblem::NoValue),
        ("1 2", 2, ReadProblem::Surplus),
        ("1 *", 2, ReadProblem::Surplus),
        ("{1|0", 0, ReadProblem::Unclosed),
        ("1 + ({1|0}", 4, ReadProblem::Unclosed),
        ("{1|0)", 4, ReadProblem::Surplus),
        ("1}", 1, ReadProblem::Surplus),
        ("{1,2}", 0, ReadProblem::NoBar),
        ("{}", 0, ReadProblem::NoBar),
        ("{1|0|-1}", 4, ReadProblem::EqualBars),
        ("{1‖0‖-1}", 6, ReadProblem::EqualBars),
        ("1/3", 0, ReadProblem::NotDyadic),
        ("1/0", 0, ReadProblem::NotDyadic),
        ("1/", 2, ReadProblem::NoValue),
        ("2 - 1.5", 4, ReadProblem::Decimal),
        ("3.", 2, ReadProblem::NoValue),
        ("999999999999", 0, ReadProblem::OutOfRange),
        ("99999999999999999999999999", 0, ReadProblem::OutOfRange),
        ("1/8589934592", 0, ReadProblem::OutOfRange),
        ("*512", 0, ReadProblem::OutOfRange),
        ("{*99999999999999999999|0}", 1, ReadProblem::OutOfRange),
        ("-1^", 1, ReadProblem::Ambiguous),
        ("1 + on", 4, ReadProblem::Loopy),
        ("{0|dud}", 3, ReadProblem::Loopy),
        ("ω + 1", 0, ReadProblem::Transfinite),
        ("omega", 0, ReadProblem::Transfinite),
        ("+-", 2, ReadProblem::NoValue),
        ("+_", 2, ReadProblem::NoValue),
        ("nim:3[1", 5, ReadProblem::Unclosed),
    ] {
        let error = read(text).expect_err(text);
        assert_eq!((error.at.start, error.problem), (start, problem), "{text}");
        assert!(error.at.end <= text.len() && text.get(error.at.clone()).is_some(), "{text}");
        assert!(!error.to_string().is_empty());
    }
    let deep = "{".repeat(100_000);
    assert_eq!(read(&deep).map_err(|error| error.problem), Err(ReadProblem::TooDeep));
}

#[test]
fn every_text_is_read_or_refused() {
    let symbols: Vec<char> = "{{}}()||‖⦀,,+-−.·/*^v↑⇓±_₂013248on:[]xω ".chars().collect();
    let mut random = SplitMix(2024);
    let mut understood = 0;
    for _ in 0..100_000 {
        let length = 1 + random.below(8);
        let text: String = (0..length).map(|_| symbols[random.below(symbols.len())]).collect();
        match read(&text) {
            Err(error) => assert!(text.get(error.at).is_some(), "{text}"),
            Ok(expression) => {
                let limits = Limits { memory: Some(1 << 22), ..Limits::default() };
                let mut forms = Forms::default();
                let mut calculator = forms.within(limits);
                let value = expression
                    .value(&mut calculator, &mut |_, _| Ok::<_, ValueError>(vec![Value::ZERO]));
                let Ok(value) = value else { continue };
                understood += 1;
                let name = name_of(&mut calculator, value);
                assert_eq!(value_of(&mut calculator, &name), value, "{text} = {name}");
            }
        }
    }
    assert!(understood > 1000, "{understood}");
}

#[test]
fn games_are_left_to_whoever_knows_them() {
    for (text, words) in [
        ("domineering:4x4", "domineering:4x4"),
        ("2.nim:3,5 - toads-and-frogs:3x2x3 + v", "nim:3,5 toads-and-frogs:3x2x3"),
        ("vv + {nim:3,nim:4|0}", "nim:3 nim:4"),
        ("{(nim:3,5),kayles|0}", "nim:3,5 kayles"),
        ("nim:3-nim:4", "nim:3 nim:4"),
        ("domineering:2x2[#./#.] + 1", "domineering:2x2[#./#.]"),
        ("grundy:7,play=normal + *", "grundy:7,play=normal"),
    ] {
        let mut forms = Forms::default();
        let mut calculator = forms.within(Limits::default());
        let mut met = Vec::new();
        let expression = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let mut resolve = |_: &mut Calculator<'_, '_>, game: &stratege_values::GameWord<'_>| {
            assert_eq!(&text[game.at.clone()], game.word);
            met.push(game.word.to_owned());
            Ok::<_, ValueError>(vec![Value::ZERO])
        };
        assert!(expression.value(&mut calculator, &mut resolve).is_ok(), "{text}");
        assert_eq!(met.join(" "), words, "{text}");
    }
    let alone = read("nim:3,5").expect("a game");
    assert!(matches!(&alone.summands[0].term, Term::Game(game) if game.word == "nim:3,5"));
}
