//! Graphs that somebody wrote, and how they are drawn.

use std::sync::atomic::{AtomicUsize, Ordering};

use stratege_catalog::{
    Graph, ImportError, ImportOwners,
    core::{Limits, Player, Unwatched, Watch},
    import_arena,
    pictures::{cut, diagram, value_text},
    report::{ArenaReport, VertexReport},
};

/// Nothing stops it.
const FREE: Limits<'static> = Limits { nodes: None, memory: None, watch: &Unwatched };

const EXAMPLE: &str = "{0:[4,5],1:[4,5,6],2:[7],3:[],4:[2],5:[3],6:[3],7:[]}";

fn owners(first: &str) -> ImportOwners {
    let first = Some(first.split(',').map(str::to_owned).collect());
    ImportOwners { first, attractor: Some(1), ..ImportOwners::default() }
}

#[test]
fn layers_of_an_imported_graph() {
    let report = import_arena(EXAMPLE, &owners("0..3"), FREE).expect("a graph");
    assert_eq!(report.layers, [vec![7], vec![2], vec![4], vec![0, 1]]);
    assert_eq!(report.arcs.len(), 9);
}

#[test]
fn a_graph_of_numbers_is_the_one_that_is_written() {
    let lists: [&[u32]; 8] = [&[4, 5], &[4, 5, 6], &[7], &[], &[2], &[3], &[3], &[]];
    let owner = |vertex: u32| if vertex < 4 { Player::FIRST } else { Player::SECOND };
    let owners_of_all: Vec<Player> = (0..8).map(owner).collect();
    let names = (0..8).map(|vertex| vertex.to_string()).collect();
    let graph = Graph::new(names, &owners_of_all, &lists.map(<[u32]>::to_vec));
    for player in Player::BOTH {
        let written = ImportOwners { attractor: Some(player.number()), ..owners("0..3") };
        let written = import_arena(EXAMPLE, &written, FREE).expect("a graph");
        let given = graph.report(Some(player), None, None, Limits::default()).expect("no limit");
        assert_eq!(given.layers, written.layers);
        assert_eq!((given.arcs, given.strategy), (written.arcs, written.strategy));
    }
    let to_three = graph.report(Some(Player::FIRST), Some(vec![3]), Some(0), Limits::default());
    let to_three = to_three.expect("no limit");
    assert_eq!((to_three.start, to_three.layers), (Some(0), vec![vec![3], vec![5, 6], vec![0, 1]]));
}

#[test]
fn json_python_and_tuples_are_understood() {
    let json = r#"{"a": ["b"], "b": []}"#;
    assert_eq!(import_arena(json, &owners("a"), FREE).expect("json").vertices[0].position, "a");
    let python = "{((2, 1), 1): [((1,), 2)],  # a comment\n ((1,), 2): (),}";
    let graph = ImportOwners { attractor: Some(1), ..ImportOwners::default() };
    let report = import_arena(python, &graph, FREE).expect("python");
    assert_eq!(report.vertices[0].player, Some(1));
    assert_eq!(report.layers, [vec![1], vec![0]]);
}

#[test]
fn mistakes_are_located() {
    let error = |text: &str| import_arena(text, &owners("0"), FREE).expect_err("refused");
    assert!(matches!(error("{0:[1]}"), ImportError::UnknownVertex { vertex } if vertex == "1"));
    assert!(matches!(error("{0:[],\n1 []}"), ImportError::Syntax { line: 2, column: 3, .. }));
    assert!(matches!(error("{0:[],0:[]}"), ImportError::Repeated { .. }));
    assert!(matches!(error("[1]"), ImportError::Syntax { .. }));
    assert!(matches!(error("{'0:[]}"), ImportError::Syntax { .. }));
    let nobody = import_arena("{0:[]}", &ImportOwners::default(), FREE);
    assert!(matches!(nobody, Err(ImportError::Owner { .. })));
}

#[test]
fn ranges_that_name_too_many_vertices_are_refused_before_they_are_written_out() {
    let check = |ranges: Vec<String>, sum: u64| {
        let owners = ImportOwners { first: Some(ranges), ..ImportOwners::default() };
        let refused = import_arena("{0: []}", &owners, FREE);
        assert!(matches!(refused, Err(ImportError::TooMany { found, .. }) if found == sum));
    };
    check(vec!["0..999999".to_owned(); 4_000], 4_000_000_000);
    check(vec![format!("{}..{}", i64::MIN, i64::MAX); 2], u64::MAX);
    let owners = ImportOwners { first: Some(vec!["9..1".into()]), ..ImportOwners::default() };
    assert!(import_arena("{0: []}", &owners, FREE).is_ok(), "a range of nothing names nothing");
    let unknown = import_arena("{0: []}", &self::owners("0..1999999"), FREE);
    assert!(matches!(unknown, Err(ImportError::UnknownVertex { vertex }) if vertex == "1"));
}

/// Says stop at every look, and counts them.
#[derive(Default)]
struct Impatient(AtomicUsize);

impl Watch for Impatient {
    fn stop(&self) -> bool {
        self.0.fetch_add(1, Ordering::Relaxed);
        true
    }
}

#[test]
fn reading_a_graph_ends_when_nobody_waits_for_it() {
    let impatient = Impatient::default();
    let limits = Limits { watch: &impatient, ..FREE };
    let entries: Vec<String> = (0..10_000).map(|key| format!("{key}: []")).collect();
    let graph = format!("{{{}}}", entries.join(","));
    let stopped = import_arena(&graph, &owners("0..9999"), limits);
    assert!(matches!(stopped, Err(ImportError::Stopped { .. })));
    assert_eq!(impatient.0.into_inner(), 1, "it does not go on");
}

fn vertex(id: u32, player: u8, rank: u32) -> VertexReport {
    let position = format!("{id} {player}");
    VertexReport { id, position, player: Some(player), ended: None, rank: Some(rank) }
}

#[test]
fn an_attractor_can_be_cut_after_a_step() {
    let mut report = ArenaReport {
        extent: "reachable",
        vertices: vec![vertex(0, 1, 3), vertex(1, 2, 2), vertex(2, 1, 1), vertex(3, 2, 0)],
        arcs: vec![[0, 1], [1, 2], [2, 3]],
        start: Some(0),
        attractor: Some(1),
        layers: vec![vec![3], vec![2], vec![1], vec![0]],
        strategy: vec![[0, 1], [2, 3]],
        undecided: 0,
        cycles: false,
    };
    cut(&mut report, 1);
    assert_eq!(report.layers, [[3], [2]]);
    assert_eq!(report.strategy, [[2, 3]]);
    let diagram = diagram(&report, "four vertices");
    let ranks: Vec<_> = diagram.vertices.iter().map(|vertex| vertex.rank).collect();
    assert_eq!(ranks, [None, None, Some(1), Some(0)]);
    assert_eq!(diagram.vertices[0].label, "0");
    assert!(diagram.vertices[0].start);
    let chosen: Vec<_> = diagram.arcs.iter().map(|arc| arc.chosen).collect();
    assert_eq!(chosen, [false, false, true]);
}

#[test]
fn values_are_short() {
    assert_eq!(value_text(3.0), "3");
    assert_eq!(value_text(-0.0), "0");
    assert_eq!(value_text(-0.5), "-0.5");
    assert_eq!(value_text(f64::NEG_INFINITY), "-∞");
}
