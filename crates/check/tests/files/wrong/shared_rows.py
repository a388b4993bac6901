"""The rows of the grid are one and the same list."""


def grille_vide(n, p):
    return [[-1] * p] * n
