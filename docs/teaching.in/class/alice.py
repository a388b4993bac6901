"""Domineering, Alice: leave the opponent as few moves as possible."""


def grille_vide(n, p):
    return [[-1] * p for i in range(n)]


def coups_possibles(v, joueur):
    n, p = len(v), len(v[0])
    if joueur == 0:
        return [(i, j) for i in range(n - 1) for j in range(p) if v[i][j] == v[i + 1][j] == -1]
    return [(i, j) for i in range(n) for j in range(p - 1) if v[i][j] == v[i][j + 1] == -1]


def placer(v, i, j, joueur):
    v[i][j] = joueur
    v[i + 1 - joueur][j + joueur] = joueur


def retirer(v, i, j, joueur):
    v[i][j] = -1
    v[i + 1 - joueur][j + joueur] = -1


def strategie(plateau, joueur):
    def left_to_opponent(coup):
        placer(plateau, *coup, joueur)
        number = len(coups_possibles(plateau, 1 - joueur))
        retirer(plateau, *coup, joueur)
        return number

    return min(coups_possibles(plateau, joueur), key=left_to_opponent)
