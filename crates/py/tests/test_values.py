"""Values of combinatorial games."""

from __future__ import annotations

import copy
import itertools
import operator
import pickle
import signal
import subprocess
import sys
import threading
from _thread import interrupt_main
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
import stratege as st
from stratege import _values


def born_by(day: int) -> list[st.Value]:
    """All values whose birthday is at most `day`, from options born a day before."""
    if day == 0:
        return [st.value(0)]
    before = [one.ascii for one in born_by(day - 1)]
    sides = [
        ",".join(side)
        for size in range(len(before) + 1)
        for side in itertools.combinations(before, size)
    ]
    found = {st.value(f"{{{left}|{right}}}") for left in sides for right in sides}
    return sorted(found, key=lambda one: one.ascii)


@pytest.fixture(scope="module")
def day_2() -> list[st.Value]:
    return born_by(2)


def test_one_four_and_twenty_two_values_are_born_by_day_0_1_and_2(day_2: list[st.Value]) -> None:
    assert [len(born_by(0)), len(born_by(1)), len(day_2)] == [1, 4, 22]
    assert max(one.birthday for one in day_2) == 2


def test_values_are_a_group(day_2: list[st.Value]) -> None:
    for one in day_2:
        assert one + 0 == 0 + one == +one == one
        assert one - one == 0 and one + -one == 0 and -(-one) == one
    for one, two in itertools.combinations(day_2, 2):
        assert one != two
        assert one + two == two + one
        assert -(one + two) == -one - two
        assert one - two == -(two - one)
    for one, two, three in itertools.islice(itertools.combinations(day_2, 3), 0, None, 3):
        assert (one + two) + three == one + (two + three)


def test_the_order_is_that_of_outcomes(day_2: list[st.Value]) -> None:
    for one, two in itertools.product(day_2, repeat=2):
        outcome = (one - two).outcome
        assert (one > two) == (outcome == "left")
        assert (one < two) == (outcome == "right")
        assert one.confused(two) == (outcome == "first")
        assert (one == two) == (outcome == "second")
        assert (one <= two) == (outcome in ("right", "second"))
        assert (one >= two) == (outcome in ("left", "second"))


def test_a_value_is_made_of_its_options(day_2: list[st.Value]) -> None:
    for one in day_2:
        left, right = (",".join(other.ascii for other in side) for side in (one.left, one.right))
        assert st.value(f"{{{left}|{right}}}") == one
        assert not any(option >= one for option in one.left)
        assert not any(option <= one for option in one.right)


def test_copies_are_sums(day_2: list[st.Value]) -> None:
    for one in day_2:
        assert 3 * one == one * 3 == one + one + one
        assert -2 * one == -(one + one)
        assert one * 0 == 0
    assert st.value("*") * (10**30 + 1) == "*"
    assert 10**30 * st.value("*2") == 0
    with pytest.raises(TypeError):
        st.value("*") * 1.5  # type: ignore[operator]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("domineering:2x2", "+-1"),
        ("domineering:2x3", "{2|-1/2}"),
        ("domineering:2x13", "0"),
        ("domineering:4x7", "1"),
        ("toads-and-frogs:3,2,2", "{1/2|0}"),
        ("clobber:1x4", "+-{*,^}"),
        ("clobber:1x5", "{*|v}"),
        ("clobber:1x6", "0"),
        ("clobber:1x9", "v*"),
        ("clobber:3x3", "*"),
        ("snort:1x3", "+-2"),
        ("snort:1x4", "+-{2|1}"),
        ("snort:2x3", "+-{4||1|0}"),
        ("col:3x3", "0"),
        ("nim:3,5", "*6"),
        ("{0|1}", "1/2"),
        ("^ + *", "^*"),
        ("{0||0|-2}", "+_2"),
        ("-+_2", "-_2"),
        ("{1|1}", "1*"),
        ("^ + ^ + ^", "3.^"),
    ],
)
def test_known_values(text: str, name: str) -> None:
    found = st.value(text)
    assert found == st.value(name)
    assert found.ascii == name
    assert repr(found) == f"Value({name!r})"
    assert st.value(str(found)) == found


