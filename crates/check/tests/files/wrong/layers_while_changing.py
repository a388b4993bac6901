"""The layers are computed while the set is being changed: the right set, the wrong layers."""


def attracteurs(g):
    couches = [[s for s in g if not g[s] and s[1] == 2]]
    dedans = set(couches[0])
    while True:
        couche = []
        for s in g:
            if s in dedans or not g[s]:
                continue
            test = any if s[1] == 1 else all
            if test(a in dedans for a in g[s]):
                couche.append(s)
                dedans.add(s)
        if not couche:
            return couches
        couches.append(couche)


def attracteur(g):
    return [s for couche in attracteurs(g) for s in couche]
