"""The heaps that are given are changed."""


def suivant(partie, joueur, nb_tas, taille_tas):
    reste = partie.pop(nb_tas) - taille_tas
    partie.append(taille_tas)
    partie.append(reste)
    return partie, not joueur