def test_numbers_of_a_value() -> None:
    hot = st.value("{5|2||-1}")
    assert (hot.mean, hot.temperature) == (Fraction(5, 4), Fraction(9, 4))
    assert [hot.left_stop, hot.right_stop] == [Fraction(2), Fraction(-1)]
    assert (hot.birthday, hot.outcome, hot.number, hot.nimber) == (7, "first", None, None)
    half = st.value("1/2")
    assert [half.number, half.mean, half.temperature] == [Fraction(1, 2), Fraction(1, 2), Fraction(-1, 2)]
    assert (half.left, half.right) == ([st.value(0)], [st.value(1)])
    assert [st.value(text).nimber for text in ("*2 + *5", "0", "^")] == [7, 0, None]
    assert st.value("4.^ + *").atomic_weight == 4
    assert st.value("{1|0}").atomic_weight is None
    assert [type(one) for one in (hot.mean, half.number)] == [Fraction, Fraction]


def test_cooling_and_heating() -> None:
    switch = st.value("{5|-1}")
    assert switch.cool(1) == "{4|0}"
    assert switch.cool(3) == "2*"
    assert switch.cool("7/2") == 2
    assert st.value("2*").heat(3) == switch
    assert st.value("^").heat(Fraction(1, 2)) == "{1/2||0|-1}"
    for wrong in (-1, "*", 0.5, None):
        with pytest.raises(st.GameError):
            switch.cool(wrong)  # type: ignore[arg-type]


def test_thermographs_are_exact() -> None:
    thermograph = st.value("{5|2||-1}").thermograph()
    wall = [(Fraction(-1), Fraction(2)), (Fraction(3, 2), Fraction(2))]
    assert thermograph.left == [*wall, (Fraction(9, 4), Fraction(5, 4))]
    assert thermograph.right == [
        (Fraction(-1), Fraction(-2)),
        (Fraction(9, 4), Fraction(5, 4)),
    ]
    assert (thermograph.mean, thermograph.temperature) == (Fraction(5, 4), Fraction(9, 4))
    assert "<svg" in thermograph._repr_svg_() and "9/4" in thermograph.svg()
    assert "Thermograph of {5|2‖−1}" in thermograph.svg()
    st.use_language("fr")
    assert "Thermographe de {5|2‖−1}" in thermograph.svg()


def test_notebooks_show_the_name_and_the_thermograph() -> None:
    small = st.value("1/2 + *")
    assert small._repr_latex_() == r"$\frac{1}{2}{\ast}$" == f"${small.latex}$"
    assert "<svg" in small._repr_svg_()


def test_numbers_and_texts_stand_for_values() -> None:
    up = st.value("^")
    assert up + 1 == 1 + up == st.value("1^") == "1^"
    assert Fraction(1, 2) - up == st.value("1/2 - ^")
    assert "*" + up == up + "*" == "^*"
    assert "1" - up == st.value("1 - ^")
    assert 0 < up < Fraction(1, 2**20) and "*2" <= "*2" + up and up.confused("*")
    assert up != "no value" and up != 1 and up != None and up != []  # noqa: E711
    assert st.value(st.value(3)) == 3 == st.value(3) == 3.0
    others: list[Any] = [0.5, None, [], 1j]
    for other in others:
        for work in (operator.add, operator.sub, operator.lt):
            for one, two in ((up, other), (other, up)):
                with pytest.raises(TypeError):
                    work(one, two)


def test_equal_values_have_the_same_hash() -> None:
    assert hash(st.value("{0|1}")) == hash(Fraction(1, 2)) == hash(0.5)
    assert hash(st.value("{0,*|0}")) == hash(st.value("^*"))
    assert {st.value("2"): "two"}[st.value("{1|}")] == "two"
    assert len({st.value("* + *2"), st.value("*3"), st.value("*3 + 0")}) == 1


def test_values_are_pickled_and_copied(day_2: list[st.Value]) -> None:
    assert pickle.loads(pickle.dumps(day_2)) == day_2
    long = st.value("clobber:2x8")
    assert pickle.loads(pickle.dumps(long)) == long
    assert copy.copy(long) is long and copy.deepcopy([long])[0] is long
    with pytest.raises(st.GameError, match="not a stored value"):
        _values._rebuilt([([0], [1])])


def test_values_are_pickled_for_other_processes() -> None:
    values = [st.value(text) for text in ("clobber:2x8", "^*", "{3|1||0}")]
    asked = (
        "import pickle, sys; values = pickle.load(sys.stdin.buffer);"
        "sys.stdout.write(values[0].ascii + chr(10) + str(values[1:]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", asked], input=pickle.dumps(values), capture_output=True, check=True
    )
    assert done.stdout.decode() == f"{values[0].ascii}\n[Value('^*'), Value('{{3|1||0}}')]"


