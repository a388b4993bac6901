"""The printed heuristic, with a mistake that only wide grids show."""


def coups_possibles(v, joueur):
    coups = []
    for i in range(len(v)):
        for j in range(len(v[0])):
            a, b = (i + 1, j) if joueur == 0 else (i, j + 1)
            if a < len(v) and b < len(v[0]) and v[i][j] == v[a][b] == -1:
                coups.append((i, j))
    return coups


def h1(v):
    a = len(coups_possibles(v, 0))
    b = len(coups_possibles(v, 1))
    if a == 0:
        return float("-inf")
    if b == 0:
        return float("inf")
    return a - b if len(v[0]) < 3 else b - a
