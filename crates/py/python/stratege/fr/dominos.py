"""Le jeu de dominos : les fonctions du dossier, sur le moteur.

Un domino est une liste [x, y] ; une main, une table, des listes de dominos.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from .._tournaments import tournament

Domino = list[int]
Main = list[Domino]
Strategie = Callable[[Main, Main, list[int]], tuple[Main, Main]]

__all__ = [
    "creation_jeu",
    "distribue",
    "est_avant",
    "is_player1_first",
    "positionne",
    "possibilites",
    "strategie_hasard",
    "strategie_pire",
    "strategie_plus_de_points",
    "strategie_plus_present",
    "tournoi",
    "tri_decr",
    "who_wins",
]


def creation_jeu(max: int = 6) -> Main:  # noqa: A002, le nom du dossier
    """L'ensemble des dominos de la boîte, du plus fort au plus faible.

    >>> len(creation_jeu()), creation_jeu(1)
    (28, [[1, 1], [1, 0], [0, 0]])
    """
    return [[x, y] for x in range(max, -1, -1) for y in range(x, -1, -1)]


def distribue(jeu: Main, n: int = 10) -> Main:
    """Tire au hasard, sans remise, une main de n dominos ; ils quittent le jeu.

    >>> jeu = creation_jeu(); len(distribue(jeu)), len(jeu)
    (10, 18)
    """
    return [jeu.pop(random.randrange(len(jeu))) for _ in range(n)]


def est_avant(d: Domino, e: Domino) -> bool:
    """Les deux dominos sont-ils dans l'ordre décroissant ?

    >>> est_avant([2, 3], [1, 2]), est_avant([2, 3], [2, 4]), est_avant([6, 2], [5, 0])
    (True, False, True)
    """
    return tuple(d) > tuple(e)


def tri_decr(player: Main) -> Main:
    """Les dominos dans l'ordre décroissant.

    >>> tri_decr([[1, 2], [3, 4], [1, 3], [2, 0]])
    [[3, 4], [2, 0], [1, 3], [1, 2]]
    """
    return sorted(player, reverse=True)


def is_player1_first(pl1: Main, pl2: Main) -> bool:
    """Le joueur 1 a-t-il le domino le plus fort ? Les mains sont triées.

    >>> is_player1_first([[6, 6], [1, 0]], [[6, 5]])
    True
    """
    return est_avant(pl1[0], pl2[0])


def possibilites(table: Main, pl: Main) -> list[int]:
    """Les places, dans la main, des dominos qui vont à un bout de la table.

    >>> possibilites([[3, 4], [4, 4]], [[2, 3], [1, 5], [4, 6]])
    [0, 2]
    """
    bouts = {table[0][0], table[-1][1]}
    return [place for place, domino in enumerate(pl) if bouts & set(domino)]


def positionne(domino: Domino, table: Main) -> Main:
    """La table avec le domino, à gauche s'il y va, sinon à droite.

    >>> positionne([4, 6], [[3, 4], [4, 4]])
    [[3, 4], [4, 4], [4, 6]]
    """
    x, y = domino
    gauche, droite = table[0][0], table[-1][1]
    if x == gauche:
        return [[y, x], *table]
    if y == gauche:
        return [[x, y], *table]
    return [*table, [x, y] if x == droite else [y, x]]


def _pose(table: Main, player: Main, place: int) -> tuple[Main, Main]:
    return positionne(player.pop(place), table), player


def strategie_pire(table: Main, player: Main, possbl: list[int]) -> tuple[Main, Main]:
    """Pose le dernier domino possible de la main triée."""
    return _pose(table, player, possbl[-1])


def strategie_hasard(table: Main, player: Main, possbl: list[int]) -> tuple[Main, Main]:
    """Pose un domino possible au hasard."""
    return _pose(table, player, random.choice(possbl))


def strategie_plus_de_points(
    table: Main, player: Main, possbl: list[int]
) -> tuple[Main, Main]:
    """Pose le domino qui vaut le plus de points, le premier s'il y en a plusieurs.

    >>> strategie_plus_de_points([[3, 4]], [[6, 3], [5, 4]], [0, 1])
    ([[6, 3], [3, 4]], [[5, 4]])
    """
    return _pose(table, player, max(possbl, key=lambda place: (sum(player[place]), -place)))


def strategie_plus_present(table: Main, player: Main, possbl: list[int]) -> tuple[Main, Main]:
    """Pose le domino dont les valeurs sont les plus présentes dans la main.

    >>> strategie_plus_present([[3, 4]], [[5, 5], [5, 4], [3, 0]], [1, 2])[0]
    [[3, 4], [4, 5]]
    """
    valeurs = [valeur for domino in player for valeur in domino]

    def presence(place: int) -> tuple[int, int]:
        return sum(valeurs.count(valeur) for valeur in player[place]), -place

    return _pose(table, player, max(possbl, key=presence))


def who_wins(player1: Main, player2: Main, comme_imprime: bool = False) -> int:
    """Le joueur qui gagne, 1 ou 2, ou 0 : celui à qui il reste le moins de points.

    Le programme du dossier compte deux fois la première moitié de chaque domino : c'est ce que fait
    `comme_imprime`.

    >>> who_wins([[1, 6]], [[2, 2]]), who_wins([[1, 6]], [[2, 2]], comme_imprime=True)
    (2, 1)
    """

    def points(main: Sequence[Domino]) -> int:
        return sum(2 * x if comme_imprime else x + y for x, y in main)

    un, deux = points(player1), points(player2)
    return 0 if un == deux else 1 if un < deux else 2


def tournoi(
    strategie1: Strategie, strategie2: Strategie, parties: int = 100_000, comme_imprime: bool = True
) -> list[int]:
    """Les nombres de nuls, de victoires et de défaites de la première stratégie.

    >>> sum(tournoi(strategie_plus_de_points, strategie_hasard, 1000))
    1000
    """
    mots = []
    for strategie in (strategie1, strategie2):
        if strategie not in _MOTS:
            connues = ", ".join(une.__name__ for une in _MOTS)
            raise ValueError(f"le moteur connaît les stratégies {connues}")
        mots.append(_MOTS[strategie])
    compte = "first-half-twice" if comme_imprime else "pips"
    graine = random.getrandbits(32)
    table = tournament(f"dominoes:scoring={compte}", mots[0], mots[1], games=parties, seed=graine)
    deux = next(une for une in table.pairings if une["seat"] == "both")
    return [deux["draws"], deux["wins"], deux["losses"]]


_MOTS: dict[Strategie, str] = {
    strategie_pire: "worst",
    strategie_hasard: "random",
    strategie_plus_de_points: "most-points",
    strategie_plus_present: "most-present",
}
