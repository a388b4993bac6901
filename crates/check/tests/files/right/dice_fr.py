"""Le jeu de dés, avec les noms français."""

from functools import lru_cache


@lru_cache(maxsize=None)
def Q(d, k):
    if d == 1:
        return 1 / 5 if 2 <= k <= 6 else 0
    return sum(Q(d - 1, k - j) for j in range(2, 7)) / 5


def P(d, k):
    if k == 1:
        return 1 - (5 / 6) ** d
    return (5 / 6) ** d * Q(d, k)


def EP(d):
    return 4 * d * (5 / 6) ** d + 1 - (5 / 6) ** d


def strategie_aveugle(D):
    return max(range(1, D + 1), key=EP)


def gain(i, j, N, D, d):
    total = 0
    for k in [1] + list(range(2 * d, 6 * d + 1)):
        total += P(d, k) * (1 if i + k >= N else -EG(j, i + k, N, D))
    return total


@lru_cache(maxsize=None)
def EG(i, j, N, D):
    return max(gain(i, j, N, D, d) for d in range(1, D + 1))


def strategie_optimale(i, j, N, D):
    return max(range(1, D + 1), key=lambda d: gain(i, j, N, D, d))


def EG1(d1, d2):
    total = 0
    for k1 in range(1, 6 * d1 + 1):
        for k2 in range(1, 6 * d2 + 1):
            signe = (k1 > k2) - (k1 < k2)
            total += signe * P(d1, k1) * P(d2, k2)
    return total
