"""The same tasks with other packages and with this one, side by side in one run.

`pip install open_spiel easyAI scipy` for the comparisons; a package that is not there is left out. Every
task checks that both sides find the same. Times are what the processor worked, so that other programs
do not matter: the best of a few repetitions.
"""

from __future__ import annotations

import importlib
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import stratege as st
from stratege.fr import domineering

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))


def best_of(times: int, task: Callable[[], Any]) -> tuple[float, Any]:
    """The least time of a task, and what it found."""
    found, shortest = None, float("inf")
    for _ in range(times):
        begun = time.process_time()
        found = task()
        shortest = min(shortest, time.process_time() - begun)
    return shortest, found


def row(task: str, other: str, theirs: float, ours: float, least: float) -> None:
    verdict = "" if theirs / ours >= least else f"   below {least:g} x"
    print(
        f"{task:38} {other:13} {theirs * 1e3:11.4f} ms  stratege {ours * 1e3:9.4f} ms "
        f"{theirs / ours:9.0f} x{verdict}"
    )


def playouts(spiel: Any, name: str, word: str, plays: int) -> None:
    """Random plays: one by one through OpenSpiel, in one call here."""
    game = spiel.load_game(name)

    def theirs() -> int:
        draw = random.Random(1)
        moves = 0
        for _ in range(plays // 100):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(draw.choice(state.legal_actions()))
                moves += 1
        return moves

    slow, moves = best_of(3, theirs)
    fast, found = best_of(3, lambda: st.random_plays(word, plays, 1))
    assert found.plays == plays
    # Both play the same game: plays have the same mean length, within a tenth.
    assert abs(found.moves / plays - moves / (plays // 100)) < 0.1 * found.moves / plays
    row(f"a random play of {word}", "OpenSpiel", slow / (plays // 100), fast / plays, 100)


def solved_by_iteration(spiel: Any) -> None:
    """All of tic-tac-toe: value iteration of OpenSpiel, attractors here."""
    iteration = importlib.import_module("open_spiel.python.algorithms.value_iteration")
    game = spiel.load_game("tic_tac_toe")
    slow, values = best_of(1, lambda: iteration.value_iteration(game, -1, 0.01))
    fast, solution = best_of(5, lambda: st.solve("tic-tac-toe"))
    assert values[str(game.new_initial_state())] == 0
    assert solution.value == "draw"
    assert len(values) == st.count("tic-tac-toe").positions
    row("tic-tac-toe, all positions", "OpenSpiel", slow, fast, 1000)


def negamax_of_easy_ai() -> None:
    """Tic-tac-toe to the end by Negamax with a table, and by min-max here."""
    easy = importlib.import_module("easyAI")
    from tic_tac_toe import moves, play, start, turn, winner

    class Game(easy.TwoPlayerGame):  # type: ignore[name-defined, misc]
        def __init__(self) -> None:
            self.players = [None, None]
            self.board = start()
            self.current_player = 1

        def possible_moves(self) -> list[int]:
            return moves(self.board)

        def make_move(self, square: int) -> None:
            self.board = play(self.board, square)

        def is_over(self) -> bool:
            return winner(self.board) is not None or not moves(self.board)

        def scoring(self) -> int:
            won = winner(self.board)
            return 0 if won is None else 100 if won == turn(self.board) else -100

        def ttentry(self) -> tuple[str, ...]:
            return self.board

    def theirs() -> float:
        search = easy.Negamax(9, tt=easy.TranspositionTable())
        game = Game()
        search(game)
        return float(search.alpha)

    slow, value = best_of(3, theirs)
    assert value == 0
    fast, solution = best_of(5, lambda: st.solve("tic-tac-toe"))
    assert solution.value == "draw"
    row("tic-tac-toe to the end", "easyAI", slow, fast, 100)


def minmax_in_plain_python() -> None:
    """Domineering 6 x 6 to depth 4, as the paper writes it, and here."""

    def moves(v: list[list[int]], player: int) -> list[tuple[int, int]]:
        down, right = (1, 0) if player == 0 else (0, 1)
        return [
            (i, j)
            for i in range(6 - down)
            for j in range(6 - right)
            if v[i][j] == v[i + down][j + right] == -1
        ]

    def heuristic(v: list[list[int]]) -> float:
        first, second = len(moves(v, 0)), len(moves(v, 1))
        if first == 0:
            return -float("inf")
        return float("inf") if second == 0 else first - second

    def minmax(v: list[list[int]], player: int, depth: int) -> float:
        options = moves(v, player)
        if depth == 0 or not options:
            return heuristic(v)
        values = []
        for i, j in options:
            domineering.placer(v, i, j, player)
            values.append(minmax(v, 1 - player, depth - 1))
            domineering.retirer(v, i, j, player)
        return max(values) if player == 0 else min(values)

    slow, value = best_of(1, lambda: minmax(domineering.grille_vide(6, 6), 0, 4))
    fast, ahead = best_of(3, lambda: st.minimax("domineering:6x6", 4, "h1"))
    assert ahead.value == value
    row("domineering 6x6, depth 4", "plain Python", slow, fast, 100)


def a_game_of_ones_own(spiel: Any) -> None:
    """Tic-tac-toe in six functions: how long, and how much of it in the functions."""
    from tic_tac_toe import FUNCTIONS, own

    whole, solution = best_of(5, lambda: own().solve())
    assert solution.nodes == 5478

    seen: list[tuple[str, tuple[Any, ...]]] = []

    def noted(name: str) -> Callable[..., Any]:
        function = FUNCTIONS[name]

        def one(board: Any) -> Any:
            seen.append((name, (board,)))
            return function(board)

        def two(board: Any, square: Any) -> Any:
            seen.append((name, (board, square)))
            return function(board, square)

        return two if name == "play" else one

    own(**{name: noted(name) for name in ("moves", "play", "turn", "winner")}).solve()
    calls = [(FUNCTIONS[name], arguments) for name, arguments in seen]

    def inside() -> None:
        for function, arguments in calls:
            function(*arguments)

    within, _ = best_of(5, inside)
    print(
        f"six functions of tic-tac-toe: {whole * 1e3:.1f} ms, of which {within * 1e3:.1f} ms in "
        f"{len(calls)} calls of the functions: {whole / within:.2f} x"
    )
    if spiel is not None:
        importlib.import_module("open_spiel.python.games.tic_tac_toe")
        iteration = importlib.import_module("open_spiel.python.algorithms.value_iteration")
        game = spiel.load_game("python_tic_tac_toe")
        slow, values = best_of(1, lambda: iteration.value_iteration(game, -1, 0.01))
        assert len(values) == 5478
        row("a game written in Python", "OpenSpiel", slow, whole, 1)


def plays_below(position: st.Position, depth: int) -> int:
    """How many plays of so many moves there are, by playing and taking back each of them."""
    found = 0
    for move in position.legal_moves:
        position.push(move)
        found += 1 if depth == 1 else plays_below(position, depth - 1)
        position.pop()
    return found


def walking(spiel: Any) -> None:
    """Counting plays move by move from Python, with `push` and `pop`, and with OpenSpiel."""

    def theirs(state: Any, depth: int) -> int:
        found = 0
        if state.is_terminal():
            return 0
        for action in state.legal_actions():
            child = state.child(action)
            found += 1 if depth == 1 else theirs(child, depth - 1)
        return found

    for name, word, depth in (("tic_tac_toe", "tic-tac-toe", 6), ("connect_four", "connect-four", 5)):
        wanted = st.perft(word, depth)[-1]
        game = st.game(word)
        fast, found = best_of(3, lambda: plays_below(game.start(), depth))
        assert found == wanted
        each = fast / sum(st.perft(word, depth))
        print(f"{word} to depth {depth} by push and pop: {wanted} plays, {each * 1e6:.2f} µs a move")
        if spiel is not None:
            rules = spiel.load_game(name)
            slow, counted = best_of(3, lambda: theirs(rules.new_initial_state(), depth))
            assert counted == wanted
            row(f"{word}, depth {depth}, move by move", "OpenSpiel", slow, fast, 0.5)
    # A long play: what a move costs does not grow with the moves before it.
    long = st.game("subtraction:250").start()
    for _ in range(240):
        long.push("1")
    early, late = st.game("subtraction:250").start(), long
    costs = []
    for position in (early, late):

        def back_and_forth(position: st.Position = position) -> None:
            for _ in range(1000):
                position.push("1")
                position.pop()

        costs.append(best_of(3, back_and_forth)[0] / 1000)
    print(f"push and pop after 0 moves: {costs[0] * 1e6:.2f} µs; after 240: {costs[1] * 1e6:.2f} µs")


def matrices() -> None:
    """A matrix game of 100 rows and columns: linear programming of SciPy, and here."""
    numpy = importlib.import_module("numpy")
    optimize = importlib.import_module("scipy.optimize")
    payoffs = numpy.random.default_rng(1).normal(size=(100, 100))

    def theirs() -> float:
        # The greatest value that a strategy of player 1 gets in every column.
        costs = numpy.append(numpy.zeros(100), -1.0)
        columns = numpy.hstack([-payoffs.T, numpy.ones((100, 1))])
        weights = numpy.append(numpy.ones(100), 0.0)[None, :]
        bounds = [(0, None)] * 100 + [(None, None)]
        found = optimize.linprog(
            costs, A_ub=columns, b_ub=numpy.zeros(100), A_eq=weights, b_eq=[1.0], bounds=bounds
        )
        return float(found.x[-1])

    slow, value = best_of(5, theirs)
    fast, found = best_of(5, lambda: st.matrix_game(payoffs))
    assert abs(value - found.value) < 1e-7
    row("a matrix game of 100 x 100", "SciPy", slow, fast, 1)


def regrets(spiel: Any) -> None:
    """CFR+ of OpenSpiel, which is written in C++, and here: the time of one iteration on one core.

    Both tables are built before the clock runs, and both find the same after as many iterations.
    """
    for name, word, few, many, least in (
        ("kuhn_poker", "kuhn", 5_000, 500_000, 100),
        ("leduc_poker", "leduc", 50, 20_000, 300),
        ("liars_dice", "liars-dice", 4, 1_500, 300),
    ):
        game = spiel.load_game(name)
        solver = spiel.CFRPlusSolver(game)

        def theirs(solver: Any = solver, few: int = few) -> None:
            for _ in range(few):
                solver.evaluate_and_update_policy()

        def ours(iterations: int, word: str = word) -> st.GameEquilibrium:
            return st.equilibrium(word, method="cfr+", iterations=iterations, precision=1e-300)

        slow, _ = best_of(1, theirs)
        other = spiel.nash_conv(game, solver.average_policy()) / 2
        assert abs(ours(few).exploitability - other) < 1e-6
        built, _ = best_of(3, lambda ours=ours: ours(1))  # type: ignore[misc]
        fast, _ = best_of(3, lambda ours=ours, many=many: ours(many))  # type: ignore[misc]
        row(f"an iteration of CFR+, {word}", "OpenSpiel", slow / few, (fast - built) / many, least)


def attractor_in_plain_python() -> None:
    """The attractor in a graph of 100,000 vertices, as the paper has it worked out, and here."""
    draw = random.Random(1)
    count = 100_000
    graph = {
        vertex: [draw.randrange(count) for _ in range(draw.randrange(5))] for vertex in range(count)
    }
    owner = {vertex: draw.choice((1, 2)) for vertex in graph}

    def theirs() -> list[list[int]]:
        before: list[list[int]] = [[] for _ in graph]
        for vertex, others in graph.items():
            for other in others:
                before[other].append(vertex)
        left = [len(others) if owner[vertex] == 2 else 1 for vertex, others in graph.items()]
        layer = [vertex for vertex, others in graph.items() if not others and owner[vertex] == 2]
        inside = set(layer)
        layers = []
        while layer:
            layers.append(sorted(layer))
            after = []
            for vertex in layer:
                for other in before[vertex]:
                    if other in inside:
                        continue
                    left[other] -= 1
                    if left[other] == 0:
                        inside.add(other)
                        after.append(other)
            layer = after
        return layers

    slow, layers = best_of(3, theirs)
    fast, found = best_of(3, lambda: st.from_dict(graph, owner).attractor(1).layers)
    assert found == layers
    row("an attractor, 100,000 vertices", "plain Python", slow, fast, 1)


def importing() -> None:
    """How long `import stratege` takes, and how large the engine is."""
    program = (
        "import time; begun = time.process_time(); import stratege; "
        "print(time.process_time() - begun)"
    )
    took = min(
        float(subprocess.run([sys.executable, "-c", program], capture_output=True, check=True).stdout)
        for _ in range(5)
    )
    engine = importlib.import_module("stratege._engine").__file__
    assert engine is not None
    size = Path(engine).stat().st_size
    print(f"import stratege: {took * 1e3:.1f} ms; the engine has {size / 1e6:.1f} MB unpacked")


def main() -> None:
    def found(name: str) -> Any:
        try:
            return importlib.import_module(name)
        except ImportError:
            print(f"{name} is not installed: left out")
            return None

    spiel = found("pyspiel")
    importing()
    if spiel is not None:
        playouts(spiel, "tic_tac_toe", "tic-tac-toe", 100_000)
        playouts(spiel, "connect_four", "connect-four", 100_000)
        solved_by_iteration(spiel)
        regrets(spiel)
    if found("easyAI") is not None:
        negamax_of_easy_ai()
    minmax_in_plain_python()
    attractor_in_plain_python()
    if found("scipy") is not None:
        matrices()
    walking(spiel)
    a_game_of_ones_own(spiel)


if __name__ == "__main__":
    main()
