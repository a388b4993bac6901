def est_fini(lj):
    return lj == [1]


print(est_fini(tablette))


def etat_possible(t):
    return all(n > 0 for n in t) and sorted(t, reverse=True) == t
