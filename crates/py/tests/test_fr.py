"""What five papers print, through `stratege.fr`."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from fractions import Fraction

import pytest
import stratege as st
import stratege.fr as fr
from stratege.fr import chocolat, domineering, dominos, grundy, morpion

# TP : jeu du domineering.


def test_domineering_prints_what_the_paper_prints() -> None:
    assert fr.grille_vide(3, 4) == [[-1, -1, -1, -1], [-1, -1, -1, -1], [-1, -1, -1, -1]]
    assert fr.coups_possibles(fr.grille_vide(3, 4), 0) == [
        (0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (1, 3),
    ]  # fmt: skip
    assert fr.coups_possibles(fr.grille_vide(3, 4), 1) == [
        (0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2),
    ]  # fmt: skip
    assert fr.h1(fr.grille_vide(3, 2)) == 1
    assert fr.statistiques(fr.strategie_minmax, fr.strategie_aleatoire, 5, 5, 10) == [10, 0]


def test_domineering_random_plays_favour_the_long_side() -> None:
    random.seed(1)
    un, deux = fr.statistiques(fr.strategie_aleatoire, fr.strategie_aleatoire, 3, 10, 1000)
    # The paper's sample is [388, 612]; the standard deviation of each count is 15.
    assert un + deux == 1000
    assert abs(un - 388) < 5 * 15


def test_domineering_with_functions_of_ones_own() -> None:
    def premier(v: list[list[int]], joueur: int) -> tuple[int, int]:
        return fr.coups_possibles(v, joueur)[0]

    assert fr.jeu(premier, fr.strategie_minmax, 4, 4) in (0, 1)
    assert sum(fr.statistiques(premier, fr.strategie_aleatoire, 3, 3, 4)) == 4

    def cases(v: list[list[int]]) -> int:
        return sum(case == -1 for ligne in v for case in ligne)

    assert domineering.minmax(fr.grille_vide(3, 3), 0, 2, cases) == (5, (0, 0))


def test_domineering_minmax_is_plain_minmax() -> None:
    def plain(v: list[list[int]], joueur: int, profondeur: int) -> float:
        coups = fr.coups_possibles(v, joueur)
        if profondeur == 0 or not coups:
            return fr.h1(v)
        valeurs = []
        for i, j in coups:
            fr.placer(v, i, j, joueur)
            valeurs.append(plain(v, 1 - joueur, profondeur - 1))
            fr.retirer(v, i, j, joueur)
        return max(valeurs) if joueur == 0 else min(valeurs)

    v = fr.grille_vide(3, 3)
    for profondeur in range(4):
        assert fr.minmax(v, 0, profondeur, fr.h1)[0] == plain(v, 0, profondeur)
    assert v == fr.grille_vide(3, 3)


# TP n° 6 : chocolat et Grundy.


def test_chocolate_prints_what_the_paper_prints() -> None:
    assert fr.etat_possible([5, 2, 1])
    assert not fr.etat_possible([4, 5, 2, 1])
    assert not fr.etat_possible([2, -1])
    tablette = [3, 3, 2]
    fr.coup_jouer(tablette, (2, 1))
    assert tablette == [3, 3, 1]
    assert fr.coup_jouer([4, 3], (0, 2)) == [2, 2]
    assert fr.coup_jouer([3, 3], (1, 1)) == [3, 1]
    assert fr.coup_jouer([3, 1], (0, 2)) == [2, 1]
    assert (0, 0) not in chocolat.coup_possible([3, 3])
    assert chocolat.coup_possible([3, 3]) == [(0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]


def test_the_first_player_wins_every_bar_but_the_smallest() -> None:
    for h in range(1, 5):
        for l in range(1, 5):  # noqa: E741, the name in the paper
            graphe = fr.construire_graphe(h, l)
            depart = ((l,) * h, 1)
            assert fr.est_gagnant(depart, graphe) == ((h, l) != (1, 1))
            assert fr.est_gagnant_memo(depart, graphe) == fr.est_gagnant(depart, graphe)
    assert len(fr.construire_graphe(2, 2)) == 8


def test_grundy_prints_what_the_paper_prints(capsys: pytest.CaptureFixture[str]) -> None:
    assert fr.initialisation_grundy(7) == ([7], True)
    assert not fr.verif_valid([2, 1, 4], 2, 2)
    assert fr.verif_valid([3, 2, 5], 2, 3)
    assert fr.suivant([2, 4, 3, 5], True, 1, 3) == ([2, 3, 5, 3, 1], False)
    assert fr.suivant([2, 4, 3, 5], False, 3, 2) == ([2, 4, 3, 2, 3], True)
    assert grundy.coup_possible([2, 3, 4, 5]) == [
        (1, 1), (1, 2), (2, 1), (2, 3), (3, 1), (3, 2), (3, 3), (3, 4),
    ]  # fmt: skip
    assert fr.intel_art([2, 3]) in [(1, 1), (1, 2)]
    fr.afficher_partie([2, 4, 3, 5], True)
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Le premier joueur doit jouer"
    assert len(told) == 5
    # One play from 4, won by the second player; from 5 the first one wins.
    assert [len(suite) for suite in fr.faire_graphe(4).values()] == [1, 1, 0]
    assert (fr.pos_gagnante([4], True), fr.pos_gagnante([5], True)) == (False, True)
    assert fr.pos_gagnante([4], False)


def test_small_functions_agree_with_the_engine() -> None:
    for sommet, suites in fr.construire_graphe(4, 4).items():
        tablette, joueur = sommet
        assert fr.etat_possible(tablette)
        assert fr.est_fini(tablette) == (not suites)
        apres = [
            (tuple(fr.coup_jouer(list(tablette), coup)), 3 - joueur)
            for coup in chocolat.coup_possible(tablette)
        ]
        assert sorted(apres) == sorted(suites)
    for (tas, joueur), suites in fr.faire_graphe(12).items():
        assert fr.fini(tas) == (not suites)
        divises = [fr.suivant(tas, joueur == 1, *coup) for coup in grundy.coup_possible(tas)]
        assert {(tuple(sorted(un, reverse=True)), 3 - joueur) for un, _ in divises} == set(suites)
        gagnant = st.solve("grundy:12", f"{','.join(map(str, tas))} {joueur}").winner
        assert fr.pos_gagnante(tas, joueur == 1) == (gagnant == 1)
    for texte in st.arena("domineering:3x3").vertices:
        position = st.game("domineering:3x3").position(texte)
        if position.is_over:
            continue
        for joueur in (0, 1):
            seat = st.game("domineering:3x3").position(texte[:-1] + str(joueur + 1))
            coups = [] if seat.is_over else seat.game._engine.scene(seat.text)[2]
            assert fr.coups_possibles(position.board, joueur) == sorted(coups)
        ahead = st.minimax(position, 0, "h1").value
        assert fr.h1(position.board) == ahead


def test_positions_of_no_play_are_answered_too() -> None:
    assert fr.etat_possible([3] * 20) and not fr.etat_possible([]) and not fr.etat_possible([3, 0])
    assert len(chocolat.coup_possible([30] * 30)) == 899
    assert fr.coup_jouer([30] * 20, (1, 0)) == [30]
    for wrong in ((0, 0), (2, 0), (1, 3)):
        with pytest.raises(ValueError, match="on ne peut pas jouer"):
            fr.coup_jouer([3, 3], wrong)
    assert grundy.coup_possible([3, 3]) == [(0, 1), (0, 2), (1, 1), (1, 2)]
    assert fr.fini([1, 1]) and fr.fini([]) and not fr.fini([3, 3, 3])
    assert fr.suivant([3, 3], True, 0, 1) == ([3, 1, 2], False)
    assert (fr.pos_gagnante([3, 3], True), fr.pos_gagnante([3, 3], False)) == (False, True)
    assert (fr.pos_gagnante([3, 3, 3], True), fr.pos_gagnante([], False)) == (True, True)
    assert len(fr.coups_possibles(fr.grille_vide(20, 30), 0)) == 19 * 30
    assert fr.coups_possibles([[0, -1], [-1, -1]], 1) == [(1, 0)]
    assert fr.coups_possibles([], 0) == []
    assert fr.h1([[0, 1], [1, -1]]) == float("-inf")
    # One square is covered, which no dominoes do.
    odd = [[0, -1, -1], [-1, -1, -1], [-1, -1, -1]]
    kept = [list(ligne) for ligne in odd]
    valeur, coup = fr.minmax(odd, 0, 1, fr.h1)
    fils = []
    for i, j in fr.coups_possibles(odd, 0):
        fr.placer(odd, i, j, 0)
        fils.append((fr.h1(odd), (i, j)))
        fr.retirer(odd, i, j, 0)
    assert valeur == max(fils)[0] and (valeur, coup) in fils and odd == kept
    assert fr.strategie_minmax(odd, 1) in fr.coups_possibles(odd, 1)
    assert fr.minmax([[0]], 0, 2, fr.h1) == (float("-inf"), None)
    assert sum(fr.statistiques(fr.strategie_aleatoire, fr.strategie_aleatoire, 12, 12, 2)) == 2


# Dossier : jeu de dominos.


def test_dominoes_print_what_the_paper_prints() -> None:
    assert len(fr.creation_jeu()) == 28
    assert fr.creation_jeu()[:3] == [[6, 6], [6, 5], [6, 4]]
    assert fr.est_avant([6, 2], [5, 0])
    assert fr.est_avant([2, 3], [1, 2])
    assert not fr.est_avant([2, 3], [2, 4])
    assert fr.tri_decr([[1, 2], [3, 4], [1, 3], [2, 0]]) == [[3, 4], [2, 0], [1, 3], [1, 2]]
    assert fr.possibilites([[3, 4], [4, 4]], [[2, 3], [1, 5], [4, 6]]) == [0, 2]


def test_the_table_of_dominoes_is_the_one_that_was_printed() -> None:
    random.seed(2)
    printed = {
        ("hasard", "pire"): (5826, 55470, 38704),
        ("plus_present", "pire"): (6411, 61752, 31837),
        ("plus_present", "hasard"): (8398, 51217, 40385),
        ("plus_de_points", "pire"): (5384, 62743, 31873),
        ("plus_de_points", "hasard"): (8051, 56270, 35679),
        ("plus_de_points", "plus_present"): (9196, 51666, 39138),
    }
    for (un, deux), comptes in printed.items():
        strategies = [getattr(dominos, f"strategie_{nom}") for nom in (un, deux)]
        ours = fr.tournoi(strategies[0], strategies[1], 20_000)
        # Samples of 20,000 and of 100,000: the shares differ with a deviation of at most 0.0039.
        shares = [abs(a / 20_000 - b / 100_000) for a, b in zip(ours, comptes)]
        assert max(shares) < 5 * 0.0039, (un, deux, ours)


def test_a_whole_play_of_dominoes() -> None:
    random.seed(3)
    boite = fr.creation_jeu()
    mains = [fr.tri_decr(fr.distribue(boite)) for _ in range(2)]
    tour = 0 if fr.is_player1_first(*mains) else 1
    table = [mains[tour].pop(0)]
    passes = 0
    while passes < 2 and all(mains):
        tour = 1 - tour
        possibles = fr.possibilites(table, mains[tour])
        passes = 0 if possibles else passes + 1
        if possibles:
            strategie = (fr.strategie_plus_present, fr.strategie_hasard)[tour]
            table, mains[tour] = strategie(table, mains[tour], possibles)
    assert all(un[1] == deux[0] for un, deux in zip(table, table[1:]))
    assert len(table) + len(mains[0]) + len(mains[1]) == 20
    assert fr.who_wins(mains[0], mains[1]) in (0, 1, 2)


# MOGPL Projet : jeu de dés.


def test_dice_follow_the_formulas_of_the_paper() -> None:
    for d in range(1, 8):
        assert fr.P(d, 1) == 1 - Fraction(5, 6) ** d
        assert all(fr.P(d, k) == 0 for k in range(2, 2 * d))
        assert fr.EP(d) == 4 * d * Fraction(5, 6) ** d + 1 - Fraction(5, 6) ** d
        assert sum(fr.P(d, k) for k in range(6 * d + 1)) == 1
        for k in range(2 * d, 6 * d + 1):
            assert fr.P(d, k) == Fraction(5, 6) ** d * fr.Q(d, k)
            if d > 1:
                assert fr.Q(d, k) == sum(fr.Q(d - 1, k - j) for j in range(2, 7)) / 5
    assert fr.strategie_optimale(98, 0, 100, 10) == 1
    assert fr.strategie_aveugle(10) == 6


def test_one_turn_of_dice_is_a_matrix_game() -> None:
    gains = fr.EG1(5)
    melange = fr.strategie_mixte_joueur1(5)
    assert sum(melange) == 1
    for colonne in range(5):
        assert sum(p * ligne[colonne] for p, ligne in zip(melange, gains)) >= 0
    assert fr.strategie_mixte_joueur2([0, 1, 0, 0, 0]) == [3]


# Résolution d'un jeu de morpion.


def test_tic_tac_toe_prints_what_the_paper_prints(capsys: pytest.CaptureFixture[str]) -> None:
    jeu = fr.nouveauJeu()
    assert jeu == (".",) * 9
    fr.affiche(jeu)
    assert capsys.readouterr().out == ". . .\n. . .\n. . .\n"
    assert fr.joueur(jeu) == "X"
    assert fr.joueur((".", "X", ".", ".", ".", ".", ".", ".", ".")) == "O"
    assert fr.coupPossible(jeu) == [0, 1, 2, 3, 4, 5, 6, 7, 8]
    assert fr.coupPossible((".", "X", ".", ".", "X", ".", ".", "O", ".")) == [0, 2, 3, 5, 6, 8]
    jeu2 = fr.jouer(jeu, 1)
    assert (jeu, jeu2) == ((".",) * 9, (".", "X", ".", ".", ".", ".", ".", ".", "."))
    jeu2 = fr.jouer(jeu2, 5)
    assert jeu2 == (".", "X", ".", ".", ".", "O", ".", ".", ".")
    assert fr.jouer(jeu2, 0) == ("X", "X", ".", ".", ".", "O", ".", ".", ".")


def gagner_imprime(jeu: Sequence[str]) -> int:
    """The function as it is printed."""
    res = "."
    if jeu[0] != "." and jeu[0] == jeu[3] == jeu[6]:
        res = jeu[0]
    if jeu[1] != "." and jeu[1] == jeu[4] == jeu[7]:
        res = jeu[1]
    if jeu[2] != "." and jeu[2] == jeu[5] == jeu[8]:
        res = jeu[2]
    if jeu[0] != "." and jeu[0] == jeu[1] == jeu[2]:
        res = jeu[0]
    if jeu[4] != "." and jeu[4] == jeu[5] == jeu[3]:
        res = jeu[3]
    if jeu[7] != "." and jeu[7] == jeu[8] == jeu[6]:
        res = jeu[6]
    if jeu[0] != "." and jeu[0] == jeu[4] == jeu[8]:
        res = jeu[0]
    if jeu[2] != "." and jeu[2] == jeu[4] == jeu[6]:
        res = jeu[2]
    return {"O": -1, "X": 1}.get(res, 0)


def test_tic_tac_toe_is_answered_on_every_board(capsys: pytest.CaptureFixture[str]) -> None:
    for jeu in itertools.product(".XO", repeat=9):
        assert fr.gagner(list(jeu)) == gagner_imprime(jeu)
        libres = [case for case in range(9) if jeu[case] == "."]
        assert fr.coupPossible(list(jeu)) == libres
        for case in libres[:1]:
            apres = (*jeu[:case], fr.joueur(jeu), *jeu[case + 1 :])
            assert fr.jouer(list(jeu), case) == apres
    assert fr.gagner(["X", "X", "X", ".", ".", ".", ".", ".", "."]) == 1
    assert fr.joueur(["X", "X", "X", ".", ".", ".", ".", ".", "."]) == "O"
    # The paper's own example has one square too many.
    long = [".", ".", "X", ".", "O", ".", ".", ".", ".", "X"]
    fr.affiche(long)
    assert capsys.readouterr().out == ". . X\n. O .\n. . .\n"
    assert (fr.joueur(long), fr.gagner(long)) == ("O", 0)
    for coup in (2, 9, 10, -1):
        with pytest.raises(ValueError, match=f"la case {coup}"):
            fr.jouer(long, coup)


@pytest.mark.parametrize("jeu", ["XXXOO....", "XX.......", "OO.X.....", "XXXOOO...", "X..XX....", "XXO.OXX.O"])
def test_the_dictionary_is_right_on_boards_of_no_play(jeu: str) -> None:
    valeurs: morpion.Table = {}

    def valeur(situation: morpion.Jeu) -> float:
        coups = fr.coupPossible(situation)
        if fr.gagner(situation) != 0 or not coups:
            valeurs[situation] = fr.gagner(situation)
        elif situation not in valeurs:
            suites = [valeur(fr.jouer(situation, coup)) for coup in coups]
            valeurs[situation] = (max if fr.joueur(situation) == "X" else min)(suites)
        return valeurs[situation]

    valeur(tuple(jeu))
    assert fr.calcul(list(jeu)) == valeurs
    memo: morpion.Table = {}
    assert fr.valMin(tuple(jeu), memo) == valeurs[tuple(jeu)] and memo == valeurs


def test_the_dictionary_has_all_situations() -> None:
    valeurs: morpion.Table = {}
    assert fr.valMax(fr.nouveauJeu(), valeurs) == 0
    assert len(valeurs) == 5478
    for jeu, valeur in valeurs.items():
        if fr.gagner(jeu) == 0 and "." in jeu:
            suites = [valeurs[fr.jouer(jeu, coup)] for coup in fr.coupPossible(jeu)]
            assert valeur == (max if fr.joueur(jeu) == "X" else min)(suites)
        else:
            assert valeur == fr.gagner(jeu)


def test_a_discount_prefers_short_wins() -> None:
    jeu = ("X", "X", ".", "O", "O", ".", ".", ".", ".")
    assert fr.calcul(jeu, gamma=0.9)[jeu] == 0.9


def test_learning_by_trajectories_settles_the_start() -> None:
    random.seed(4)
    depart = fr.jouer(fr.jouer(fr.jouer(fr.nouveauJeu(), 4), 0), 8)
    table = fr.apprentissage(depart)
    assert table[depart] == fr.calcul(depart)[depart]
    valeurs: morpion.Table = {}
    fr.trajectoire(fr.nouveauJeu(), valeurs)
    assert len(valeurs) == 1


def test_somebody_plays_against_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    random.seed(5)
    table = fr.calcul(fr.nouveauJeu())
    assert fr.gagner(fr.partie(fr.nouveauJeu(), table)) == 0
    answers = iter(["x", *map(str, list(range(9)) * 9)])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    assert fr.gagner(fr.jouerPartie(fr.nouveauJeu(), table, "X")) <= 0
    assert "bonne partie" in capsys.readouterr().out
