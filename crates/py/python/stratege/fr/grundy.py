"""Le jeu de Grundy : les fonctions du TP, sur le moteur.

Une partie est la liste des tailles des tas ; un booléen dit si c'est au premier joueur. Un coup
est un couple (indice du tas, taille du premier des deux nouveaux tas).
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from .._arenas import arena
from .._games import game
from .._solving import grundy as valeur_grundy

Coup = tuple[int, int]
Sommet = tuple[tuple[int, ...], int]

__all__ = [
    "afficher_partie",
    "coup_possible",
    "faire_graphe",
    "fini",
    "initialisation_grundy",
    "intel_art",
    "pos_gagnante",
    "suivant",
    "verif_valid",
]


def initialisation_grundy(n: int) -> tuple[list[int], bool]:
    """La partie qui commence avec un tas de n jetons, au tour du premier joueur.

    >>> initialisation_grundy(10)
    ([10], True)
    """
    return game("grundy", n).start().board, True


def afficher_partie(partie: Sequence[int], joueur: bool) -> None:
    """Affiche l'état de la partie.

    >>> afficher_partie([2, 4], True)
    Le premier joueur doit jouer
    La ligne 0 contient ce nombre de jetons 2
    La ligne 1 contient ce nombre de jetons 4
    """
    print(f"Le {'premier' if joueur else 'second'} joueur doit jouer")
    for ligne, jetons in enumerate(partie):
        print(f"La ligne {ligne} contient ce nombre de jetons {jetons}")


def coup_possible(partie: Sequence[int]) -> list[Coup]:
    """La liste des coups possibles.

    >>> coup_possible([2, 3, 4])
    [(1, 1), (1, 2), (2, 1), (2, 3)]
    """
    # Les tas ne dépendent pas les uns des autres.
    return [(tas, taille) for tas, jetons in enumerate(partie) for taille in _tailles(jetons)]


def _tailles(jetons: int) -> list[int]:
    """Les tailles que peut avoir le premier des deux tas."""
    regles = game("grundy", jetons)
    petits = {petit for _, petit in regles._engine.scene(regles.start().text)[2]}
    return sorted(petits | {jetons - petit for petit in petits})


def verif_valid(partie: Sequence[int], nb_tas: int, taille_tas1: int) -> bool:
    """Peut-on diviser ce tas ainsi ?

    >>> verif_valid([2, 1, 4], 2, 2), verif_valid([3, 2, 5], 2, 3)
    (False, True)
    """
    return (nb_tas, taille_tas1) in coup_possible(partie)


def suivant(
    partie: Sequence[int], joueur: bool, nb_tas: int, taille_tas: int
) -> tuple[list[int], bool]:
    """La partie après un coup ; la liste donnée n'est pas modifiée.

    >>> suivant([2, 4, 3, 5], True, 1, 3)
    ([2, 3, 5, 3, 1], False)
    """
    if not verif_valid(partie, nb_tas, taille_tas):
        raise ValueError(f"on ne peut pas diviser le tas {nb_tas} en {taille_tas} et le reste")
    reste = [jetons for tas, jetons in enumerate(partie) if tas != nb_tas]
    return [*reste, taille_tas, partie[nb_tas] - taille_tas], not joueur


def fini(partie: Sequence[int]) -> bool:
    """N'y a-t-il plus de coup possible ?

    >>> fini([2, 1]), fini([3])
    (True, False)
    """
    return not coup_possible(partie)


def intel_art(partie: Sequence[int]) -> Coup:
    """Un coup possible au hasard."""
    return random.choice(coup_possible(partie))


def faire_graphe(n: int) -> dict[Sommet, list[Sommet]]:
    """Le graphe du jeu pour une pile de n jetons ; les tas sont rangés du plus grand au plus petit.

    >>> faire_graphe(4)[((4,), 1)]
    [((3, 1), 2)]
    """
    graphe = arena(game("grundy", n)).to_dict()
    return {_sommet(un): [_sommet(autre) for autre in suite] for un, suite in graphe.items()}


def _sommet(texte: str) -> Sommet:
    plateau, joueur = texte.rsplit(" ", 1)
    return tuple(int(jetons) for jetons in plateau.split(",")), int(joueur)


def pos_gagnante(partie: Sequence[int], joueur: bool) -> bool:
    """La position est-elle gagnante pour le premier joueur ?

    >>> [n for n in range(1, 12) if not pos_gagnante([n], True)]
    [1, 2, 4, 7, 10]
    """
    somme = 0
    for jetons in partie:
        somme ^= valeur_grundy(game("grundy", jetons))
    return (somme != 0) == joueur
