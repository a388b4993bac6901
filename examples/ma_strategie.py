"""Une stratégie à soi contre celles du programme, au domineering."""

from __future__ import annotations

import stratege as st
from stratege.fr import coups_possibles, placer, retirer


def strategie(plateau: list[list[int]], joueur: int) -> tuple[int, int]:
    """Le coup qui laisse le moins de coups à l'adversaire."""

    def coups_laisses(coup: tuple[int, int]) -> int:
        placer(plateau, *coup, joueur)
        laisses = len(coups_possibles(plateau, 1 - joueur))
        retirer(plateau, *coup, joueur)
        return laisses

    return min(coups_possibles(plateau, joueur), key=coups_laisses)


if __name__ == "__main__":
    st.use_language("fr")
    tournoi = st.Tournament("domineering:4x4", [strategie, "random", "minimax:2,h1"], games=20)
    resultats = tournoi.play()
    print(resultats)
    for nom, score in resultats.rank():
        print(f"{nom:15} {score:.3f}")
