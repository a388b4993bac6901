"""Games written in Python."""

from __future__ import annotations

import copy
import os
import pickle
import signal
import subprocess
import sys
import textwrap
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import stratege as st
from tic_tac_toe import FUNCTIONS, Board, moves, own, play, turn, winner


def known(arena: st.Arena, written: Callable[[Any], str]) -> dict[str, tuple[Any, ...]]:
    """Of every vertex: who moves if anybody, how it ended, and its ranks in both attractors."""
    first, second = arena.attractor(1).report.vertices, arena.attractor(2).report.vertices
    return {
        written(one["position"]): (
            one["player"] if one["final"] is None else None,
            one["final"],
            one["rank"],
            other["rank"],
        )
        for one, other in zip(first, second)
    }


def test_six_functions_agree_with_the_listed_game_at_every_position() -> None:
    mine = own()

    def listed(text: str) -> str:
        board = mine._engine.state_of(text)
        return "/".join("".join(board[row : row + 3]) for row in (0, 3, 6))

    ours = known(st.arena(mine), listed)
    theirs = known(st.arena("tic-tac-toe"), str)
    assert len(ours) == 5478
    assert ours == theirs


def test_counts_and_solutions_agree() -> None:
    mine, listed = st.count(own()), st.count("tic-tac-toe")
    for name in ("positions", "arcs", "plays", "endings", "values", "plays_by_length"):
        assert mine[name] == listed[name], name
    assert own().solve().nodes == 5478


def test_functions_are_called_about_once_per_position() -> None:
    calls: Counter[str] = Counter()

    def counted(name: str) -> Callable[..., Any]:
        def function(*arguments: Any) -> Any:
            calls[name] += 1
            return FUNCTIONS[name](*arguments)

        return function

    names = ("moves", "turn", "winner")
    game = own(play=lambda board, square: counted("play")(board, square), **{
        name: (lambda board, name=name: counted(name)(board)) for name in names
    })
    game.solve()
    game.solve()
    st.count(game)
    # 5,478 positions, of which 958 are ends, and 16,167 arcs.
    assert calls == {"winner": 5478, "moves": 4536, "turn": 4520, "play": 16167}


def test_lists_are_frozen_and_may_be_changed_in_place() -> None:
    def placed(board: list[str], square: int) -> None:
        board[square] = turn(tuple(board))

    game = own(
        start=lambda: ["."] * 9,
        moves=lambda board: moves(tuple(board)),
        play=placed,
        turn=lambda board: turn(tuple(board)),
        winner=lambda board: winner(tuple(board)),
    )
    assert st.count(game).positions == 5478
    position = game.start().push(4)
    assert position.state == [".", ".", ".", ".", "X", ".", ".", ".", "."]
    assert position.legal_moves == [0, 1, 2, 3, 5, 6, 7, 8]


def test_every_job_works_on_a_game_of_ones_own() -> None:
    game = own()
    assert st.perft(game, 3) == [9, 72, 504]
    assert st.minimax(game, 2, lambda board: board.count("X")).value == 1
    assert st.random_plays(game, 50).plays == 50
    assert st.learn(game, seeds=1, seed=0).learners[0]["runs"][0]["settled"] == "draw"
    assert st.tournament(game, "optimal", "random").exact
    assert st.match(game, "optimal", "mcts:100").winner in (None, 1)
    assert st.tournament(game, "minimax:2", "random", games=4).pairings[0]["games"] == 4
    assert str(game.start().push(4)) == ". . .\n. X .\n. . ."
    assert "<svg" in game.start().svg()
    assert len(st.tree(game, 1).root["children"]) == 9
    assert len(game.solve().strategy) == 4520


def test_moves_alone_make_an_impartial_game() -> None:
    def heaps(position: tuple[int, ...]) -> list[tuple[int, ...]]:
        return [
            tuple(sorted((*position[:index], heap - taken, *position[index + 1 :])))
            for index, heap in enumerate(position)
            if heap not in position[:index]
            for taken in range(1, heap + 1)
        ]

    game = st.from_functions(start=(3, 5, 7), moves=heaps)
    assert st.grundy(game) == st.grundy("nim:3,5,7") == 1
    assert game.solve().value == "win"
    assert game.solve((1, 4, 5)).value == "loss"
    misere = st.from_functions(start=(1, 1), moves=heaps, misere=True)
    assert misere.solve().winner == st.solve("nim:1,1,misere").winner == 1


