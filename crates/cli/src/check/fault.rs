//! What is wrong with a file or a function, in words.

use stratege_check::{Act, Aspect, Fault, FileReport, Kind, Trouble, Wrong};

use crate::i18n::Said;

/// What is wrong with a file besides its functions, one sentence each.
pub(super) fn of_file(report: &FileReport) -> Vec<Said> {
    let trouble = report.trouble.as_ref().map(|trouble| of_loading(&trouble.trouble));
    let acts = report.forbidden.iter().map(|act| {
        Said::new("check-file-forbidden")
            .with("line", line(Some(act.line)))
            .with("act", of_act(act))
    });
    let prints =
        report.prints.map(|at| Said::new("check-file-prints").with("line", line(Some(at))));
    trouble.into_iter().chain(acts).chain(prints).collect()
}

fn of_loading(trouble: &Trouble) -> Said {
    let at = line(trouble.line());
    match trouble {
        Trouble::Syntax { message, .. } => {
            Said::new("check-file-syntax").with("line", at).with("message", message.as_str())
        }
        Trouble::Raised { kind, message, .. } => {
            Said::new("check-file-raised").with("line", at).with("message", spoken(kind, message))
        }
        Trouble::Endless { .. } => Said::new("check-file-endless").with("line", at),
        Trouble::Forbidden(_) | Trouble::Large | Trouble::Died { .. } => {
            Said::new("check-file-died").with("line", at)
        }
    }
}

/// The exception as Python writes it.
fn spoken(kind: &str, message: &str) -> String {
    if message.is_empty() { kind.to_owned() } else { format!("{kind}: {message}") }
}

fn line(line: Option<u32>) -> Said {
    match line {
        Some(line) if line > 0 => Said::new("check-line").with("line", line.to_string()),
        _ => Said::new("check-line-unknown"),
    }
}

fn of_act(act: &Act) -> Said {
    Said::new(match act.act.as_str() {
        "write" => "check-act-write",
        "process" => "check-act-process",
        "network" => "check-act-network",
        "files" => "check-act-files",
        _ => "check-act-input",
    })
}

/// What is wrong with a function; `parameters` are those of the paper.
pub(super) fn of_function(fault: &Fault, parameters: &[&'static str], seconds: f64) -> Said {
    match fault {
        Fault::Wrong(wrong) => of_answer(wrong, parameters),
        Fault::Trouble(trouble) => of_call(trouble, seconds),
        Fault::Parameters { expected, found } => Said::new("check-parameters")
            .with("expected", expected.join(", "))
            .with("found", found.join(", ")),
    }
}

fn of_call(trouble: &Trouble, seconds: f64) -> Said {
    let at = line(trouble.line());
    match trouble {
        Trouble::Raised { kind, message, .. } => {
            Said::new("check-raised").with("line", at).with("message", spoken(kind, message))
        }
        Trouble::Endless { .. } => {
            Said::new("check-endless").with("line", at).with("seconds", seconds.to_string())
        }
        Trouble::Forbidden(act) => {
            Said::new("check-forbidden").with("line", at).with("act", of_act(act))
        }
        Trouble::Large => Said::new("check-large"),
        Trouble::Died { .. } | Trouble::Syntax { .. } => Said::new("check-died").with("line", at),
    }
}

fn of_answer(wrong: &Wrong, parameters: &[&'static str]) -> Said {
    let name = |index: usize| parameters.get(index).copied().unwrap_or("?").to_owned();
    let at = |key: &'static str, vertex_key: &'static str, vertex: &Option<_>| match vertex {
        Some(vertex) => Said::new(vertex_key).with("vertex", vertex_text(vertex)),
        None => Said::new(key),
    };
    match wrong {
        Wrong::Value { .. } | Wrong::OneOf { .. } => Said::new("check-value"),
        Wrong::Kind { expected, .. } => Said::new("check-kind").with("kind", of_kind(*expected)),
        Wrong::Contents { .. } => Said::new("check-contents"),
        Wrong::Changed { argument, .. } => Said::new("check-changed").with("name", name(*argument)),
        Wrong::Argument { argument, .. } => {
            Said::new("check-argument").with("name", name(*argument))
        }
        Wrong::Shared { .. } => Said::new("check-shared"),
        Wrong::MissingVertex { .. } => Said::new("check-missing-vertex"),
        Wrong::SurplusVertex { .. } => Said::new("check-surplus-vertex"),
        Wrong::Successors { vertex, .. } => {
            Said::new("check-successors").with("vertex", vertex_text(vertex))
        }
        Wrong::Layer { rank, .. } => Said::new("check-layer").with("rank", *rank),
        Wrong::NoMove { vertex } => Said::new("check-no-move").with("vertex", vertex_text(vertex)),
        Wrong::Illegal { vertex, .. } => at("check-illegal", "check-illegal-at", vertex),
        Wrong::GivesAway { vertex, .. } => at("check-gives-away", "check-gives-away-at", vertex),
        Wrong::Slow { vertex, moves, best_moves, .. } => at("check-slow", "check-slow-at", vertex)
            .with("moves", *moves)
            .with("best", *best_moves),
        Wrong::NotBest { .. } => Said::new("check-not-best"),
    }
}

fn vertex_text(vertex: &stratege_check::Value) -> String {
    vertex.to_string()
}

fn of_kind(kind: Kind) -> Said {
    Said::new(match kind {
        Kind::Truth => "check-kind-truth",
        Kind::Number => "check-kind-number",
        Kind::List => "check-kind-list",
        Kind::Pairs => "check-kind-pairs",
        Kind::Pair => "check-kind-pair",
        Kind::FourLists => "check-kind-four-lists",
        Kind::Graph => "check-kind-graph",
        Kind::Choices => "check-kind-choices",
        Kind::Layers => "check-kind-layers",
        Kind::Grid => "check-kind-grid",
    })
}

/// What is judged.
pub(super) fn of_aspect(aspect: Aspect) -> &'static str {
    match aspect {
        Aspect::Answer => "check-aspect-answer",
        Aspect::Legal => "check-aspect-legal",
        Aspect::Wins => "check-aspect-wins",
        Aspect::Fast => "check-aspect-fast",
        Aspect::Best => "check-aspect-best",
    }
}
