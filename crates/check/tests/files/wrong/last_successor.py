"""The dictionary keeps the last successor that wins, whatever its rank."""


def est_gagnant(sommet, g):
    suites = [est_gagnant(a, g) for a in g[sommet]]
    return any(suites) if sommet[1] == 1 else all(suites)


def strategie_gagnante(g):
    strategie = {}
    for sommet in g:
        if sommet[1] == 1:
            for suivant in g[sommet]:
                if est_gagnant(suivant, g):
                    strategie[sommet] = suivant
    return strategie