def test_two_ways_to_the_same_position_are_one_move() -> None:
    game = st.from_functions(start=1, moves=lambda n: [n + 1, 2 * n] if n < 10 else [])
    assert game.start().legal_moves == [2]
    assert st.perft(game, 3) == [1, 2, 4]


def test_a_class_with_the_names_of_the_papers_is_a_game() -> None:
    class Morpion:
        players = ("X", "O")

        def nouveauJeu(self) -> Board:
            return (".",) * 9

        def affiche(self, jeu: Board) -> None:
            print(" ".join(jeu))

        def joueur(self, jeu: Board) -> str:
            return turn(jeu)

        def coupPossible(self, jeu: Board) -> list[int]:
            return moves(jeu)

        def gagner(self, jeu: Board) -> int:
            return {"X": 1, "O": -1, None: 0}[winner(jeu)]

        def jouer(self, jeu: Board, coup: int) -> Board:
            return play(jeu, coup)

    game = st.from_class(Morpion)
    assert st.count(game).positions == 5478
    assert str(game.start()) == ". . . . . . . . ."


@pytest.mark.parametrize("names", [("X", "O"), ("x", "o"), (0, 1), (1, 2)])
def test_usual_players_need_no_names(names: tuple[Any, Any]) -> None:
    class Morpion:
        def nouveauJeu(self) -> Board:
            return (".",) * 9

        def joueur(self, jeu: Board) -> Any:
            return names["XO".index(turn(jeu))]

        coupPossible, jouer = staticmethod(moves), staticmethod(play)

        def gagner(self, jeu: Board) -> int:
            return {"X": 1, "O": -1, None: 0}[winner(jeu)]

    assert st.count(st.from_class(Morpion)).values == st.count("tic-tac-toe").values
    other = ("Alice", "Bob")
    game = st.from_class(Morpion, turn=lambda jeu: other["XO".index(turn(jeu))], players=other)
    assert st.count(game).values == st.count("tic-tac-toe").values


def test_other_players_are_to_be_named() -> None:
    with pytest.raises(st.RulesError) as caught:
        own(turn=lambda board: "Alice", players=None).solve()
    assert "`turn` gave 'Alice' at the position" in str(caught.value)
    assert "other names are given with `players`" in str(caught.value)


# Take one or two of five; each player's own counters are counted, and player 1 begins.
Taken = tuple[int, int, int]


def take(taken: Taken, amount: int) -> Taken:
    left, one, two = taken
    return (left - amount, two, one + amount)


def taking(**end: Any) -> st.Game:
    return st.from_functions(
        start=(5, 0, 0),
        moves=lambda taken: [amount for amount in (1, 2) if amount <= taken[0]],
        play=take,
        **end,
    )


def lead(taken: Taken, player: int) -> int:
    ahead = (taken[1] > taken[2]) - (taken[1] < taken[2])
    return ahead if player == 1 else -ahead


@pytest.mark.parametrize(
    ("payoff", "sentence"),
    [
        (lead, "`payoff` gave -1 at the position (4, 0, 1); it should be 0 before the end"),
        (lambda taken: 3 if taken[0] == 0 else 0, "`payoff` gave 3 at the position (0, "),
        (lambda taken: 0.5 if taken[0] == 0 else 0, "`payoff` gave 0.5 at the position (0, "),
        (lambda taken: float("nan"), "`payoff` gave nan at the position (5, 0, 0)"),
        (lambda taken: None if taken[0] == 0 else 0, "`payoff` gave None at the position (0, "),
        (lambda taken: "1", "`payoff` gave '1' at the position (5, 0, 0)"),
    ],
)
def test_a_payoff_that_cannot_be_is_told(payoff: Any, sentence: str) -> None:
    with pytest.raises(st.RulesError) as caught:
        taking(payoff=payoff).solve()
    assert sentence in str(caught.value)


def test_payoffs_and_outcomes_make_the_same_game() -> None:
    # Here the counters of player 1 come first, whoever is to move.
    def gained(taken: tuple[int, int, int, int], player: int) -> int:
        left, one, two, _ = taken
        ahead = (one > two) - (one < two) if left == 0 else 0
        return ahead if player == 1 else -ahead

    counted = st.count(
        st.from_functions(
            start=(5, 0, 0, 1),
            moves=lambda taken: [amount for amount in (1, 2) if amount <= taken[0]],
            play=lambda taken, amount: (
                taken[0] - amount,
                taken[1] + amount * (taken[3] == 1),
                taken[2] + amount * (taken[3] == 2),
                3 - taken[3],
            ),
            payoff=gained,
        )
    )

    def at_the_end(taken: Taken, player: int) -> int:
        return lead(taken, player) if taken[0] == 0 else 0

    # An outcome is for player 1, and is told who is to move.
    assert counted.values == st.count(taking(outcome=at_the_end)).values
    # An outcome ends the play where it is not 0; a payoff must not.
    assert st.count(taking(outcome=lead)).positions < counted.positions
    with pytest.raises(st.RulesError, match="`outcome` gave 2 at the position"):
        taking(outcome=lambda taken: 2).solve()


