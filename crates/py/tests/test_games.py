"""Listed games, positions, arenas, trees."""

from __future__ import annotations

import copy
import json
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
import stratege as st


def test_listed_games_are_functions_of_their_parameters() -> None:
    assert st.chomp(4, 5) == st.game("chomp:4x5")
    assert st.nim(3, 5, 7).parameters["heaps"] == [3, 5, 7]
    assert st.connect_four().name == "connect-four"
    for one in st.games():
        assert getattr(st, one.name.replace("-", "_")) is not None
    with pytest.raises(AttributeError):
        st.no_such_game  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize(
    "word, board, moves, reached",
    [
        ("chomp:2*4", [4, 3], [(0, 2)], "2,2 2"),
        ("tic-tac-toe", ("X", "X", ".", ".", ".", "O", ".", ".", "."), [8], "XX./..O/..O"),
        ("tic-tac-toe", "..X.O...X", ["0"], "O.X/.O./..X"),
        ("domineering:2x3", [[0, 1, 1], [0, -1, -1]], [], "###/#.. 1"),
        ("grundy:14", [2, 4, 3, 5], ["(3, 2)"], "4,3,3,2,2 2"),
        ("dominoes:hand=1", [[[6, 6]], [[6, 1]]], ["[6, 6]"], "1: 2:6-1 laid1:6-6 ends:6,6 turn:2"),
    ],
)
def test_boards_and_moves_are_read_as_the_papers_write_them(
    word: str, board: object, moves: list[object], reached: str
) -> None:
    position = st.game(word).position(board)
    for move in moves:
        position.push(move)
    assert position.text == reached


@pytest.mark.parametrize("word", [one.name for one in st.games()])
def test_every_game_plays_to_its_end_and_back(word: str) -> None:
    position = st.game(word).start(seed=3)
    first = position.text
    for _ in range(120):
        if position.is_over:
            break
        legal = position.legal_moves
        position.push(legal[len(position.history) % len(legal)])
    assert "<svg" in position.svg()
    while position.history:
        position.pop()
    assert position.text == first


