//! An arena in words: who wins, the layers of the attractor, the vertices.

use stratege_catalog::report::{ArenaReport, VertexReport};

use super::Subject;
use crate::{
    format::{Align, bold, columns},
    i18n::{Message, Words},
    words,
};

/// More vertices than this are summed up, not listed.
const MOST_LISTED: usize = 300;

/// One sentence about the arena.
pub(crate) fn headline(subject: &Subject, words: &Words) -> String {
    told(subject, subject.report.attractor, words)
}

/// One sentence about the arena, or about the attractor of a player in it.
fn told(subject: &Subject, attractor: Option<u8>, words: &Words) -> String {
    let report = &subject.report;
    let sentence = match (attractor, report.start) {
        (Some(player), Some(start)) => {
            let rank = report.vertices.get(start as usize).and_then(|vertex| vertex.rank);
            match rank {
                Some(rank) => Message::new("graph-wins").with("rank", rank),
                None => match subject.step {
                    Some(step) => Message::new("graph-not-yet").with("step", step),
                    None => Message::new("graph-does-not-win"),
                },
            }
            .with("player", player)
        }
        (Some(player), None) => {
            let size: usize = report.layers.iter().map(Vec::len).sum();
            Message::new("graph-attractor").with("player", player).with("size", size)
        }
        (None, _) => Message::new("graph-arena").with("title", subject.title),
    };
    let extent = match report.extent {
        "reachable" => "extent-reachable",
        "complete" => "extent-complete",
        _ => "extent-imported",
    };
    let mut notes = vec![words.say(extent)];
    let size = Message::new("graph-size").with("vertices", report.vertices.len());
    notes.push(words.tell(&size.with("arcs", report.arcs.len())));
    notes.extend(subject.convention.clone());
    if report.cycles {
        notes.push(words.say("graph-cycles"));
    }
    bold(&words::headline(&words.tell(&sentence), &notes, words))
}

/// The arena with its attractor.
pub(crate) fn text(subject: &Subject, words: &Words) -> String {
    let report = &subject.report;
    let mut parts = vec![headline(subject, words)];
    if report.attractor.is_some() {
        parts.push(layers(report, words));
    }
    if report.undecided > 0 {
        parts.push(words.tell(&Message::new("graph-undecided").with("vertices", report.undecided)));
    }
    parts.push(if report.vertices.len() > MOST_LISTED {
        words.tell(&Message::new("graph-too-many").with("vertices", report.vertices.len()))
    } else {
        vertices(report, words)
    });
    parts.join("\n\n")
}

/// The arena with ranks to fill in.
pub(crate) fn blank(subject: &Subject, words: &Words) -> String {
    let hide = |vertex: &VertexReport| VertexReport { rank: None, ended: None, ..vertex.clone() };
    let vertices_only = ArenaReport {
        attractor: subject.report.attractor.or(Some(1)),
        vertices: subject.report.vertices.iter().map(hide).collect(),
        strategy: Vec::new(),
        ..subject.report.clone()
    };
    format!("{}\n\n{}", told(subject, None, words), vertices(&vertices_only, words))
}

fn layers(report: &ArenaReport, words: &Words) -> String {
    let whole = report.vertices.len() <= MOST_LISTED;
    let rows = report.layers.iter().enumerate().map(|(rank, layer)| {
        let members = layer.iter().filter_map(|&id| report.vertices.get(id as usize));
        let members: Vec<String> = members.map(|vertex| named(vertex, words)).collect();
        let list = if whole { members.join("   ") } else { String::new() };
        vec![
            words.tell(&Message::new("graph-layer").with("rank", rank)),
            words.number(layer.len() as u64),
            list,
        ]
    });
    let header = ["graph-rank", "graph-new", "graph-members"].map(|key| words.say(key));
    columns(&header, rows.collect(), &[Align::Left, Align::Right, Align::Left])
}

fn named(vertex: &VertexReport, words: &Words) -> String {
    let position = &vertex.position;
    // Positions of games in which either player may move end in the player's number already.
    match vertex.player {
        Some(player) if !position.ends_with(&format!(" {player}")) => {
            let said = Message::new("graph-owned").with("position", position.as_str());
            words.tell(&said.with("player", player))
        }
        _ => position.clone(),
    }
}

fn vertices(report: &ArenaReport, words: &Words) -> String {
    let ranks = report.attractor.is_some();
    let mut header = ["graph-id", "graph-position", "graph-player", "graph-end"]
        .map(|key| words.say(key))
        .to_vec();
    header.extend(ranks.then(|| words.say("graph-rank")));
    header.push(words.say("graph-successors"));
    let mut successors = vec![Vec::new(); report.vertices.len()];
    for [from, to] in &report.arcs {
        let chosen = report.strategy.contains(&[*from, *to]);
        if let Some(list) = successors.get_mut(*from as usize) {
            list.push(if chosen { format!("{to}*") } else { to.to_string() });
        }
    }
    let rows = report.vertices.iter().zip(successors).map(|(vertex, successors)| {
        let player =
            vertex.player.map(|player| words.tell(&Message::new("player").with("player", player)));
        let end = match vertex.ended {
            Some("1") => words.tell(&Message::new("graph-won").with("player", 1_u8)),
            Some("2") => words.tell(&Message::new("graph-won").with("player", 2_u8)),
            Some(_) => words.say("value-draw"),
            None => String::new(),
        };
        let mut row =
            vec![vertex.id.to_string(), vertex.position.clone(), player.unwrap_or_default(), end];
        if ranks {
            row.push(vertex.rank.map(|rank| rank.to_string()).unwrap_or_default());
        }
        row.push(successors.join(" "));
        row
    });
    let mut align = vec![Align::Right, Align::Left, Align::Left, Align::Left];
    align.extend(ranks.then_some(Align::Right));
    align.push(Align::Left);
    columns(&header, rows.collect(), &align)
}
