"""Le morpion : les fonctions de l'atelier, sur le moteur.

Un jeu est un n-uplet de neuf caractères : '.', 'X' et 'O', ligne par ligne ; un coup est le numéro
d'une case. Une table associe à un jeu sa valeur : 1 si X gagne, -1 si O gagne, 0 sinon.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from .._arenas import arena
from .._games import Position, game

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


def _position(jeu: Sequence[str]) -> Position:
    lignes = ("".join(jeu[debut : debut + 3]) for debut in (0, 3, 6))
    return game("tic-tac-toe").position("/".join(lignes))


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
    au_trait = _position(jeu).player
    # Une partie finie n'a plus de joueur : le nombre de pions dit à qui ce serait.
    return str(au_trait or ("X" if list(jeu).count("X") == list(jeu).count("O") else "O"))


def coupPossible(jeu: Sequence[str]) -> list[int]:  # noqa: N802, le nom de l'atelier
    """Les numéros des cases vides.

    >>> coupPossible((".", "X", ".", ".", "X", ".", ".", "O", "."))
    [0, 2, 3, 5, 6, 8]
    """
    return [case for case, pion in enumerate(jeu) if pion == "."]


coupPossibles = coupPossible


def gagner(jeu: Sequence[str]) -> int:
    """1 si X a gagné, -1 si O a gagné, 0 sinon.

    >>> gagner(("X", "X", "X", "O", "O", ".", ".", ".", "."))
    1
    """
    return _position(jeu).payoff or 0


def jouer(jeu: Sequence[str], coup: int) -> Jeu:
    """Le jeu après un coup ; celui qui est donné n'est pas modifié.

    >>> jouer(jouer(nouveauJeu(), 1), 5)
    ('.', 'X', '.', '.', '.', 'O', '.', '.', '.')
    """
    return tuple(_position(jeu).push(coup).board)


def calcul(jeu: Sequence[str], gamma: float = 1.0) -> Table:
    """La table de toutes les situations qui peuvent suivre ; une victoire en n coups vaut gamma^n.

    >>> table = calcul(nouveauJeu())
    >>> len(table), table[nouveauJeu()]
    (5478, 0)
    """
    graphe = arena(_position(jeu))
    table: Table = {}
    couches = [graphe.attractor(un).layers for un in (1, 2)]
    for signe, attracteur in zip((1, -1), couches):
        for rang, couche in enumerate(attracteur):
            valeur = signe if gamma == 1 else signe * gamma**rang
            table.update({_jeu(texte): valeur for texte in couche})
    return {sommet: table.get(sommet, 0) for sommet in map(_jeu, graphe.vertices)}


def _jeu(texte: str) -> Jeu:
    return tuple(texte.replace("/", ""))


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