def test_moves_are_understood_as_notations_and_as_in_the_papers() -> None:
    start = st.game("domineering:3x3").start()
    assert start.after("a2-a3") == start.after((0, 0)) == start.after([0, 0])
    assert start.board == [[-1] * 3] * 3
    assert st.game("tic-tac-toe").start().after(4).text == ".../.X./..."
    assert (start.turn, start.player) == (1, 0)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: st.solve("chomps:4x5"), "did you mean `chomp`"),
        (lambda: st.game("chomp:0x5"), "not between"),
        (lambda: st.game("chomp:2x2").position("3,5"), "is not a position"),
        (lambda: st.game("chomp:2x2").start().push("z9"), "not a legal move here; legal: b1"),
        (lambda: st.game("chomp:2x2").start().push((7, 7)), "not a legal move here"),
        (lambda: st.solve("chomp:2x2", method="magic"), "known: auto"),  # type: ignore[arg-type]
        (lambda: st.grundy("tic-tac-toe"), "does not apply"),
        (lambda: st.Tournament("chomp:2x2", ["random", "magic"]).play(), "there is no strategy `magic` here"),
        (lambda: st.tournament("chomp:2x2", "optimla", "random"), "did you mean `optimal`?"),
        (lambda: st.Tournament("chomp:2x2", ["random"]), "at least two"),
        (lambda: st.matrix_game([[1, 2], [3]]), ""),
        (lambda: st.learn("chomp:2x2", "magic"), "there is no method `magic` here; known: trajectories, q"),
        (lambda: st.minimax("tic-tac-toe", -1), "`depth` is -1; write a whole number, 0 or more"),
        (lambda: st.minimax("tic-tac-toe", None), "`depth` is None; write a whole number"),  # type: ignore[arg-type]
        (lambda: st.tree("tic-tac-toe", 2.5), "`depth` is 2.5; write a whole number"),  # type: ignore[arg-type]
        (lambda: st.perft("tic-tac-toe", -3), "`depth` is -3"),
        (lambda: st.layers("tic-tac-toe", 2**40), "`depth` is 1099511627776, but can be"),
        (lambda: st.solve("tic-tac-toe", seconds=-1), "`seconds` is -1; write a number"),
        (lambda: st.solve("tic-tac-toe", seconds=float("nan")), "`seconds` is nan"),
        (lambda: st.count("tic-tac-toe", positions="many"), "`positions` is 'many'"),  # type: ignore[arg-type]
        (lambda: st.random_plays("tic-tac-toe", -5), "`plays` is -5"),
        (lambda: st.tournament("tic-tac-toe", "random", "first", games=0), "`games` is 0"),
        (
            lambda: st.tournament("tic-tac-toe", "random", "first", games=10**12),
            "549755813760 at most",
        ),
        (lambda: st.table("domineering", [1, 2], range(3)), "does not say which sizes"),  # type: ignore[arg-type]
        (lambda: st.game("connect-four", misere=True), "`misere` is not a parameter"),
    ],
)
def test_mistakes_are_told(wrong: object, sentence: str) -> None:
    assert callable(wrong)
    with pytest.raises(st.GameError) as caught:
        wrong()
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    "ask",
    [
        st.solve, st.count, st.grundy, st.arena, st.game, st.play, st.learn,
        lambda what: st.perft(what, 1),
        lambda what: st.layers(what, 1),
        lambda what: st.minimax(what, 1),
        lambda what: st.tree(what, 1),
        lambda what: st.random_plays(what, 1),
        lambda what: st.tournament(what, "random", "first"),
        lambda what: st.match(what, "random", "first"),
        lambda what: st.table(what, range(1, 2), range(1, 2)),
        lambda what: st.grundy_values(what, range(1, 2)),
        lambda what: st.first_moves(what, range(1, 2), range(1, 2)),
        lambda what: st.lost_positions(what),
    ],
)  # fmt: skip
@pytest.mark.parametrize("what", [5, None, ["chomp:2x2"]])
def test_what_is_not_a_game_is_told(ask: Callable[[Any], object], what: object) -> None:
    with pytest.raises(st.GameError) as caught:
        ask(what)
    assert f"{what!r} is not a game; give its word" in str(caught.value)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "wrong",
    [
        lambda: st.game("xxxxxxxxxx"),
        lambda: st.game("chomp:q=5"),
        lambda: st.table("nim", range(1, 3), range(1, 3)),
        lambda: st.table("dice", range(1, 3), range(1, 3)),
        lambda: st.table("dominoes:hand=3", range(1, 3), range(1, 3)),
        lambda: st.grundy("dominoes"),
        lambda: st.grundy("dice"),
        lambda: st.count("dice"),
        lambda: st.arena("dice"),
        lambda: st.arena("dominoes"),
        lambda: st.solve("dominoes"),
        lambda: st.solve("tic-tac-toe", depth=3),
        lambda: st.learn("dominoes"),
        lambda: st.learn("dice", "trajectories"),
        lambda: st.tournament("pegs:triangle", "random", "first"),
        lambda: st.tournament("tic-tac-toe", "random", "first", precision=0.7),
        lambda: st.count("connect-four", memory=1000),
        lambda: st.from_dict({0: [1], 1: []}, owner={0: 1}),
        lambda: st.from_dict({0: [1]}, owner=[0]),
        lambda: st.matrix_game([[1, 2]], against_column=[1]),
    ],
)
def test_errors_do_not_speak_the_language_of_the_command_line(
    wrong: Callable[[], object], language: str
) -> None:
    st.use_language(language)
    with pytest.raises((st.GameError, st.LimitReached)) as caught:
        wrong()
    for word in ("--", "stratege list", "stratege rules", "stratege solve", "graph"):
        assert word not in str(caught.value)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_table_of_another_game_is_told(language: str, tmp_path: Path) -> None:
    table = tmp_path / "xo.table"
    st.learn("nim:1,2", seeds=1, seed=1, table=table)
    st.use_language(language)
    for words, options in ((("nim:1,3",), {}), (("nim:1,2", "q"), {}), (("nim:1,2",), {"seed": 2})):
        with pytest.raises(st.GameError) as caught:
            st.learn(*words, seeds=1, table=table, **options)  # type: ignore[arg-type]
        assert "anew=True" in str(caught.value) and "--" not in str(caught.value)
    st.learn("nim:1,3", seeds=1, seed=1, table=table, anew=True)


def test_conventions_are_told_by_yes_or_no() -> None:
    assert st.nim(3, 5, 7, misere=True) == st.nim(3, 5, 7, play="misere")
    assert st.nim(3, 5, 7, misere=False) == st.nim(3, 5, 7)


def test_one_best_move_is_one() -> None:
    assert str(st.solve("chomp:2x3")) == "player 1 wins in 5 moves; best move c2"
    several = st.solve("tic-tac-toe", "XO./.X./..O")
    assert str(several) == "player 1 wins in 3 moves; best moves a2, a1"
    st.use_language("fr")
    assert str(several) == "J1 gagne en 3 coups\u202f; meilleurs coups a2, a1"


@pytest.mark.parametrize("answer", [None, float("nan"), "much", [1]])
def test_a_heuristic_that_is_no_number_is_told(answer: object) -> None:
    def weight(board: object) -> Any:
        return answer

    for judge, name in ((weight, "weight"), (lambda board: answer, "heuristic")):
        with pytest.raises(st.RulesError) as caught:
            st.minimax("tic-tac-toe", 1, judge)  # type: ignore[arg-type]
        told = str(caught.value)
        assert told.startswith(f"`{name}` gave {answer!r} at the position X../.../...;")
    assert st.minimax("tic-tac-toe", 1, lambda board: float("inf")).value == float("inf")


