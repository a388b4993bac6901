"""Domineering, Chloé: any move."""

import random


def coups_possibles(v, joueur):
    coups = []
    for i in range(len(v)):
        for j in range(len(v[0])):
            if joueur == 0 and i + 1 < len(v) and v[i][j] == v[i + 1][j] == -1:
                coups.append((i, j))
            if joueur == 1 and j + 1 < len(v[0]) and v[i][j] == v[i][j + 1] == -1:
                coups.append((i, j))
    return coups


def strategie(plateau, joueur):
    return random.choice(coups_possibles(plateau, joueur))
