"""Stratège en français : les fonctions de cinq sujets, sous leurs noms, sur le moteur.

>>> from stratege.fr import grille_vide, h1, nouveauJeu, calcul
>>> h1(grille_vide(3, 2)), len(calcul(nouveauJeu()))
(1, 5478)

Un module par sujet : `domineering`, `chocolat`, `grundy`, `dominos`, `des`, `morpion` ; tout est aussi
ici, sauf `coup_possible`, qui existe dans `chocolat` et dans `grundy` :
`from stratege.fr.grundy import coup_possible`.
"""

from __future__ import annotations

from . import chocolat, des, domineering, dominos, grundy, morpion
from .chocolat import (
    construire_graphe,
    coup_jouer,
    est_fini,
    est_gagnant,
    est_gagnant_memo,
    etat_possible,
)
from .des import *  # noqa: F403
from .des import __all__ as _des
from .domineering import *  # noqa: F403
from .domineering import __all__ as _domineering
from .dominos import *  # noqa: F403
from .dominos import __all__ as _dominos
from .grundy import (
    afficher_partie,
    faire_graphe,
    fini,
    initialisation_grundy,
    intel_art,
    pos_gagnante,
    suivant,
    verif_valid,
)
from .morpion import *  # noqa: F403
from .morpion import __all__ as _morpion

__all__ = [
    "afficher_partie",
    "chocolat",
    "construire_graphe",
    "coup_jouer",
    "des",
    "domineering",
    "dominos",
    "est_fini",
    "est_gagnant",
    "est_gagnant_memo",
    "etat_possible",
    "faire_graphe",
    "fini",
    "grundy",
    "initialisation_grundy",
    "intel_art",
    "morpion",
    "pos_gagnante",
    "suivant",
    "verif_valid",
]
__all__ += _des
__all__ += _domineering
__all__ += _dominos
__all__ += _morpion
