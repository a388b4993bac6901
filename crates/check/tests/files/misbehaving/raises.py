def est_fini(lj):
    return lj == [1]


print(est_fini(tablette))


def etat_possible(t):
    return len(t) > 0 and min(t) > 0 and sorted(t, reverse=True) == t
