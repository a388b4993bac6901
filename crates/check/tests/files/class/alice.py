"""Le chocolat empoisonné, avec les noms français."""

import random


def etat_possible(t):
    for k in range(len(t)):
        if t[k] < 1:
            return False
        if k > 0 and t[k] > t[k - 1]:
            return False
    return len(t) > 0


def coup_jouer(lj, coup):
    i, j = coup
    for n in range(i, len(lj)):
        lj[n] = min(lj[n], j)
    while lj and lj[-1] == 0:
        lj.pop()


def coup_possible(lj):
    return [(i, j) for i in range(len(lj)) for j in range(lj[i]) if (i, j) != (0, 0)]


def est_fini(lj):
    return list(lj) == [1]


def apres(plateau, coup):
    copie = list(plateau)
    coup_jouer(copie, coup)
    return tuple(copie)


def construire_graphe(h, l):
    g = {}
    a_voir = [((l,) * h, 1)]
    while a_voir:
        sommet = a_voir.pop()
        if sommet in g:
            continue
        plateau, joueur = sommet
        g[sommet] = [(apres(plateau, c), 3 - joueur) for c in coup_possible(plateau)]
        a_voir.extend(g[sommet])
    return g


def est_gagnant(sommet, g):
    _, joueur = sommet
    if not g[sommet]:
        return joueur == 2
    if joueur == 1:
        return any(est_gagnant(a, g) for a in g[sommet])
    return all(est_gagnant(a, g) for a in g[sommet])


def est_gagnant_memo(sommet, g, memo=None):
    if memo is None:
        memo = {}
    if sommet not in memo:
        suite = [est_gagnant_memo(a, g, memo) for a in g[sommet]]
        if not suite:
            memo[sommet] = sommet[1] == 2
        else:
            memo[sommet] = any(suite) if sommet[1] == 1 else all(suite)
    return memo[sommet]


def attracteurs(g):
    couches = [{s for s in g if not g[s] and s[1] == 2}]
    dedans = set(couches[0])
    while True:
        couche = set()
        for s in g:
            if s in dedans or not g[s]:
                continue
            if s[1] == 1 and any(a in dedans for a in g[s]):
                couche.add(s)
            if s[1] == 2 and all(a in dedans for a in g[s]):
                couche.add(s)
        if not couche:
            return couches
        couches.append(couche)
        dedans |= couche


def attracteur(g):
    return set().union(*attracteurs(g))


def strategie_gagnante(g):
    rang = {s: k for k, couche in enumerate(attracteurs(g)) for s in couche}
    return {
        s: min((a for a in g[s] if a in rang), key=lambda a: rang[a])
        for s in rang
        if s[1] == 1
    }


def strategie_aleatoire(lj):
    return random.choice(coup_possible(lj))


def distance(plateau, connus={}):
    """Positive si qui joue gagne en ce nombre de coups, négative ou nulle s'il perd."""
    if plateau not in connus:
        suites = [distance(apres(plateau, c)) for c in coup_possible(plateau)]
        gains = [1 - d for d in suites if d <= 0]
        connus[plateau] = min(gains) if gains else -max([d + 1 for d in suites], default=0)
    return connus[plateau]


def strategie_optimale(lj):
    def note(coup):
        d = distance(apres(lj, coup))
        return (0, -d) if d <= 0 else (1, -d)

    return min(coup_possible(lj), key=note)
