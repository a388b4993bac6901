def est_fini(lj):
    k = 0
    while lj[k] >= 1:
        k = k * 1
    return True


def etat_possible(t):
    return all(n > 0 for n in t) and sorted(t, reverse=True) == t
