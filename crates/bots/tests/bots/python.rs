//! Functions in Python files as strategies.

use std::fs;

use stratege_bots::is_on_path;
use stratege_core::Alternating;
use stratege_games::{domineering::Domineering, tic_tac_toe::TicTacToe};
use stratege_tournament::{
    bots::BotReport,
    observation::FullObservation,
    strategies::bot,
    strategy::{StrategyError, StrategyKinds},
};

use super::{GENEROUS, TIC_TAC_TOE, domineering, folder, machine, play};

#[test]
fn a_function_may_return_a_pair_a_list_a_number_or_a_notation() {
    let moves = "from coups import coups_possibles\n";
    let first = "coups_possibles(plateau, joueur)[0]";
    for answer in
        [first.to_owned(), format!("list({first})"), format!("[1.0 * x for x in {first}]")]
    {
        let text = format!("{moves}def strategie(plateau, joueur):\n    return {answer}\n");
        clean(on_domineering("pairs", &text));
    }
    clean(on_tic_tac_toe("number", "def strategie(jeu, joueur): return jeu.index('.')"));
    clean(on_tic_tac_toe("one-argument", "def strategy(board): return board.index('.')"));
    let notation = "def strategy(board, player):\n    i = board.index('.')\n    \
                    return 'abc'[i % 3] + '321'[i // 3]\n";
    clean(on_tic_tac_toe("notation", notation));
}

#[test]
fn what_a_function_prints_and_reads_is_not_part_of_the_protocol() {
    let text = "print('loaded')\nimport os\nos.system('echo from a child')\n\
                def strategie(jeu, joueur):\n    print('é', jeu)\n    return jeu.index('.')\n\
                if __name__ == '__main__':\n    raise SystemExit('not when it is a strategy')\n";
    clean(on_tic_tac_toe("prints", text));
    let text = "def strategie(jeu, joueur):\n    return int(input('coup ? '))\n";
    let Some(report) = on_tic_tac_toe("reads", text) else { return };
    assert_eq!(report.faults[0].kind, "crash");
    assert!(report.faults[0].last_words.contains("EOFError"), "{report:?}");
}

#[test]
fn an_exception_is_told_with_its_line() {
    let text = "def strategie(jeu, joueur):\n    return jeu[100]\n";
    let Some(report) = on_tic_tac_toe("exception", text) else { return };
    let fault = &report.faults[0];
    assert_eq!(fault.kind, "crash");
    assert!(fault.last_words.contains("line 2, in strategie"), "{fault:?}");
    assert!(fault.last_words.contains("IndexError: list index out of range"), "{fault:?}");
    assert!(!fault.last_words.contains("<string>"), "{fault:?}");
    let Some(report) = on_tic_tac_toe("syntax", "def strategie(jeu, joueur:\n") else { return };
    assert!(report.faults[0].last_words.contains("SyntaxError"), "{report:?}");
}

#[test]
fn other_mistakes_are_told_in_words() {
    let Some(report) = on_tic_tac_toe("none", "def strategie(jeu, joueur): pass") else { return };
    assert_eq!(report.faults[0].kind, "rubbish");
    assert!(report.faults[0].last_words.contains("returned None"), "{report:?}");
    let Some(report) = on_tic_tac_toe("full", "def strategie(jeu, joueur): return 9") else {
        return;
    };
    assert_eq!(
        (report.faults[0].kind, report.faults[0].answer.as_str()),
        ("illegal-move", r#"{"move": 9}"#)
    );
    let Some(report) = on_tic_tac_toe("nothing", "x = 1\n") else { return };
    assert_eq!(report.faults[0].kind, "not-started");
    assert!(
        report.faults[0].last_words.contains("no function strategie(plateau, joueur)"),
        "{report:?}"
    );
    let kinds: StrategyKinds<FullObservation<TicTacToe>> =
        StrategyKinds { all: vec![bot::python(&machine(GENEROUS))] };
    assert!(matches!(kinds.read("python:no-such-file.py"), Err(StrategyError::Malformed { .. })));
}

#[test]
fn the_seed_repeats_random_choices() {
    let text = "import random\ndef strategie(jeu, joueur):\n    \
                return random.choice([i for i in range(9) if jeu[i] == '.'])\n";
    let Some(one) = on_tic_tac_toe("seed", text) else { return };
    let Some(other) = on_tic_tac_toe("seed", text) else { return };
    assert_eq!((one.won, one.drawn, one.answers), (other.won, other.drawn, other.answers));
}

fn clean(report: Option<BotReport>) {
    if let Some(report) = report {
        assert!(report.is_clean() && report.answers > 0, "{report:?}");
    }
}

/// Nothing where there is no Python.
#[track_caller]
fn on_tic_tac_toe(name: &str, text: &str) -> Option<BotReport> {
    let word = write(name, text)?;
    Some(play::<FullObservation<TicTacToe>>(&TIC_TAC_TOE, &word, GENEROUS, 4))
}

#[track_caller]
fn on_domineering(name: &str, text: &str) -> Option<BotReport> {
    let word = write(name, text)?;
    Some(play::<FullObservation<Alternating<Domineering>>>(&domineering(), &word, GENEROUS, 4))
}

/// The strategy of a file with this text, beside the paper's function for moves of domineering.
fn write(name: &str, text: &str) -> Option<String> {
    if !is_on_path("python3") {
        println!("skipped: there is no python3");
        return None;
    }
    let folder = folder(&format!("python-{name}"));
    let moves = "def coups_possibles(v, joueur):
    coups = []
    for i in range(len(v)):
        for j in range(len(v[0])):
            if joueur == 0 and i < len(v) - 1 and v[i][j] == v[i + 1][j] == -1:
                coups.append((i, j))
            if joueur == 1 and j < len(v[0]) - 1 and v[i][j] == v[i][j + 1] == -1:
                coups.append((i, j))
    return coups
";
    fs::write(folder.join("coups.py"), moves).expect("a file");
    let file = folder.join("élève.py");
    fs::write(&file, text).expect("a file");
    Some(format!("python:{}", file.display()))
}