def test_long_names_are_written_out_only_if_asked_for() -> None:
    long = st.value("clobber:2x8")
    whole = long.full()
    assert str(long) == repr(long) == f"<value of {len(whole):,} characters>"
    assert len(whole) > 10_000 and st.value(whole) == long
    assert st.value(long.ascii) == long
    assert long._repr_latex_() is None and "<svg" in long._repr_svg_()
    with pytest.raises(st.LimitReached, match="more than 1000"):
        long.full(longest=1000)
    with pytest.raises(st.GameError, match="no style `html`; known: unicode"):
        long.full("html")
    st.use_language("fr")
    count = f"{len(whole):,}".replace(",", "\u202f")
    assert str(long) == f"<valeur de {count} caractères>"


def test_positions_and_moves_have_values() -> None:
    game = st.domineering(2, 3)
    start = game.start()
    assert game.value() == start.value() == st.value(game) == st.value("domineering:2x3")
    after = start.after("b1-b2")
    assert after.value() == game.value(after.text) == st.value("domineering:2x3", after) == 2
    left, right = start.move_values()
    assert [one.move for one in left] == start.legal_moves
    for one in left:
        assert one.value == start.after(one.move).value()
        assert one.incentive == one.value - start.value()
        assert one.temperature == one.incentive.temperature
    assert [(one.move, str(one.value)) for one in left if one.best] == [("b1-b2", "2")]
    assert [one.move for one in left if one.wins] == ["b1-b2"]
    assert all(one.incentive == start.value() - one.value and one.wins for one in right)
    assert [one.value for one in right] == ["-1/2"] * 4


def test_who_wins_is_what_solving_says() -> None:
    for word in ("domineering:3x4", "clobber:3x3", "snort:2x3", "col:2x3", "nim:1,2,3"):
        first = st.solve(word).winner == 1
        assert (st.value(word).outcome in ("left", "first")) == first


def test_positions_in_sums() -> None:
    assert st.value("domineering:2x3[.../.## 1] + 1/2") == 0


def test_a_game_of_ones_own_has_values() -> None:
    mine = st.from_functions(start=10, moves=lambda n: [n - k for k in (1, 2, 3) if k <= n])
    assert mine.value().nimber == st.grundy(mine) == 2
    assert mine.position(7).value() == "*3"
    moves = mine.move_values(7)
    assert [(one.move, one.value.nimber, one.wins) for one in moves.left] == [
        (6, 2, False), (5, 1, False), (4, 0, True),
    ]  # fmt: skip
    assert moves.right == moves.left


def own_domineering(rows: int, columns: int) -> st.Game:
    """Domineering in two functions; a position is the set of free squares."""
    Squares = frozenset[tuple[int, int]]

    def moves(free: Squares, player: int) -> list[Squares]:
        down, right = (1, 0) if player == 1 else (0, 1)
        pairs = [{(i, j), (i + down, j + right)} for i, j in sorted(free)]
        return [free - pair for pair in pairs if pair <= free]

    squares = frozenset((i, j) for i in range(rows) for j in range(columns))
    return st.from_functions(start=squares, moves=moves)


@pytest.mark.parametrize("size", [(1, 3), (2, 2), (2, 3), (3, 2), (3, 3), (2, 4), (3, 4)])
def test_a_partizan_game_of_ones_own_has_the_values_of_the_listed_one(size: tuple[int, int]) -> None:
    mine, listed = own_domineering(*size), st.domineering(*size)
    assert mine.value() == listed.value()
    ours, theirs = mine.move_values(), listed.move_values()
    assert [one.value for one in ours.left] == [one.value for one in theirs.left]
    assert sorted(map(str, (one.incentive for one in ours.right))) == sorted(
        map(str, (one.incentive for one in theirs.right))
    )


def test_the_value_of_a_position_is_that_of_its_board_whoever_moves() -> None:
    # A heap of which player 1 takes one counter and player 2 two: every position, either mover.
    mine = st.from_functions(start=5, moves=lambda n, player: [n - player] if n >= player else [])
    for heap in range(6):
        first, second = (mine.position(heap, player=player) for player in (1, 2))
        assert first.value() == second.value()
        winners = [position.solve().winner for position in (first, second)]
        outcome = {(1, 1): "left", (2, 2): "right", (1, 2): "first", (2, 1): "second"}
        assert outcome[winners[0], winners[1]] == first.value().outcome  # type: ignore[index]


