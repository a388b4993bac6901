#!/usr/bin/env python3
"""Times plain Python, NumPy and SciPy on the races of `crates/solvers/benches/race.rs`.

    python3 -m venv /tmp/rivals && /tmp/rivals/bin/pip install numpy scipy
    /tmp/rivals/bin/python benches/rivals/race.py [--target 100] [--choices 10] [--sample 200]

The law: throwing d six-faced dice scores 1 if any shows 1, else the sum; first to the target.

In turn, every position is solved by plain Python loops and by NumPy (one product of matrices for
each row of positions), which must agree. At once, NumPy builds the game of every position, a
saddle point is looked for, and `scipy.optimize.linprog` (HiGHS) solves the positions without one;
then `linprog` is timed on a sample of all positions, and the time of solving every one of them by
it is worked out from that. One thread each, the least of three rounds except for plain Python and
for the game at once, which run once.
"""

import argparse
import time

import numpy
from scipy.optimize import linprog

ROUNDS = 3
TIE = 1e-12


def laws(choices):
    """Row d - 1: the chance of each number of points when throwing d dice."""
    table = numpy.zeros((choices, 6 * choices + 1))
    sums = numpy.ones(1)
    for count in range(1, choices + 1):
        sums = numpy.convolve(sums, [0, 0, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6])
        table[count - 1, : len(sums)] = sums
        table[count - 1, 1] += 1 - (5 / 6) ** count
    return table


def in_turn_plain(target, table):
    """The gain of the player to move at every position, by loops over lists."""
    outcomes = [
        [(points, chance) for points, chance in enumerate(law) if chance > 0]
        for law in table.tolist()
    ]
    gains = [[0.0] * target for _ in range(target)]
    for total in range(2 * target - 2, -1, -1):
        for own in range(max(0, total - target + 1), min(target, total + 1)):
            row = gains[total - own]
            best = -1.0
            for law in outcomes:
                gain = 0.0
                for points, chance in law:
                    reached = own + points
                    gain += chance if reached >= target else -chance * row[reached]
                best = max(best, gain)
            gains[own][total - own] = best
    return gains


def in_turn_numpy(target, table):
    """The same, all positions with the smaller number of points `low` at once."""
    longest = table.shape[1] - 1
    at_least = numpy.cumsum(table[:, ::-1], axis=1)[:, ::-1]
    gains = numpy.zeros((target, target))
    for low in range(target - 1, -1, -1):
        left = min(longest, target - 1 - low)
        tail = at_least[:, target - low] if target - low <= longest else 0.0
        # With `low` points of one's own the next positions are all known.
        known = gains[low + 1 :, low + 1 : low + 1 + left]
        gains[low, low + 1 :] = (tail - known @ table[:, 1 : 1 + left].T).max(axis=1)
        # Their mirror images need the row just found, past its end a win: -1 for the other.
        row = numpy.concatenate([gains[low], numpy.full(longest, -1.0)])
        row[low] = 0.0
        windows = numpy.lib.stride_tricks.sliding_window_view(row, longest + 1)[low:target]
        gains[low:, low] = (-(windows @ table.T)).max(axis=1)
    return gains


def by_linprog(game):
    """The value of a matrix game and player 1's strategy."""
    size = len(game)
    costs = numpy.zeros(size + 1)
    costs[-1] = -1
    result = linprog(
        costs,
        A_ub=numpy.hstack([-game.T, numpy.ones((size, 1))]),
        b_ub=numpy.zeros(size),
        A_eq=numpy.array([[1.0] * size + [0.0]]),
        b_eq=[1.0],
        bounds=[(0, None)] * size + [(None, None)],
        method="highs",
    )
    return -result.fun, result.x[:size]


def at_once(target, table, visit=None):
    """The value of every position when both move at once; `visit` sees every game."""
    longest = table.shape[1] - 1
    size = target + longest
    values = numpy.zeros((size, size))
    values[target:, :target] = 1
    values[:target, target:] = -1
    past = numpy.arange(longest)
    values[target:, target:] = numpy.sign(past[:, None] - past[None, :])
    mixed = 0
    for low in range(target - 1, -1, -1):
        averaged = table @ values[low : low + longest + 1]
        for high in range(target - 1, low - 1, -1):
            game = averaged[:, high : high + longest + 1] @ table.T
            if visit:
                visit(low, high, game)
            value = game.min(axis=1).max()
            if game.max(axis=0).min() - value > TIE:
                value = by_linprog(game)[0]
                mixed += 1
            values[low, high] = value
            values[high, low] = -value
        values[low, low] = 0
    return values[:target, :target], mixed


def least(task):
    """The least time of some rounds, and the answer."""
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        answer = task()
        times.append(time.perf_counter() - start)
    return min(times), answer


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--target", type=int, default=100)
    parser.add_argument("--choices", type=int, default=10)
    parser.add_argument("--sample", type=int, default=200)
    options = parser.parse_args()
    target, table = options.target, laws(options.choices)

    start = time.perf_counter()
    plain = numpy.array(in_turn_plain(target, table))
    print(f"in turn, plain Python: {time.perf_counter() - start:.4f} s")
    seconds, gains = least(lambda: in_turn_numpy(target, table))
    assert abs(gains - plain).max() < 1e-12
    print(f"in turn, NumPy: {seconds:.4f} s; gain {gains[0, 0]:.10f}")

    positions = target * (target + 1) // 2
    games = []
    every = max(1, positions // options.sample)
    seen = iter(range(positions))

    def visit(low, high, game):
        if next(seen) % every == 0:
            games.append((low, high, game.copy()))

    start = time.perf_counter()
    values, mixed = at_once(target, table, visit)
    seconds = time.perf_counter() - start
    print(f"at once, NumPy, linprog for the {mixed} positions that mix: {seconds:.4f} s")
    seconds, answers = least(lambda: [by_linprog(game)[0] for _, _, game in games])
    for (low, high, _), value in zip(games, answers):
        assert abs(values[low, high] - value) < 1e-9
    each = seconds / len(games)
    print(f"linprog: {each * 1e6:.0f} us a position, {each * positions:.2f} s for {positions}")


if __name__ == "__main__":
    main()
