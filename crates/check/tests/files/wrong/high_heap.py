"""Heaps of twelve and more are divided in any way."""


def verif_valid(partie, nb_tas, taille_tas1):
    tas = partie[nb_tas]
    if tas >= 12:
        return 0 < taille_tas1 < tas
    return 0 < taille_tas1 < tas and 2 * taille_tas1 != tas