def test_functions_that_fail_while_boards_are_valued_are_told() -> None:
    broken = st.from_functions(start=3, moves=lambda n, player: [n - 1] if n else [1 // n])
    with pytest.raises(st.RulesError, match="`moves` raised ZeroDivisionError"):
        broken.value()


WRONG: list[tuple[Callable[[], object], str, str]] = [
    (lambda: st.value("1 + {2|"), "no match\n  1 + {2|\n      ^", "n'est pas appariée"),
    (lambda: st.value("1/3"), "power of two\n  1/3", "puissance de deux"),
    (lambda: st.value("{1|2|3}"), "two bars of the same length", "deux barres"),
    (lambda: st.value("on"), "no canonical form", "pas de forme canonique"),
    (lambda: st.value("1.5"), "a fraction such as 3/4", "une fraction comme 3/4"),
    (lambda: st.value(1) + Fraction(1, 3), "power of two\n  1/3", "puissance de deux"),
    (lambda: st.value(2**28) + 1, "too large or too fine", "trop grand ou trop fin"),
    (lambda: st.value(10**6000), "too large or too fine", "trop grand ou trop fin"),
    (lambda: 10**30 * st.value(1), "too large or too fine", "trop grand ou trop fin"),
    (lambda: st.value("nim:3,5,misere"), "in misère play", "en convention misère"),
    (lambda: st.connect_four().value(), "player who is stuck loses", "perd le joueur bloqué"),
    (lambda: st.value("domineerin:3x3"), "did you mean `domineering`?", "vouliez-vous dire"),
    (lambda: st.value("domineering:2x2", "zz"), "is not a position", "position"),
    (lambda: st.value(0.5), "0.5 is not a value; give a text", "n'est pas une valeur"),  # type: ignore[arg-type]
    (
        lambda: st.from_functions(start=0, moves=lambda n: [(n + 1) % 3]).value(),
        "games in which positions can repeat",
        "les jeux dont les positions peuvent se répéter",
    ),
    (
        lambda: st.from_functions(start=0, moves=lambda n, player: [(n + player) % 3]).value(),
        "games in which positions can repeat",
        "les jeux dont les positions peuvent se répéter",
    ),
    (
        lambda: st.from_functions(start=3, moves=lambda n: [n - 1], winner=lambda n: None).value(),
        "give `moves(position)` or `moves(position, player)`",
        "donnez `moves(position)` ou `moves(position, player)`",
    ),
    (
        lambda: st.from_functions(start=3, moves=lambda n: [n - 1], misere=True).value(),
        "a player who cannot move loses",
        "perd le joueur qui ne peut plus jouer",
    ),
    (lambda: st.value(1).cool(-1), "not cooled by -1", "on ne refroidit pas"),
    (lambda: st.value(1).heat("*"), "a temperature is a number", "une température est"),
]


@pytest.mark.parametrize(("wrong", "english", "french"), WRONG)
def test_what_is_wrong_is_said_in_both_languages(
    wrong: Callable[[], object], english: str, french: str
) -> None:
    with pytest.raises(st.GameError) as error:
        wrong()
    assert english in str(error.value)
    st.use_language("fr")
    with pytest.raises(st.GameError) as error:
        wrong()
    assert french in str(error.value)


@pytest.mark.parametrize("limit", [{"positions": 1000}, {"memory": 10**6}, {"seconds": 0}])
def test_limits_are_obeyed(limit: dict[str, Any]) -> None:
    with pytest.raises(st.LimitReached):
        st.value("domineering:8x8", **limit)
    with pytest.raises(st.LimitReached):
        st.move_values("domineering:8x8", **limit)


def test_sums_that_are_too_deep_are_refused() -> None:
    with pytest.raises(st.LimitReached):
        st.value("^") * 1000


def test_work_can_be_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    def at_it(done: int | None, total: int | None) -> None:
        if done is not None:
            interrupt_main()

    monkeypatch.setattr(_values, "allowance", lambda *limits: (None, None, None, at_it))
    # Where tests run in the background, the signal is ignored unless somebody listens to it.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            st.value("domineering:8x8")
    finally:
        signal.signal(signal.SIGINT, before)
    monkeypatch.undo()
    assert st.value("domineering:2x2") == "+-1"


def test_threads_share_the_same_values() -> None:
    found: list[list[st.Value]] = []

    def work() -> None:
        found.append([st.value("domineering:3x4") + n * st.value("^") for n in range(5)])

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4 and all(one == found[0] for one in found)
