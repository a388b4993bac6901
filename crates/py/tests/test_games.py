"""Listed games, positions, arenas, trees."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest
import stratege as st


def test_listed_games_are_functions_of_their_parameters() -> None:
    assert st.chomp(4, 5) == st.game("chomp:4x5")
    assert st.nim(3, 5, 7).parameters["heaps"] == [3, 5, 7]
    assert st.connect_four().name == "connect-four"
    for one in st.games():
        assert getattr(st, one.name.replace("-", "_")) is not None
    with pytest.raises(AttributeError):
        st.no_such_game  # noqa: B018


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
        (lambda: st.solve("chomp:2x2", method="magic"), "known: auto"),
        (lambda: st.grundy("tic-tac-toe"), "does not apply"),
        (lambda: st.Tournament("chomp:2x2", ["random", "magic"]).play(), "is not a strategy"),
        (lambda: st.Tournament("chomp:2x2", ["random"]), "at least two"),
        (lambda: st.matrix_game([[1, 2], [3]]), ""),
        (lambda: st.learn("chomp:2x2", "magic"), "is not a way of learning"),
    ],
)
def test_mistakes_are_told(wrong: object, sentence: str) -> None:
    assert callable(wrong)
    with pytest.raises(st.GameError) as caught:
        wrong()
    assert sentence in str(caught.value)


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
        assert twin == position and hash(twin) == hash(position)
        assert twin.history == position.history
        # What chance does next is the same too.
        move = position.legal_moves[-1]
        assert twin.after(move) == position.after(move)
        twin.pop()
        assert twin != position
    assert pickle.loads(pickle.dumps(game)) == copy.deepcopy(game) == game
    assert len({position, position.copy()}) == 1


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
        (lambda: st.game("chomp:2x2").start().push("z9"), "n'est pas un coup légal ici"),
        (lambda: st.game("chomp:2x2").start().push((7, 7)), "n'est pas un coup légal ici"),
        (lambda: st.solve("chomp:2x2", method="magic"), "il n'y a pas de méthode `magic` ici"),
        (lambda: st.grundy("tic-tac-toe"), "ne s'applique pas"),
        (lambda: st.Tournament("chomp:2x2", ["random", "magic"]).play(), "stratégie"),
        (lambda: st.Tournament("chomp:2x2", ["random"]), "au moins deux"),
        (lambda: st.matrix_game([[1, 2], [3]]), "rangée 2, colonne 2"),
        (lambda: st.learn("chomp:2x2", "magic"), "n'est pas une façon d'apprendre"),
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
    assert str(st.solve("chomp:2x3")) == "J1 gagne en 5 coups\u202f; meilleurs coups c2"
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
