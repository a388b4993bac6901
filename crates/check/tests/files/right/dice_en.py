"""The dice game, with the English names and exact fractions turned into numbers."""

from fractions import Fraction
from functools import lru_cache


@lru_cache(maxsize=None)
def sums(d):
    law = {0: Fraction(1)}
    for _ in range(d):
        after = {}
        for total, chance in law.items():
            for face in range(2, 7):
                after[total + face] = after.get(total + face, 0) + chance / 5
        law = after
    return law


@lru_cache(maxsize=None)
def law(d):
    none = Fraction(5, 6) ** d
    found = {k: none * chance for k, chance in sums(d).items()}
    found[1] = 1 - none
    return found


def probability_without_one(d, k):
    return float(sums(d).get(k, 0))


def probability(d, k):
    return float(law(d).get(k, 0))


def expected_points(d):
    return float(sum(k * chance for k, chance in law(d).items()))


def blind_strategy(D):
    best = 1
    for d in range(2, D + 1):
        if expected_points(d) > expected_points(best):
            best = d
    return best


@lru_cache(maxsize=None)
def solved(own, other, target, dice):
    gains = []
    for d in range(1, dice + 1):
        gain = 0
        for k, chance in law(d).items():
            won = own + k >= target
            gain += chance * (1 if won else -solved(other, own + k, target, dice)[0])
        gains.append(gain)
    best = max(gains)
    return best, 1 + gains.index(best)


def expected_gain(i, j, N, D):
    return float(solved(i, j, N, D)[0])


def optimal_strategy(i, j, N, D):
    return solved(i, j, N, D)[1]


def one_turn_gain(d1, d2):
    pairs = ((a, b, x * y) for a, x in law(d1).items() for b, y in law(d2).items())
    return float(sum(chance if a > b else -chance if a < b else 0 for a, b, chance in pairs))
