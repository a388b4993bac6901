"""Le domineering : les fonctions du TP, sur le moteur.

Une configuration est une matrice : -1 pour une case vide, 0 ou 1 pour une case couverte par un
joueur. Le joueur 0 pose des dominos verticaux, le joueur 1 des dominos horizontaux.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from .._engine import GameError
from .._games import Game, game
from .._own import from_functions
from .._positions import Position
from .._solving import minimax
from .._tournaments import tournament

Grille = list[list[int]]
Coup = tuple[int, int]
Strategie = Callable[[Grille, int], Coup]

__all__ = [
    "coups_possibles",
    "grille_vide",
    "h1",
    "jeu",
    "minmax",
    "placer",
    "retirer",
    "statistiques",
    "strategie_aleatoire",
    "strategie_minmax",
]


#: Le nombre de cases des plus grandes grilles du moteur.
CASES = 128


def grille_vide(n: int, p: int) -> Grille:
    """Une grille vide de n lignes et p colonnes.

    >>> grille_vide(3, 4)
    [[-1, -1, -1, -1], [-1, -1, -1, -1], [-1, -1, -1, -1]]
    """
    return [[-1] * p for _ in range(n)]


def _position(v: Grille, joueur: int) -> Position:
    lignes = ["".join("." if case == -1 else "#" for case in ligne) for ligne in v]
    regles = game("domineering", len(v), len(v[0]) if v else 0)
    return regles.position(f"{'/'.join(lignes)} {joueur + 1}")


def _coups(position: Position) -> list[Coup]:
    coups: list[Coup] = position.game._engine.scene(position.text)[2]
    return coups


def coups_possibles(v: Grille, joueur: int) -> list[Coup]:
    """Les positions (i, j) où le joueur peut placer son domino.

    >>> coups_possibles(grille_vide(2, 3), 1)
    [(0, 0), (0, 1), (1, 0), (1, 1)]
    """
    bas, droite = (1, 0) if joueur == 0 else (0, 1)
    return [
        (i, j)
        for i in range(len(v) - bas)
        for j in range(len(v[i]) - droite)
        if v[i][j] == v[i + bas][j + droite] == -1
    ]


def strategie_aleatoire(v: Grille, joueur: int) -> Coup:
    """Un coup possible au hasard."""
    return random.choice(coups_possibles(v, joueur))


def placer(v: Grille, i: int, j: int, joueur: int) -> None:
    """Pose le domino du joueur en (i, j) ; la grille est modifiée."""
    _couvrir(v, i, j, joueur, joueur)


def retirer(v: Grille, i: int, j: int, joueur: int) -> None:
    """Retire le domino du joueur en (i, j) ; la grille est modifiée."""
    _couvrir(v, i, j, joueur, -1)


def _couvrir(v: Grille, i: int, j: int, joueur: int, valeur: int) -> None:
    bas, droite = (1, 0) if joueur == 0 else (0, 1)
    v[i][j] = v[i + bas][j + droite] = valeur


def jeu(strategie0: Strategie, strategie1: Strategie, n: int, p: int) -> int:
    """Le joueur qui gagne une partie sur une grille n × p.

    >>> jeu(strategie_minmax, strategie_minmax, 2, 2)
    0
    """
    v, joueur = grille_vide(n, p), 0
    while coups_possibles(v, joueur):
        i, j = (strategie0, strategie1)[joueur](v, joueur)
        placer(v, i, j, joueur)
        joueur = 1 - joueur
    return 1 - joueur


def statistiques(
    strategie0: Strategie, strategie1: Strategie, n: int, p: int, nb_parties: int
) -> list[int]:
    """Le nombre de parties gagnées par chaque joueur.

    Les stratégies de ce module jouent à la vitesse du moteur.

    >>> random.seed(1)
    >>> statistiques(strategie_minmax, strategie_aleatoire, 5, 5, 10)
    [10, 0]
    """
    mots = [_MOTS.get(strategie) for strategie in (strategie0, strategie1)]
    if mots[0] is None or mots[1] is None or n * p > CASES:
        victoires = [0, 0]
        for _ in range(nb_parties):
            victoires[jeu(strategie0, strategie1, n, p)] += 1
        return victoires
    graine = random.getrandbits(32)
    # Chaque paire se joue dans les deux sens ; on ne garde que celui qui est demandé.
    table = tournament(f"domineering:{n}x{p}", mots[0], mots[1], games=2 * nb_parties, seed=graine)
    compte = next(un for un in table.pairings if un["seat"] == "a")
    return [compte["wins"], compte["losses"]]


def h1(v: Grille) -> float:
    """L'heuristique du TP, telle qu'elle est imprimée.

    >>> h1(grille_vide(3, 2))
    1
    """
    zero, un = len(coups_possibles(v, 0)), len(coups_possibles(v, 1))
    if zero == 0:
        return float("-inf")
    return float("inf") if un == 0 else zero - un


def minmax(
    v: Grille, joueur: int, profondeur: int, h: Callable[[Grille], float]
) -> tuple[float, Coup | None]:
    """Le couple (valeur, coup) que trouve min-max à cette profondeur avec l'heuristique h.

    >>> minmax(grille_vide(3, 2), 0, 2, h1)
    (inf, (0, 0))
    """
    try:
        position = _position(v, joueur)
    except GameError:
        # Le moteur ne connaît que les grilles d'une partie ; ailleurs, les fonctions disent le jeu.
        ahead = minimax(_regles(v, joueur), profondeur, lambda etat: h(etat[0]))
        coup: Coup | None = ahead.move
    else:
        ahead = minimax(position, profondeur, "h1" if h is h1 else h)
        coup = dict(zip(position.legal_moves, _coups(position))).get(ahead.move)
    valeur = ahead.value
    if valeur not in (float("inf"), float("-inf")) and valeur == int(valeur):
        valeur = int(valeur)
    return valeur, coup


def _regles(v: Grille, joueur: int) -> Game:
    """Le jeu à partir d'une grille quelconque."""
    return from_functions(
        start=(v, joueur),
        moves=lambda etat: coups_possibles(*etat),
        play=_apres,
        turn=lambda etat: etat[1],
        players=(0, 1),
    )


def _apres(etat: tuple[Grille, int], coup: Coup) -> tuple[Grille, int]:
    v, joueur = etat
    placer(v, *coup, joueur)
    return v, 1 - joueur


def strategie_minmax(v: Grille, joueur: int) -> Coup:
    """Le coup de min-max à la profondeur 2 avec h1."""
    coup = minmax(v, joueur, 2, h1)[1]
    if coup is None:
        raise ValueError("le joueur n'a aucun coup possible")
    return coup


_MOTS: dict[Strategie, str] = {
    strategie_aleatoire: "random",
    strategie_minmax: "minimax:2,h1",
}
