"""Le jeu de dés : les fonctions du projet, exactes, sur le moteur.

Le premier qui atteint N points gagne ; à chaque tour on lance de 1 à D dés, qui marquent leur somme,
ou 1 si l'un d'eux montre un 1.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any

from .._dice import Dice
from .._matrices import matrix_game

__all__ = [
    "EG",
    "EG1",
    "EP",
    "OPT",
    "P",
    "Q",
    "nombre_aleatoire",
    "strategie_aveugle",
    "strategie_mixte_joueur1",
    "strategie_mixte_joueur2",
    "strategie_optimale",
]


@lru_cache(maxsize=16)
def _jeu(n: int, d: int) -> Dice:
    return Dice(n, d)


def P(d: int, k: int) -> Fraction:  # noqa: N802, le nom du projet
    """La probabilité que d dés marquent k points.

    >>> P(2, 1), P(2, 3), P(2, 4)
    (Fraction(11, 36), Fraction(0, 1), Fraction(1, 36))
    """
    return _jeu(1, d).P(d, k)


def Q(d: int, k: int) -> Fraction:  # noqa: N802, le nom du projet
    """La probabilité que d dés aient la somme k sachant qu'aucun ne montre 1.

    >>> Q(1, 2), Q(2, 8)
    (Fraction(1, 5), Fraction(1, 5))
    """
    return _jeu(1, d).Q(d, k)


def EP(d: int) -> Fraction:  # noqa: N802, le nom du projet
    """L'espérance du nombre de points de d dés.

    >>> EP(1), round(float(EP(6)), 4)
    (Fraction(7, 2), 8.7027)
    """
    return _jeu(1, d).EP(d)


def strategie_aveugle(D: int) -> int:  # noqa: N803, le nom du projet
    """Le nombre de dés qui marque le plus de points en moyenne.

    >>> strategie_aveugle(10), strategie_aveugle(3)
    (6, 3)
    """
    return _jeu(1, D).blind


def nombre_aleatoire(D: int) -> int:  # noqa: N803, le nom du projet
    """Un nombre de dés au hasard."""
    return random.randint(1, D)


def EG(N: int, D: int) -> Any:  # noqa: N802, N803, les noms du projet
    """Le tableau des espérances de gain : EG[i, j] pour le joueur qui a i points contre j.

    >>> round(float(EG(100, 10)[0, 0]), 10)
    0.0687190473
    """
    return _jeu(N, D).EG


def OPT(N: int, D: int) -> Any:  # noqa: N802, N803, les noms du projet
    """Le tableau des nombres de dés de la stratégie optimale.

    >>> OPT(18, 3)[17].tolist()[:3]
    [1, 1, 1]
    """
    return _jeu(N, D).OPT


def strategie_optimale(i: int, j: int, N: int, D: int) -> int:  # noqa: N803, les noms du projet
    """Le nombre de dés à lancer avec i points contre j.

    >>> strategie_optimale(98, 50, 100, 10)
    1
    """
    return int(OPT(N, D)[i, j])


def EG1(D: int) -> list[list[Fraction]]:  # noqa: N802, N803, le nom du projet
    """L'espérance de gain du joueur 1 en un coup simultané, par les deux nombres de dés.

    >>> EG1(2)[0][1]
    Fraction(-3, 8)
    """
    gains: list[list[Fraction]] = _jeu(1, D).one_turn(exact=True)["payoffs"]
    return gains


def strategie_mixte_joueur1(D: int) -> list[Fraction]:  # noqa: N803, le nom du projet
    """La stratégie optimale du joueur 1 en un coup simultané.

    >>> [round(float(p), 4) for p in strategie_mixte_joueur1(5)]
    [0.0, 0.1756, 0.0529, 0.0, 0.7715]
    """
    melange: list[Fraction] = _jeu(1, D).one_turn(exact=True).strategy
    return melange


def strategie_mixte_joueur2(p1: Sequence[float | Fraction]) -> list[int]:
    """La réponse optimale du joueur 2 à la stratégie p1 du joueur 1 : les nombres de dés à lancer.

    >>> strategie_mixte_joueur2([1, 0, 0])
    [2]
    """
    poids = [Fraction(p).limit_denominator(10**9) for p in p1]
    total = sum(poids)
    trouve = matrix_game(EG1(len(p1)), exact=True, against_row=[p / total for p in poids])
    return [int(des) for des in trouve["replies"][0]["best"]]
