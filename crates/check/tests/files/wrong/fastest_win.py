"""The fewest moves are compared with, and never updated: the last winning move is played."""

LIGNES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def gagner(jeu):
    for a, b, c in LIGNES:
        if jeu[a] != "." and jeu[a] == jeu[b] == jeu[c]:
            return 1 if jeu[a] == "X" else -1
    return 0


def joueur(jeu):
    return "X" if jeu.count("X") == jeu.count("O") else "O"


def coupPossible(jeu):
    return [k for k in range(9) if jeu[k] == "."]


def jouer(jeu, coup):
    return jeu[:coup] + (joueur(jeu),) + jeu[coup + 1:]


def resultat(jeu):
    """La valeur pour X et le nombre de coups jusqu'à la fin."""
    coups = coupPossible(jeu)
    if gagner(jeu) != 0 or not coups:
        return gagner(jeu), 0
    signe = 1 if joueur(jeu) == "X" else -1
    suites = [resultat(jouer(jeu, c)) for c in coups]
    valeur = signe * max(signe * v for v, _ in suites)
    longueurs = [n for v, n in suites if v == valeur]
    return valeur, 1 + (min(longueurs) if valeur == signe else max(longueurs))


def strategie_optimale(jeu):
    signe = 1 if joueur(jeu) == "X" else -1
    suites = {c: resultat(jouer(jeu, c)) for c in coupPossible(jeu)}
    meilleure = max(signe * v for v, _ in suites.values())
    moins = 100
    for c, (v, n) in suites.items():
        if signe * v == meilleure and n < moins:
            choix = c
    return choix
