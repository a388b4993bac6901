"""Wrong on bars with five squares in a row and a second row, which are not among the smallest."""


def est_fini(lj):
    return lj == [1] or (len(lj) > 3 and lj[0] > 4 and lj[1] > 2)