def test_an_illegal_move_changes_nothing() -> None:
    position = st.game("tic-tac-toe").start().push("b2")
    with pytest.raises(st.GameError):
        position.push("b2")
    assert position.history == ["b2"]


def test_a_limit_is_told() -> None:
    with pytest.raises(st.LimitReached):
        st.count("connect-four", positions=1000)


def test_an_attractor_is_stepped_on_a_page_of_its_own(tmp_path: Path) -> None:
    attractor = st.arena("chomp:2x2").attractor(1)
    page = attractor.html(tmp_path / "steps.html")
    assert page.count("<figure") == len(attractor.layers) == 4
    assert "http" not in page.replace("http://www.w3.org", "")
    assert (tmp_path / "steps.html").read_text(encoding="utf-8") == page
    assert attractor.strategy["2,2 1"] == "2,1 2"


def test_arenas_go_to_networkx() -> None:
    graph = st.arena("chomp:2x3").to_networkx()
    assert graph.number_of_nodes() == len(st.arena("chomp:2x3"))


def test_a_graph_of_ones_own_has_attractors() -> None:
    graph = {"a": ["b", "c"], "b": [], "c": ["a"]}
    arena = st.from_dict(graph, owner={"a": 1, "b": 2, "c": 2}, start="a")
    assert arena.attractor(1).layers == [["b"], ["a"], ["c"]]
    assert arena.attractor(2, targets=["c"]).layers == [["c"]]
    with pytest.raises(st.GameError, match="must belong"):
        st.from_dict(graph, owner={"a": 1})
    with pytest.raises(st.GameError, match="not a key"):
        st.from_dict({1: [2]}, owner=[1])


def test_vertices_may_be_written_alike() -> None:
    graph: dict[object, list[object]] = {1: ["1"], "1": [1, (1,)], (1,): []}
    arena = st.from_dict(graph, owner=[1], start=1, targets=[(1,)])
    assert arena.vertices == [1, "1", (1,)] and arena.start == 1
    assert arena.arcs == [(1, "1"), ("1", 1), ("1", (1,))]
    assert arena.attractor(2).layers == [[(1,)], ["1"], [1]]
    for wrong in ({"start": 2}, {"targets": [2]}):
        with pytest.raises(st.GameError, match="vertex 2 is not a key"):
            st.from_dict(graph, owner=[1], **wrong)


def attracted(graph: dict[int, list[int]], owner: dict[int, int]) -> dict[int, int]:
    """The ranks in the attractor of player 1, by going through all vertices again and again."""
    rank = {vertex: 0 for vertex, to in graph.items() if not to and owner[vertex] == 2}
    step = 0
    while True:
        step += 1
        new = [
            vertex
            for vertex, to in graph.items()
            if vertex not in rank
            and to
            and (any if owner[vertex] == 1 else all)(other in rank for other in to)
        ]
        if not new:
            return rank
        rank.update(dict.fromkeys(new, step))


def test_no_text_is_made_of_graphs(monkeypatch: pytest.MonkeyPatch) -> None:
    draw = random.Random(4)
    graph = {
        vertex: sorted({draw.randrange(3000) for _ in range(draw.randrange(4))})
        for vertex in range(3000)
    }
    owner = {vertex: draw.choice((1, 2)) for vertex in graph}
    monkeypatch.setattr(json, "loads", None)
    monkeypatch.setattr(json, "dumps", None)
    arena = st.from_dict(graph, owner)
    attractor = arena.attractor(1)
    rank = attracted(graph, owner)
    assert {vertex: attractor.rank(vertex) for vertex in attractor} == rank
    assert len(rank) > 1000 and len(attractor.layers) > 5
    assert arena.to_dict() == graph
    for vertex, to in attractor.strategy.items():
        assert owner[vertex] == 1 and to in graph[vertex] and rank[to] < rank[vertex]


def test_a_position_is_played_on_where_it_is() -> None:
    position = st.connect_four().start()

    def plays(depth: int) -> int:
        if depth == 0:
            return 1
        found = 0
        for move in position.legal_moves:
            position.push(move)
            found += plays(depth - 1)
            position.pop()
        return found

    assert [plays(depth) for depth in range(1, 5)] == st.perft("connect-four", 4)
    assert position == st.connect_four().start()
    with pytest.raises(IndexError):
        position.pop()


