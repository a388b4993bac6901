"""Le morpion : les fonctions de l'atelier, sur le moteur.

Un jeu est un n-uplet de neuf caractères : '.', 'X' et 'O', ligne par ligne ; un coup est le numéro
d'une case. Une table associe à un jeu sa valeur : 1 si X gagne, -1 si O gagne, 0 sinon. Comme dans
l'atelier, les fonctions acceptent tout jeu, même s'il ne peut pas se présenter dans une partie.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from .._arenas import Arena, arena
from .._engine import GameError
from .._games import game
from .._own import from_functions

Jeu = tuple[str, ...]
Table = dict[Jeu, float]

__all__ = [
    "affiche",
    "afficheMatrice",
    "afficheResultats",
    "apprentissage",
    "calcul",
    "calculFils",
    "coupMeilleur",
    "coupPossible",
    "coupPossibles",
    "gagner",
    "jouer",
    "jouerPartie",
    "joueur",
    "nouveauJeu",
    "partie",
    "trajectoire",
    "trajectoire2",
    "valGagnant",
    "valMax",
    "valMin",
    "valPerdant",
]


#: Les lignes, dans l'ordre où l'atelier les examine.
_LIGNES = (
    (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 4, 8), (2, 4, 6),
)  # fmt: skip


def nouveauJeu() -> Jeu:  # noqa: N802, le nom de l'atelier
    """Un jeu vide.

    >>> nouveauJeu()
    ('.', '.', '.', '.', '.', '.', '.', '.', '.')
    """
    return tuple(game("tic-tac-toe").start().board)


def affiche(jeu: Sequence[str]) -> None:
    """Affiche le jeu.

    >>> affiche(nouveauJeu())
    . . .
    . . .
    . . .
    """
    for debut in (0, 3, 6):
        print(*jeu[debut : debut + 3])


def joueur(jeu: Sequence[str]) -> str:
    """Le joueur qui doit jouer.

    >>> joueur(nouveauJeu()), joueur((".", "X", ".", ".", ".", ".", ".", ".", "."))
    ('X', 'O')
    """
    return "O" if list(jeu).count("X") > list(jeu).count("O") else "X"


def coupPossible(jeu: Sequence[str]) -> list[int]:  # noqa: N802, le nom de l'atelier
    """Les numéros des cases vides.

    >>> coupPossible((".", "X", ".", ".", "X", ".", ".", "O", "."))
    [0, 2, 3, 5, 6, 8]
    """
    return [case for case, pion in enumerate(jeu) if pion == "."]


coupPossibles = coupPossible


def gagner(jeu: Sequence[str]) -> int:
    """1 si X a gagné, -1 si O a gagné, 0 sinon.

    Si les deux ont une ligne, la dernière dans l'ordre de l'atelier décide.

    >>> gagner(("X", "X", "X", "O", "O", ".", ".", ".", "."))
    1
    """
    gagnant = "."
    for une, deux, trois in _LIGNES:
        if jeu[une] != "." and jeu[une] == jeu[deux] == jeu[trois]:
            gagnant = jeu[une]
    return {"X": 1, "O": -1}.get(gagnant, 0)


def jouer(jeu: Sequence[str], coup: int) -> Jeu:
    """Le jeu après un coup ; celui qui est donné n'est pas modifié.

    >>> jouer(jouer(nouveauJeu(), 1), 5)
    ('.', 'X', '.', '.', '.', 'O', '.', '.', '.')
    """
    if coup not in coupPossible(jeu):
        raise ValueError(f"la case {coup} n'est pas vide, ou n'existe pas")
    apres = list(jeu)
    apres[coup] = joueur(jeu)
    return tuple(apres)


def calcul(jeu: Sequence[str], gamma: float = 1.0) -> Table:
    """La table de toutes les situations qui peuvent suivre ; une victoire en n coups vaut gamma^n.

    >>> table = calcul(nouveauJeu())
    >>> len(table), table[nouveauJeu()]
    (5478, 0)
    """
    graphe, jeux = _graphe(tuple(jeu))
    table: Table = {}
    couches = [graphe.attractor(un).layers for un in (1, 2)]
    for signe, attracteur in zip((1, -1), couches):
        for rang, couche in enumerate(attracteur):
            valeur = signe if gamma == 1 else signe * gamma**rang
            table.update({jeux[sommet]: valeur for sommet in couche})
    return {un: table.get(un, 0) for un in jeux.values()}


def _graphe(jeu: Jeu) -> tuple[Arena, dict[str, Jeu]]:
    """Tout ce qui peut suivre, et le jeu de chaque sommet."""
    if len(jeu) == 9:
        try:
            texte = "/".join("".join(jeu[debut : debut + 3]) for debut in (0, 3, 6))
            graphe = arena("tic-tac-toe", texte)
        except GameError:
            pass
        else:
            return graphe, {un: tuple(un.replace("/", "")) for un in graphe.vertices}
    # Le moteur ne connaît que les positions d'une partie ; ailleurs, les fonctions disent le jeu.
    regles = from_functions(
        start=jeu, moves=coupPossible, play=jouer, turn=joueur, outcome=gagner, players=("X", "O")
    )
    graphe = arena(regles)
    return graphe, {un: regles._engine.state_of(un) for un in graphe.vertices}


def valMax(jeu: Jeu, valeurs: Table, gamma: float = 1.0) -> float:  # noqa: N802, le nom de l'atelier
    """La valeur d'une situation où X joue ; le dictionnaire reçoit celles de toutes les suites.

    >>> valeurs = {}
    >>> valMax(nouveauJeu(), valeurs), len(valeurs)
    (0, 5478)
    """
    valeurs.update(calcul(jeu, gamma))
    return valeurs[tuple(jeu)]


def valMin(jeu: Jeu, valeurs: Table, gamma: float = 1.0) -> float:  # noqa: N802, le nom de l'atelier
    """La valeur d'une situation où O joue ; le dictionnaire reçoit celles de toutes les suites."""
    return valMax(jeu, valeurs, gamma)


