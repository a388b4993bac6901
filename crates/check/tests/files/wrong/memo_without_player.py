"""What is remembered about a bar is told to both players."""

connus = {}


def est_gagnant_memo(sommet, g):
    plateau, joueur = sommet
    if plateau not in connus:
        suites = [est_gagnant_memo(a, g) for a in g[sommet]]
        connus[plateau] = any(suites) if joueur == 1 else all(suites)
    return connus[plateau]
