//! What is wrong with a file or a function, in words.

use stratege_check::{Act, Aspect, FileReport, FunctionFault, Kind, Trouble, Wrong};

use crate::i18n::Message;

/// What is wrong with a file besides its functions, one sentence each.
pub(super) fn of_file(report: &FileReport) -> Vec<Message> {
    let trouble = report.trouble.as_ref().map(|trouble| of_loading(&trouble.trouble));
    let acts = report.forbidden.iter().map(|act| {
        Message::new("check-file-forbidden")
            .with("line", line(Some(act.line)))
            .with("act", of_act(act))
    });
    let prints =
        report.prints.map(|at| Message::new("check-file-prints").with("line", line(Some(at))));
    trouble.into_iter().chain(acts).chain(prints).collect()
}

fn of_loading(trouble: &Trouble) -> Message {
    let at = line(trouble.line());
    match trouble {
        Trouble::Syntax { message, .. } => {
            Message::new("check-file-syntax").with("line", at).with("message", message.as_str())
        }
        Trouble::Raised { kind, message, .. } => Message::new("check-file-raised")
            .with("line", at)
            .with("message", spoken(kind, message)),
        Trouble::Endless { .. } => Message::new("check-file-endless").with("line", at),
        Trouble::Forbidden(_) | Trouble::Large | Trouble::Died { .. } => {
            Message::new("check-file-died").with("line", at)
        }
    }
}

/// The exception as Python writes it.
fn spoken(kind: &str, message: &str) -> String {
    if message.is_empty() { kind.to_owned() } else { format!("{kind}: {message}") }
}

fn line(line: Option<u32>) -> Message {
    match line {
        Some(line) if line > 0 => Message::new("check-line").with("line", line.to_string()),
        _ => Message::new("check-line-unknown"),
    }
}

fn of_act(act: &Act) -> Message {
    Message::new(match act.act.as_str() {
        "write" => "check-act-write",
        "process" => "check-act-process",
        "network" => "check-act-network",
        "files" => "check-act-files",
        _ => "check-act-input",
    })
}

/// What is wrong with a function; `parameters` are those of the paper.
pub(super) fn of_function(
    fault: &FunctionFault,
    parameters: &[&'static str],
    seconds: f64,
) -> Message {
    match fault {
        FunctionFault::Wrong(wrong) => of_answer(wrong, parameters),
        FunctionFault::Trouble(trouble) => of_call(trouble, seconds),
        FunctionFault::Parameters { expected, found } => Message::new("check-parameters")
            .with("expected", expected.join(", "))
            .with("found", found.join(", ")),
    }
}

fn of_call(trouble: &Trouble, seconds: f64) -> Message {
    let at = line(trouble.line());
    match trouble {
        Trouble::Raised { kind, message, .. } => {
            Message::new("check-raised").with("line", at).with("message", spoken(kind, message))
        }
        Trouble::Endless { .. } => {
            Message::new("check-endless").with("line", at).with("seconds", seconds.to_string())
        }
        Trouble::Forbidden(act) => {
            Message::new("check-forbidden").with("line", at).with("act", of_act(act))
        }
        Trouble::Large => Message::new("check-large"),
        Trouble::Died { .. } | Trouble::Syntax { .. } => {
            Message::new("check-died").with("line", at)
        }
    }
}

fn of_answer(wrong: &Wrong, parameters: &[&'static str]) -> Message {
    let name = |index: usize| parameters.get(index).copied().unwrap_or("?").to_owned();
    let at = |key: &'static str, vertex_key: &'static str, vertex: &Option<_>| match vertex {
        Some(vertex) => Message::new(vertex_key).with("vertex", vertex_text(vertex)),
        None => Message::new(key),
    };
    match wrong {
        Wrong::Value { .. } | Wrong::OneOf { .. } => Message::new("check-value"),
        Wrong::Kind { expected, .. } => Message::new("check-kind").with("kind", of_kind(*expected)),
        Wrong::Contents { .. } => Message::new("check-contents"),
        Wrong::Changed { argument, .. } => {
            Message::new("check-changed").with("name", name(*argument))
        }
        Wrong::Argument { argument, .. } => {
            Message::new("check-argument").with("name", name(*argument))
        }
        Wrong::Shared { .. } => Message::new("check-shared"),
        Wrong::MissingVertex { .. } => Message::new("check-missing-vertex"),
        Wrong::SurplusVertex { .. } => Message::new("check-surplus-vertex"),
        Wrong::Successors { vertex, .. } => {
            Message::new("check-successors").with("vertex", vertex_text(vertex))
        }
        Wrong::Layer { rank, .. } => Message::new("check-layer").with("rank", *rank),
        Wrong::NoMove { vertex } => {
            Message::new("check-no-move").with("vertex", vertex_text(vertex))
        }
        Wrong::Illegal { vertex, .. } => at("check-illegal", "check-illegal-at", vertex),
        Wrong::GivesAway { vertex, .. } => at("check-gives-away", "check-gives-away-at", vertex),
        Wrong::Slow { vertex, moves, best_moves, .. } => at("check-slow", "check-slow-at", vertex)
            .with("moves", *moves)
            .with("best", *best_moves),
        Wrong::NotBest { .. } => Message::new("check-not-best"),
    }
}

fn vertex_text(vertex: &stratege_check::Value) -> String {
    vertex.to_string()
}

fn of_kind(kind: Kind) -> Message {
    Message::new(match kind {
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
