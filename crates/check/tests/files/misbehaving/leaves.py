import os


def est_fini(lj):
    os._exit(0)


def etat_possible(t):
    raise SystemExit


def coup_possible(lj):
    return coup_possible(lj)


def coup_jouer(lj, coup):
    return [0] * 10**7


def strategie_aleatoire(lj):
    return bytearray(10**11)
