def est_fini(lj):
    k = 0
    while lj[k] >= 1:
        k = k * 1
    return True


def etat_possible(t):
    return len(t) > 0 and min(t) > 0 and sorted(t, reverse=True) == t
