def grille_vide(n, p):
    return [[-1] * p for i in range(n)]


print(grille_vide(2, 3))
