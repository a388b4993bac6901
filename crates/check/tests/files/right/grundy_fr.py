"""Le jeu de Grundy, avec les noms français."""

from random import randrange


def initialisation_grundy(n):
    return [n], True


def verif_valid(partie, nb_tas, taille_tas1):
    reste = partie[nb_tas] - taille_tas1
    return taille_tas1 > 0 and reste > 0 and reste != taille_tas1


def suivant(partie, joueur, nb_tas, taille_tas):
    autres = partie[:nb_tas] + partie[nb_tas + 1:]
    return autres + [taille_tas, partie[nb_tas] - taille_tas], not joueur


def fini(partie):
    return all(tas <= 2 for tas in partie)


def coup_possible(partie):
    return [(i, k) for i in range(len(partie)) for k in range(1, partie[i]) if 2 * k != partie[i]]


def intel_art(partie):
    coups = coup_possible(partie)
    return coups[randrange(len(coups))]


def faire_graphe(n):
    g = {}

    def visiter(tas, joueur):
        if (tas, joueur) in g:
            return
        g[(tas, joueur)] = []
        for i, k in coup_possible(tas):
            apres, _ = suivant(list(tas), True, i, k)
            sommet = (tuple(sorted(apres)), 3 - joueur)
            if sommet not in g[(tas, joueur)]:
                g[(tas, joueur)].append(sommet)
            visiter(*sommet)

    visiter((n,), 1)
    return g


def pos_gagnante(partie, joueur):
    if fini(partie):
        return not joueur
    suites = (pos_gagnante(*suivant(partie, joueur, i, k)) for i, k in coup_possible(partie))
    return any(suites) if joueur else all(suites)


def est_gagnant(sommet, g):
    tas, joueur = sommet
    return pos_gagnante(list(tas), joueur == 1)


def est_gagnant_memo(sommet, g, memo):
    if sommet not in memo:
        suites = [est_gagnant_memo(s, g, memo) for s in g[sommet]]
        memo[sommet] = any(suites) if sommet[1] == 1 else all(suites)
    return memo[sommet]


def attracteurs(g):
    rangs = {}
    for rang in range(len(g)):
        nouveaux = []
        for s in g:
            if s in rangs:
                continue
            gagne = [a in rangs for a in g[s]]
            if (s[1] == 1 and any(gagne)) or (s[1] == 2 and all(gagne)):
                nouveaux.append(s)
        for s in nouveaux:
            rangs[s] = rang
    return rangs


def attracteur(g):
    return set(attracteurs(g))


def strategie_gagnante(g):
    rangs = attracteurs(g)
    return {
        s: min((a for a in g[s] if a in rangs), key=rangs.get) for s in rangs if s[1] == 1
    }


def duree(partie, memo={}):
    """(qui joue gagne, nombre de coups)."""
    cle = tuple(sorted(partie))
    if cle not in memo:
        suites = [duree(suivant(partie, True, i, k)[0]) for i, k in coup_possible(partie)]
        gains = [n for gagne, n in suites if not gagne]
        if gains:
            memo[cle] = True, 1 + min(gains)
        else:
            memo[cle] = False, 1 + max([n for _, n in suites], default=-1)
    return memo[cle]


def strategie_optimale(partie):
    return min(coup_possible(partie), key=lambda c: duree(suivant(partie, True, *c)[0]))