# Whoever brings a counter to 0 or below by steps of 2 or 3 wins there; 1 has no move.
def steps(number: int) -> list[int]:
    return [step for step in (2, 3) if step <= number]


@pytest.mark.parametrize(
    ("stuck", "value"), [(None, "draw"), ("draws", "draw"), ("loses", "win"), ("wins", "loss")]
)
@pytest.mark.parametrize("told", [True, False])
def test_a_stuck_player_loses_or_wins_beside_a_winner(
    stuck: str | None, value: str, told: bool
) -> None:
    # From 4: one player takes 3 and the other is stuck with 1; or takes 2, and the other wins by 2.
    turns: dict[str, Any] = {"turn": lambda state: state[1]} if told else {}
    game = st.from_functions(
        start=(4, 1),
        moves=lambda state: steps(state[0]),
        play=lambda state, step: (state[0] - step, 3 - state[1]),
        winner=lambda state: 3 - state[1] if state[0] == 0 else None,
        stuck=stuck,
        **turns,
    )
    assert game.solve().value == value


def test_a_stuck_player_loses_or_wins_without_a_winner() -> None:
    def game(**end: Any) -> st.Game:
        return st.from_functions(start=4, moves=lambda n: [n - step for step in steps(n)], **end)

    assert game().solve().value == game(stuck="loses").solve().value == "win"
    assert game(misere=True).solve().value == game(stuck="wins").solve().value
    assert st.grundy(game(stuck="loses")) == st.grundy(game())
    drawn = game(stuck="draws")
    assert drawn.solve().value == "draw"


def test_players_alternate_without_a_turn() -> None:
    # Domineering 2 x 2: a domino in a column for player 1, in a row for player 2.
    def free(board: tuple[int, ...], player: int) -> list[tuple[int, int]]:
        pairs = [(0, 2), (1, 3)] if player == 1 else [(0, 1), (2, 3)]
        return [(a, b) for a, b in pairs if not board[a] and not board[b]]

    def cover(board: tuple[int, ...], pair: tuple[int, int]) -> tuple[int, ...]:
        return tuple(1 if square in pair else piece for square, piece in enumerate(board))

    game = st.from_functions(start=(0, 0, 0, 0), moves=free, play=cover)
    assert game.solve().winner == st.solve("domineering:2x2").winner == 1
    assert st.count(game).positions == st.count("domineering:2x2").positions


def test_plays_in_circles_are_solved() -> None:
    # Two may walk round for ever; the third square is an end.
    steps = {0: [1, 2], 1: [0], 2: []}
    game = st.from_functions(
        start=(0, 1),
        moves=lambda state: steps[state[0]],
        play=lambda state, square: (square, 3 - state[1]),
        turn=lambda state: state[1],
        winner=lambda state: 3 - state[1] if state[0] == 2 else None,
        repeats=True,
    )
    assert game.solve().best == [2]
    assert st.random_plays(game, 20).plays == 20


def test_a_play_in_circles_goes_on_when_a_move_is_taken_back() -> None:
    game = st.from_functions(
        start=0,
        moves=lambda square: [1 - square],
        play=lambda _, square: square,
        winner=lambda square: None,
        repeats=True,
    )
    position = game.start()
    for square in (1, 0, 1):
        position.push(square)
        assert not position.is_over
    # The start is met for the third time.
    position.push(0)
    assert position.is_over and position.payoff == 0 and position.winner is None
    position.pop()
    assert position.legal_moves == [0]


# Three jugs of 8, 5 and 3 litres, the first one full: measure 4 litres. Seven moves are fewest.
JUGS = (8, 5, 3)


def pour(jugs: tuple[int, ...], way: tuple[int, int]) -> tuple[int, ...]:
    one, other = way
    amount = min(jugs[one], JUGS[other] - jugs[other])
    changed = list(jugs)
    changed[one] -= amount
    changed[other] += amount
    return tuple(changed)


def ways(jugs: tuple[int, ...]) -> list[tuple[int, int]]:
    pairs = [(one, other) for one in range(3) for other in range(3) if one != other]
    return [way for way in pairs if pour(jugs, way) != jugs]


