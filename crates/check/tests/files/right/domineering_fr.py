"""Le domineering, avec les noms français."""

import random

INFINI = float("inf")


def grille_vide(n, p):
    return [[-1] * p for _ in range(n)]


def cases(i, j, joueur):
    return [(i, j), (i + 1, j)] if joueur == 0 else [(i, j), (i, j + 1)]


def coups_possibles(v, joueur):
    n, p = len(v), len(v[0])
    return [
        (i, j)
        for i in range(n)
        for j in range(p)
        if all(a < n and b < p and v[a][b] == -1 for a, b in cases(i, j, joueur))
    ]


def strategie_aleatoire(v, joueur):
    return random.choice(coups_possibles(v, joueur))


def placer(v, i, j, joueur):
    for a, b in cases(i, j, joueur):
        v[a][b] = joueur


def retirer(v, i, j, joueur):
    for a, b in cases(i, j, joueur):
        v[a][b] = -1


def jeu(strategie0, strategie1, n, p):
    v, joueur = grille_vide(n, p), 0
    while coups_possibles(v, joueur):
        i, j = (strategie0, strategie1)[joueur](v, joueur)
        placer(v, i, j, joueur)
        joueur = 1 - joueur
    return 1 - joueur


def statistiques(strategie0, strategie1, n, p, nb_parties):
    gagnants = [jeu(strategie0, strategie1, n, p) for _ in range(nb_parties)]
    return [gagnants.count(0), gagnants.count(1)]


def a_qui_de_jouer(v):
    poses = [sum(ligne.count(joueur) for ligne in v) for joueur in (0, 1)]
    return 0 if poses[0] == poses[1] else 1


def h1(v):
    a, b = len(coups_possibles(v, 0)), len(coups_possibles(v, 1))
    joueur = a_qui_de_jouer(v)
    if (a, b)[joueur] == 0:
        return -INFINI if joueur == 0 else INFINI
    return a - b


def minmax(v, joueur, profondeur, h):
    coups = coups_possibles(v, joueur)
    if not coups or profondeur == 0:
        return h(v), None
    choix = []
    for i, j in coups:
        placer(v, i, j, joueur)
        choix.append((minmax(v, 1 - joueur, profondeur - 1, h)[0], (i, j)))
        retirer(v, i, j, joueur)
    meilleur = max if joueur == 0 else min
    return meilleur(choix, key=lambda c: c[0])


def strategie_minmax(v, joueur):
    return minmax(v, joueur, 2, h1)[1]


def issue(v, joueur):
    """(qui joue gagne, nombre de coups)."""
    suites = []
    for i, j in coups_possibles(v, joueur):
        placer(v, i, j, joueur)
        suites.append(issue(v, 1 - joueur))
        retirer(v, i, j, joueur)
    gains = [n for gagne, n in suites if not gagne]
    if gains:
        return True, 1 + min(gains)
    return False, 1 + max([n for _, n in suites], default=-1)


def strategie_optimale(v, joueur):
    def note(coup):
        placer(v, *coup, joueur)
        resultat = issue(v, 1 - joueur)
        retirer(v, *coup, joueur)
        return resultat

    return min(coups_possibles(v, joueur), key=note)