def test_games_and_positions_are_copied_and_pickled() -> None:
    game = st.game("dice:n=20,d=3")
    position = game.start(seed=5)
    for _ in range(3):
        position.push(position.legal_moves[0])
    for twin in (
        copy.copy(position),
        copy.deepcopy(position),
        pickle.loads(pickle.dumps(position)),
    ):
        assert twin == position and twin is not position
        assert twin.history == position.history
        # What chance does next is the same too.
        move = position.legal_moves[-1]
        assert twin.after(move) == position.after(move)
        twin.pop()
        assert twin != position
    assert pickle.loads(pickle.dumps(game)) == copy.deepcopy(game) == game
    with pytest.raises(TypeError, match="unhashable"):
        hash(position)
    assert len({position.text, position.copy().text}) == 1


def test_an_attractor_is_a_set_of_vertices() -> None:
    arena = st.arena("chomp:2x2")
    attractor = arena.attractor(1)
    assert list(arena) == arena.vertices and "2,2 1" in arena and "9 9" not in arena
    assert [vertex for vertex in arena if vertex in attractor] == sorted(
        attractor, key=arena.vertices.index
    )
    assert len(attractor) == 5 and "9 9" not in attractor
    assert arena.successors("2,2 1") == [other for one, other in arena.arcs if one == "2,2 1"]
    with pytest.raises(KeyError, match="not a vertex"):
        arena.owner("9 9")


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: st.solve("chomps:4x5"), "il n'y a pas de jeu `chomps`"),
        (lambda: st.game("xxxxxxxxxx"), "`stratege.games()` en donne la liste"),
        (lambda: st.game("chomp:0x5"), "doit"),
        (lambda: st.game("chomp:2x2").position("3,5"), "position"),
        (lambda: st.game("chomp:2x2").start().push("z9"), "n'est pas un coup permis ici"),
        (lambda: st.game("chomp:2x2").start().push((7, 7)), "n'est pas un coup permis ici"),
        (lambda: st.solve("chomp:2x2", method="magic"), "il n'y a pas de méthode `magic` ici"),  # type: ignore[arg-type]
        (lambda: st.grundy("tic-tac-toe"), "ne s'applique pas"),
        (lambda: st.Tournament("chomp:2x2", ["random", "magic"]).play(), "stratégie"),
        (lambda: st.Tournament("chomp:2x2", ["random"]), "au moins deux"),
        (lambda: st.matrix_game([[1, 2], [3]]), "rangée 2, colonne 2"),
        (lambda: st.learn("chomp:2x2", "magic"), "méthode"),
        (lambda: st.from_functions(start=5, moves=lambda n: n - 1).solve(), "il faudrait une liste"),
        (lambda: st.count("connect-four", positions=1000), "positions"),
    ],
)
def test_exceptions_speak_french_if_wished(wrong: object, sentence: str) -> None:
    assert callable(wrong)
    with pytest.raises((st.GameError, st.RulesError, st.LimitReached)) as english:
        wrong()
    st.use_language("fr")
    with pytest.raises(type(english.value)) as caught:
        wrong()
    assert sentence in str(caught.value)
    assert str(caught.value) != str(english.value)


def test_words_are_french_if_wished() -> None:
    st.use_language("fr")
    assert str(st.solve("chomp:2x3")) == "J1 gagne en 5 coups\u202f; meilleur coup c2"
    assert "J1 joue" in st.arena("chomp:1x2").svg()


def test_matrix_games_take_arrays_and_fractions() -> None:
    numpy = pytest.importorskip("numpy")
    assert st.matrix_game(numpy.array([[1, -1], [-1, 1]]), exact=True).row == [Fraction(1, 2)] * 2
    found = st.matrix_game([[Fraction(1, 3), 0], [0, 1]], exact=True)
    assert found.value == Fraction(1, 4)
    assert st.matrix_game([[1, 2], [3, 4]], rows=["u", "d"]).saddle == ["d", "1"]


def test_dice_tables_are_arrays() -> None:
    lab = st.dice(100, 10)
    assert lab.OPT.shape == lab.EG.shape == (100, 100)
    assert lab.OPT[99].tolist() == [1] * 100
    assert abs(lab.EG[0, 0] - 0.0687190473) < 1e-10
    assert abs(st.dice(30, 4).simultaneous().value) < 1e-12


def test_importing_needs_nothing_else() -> None:
    program = (
        "import sys; [sys.modules.__setitem__(n, None) for n in "
        "('numpy','pandas','matplotlib','networkx','tqdm','IPython')];"
        "import stratege as st; print(st.solve('chomp:4x5').best)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "['c3']\n"


def test_somebody_can_play() -> None:
    answers = iter(["b1", "?", "h", "c2", "u", "c2", "q"])
    last = st.play("chomp:2x3", "human", "human", ask=lambda prompt: next(answers))
    assert last.history == ["c2"]
