"""Listed games, positions, arenas, trees."""

from __future__ import annotations

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
