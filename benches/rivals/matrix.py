#!/usr/bin/env python3
"""Times linear programme libraries on the random matrix games of `crates/solvers/benches/matrix.rs`.

    python3 -m venv /tmp/rivals && /tmp/rivals/bin/pip install highspy scipy
    /tmp/rivals/bin/python benches/rivals/matrix.py [--sizes 3 10 30 100 200] [--stratege PATH]

Every library solves the same games, in one thread, and must find the same values. The time is
the least of three rounds over all games of a size, per game, with the building of the model and
without reading any file. A library that is not installed is left out.

With `--stratege`, the program is given every game on its standard input (`stratege matrix --json
-`, one row per line) and the field `seconds` of its answer is added up: start-up does not count.
"""

import argparse
import json
import subprocess
import time

MASK = (1 << 64) - 1
GAMES = {3: 64, 10: 64, 30: 32, 100: 8, 200: 2}
ROUNDS = 3


def payoffs(size, seed):
    """The payoffs of a game, from 0 to 1, row after row: SplitMix64."""
    state = seed
    entries = []
    for _ in range(size * size):
        state = (state + 0x9E3779B97F4A7C15) & MASK
        word = state
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK
        entries.append(((word ^ (word >> 31)) >> 11) / (1 << 53))
    return [entries[at : at + size] for at in range(0, size * size, size)]


def with_highspy(game):
    """Player 1's programme, column by column of the game, straight to HiGHS."""
    size = len(game)
    model = highspy.Highs()
    model.setOptionValue("output_flag", False)
    model.setOptionValue("threads", 1)
    model.addVar(-highspy.kHighsInf, highspy.kHighsInf)
    for _ in range(size):
        model.addVar(0.0, 1.0)
    model.changeColCost(0, -1.0)
    weights = list(range(1, size + 1))
    model.addRow(1.0, 1.0, size, weights, [1.0] * size)
    for column in range(size):
        terms = [game[row][column] for row in range(size)]
        model.addRow(0.0, highspy.kHighsInf, size + 1, [0, *weights], [-1.0, *terms])
    model.run()
    return -model.getInfo().objective_function_value


def with_scipy(game):
    """Player 1's programme for `scipy.optimize.linprog`, which calls HiGHS."""
    size = len(game)
    matrix = numpy.array(game)
    bound = numpy.hstack([numpy.ones((size, 1)), -matrix.T])
    total = numpy.array([[0.0] + [1.0] * size])
    costs = numpy.array([-1.0] + [0.0] * size)
    limits = [(None, None)] + [(0.0, 1.0)] * size
    solved = scipy.optimize.linprog(
        costs, A_ub=bound, b_ub=numpy.zeros(size), A_eq=total, b_eq=[1.0], bounds=limits
    )
    return -solved.fun


def timed(solve, games):
    """The values of the games, and the seconds per game."""
    best = float("inf")
    values = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        values = [solve(game) for game in games]
        best = min(best, time.perf_counter() - start)
    return values, best / len(games)


def by_stratege(program, games):
    """The same from the program's own clock."""
    values, seconds = [], 0.0
    for game in games:
        text = "\n".join(" ".join(map(repr, row)) for row in game)
        command = [program, "matrix", "--json", "-"]
        ran = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
        answer = json.loads(ran.stdout)
        values.append(answer["value"])
        seconds += answer["seconds"]
    return values, seconds / len(games)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sizes", type=int, nargs="+", default=list(GAMES))
    parser.add_argument("--stratege", help="the program to measure as well")
    arguments = parser.parse_args()

    print(f"{'size':>6} {'games':>6} {'solver':>10} {'per game':>14}")
    for size in arguments.sizes:
        games = [payoffs(size, seed) for seed in range(GAMES.get(size, 2))]
        known = None
        for name, solve in SOLVERS.items():
            values, seconds = timed(solve, games)
            known = compare(name, known, values)
            print(f"{size:>6} {len(games):>6} {name:>10} {seconds * 1e6:>11.1f} µs")
        if arguments.stratege:
            values, seconds = by_stratege(arguments.stratege, games)
            compare("stratege", known, values)
            print(f"{size:>6} {len(games):>6} {'stratege':>10} {seconds * 1e6:>11.1f} µs")


def compare(name, known, values):
    """Stops if two solvers disagree; gives the values to compare the next one with."""
    for seed, (one, other) in enumerate(zip(known or values, values)):
        if abs(one - other) > 1e-6:
            raise SystemExit(f"{name} finds {other} for game {seed}, another solver {one}")
    return known or values


SOLVERS = {}
try:
    import highspy

    SOLVERS["highspy"] = with_highspy
except ImportError:
    print("highspy is not installed")
try:
    import numpy
    import scipy.optimize

    SOLVERS["scipy"] = with_scipy
except ImportError:
    print("scipy is not installed")

if __name__ == "__main__":
    main()
