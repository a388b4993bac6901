"""Le jeu du chocolat empoisonné : les fonctions du TP, sur le moteur.

Une tablette est la liste des longueurs de ses lignes, de bas en haut ; un coup est un couple
(ligne, colonne), à partir de 0. Un sommet du graphe est un couple (tablette, joueur).
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from .._arenas import Attractor, arena, from_dict
from .._games import game

Coup = tuple[int, int]
Sommet = tuple[tuple[int, ...], int]
Graphe = dict[Sommet, list[Sommet]]

__all__ = [
    "construire_graphe",
    "coup_jouer",
    "coup_possible",
    "est_fini",
    "est_gagnant",
    "est_gagnant_memo",
    "etat_possible",
]


def etat_possible(t: Sequence[int]) -> bool:
    """La liste représente-t-elle une tablette ?

    >>> etat_possible([5, 2, 1]), etat_possible([4, 5, 2, 1]), etat_possible([2, -1])
    (True, False, False)
    """
    decroit = all(bas >= haut for bas, haut in zip(t, t[1:]))
    return len(t) > 0 and decroit and t[-1] > 0


def coup_jouer(lj: list[int], coup: Coup) -> list[int]:
    """Joue le coup : la liste est modifiée, et renvoyée.

    >>> coup_jouer([3, 3, 2], (2, 1))
    [3, 3, 1]
    """
    ligne, colonne = coup
    if coup not in coup_possible(lj):
        raise ValueError(f"on ne peut pas jouer {coup} sur {lj}")
    coupees = [min(longueur, colonne) for longueur in lj[ligne:]]
    lj[ligne:] = [longueur for longueur in coupees if longueur > 0]
    return lj


def coup_possible(lj: Sequence[int]) -> list[Coup]:
    """Tous les coups jouables ; manger le carré empoisonné n'en est pas un.

    >>> coup_possible([2, 1])
    [(0, 1), (1, 0)]
    """
    cases = [(ligne, colonne) for ligne, longueur in enumerate(lj) for colonne in range(longueur)]
    return [case for case in cases if case != (0, 0)]


def est_fini(lj: Sequence[int]) -> bool:
    """Ne reste-t-il que le carré empoisonné ?

    >>> est_fini([1]), est_fini([1, 1])
    (True, False)
    """
    return not coup_possible(lj)


def _sommet(texte: str) -> Sommet:
    plateau, joueur = texte.rsplit(" ", 1)
    return tuple(int(longueur) for longueur in plateau.split(",")), int(joueur)


def construire_graphe(h: int, l: int) -> Graphe:  # noqa: E741, le nom du TP
    """Le graphe du jeu h*l : un dictionnaire de listes de successeurs.

    >>> construire_graphe(1, 2)
    {((2,), 1): [((1,), 2)], ((1,), 2): []}
    """
    graphe = arena(game("chomp", h, l)).to_dict()
    return {_sommet(un): [_sommet(autre) for autre in suite] for un, suite in graphe.items()}


def est_gagnant(sommet: Sommet, g: Mapping[Sommet, Sequence[Sommet]]) -> bool:
    """Le sommet est-il gagnant pour le joueur 1 ?

    >>> g = construire_graphe(2, 2)
    >>> est_gagnant(((2, 2), 1), g), est_gagnant(((1, 1), 2), g)
    (True, False)
    """
    return sommet in _attracteur(g)


def est_gagnant_memo(
    sommet: Sommet, g: Mapping[Sommet, Sequence[Sommet]], memo: dict[Sommet, bool] | None = None
) -> bool:
    """De même, avec un dictionnaire qui retient tous les sommets.

    >>> memo = {}
    >>> est_gagnant_memo(((2, 2), 1), construire_graphe(2, 2), memo), len(memo)
    (True, 8)
    """
    memo = {} if memo is None else memo
    if sommet not in memo:
        attracteur = _attracteur(g)
        gagnants = {un for couche in attracteur.layers for un in couche}
        memo.update({un: un in gagnants for un in g})
    return memo[sommet]


def _attracteur(g: Mapping[Any, Sequence[Hashable]]) -> Attractor:
    return from_dict(g, owner={sommet: sommet[1] for sommet in g}).attractor(1)