@pytest.mark.parametrize(
    "end",
    [
        {"goal": lambda jugs: 4 in jugs},
        {"payoff": lambda jugs, player: int(4 in jugs), "players": ("me",)},
        {"payoff": lambda jugs: 1 if 4 in jugs else 0, "players": ("somebody",)},
        {"outcome": lambda jugs: 1 if 4 in jugs else 0, "players": ("somebody",)},
    ],
)
def test_a_puzzle_is_solved_and_played(end: dict[str, Any]) -> None:
    puzzle = st.from_functions(start=(8, 0, 0), moves=ways, play=pour, **end)
    solution = puzzle.solve(shortest=True)
    # The fewest moves, by a search of its own.
    reached: set[tuple[int, ...]] = {(8, 0, 0)}
    moves = 0
    while not any(4 in jugs for jugs in reached):
        reached |= {pour(jugs, way) for jugs in reached for way in ways(jugs)}
        moves += 1
    assert (solution.value, solution.distance, solution.winner) == ("win", moves, 1)
    position = puzzle.start()
    for way in solution.line:
        assert position.turn == 1
        position.push(way)
    assert position.is_over and position.payoff == 1 and 4 in position.state
    assert puzzle.start().choose("optimal") in ways((8, 0, 0))


def test_a_puzzle_without_a_solution_is_told() -> None:
    puzzle = st.from_functions(start=(8, 0, 0), moves=ways, play=pour, goal=lambda jugs: 9 in jugs)
    assert puzzle.players == 1
    assert puzzle.solve().value == "loss"
    assert puzzle.solve().line == []
    assert str(puzzle.solve()) == "unsolvable"
    stuck = st.from_functions(start=3, moves=lambda n: [n - 2] if n > 1 else [], goal=lambda n: n == 0)
    end = stuck.start().push(1)
    assert (end.is_over, end.payoff, end.winner) == (True, -1, None)


def test_a_game_of_named_functions_is_pickled() -> None:
    game = own()
    position = game.start().push(4)
    twin = pickle.loads(pickle.dumps(position))
    assert (twin.state, twin.legal_moves) == (position.state, position.legal_moves)
    assert st.count(twin.game).positions == 5478
    assert copy.deepcopy(game) is game


# What goes wrong, and what is said about it.