def afficheResultats(jeu: Jeu, table: Table) -> None:  # noqa: N802, le style de l'atelier
    """Affiche chaque coup possible avec la valeur de la situation à laquelle il mène.

    >>> jeu = ("X", "X", ".", "O", "O", ".", ".", ".", ".")
    >>> afficheResultats(jeu, calcul(jeu))
    coup 2 : 1
    coup 5 : 0
    coup 6 : -1
    coup 7 : -1
    coup 8 : -1
    """
    for coup in coupPossible(jeu):
        print(f"coup {coup} : {table.get(jouer(jeu, coup))}")


def valGagnant(joueurEnCours: str) -> int:  # noqa: N802, N803, les noms de l'atelier
    """La valeur d'un jeu gagnant pour ce joueur.

    >>> valGagnant("X"), valGagnant("O")
    (1, -1)
    """
    return 1 if joueurEnCours == "X" else -1


def valPerdant(joueurEnCours: str) -> int:  # noqa: N802, N803, les noms de l'atelier
    """La valeur d'un jeu perdant pour ce joueur."""
    return -valGagnant(joueurEnCours)


def calculFils(jeu: Jeu, valeur: Table) -> list[list[int]]:  # noqa: N802, le nom de l'atelier
    """Les coups possibles, triés d'après la table : [gagnants, perdants, égalité, inconnus].

    >>> jeu = ("X", "X", ".", "O", "O", ".", ".", ".", ".")
    >>> calculFils(jeu, {jouer(jeu, 2): 1, jouer(jeu, 6): -1})
    [[2], [6], [], [5, 7, 8]]
    """
    tries: list[list[int]] = [[], [], [], []]
    gagnant = valGagnant(joueur(jeu))
    for coup in coupPossible(jeu):
        connue = valeur.get(jouer(jeu, coup))
        rang = 3 if connue is None else 2 if connue == 0 else 0 if connue * gagnant > 0 else 1
        tries[rang].append(coup)
    return tries


def _finie(jeu: Jeu) -> bool:
    return gagner(jeu) != 0 or not coupPossible(jeu)


def trajectoire(depart: Jeu, valeur: Table) -> None:
    """Joue au hasard jusqu'à une situation finale, et retient celle-ci."""
    jeu = depart
    while not _finie(jeu):
        jeu = jouer(jeu, random.choice(coupPossible(jeu)))
    valeur[jeu] = gagner(jeu)


def trajectoire2(depart: Jeu, valeur: Table) -> None:
    """Joue un coup inconnu tant que la situation n'est pas décidée par ses fils, et la retient."""
    jeu = depart
    while True:
        if _finie(jeu):
            valeur[jeu] = gagner(jeu)
            return
        gagnants, _, egalite, inconnus = calculFils(jeu, valeur)
        if gagnants:
            valeur[jeu] = valGagnant(joueur(jeu))
        elif inconnus:
            jeu = jouer(jeu, random.choice(inconnus))
            continue
        else:
            valeur[jeu] = 0 if egalite else valPerdant(joueur(jeu))
        return


def apprentissage(depart: Jeu) -> Table:
    """Répète les trajectoires jusqu'à ce que la situation de départ soit connue.

    >>> depart = ("X", "X", "O", "O", "O", "X", ".", ".", ".")
    >>> apprentissage(depart)[depart]
    0
    """
    valeur: Table = {}
    while depart not in valeur:
        trajectoire2(depart, valeur)
    return valeur


def coupMeilleur(jeu: Jeu, table: Table) -> int:  # noqa: N802, le nom de l'atelier
    """Un coup au hasard parmi ceux qui gardent la valeur de la situation.

    >>> jeu = ("X", "X", ".", "O", "O", ".", ".", ".", ".")
    >>> coupMeilleur(jeu, calcul(jeu))
    2
    """
    valeur = table[jeu]
    suites = [(coup, jouer(jeu, coup)) for coup in coupPossible(jeu)]
    meilleurs = [coup for coup, suite in suites if table.get(suite) == valeur]
    if not meilleurs:
        raise ValueError("aucun coup connu ne garde la valeur de la situation")
    return random.choice(meilleurs)


def partie(depart: Jeu, table: Table) -> Jeu:
    """Fait jouer une partie d'après la table, et renvoie le dernier jeu."""
    jeu = depart
    while not _finie(jeu):
        coup = coupMeilleur(jeu, table)
        print("coup joue", coup)
        jeu = jouer(jeu, coup)
        affiche(jeu)
        print("-----")
    return jeu


def afficheMatrice() -> None:  # noqa: N802, le nom de l'atelier
    """Affiche les numéros des cases."""
    print("-----")
    affiche("012345678")
    print("-----")


def jouerPartie(depart: Jeu, table: Table, humain: str) -> Jeu:  # noqa: N802, le nom de l'atelier
    """Laisse quelqu'un jouer contre la table, et renvoie le dernier jeu."""
    jeu = depart
    print("***** bonne partie *****")
    affiche(jeu)
    while not _finie(jeu):
        if joueur(jeu) == humain:
            print("----- a vous -----")
            afficheMatrice()
            coup = -1
            while coup not in coupPossible(jeu):
                reponse = input("quel coup jouer ? ").strip()
                coup = int(reponse) if reponse.isdigit() else -1
        else:
            print("----- a moi -----")
            if jeu not in table:
                table = calcul(jeu)
            coup = coupMeilleur(jeu, table)
        jeu = jouer(jeu, coup)
        affiche(jeu)
    return jeu
