"""Answers as tables, arrays and graphs of other packages."""

from __future__ import annotations

import networkx
import numpy
import stratege as st


def test_tables_of_pandas() -> None:
    solved = st.solve("tic-tac-toe", "XO./.X./..O")
    frame = solved.to_pandas()
    assert list(frame["move"]) == [one["move"] for one in solved.moves]
    table = st.table("chomp", rows=range(1, 3), columns=range(1, 4))
    assert table.to_pandas().loc[2, 3] == table.winners[1][2]
    standings = st.tournament("nim:1,2,3", "optimal", "random")
    assert len(standings.to_pandas()) == len(standings.pairings)
    assert standings.frame().equals(standings.to_pandas())
    moves = st.move_values("domineering:2x3").to_pandas()
    assert list(moves.columns) == ["player", "move", "value", "incentive", "best", "wins"]
    weights = st.matrix_game([[1, -1], [-1, 1]], exact=True).to_pandas()
    assert list(weights["weight"]) == [0.5] * 4
    vertices = st.arena("chomp:2x2").to_pandas()
    assert len(vertices) == len(st.arena("chomp:2x2").to_dict())


def test_arrays_of_numpy() -> None:
    board = st.game("connect-four").start().push("4").to_numpy()
    assert board.shape == (6, 7, 4) and board[5, 3, 0] == 1 and board[:, :, 0].sum() == 1
    seen = st.game("connect-four").start().push("4").to_numpy(player=2)
    assert seen[5, 3, 0] == 2
    arena = st.arena("chomp:2x2")
    matrix = arena.to_numpy()
    assert matrix.sum() == len(arena.arcs) and matrix.shape[0] == matrix.shape[1]
    graph = arena.to_networkx()
    assert (networkx.to_numpy_array(graph, nodelist=list(graph)) == matrix).all()
    scores = st.tournament("nim:1,2,3", "optimal", "random").to_numpy()
    assert numpy.isnan(scores[0, 0]) and abs(scores[0, 1] + scores[1, 0] - 1) < 1e-12
    row, column = st.matrix_game([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]).to_numpy()
    assert abs(row.sum() - 1) < 1e-12 and abs(column.sum() - 1) < 1e-12
    assert st.table("chomp", rows=range(1, 3), columns=range(1, 4)).to_numpy().shape == (2, 3)


def test_graphs_of_networkx() -> None:
    tree = st.tree("domineering:3x2", 2, "h1")
    graph = tree.to_networkx()
    assert networkx.is_arborescence(graph)
    assert graph.nodes[0]["value"] == tree.root["value"]
    order = st.tournament("tic-tac-toe", "optimal", "first", "random", games=2000).to_networkx()
    assert order.has_edge("optimal", "random") and not order.has_edge("random", "optimal")


def test_moves_are_numbered_in_a_natural_order() -> None:
    from stratege._numbering import Numbering

    numbering = Numbering(st.game("mnk:8x8x5"))
    start = st.game("mnk:8x8x5").start()
    moves = [numbering.move(number) for number in range(64)]
    assert moves[:3] == ["a1", "a2", "a3"] and len(numbering) == 64
    assert list(numbering.legal(start)) == list(range(64))
    heaps = Numbering(st.game("nim:12,1"))
    assert [heaps.move(number) for number in (0, 1, 8, 9)] == ["1-1", "1-2", "1-9", "1-10"]