def failing(board: Board) -> list[int]:
    if board.count("X") == 3:
        raise ValueError("no more")
    return moves(board)


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"moves": failing}, "`moves` raised ValueError: no more at the position ('X', 'O', "),
        ({"turn": lambda board: "Z"}, "`turn` gave 'Z' at the position"),
        ({"winner": lambda board: 7}, "`winner` gave 7 at the position"),
        ({"moves": lambda board: 5}, "`moves` gave 5 at the position"),
        ({"moves": lambda board: None}, "it should be a list: is there a `return`?"),
        ({"moves": lambda board: [0, 0]}, "should be listed only once"),
        ({"play": lambda board, square: None}, "`play` gave None at the position"),
        ({"play": lambda board, square: slice(1)}, "neither hashable"),
        ({"play": lambda board: board}, "`play` raised TypeError"),
        ({"heuristic": lambda board: "much"}, "`heuristic` gave 'much' at the position"),
        ({"heuristic": lambda board: None}, "`heuristic` gave None at the position"),
        ({"heuristic": lambda board: float("nan")}, "`heuristic` gave nan at the position"),
    ],
)
def test_mistakes_are_told_with_the_position(changed: dict[str, Any], sentence: str) -> None:
    if sys.version_info < (3, 12) or "neither" not in sentence:
        game = own(**changed)
        with pytest.raises((st.RulesError, TypeError)) as caught:
            game.solve()
            st.minimax(game, 1, "own")
        assert sentence in str(caught.value)
    # The interpreter and the engine are none the worse for it.
    assert own().solve().value == "draw"


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"goal": bool, "winner": bool}, "give `winner` or `goal`, not both"),
        ({"goal": bool, "turn": bool}, "leave `turn` and `misere` out"),
        ({"outcome": bool, "payoff": bool}, "give `outcome` or `payoff`, not both"),
        ({"stuck": "looses"}, "`stuck` is 'looses'; write 'loses', 'wins' or 'draws'"),
        ({"stuck": "loses", "misere": True}, "leave one of them out"),
        ({"stuck": "loses", "payoff": bool}, "`payoff` says how a game without moves ends"),
        ({"misere": True, "payoff": bool}, "`payoff` says how a game without moves ends"),
        ({"stuck": "loses", "goal": bool}, "`goal` says how a game without moves ends"),
        ({"players": ("a", "b", "c")}, "there are 3 players"),
        ({"players": ("a",)}, "give two, or one with `goal`"),
        ({"players": (), "goal": bool}, "there are 0 players"),
        ({"play": 5}, "`play` is not a function but 5"),
    ],
)
def test_arguments_that_contradict_each_other_are_told(
    given: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(st.GameError) as caught:
        st.from_functions(start=0, moves=lambda n: [], **given)
    assert sentence in str(caught.value)


def test_the_traceback_of_the_user_is_kept() -> None:
    with pytest.raises(st.RulesError) as caught:
        own(moves=failing).solve()
    cause = caught.value.__cause__
    assert isinstance(cause, ValueError)
    assert cause.__traceback__ is not None
    assert cause.__traceback__.tb_frame.f_code.co_name == "failing"


def test_positions_compared_by_identity_are_refused() -> None:
    class Board:
        pass

    with pytest.raises(TypeError, match="compared by identity"):
        st.from_functions(start=Board(), moves=lambda board: [])


@pytest.mark.parametrize("where", ["moves", "strategy"])
def test_ctrl_c_ends_an_endless_loop(where: str, tmp_path: Path) -> None:
    program = tmp_path / "endless.py"
    program.write_text(
        textwrap.dedent(
            f"""
            import signal
            import sys
            sys.path.insert(0, {str(Path(__file__).parent)!r})
            import stratege as st
            from tic_tac_toe import own, moves

            # Tests that run in the background inherit a Ctrl-C that is ignored.
            signal.signal(signal.SIGINT, signal.default_int_handler)

            def endless(board, player=None):
                if board.count("X") == 2:
                    print("looping", flush=True)
                    while True:
                        pass
                return moves(board) if {where!r} == "moves" else moves(board)[0]

            try:
                if {where!r} == "moves":
                    own(moves=lambda board: endless(board)).solve()
                else:
                    st.Tournament("tic-tac-toe", [endless, "random"], games=2).play()
            except KeyboardInterrupt:
                print("interrupted", own().solve().value, flush=True)
            """
        )
    )
    running = subprocess.Popen(
        [sys.executable, str(program)], stdout=subprocess.PIPE, text=True, env=dict(os.environ)
    )
    assert running.stdout is not None
    assert running.stdout.readline() == "looping\n"
    running.send_signal(signal.SIGINT)
    told, _ = running.communicate(timeout=60)
    assert told == "interrupted draw\n"


def test_ctrl_c_and_other_threads_are_heard_when_nothing_is_asked_any_more(tmp_path: Path) -> None:
    program = tmp_path / "long.py"
    program.write_text(
        textwrap.dedent(
            f"""
            import signal
            import sys
            import threading
            sys.path.insert(0, {str(Path(__file__).parent)!r})
            import stratege as st
            from tic_tac_toe import own

            signal.signal(signal.SIGINT, signal.default_int_handler)
            game = own()
            # All its positions are known from here on, and no function is called.
            st.count(game)
            begun = threading.Event()

            def other():
                begun.wait()
                for _ in range(5):
                    sum(range(1_000_000))
                print("free", flush=True)

            threading.Thread(target=other, daemon=True).start()
            try:
                begun.set()
                st.random_plays(game, 10**15)
            except KeyboardInterrupt:
                print("over" if game.start().is_over else "goes on", flush=True)
                print("interrupted", game.solve().value, flush=True)
            """
        )
    )
    running = subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, text=True)
    assert running.stdout is not None
    assert running.stdout.readline() == "free\n"
    running.send_signal(signal.SIGINT)
    told, _ = running.communicate(timeout=60)
    assert told == "goes on\ninterrupted draw\n"


class Clashing:
    """A number; all of them have the same hash."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Clashing) and self.number == other.number

    def __hash__(self) -> int:
        return -2


def test_positions_with_the_same_hash_are_told_apart() -> None:
    def below(position: Clashing) -> list[Clashing]:
        return [Clashing(position.number - k) for k in (1, 2, 3) if k <= position.number]

    numbers = st.from_functions(start=30, moves=lambda n: [n - k for k in (1, 2, 3) if k <= n])
    game = st.from_functions(start=Clashing(30), moves=below)
    assert st.count(game).positions == st.count(numbers).positions
    assert [st.grundy(game, Clashing(n)) for n in range(8)] == [0, 1, 2, 3, 0, 1, 2, 3]
