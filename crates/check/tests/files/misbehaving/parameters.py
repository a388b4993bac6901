def est_fini():
    return True


def etat_possible(t, h, l):
    return True
