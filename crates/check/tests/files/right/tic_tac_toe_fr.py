"""Le morpion, avec les noms français et des tuples."""

import random

LIGNES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def nouveauJeu():
    return (".",) * 9


def joueur(jeu):
    return "X" if jeu.count("X") == jeu.count("O") else "O"


def coupPossible(jeu):
    return [k for k in range(9) if jeu[k] == "."]


def gagner(jeu):
    for a, b, c in LIGNES:
        if jeu[a] != "." and jeu[a] == jeu[b] == jeu[c]:
            return 1 if jeu[a] == "X" else -1
    return 0


def jouer(jeu, coup):
    copie = list(jeu)
    copie[coup] = joueur(jeu)
    return tuple(copie)


def est_final(jeu):
    return gagner(jeu) != 0 or not coupPossible(jeu)


def valMax(jeu, table):
    if jeu not in table:
        if est_final(jeu):
            table[jeu] = gagner(jeu)
        else:
            table[jeu] = max(valMin(jouer(jeu, c), table) for c in coupPossible(jeu))
    return table[jeu]


def valMin(jeu, table):
    if jeu not in table:
        if est_final(jeu):
            table[jeu] = gagner(jeu)
        else:
            table[jeu] = min(valMax(jouer(jeu, c), table) for c in coupPossible(jeu))
    return table[jeu]


def minmax(jeu):
    return valMax(jeu, {}) if joueur(jeu) == "X" else valMin(jeu, {})


def avecGamma(jeu, gamma=0.9):
    if est_final(jeu):
        return gagner(jeu)
    meilleur = max if joueur(jeu) == "X" else min
    return gamma * meilleur(avecGamma(jouer(jeu, c)) for c in coupPossible(jeu))


def strategie_optimale(jeu):
    meilleur = max if joueur(jeu) == "X" else min
    return meilleur(coupPossible(jeu), key=lambda c: avecGamma(jouer(jeu, c)))


def coupMeilleur(jeu, table):
    return random.choice([c for c in coupPossible(jeu) if table.get(jouer(jeu, c)) == table[jeu]])


def valGagnant(joueurEnCours):
    return 1 if joueurEnCours == "X" else -1


def valPerdant(joueurEnCours):
    return -valGagnant(joueurEnCours)


def calculFils(jeu, valeur):
    gagnant, perdant, egalite, inconnu = [], [], [], []
    for c in coupPossible(jeu):
        suite = jouer(jeu, c)
        if suite not in valeur:
            inconnu.append(c)
        elif valeur[suite] == valGagnant(joueur(jeu)):
            gagnant.append(c)
        elif valeur[suite] == 0:
            egalite.append(c)
        else:
            perdant.append(c)
    return [gagnant, perdant, egalite, inconnu]
