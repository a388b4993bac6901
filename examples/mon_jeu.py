"""Un jeu à soi : le jeu de Nim à retirer, résolu, dessiné et joué.

Au départ n allumettes ; à son tour on en retire une, deux ou trois ; qui prend la dernière perd.
"""

from __future__ import annotations

import stratege as st


def coups(allumettes: int) -> list[int]:
    return [nombre for nombre in (1, 2, 3) if nombre <= allumettes]


def jouer(allumettes: int, nombre: int) -> int:
    return allumettes - nombre


# Qui ne peut plus jouer gagne : c'est l'autre qui a pris la dernière.
jeu = st.from_functions(start=12, moves=coups, play=jouer, misere=True, name="allumettes")

if __name__ == "__main__":
    st.use_language("fr")
    print(jeu.solve())
    perdues = [n for n in range(1, 21) if jeu.solve(n).value == "loss"]
    print("positions perdues pour qui doit jouer :", perdues)
    print(st.tournament(jeu, "optimal", "random", "first"))
