"""The heuristic of the paper as printed: player 0 first, whoever is to move."""


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
    return a - b


def remplir(v, i, j, joueur, valeur):
    v[i][j] = valeur
    if joueur == 0:
        v[i + 1][j] = valeur
    else:
        v[i][j + 1] = valeur


def minmax(v, joueur, profondeur, h):
    coups = coups_possibles(v, joueur)
    if coups == [] or profondeur == 0:
        return h(v), None
    choix = []
    for i, j in coups:
        remplir(v, i, j, joueur, joueur)
        choix.append((minmax(v, 1 - joueur, profondeur - 1, h)[0], (i, j)))
        remplir(v, i, j, joueur, -1)
    return (max if joueur == 0 else min)(choix, key=lambda c: c[0])


def strategie_minmax(v, joueur):
    return minmax(v, joueur, 2, h1)[1]
