def est_fini(lj):
    return lj == [1]


def coupPossible(lj):
    return [(i, j) for i in range(len(lj)) for j in range(lj[i]) if i + j > 0]
