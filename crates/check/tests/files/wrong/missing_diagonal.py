"""One diagonal is forgotten."""

LIGNES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8)]


def gagner(jeu):
    for a, b, c in LIGNES:
        if jeu[a] != "." and jeu[a] == jeu[b] == jeu[c]:
            return 1 if jeu[a] == "X" else -1
    return 0


def joueur(jeu):
    return "X" if jeu.count("X") == jeu.count("O") else "O"
