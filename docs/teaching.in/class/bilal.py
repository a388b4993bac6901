"""Domineering, Bilal: the first move that is found."""


def grille_vide(n, p):
    return [[-1] * p] * n


def coups_possibles(v, joueur):
    coups = []
    for i in range(len(v)):
        for j in range(len(v[0])):
            if joueur == 0 and i + 1 < len(v) and v[i][j] == -1 and v[i + 1][j] == -1:
                coups.append((i, j))
            if joueur == 1 and j + 1 < len(v) and v[i][j] == -1 and v[i][j + 1] == -1:
                coups.append((i, j))
    return coups


def strategie(plateau, joueur):
    return coups_possibles(plateau, joueur)[0]
