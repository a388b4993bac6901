### Tout ce qu'une personne lit sur la page, en français. Mêmes clés et mêmes arguments que `en.ftl`.

## Cadre

title = Stratège
screens = Écrans
screen-play = Jouer
screen-graph = Graphe
screen-tournament = Tournoi
screen-dice = Dés
screen-learn = Apprendre
other-language = English
theme-system = Couleurs : système
theme-light = Couleurs : claires
theme-dark = Couleurs : sombres
projector = Mode projection : le plateau seul, aussi grand que possible
projector-leave = Quitter le mode projection
keys = Touches
key-stage = activer ou quitter le mode projection
key-keys = afficher ces touches
key-hints = montrer ou cacher les indications
key-undo = reprendre un coup
key-steps = un coup en arrière, un coup en avant
key-arrows = parcourir le plateau
key-touch = choisir la case, ou y jouer
key-escape = annuler le choix ; quitter le mode projection
close = Fermer
one-file = Télécharger cette page en un fichier, qui marche sans serveur
loading = Un instant…
no-such-page = Cette page n'existe pas
no-such-page-advice = L'adresse est peut-être coupée ou mal tapée. Voici les pages :
unreachable = Le serveur ne répond pas. Tourne-t-il encore ?
engine-ended = Le moteur de cette page s'est arrêté : un défaut du programme, ou pas assez de mémoire. Il a redémarré. Réessayez, ou choisissez un jeu plus petit.
engine-missing = Le moteur de cette page n'a pas pu être chargé. La page est-elle complète, et le navigateur à jour ?
number-from = Au moins { $low } : valeur retenue { $taken }
number-between = De { $low } à { $high } : valeur retenue { $taken }
try-again = Réessayer
cancel = Annuler
yes = oui
no = non

## Jeux

games = Jeux
change-game = Choisir un jeu
take-game = Choisir { $title }
games-open = À deux, tout est visible
games-hidden = À deux, information cachée
games-chance = À deux, avec du hasard ou des points
games-alone = Seul
about-minutes = environ { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
one-less = Un de moins : { $about }
one-more = Un de plus : { $about }
rules = Règles et notation

## Jouer

board = Plateau
players = Joueurs
player = J{ $player }
human = une personne
levels = Programme, par niveau
level-easy = facile
level-medium = moyen
level-hard = difficile
level-perfect = parfait
strategies-own = Propres à ce jeu
advanced = En savoir plus sur ce joueur
name-for = { $name }, { $amount }
name-fallible = { $strategy } ; un coup sur { $moves } au hasard
name-random = au hasard
name-first = toujours le premier coup
name-last = toujours le dernier coup
name-alphabeta = recherche alpha-bêta
name-greedy = un coup d'avance
name-minimax = min-max
name-mcts = recherche arborescente
name-optimal = jeu parfait
name-balanced = équilibrée
name-most-points = plus de points
name-most-present = plus présent
name-worst = pire
name-determinised = devine et résout
name-ismcts = recherche arborescente sur des mains devinées
name-inference = déduit votre main
name-blind = aveugle
name-always = toujours pareil
name-sequential = comme à tour de rôle
name-against = meilleure réponse à
unit-mcts = { $count ->
        [one] { $shown } partie par coup
       *[other] { $shown } parties par coup
    }
unit-ismcts = { $count ->
        [one] { $shown } partie par coup
       *[other] { $shown } parties par coup
    }
unit-inference = { $count ->
        [one] { $shown } partie par coup
       *[other] { $shown } parties par coup
    }
unit-alphabeta = { $count ->
        [one] { $shown } position par coup
       *[other] { $shown } positions par coup
    }
unit-minimax = { $count ->
        [one] { $shown } coup de profondeur
       *[other] { $shown } coups de profondeur
    }
unit-determinised = { $count ->
        [one] { $shown } essai
       *[other] { $shown } essais
    }
strategies = Stratégies
strategy-word = Stratégie et options
moves = Coups
type-move = Taper un coup
play-it = Jouer
choose-move = Lequel de ces coups ?
history = Historique
history-start = début
tools = Outils
undo = Reprendre
back = En arrière
forward = En avant
hints = Indications
pause = Pause
go-on = Continuer
new-play = Nouvelle partie
set-up = Placer une position
share = Partager
copy-position = Copier la position
copy-link = Copier le lien vers cette vue
save-svg = Enregistrer le plateau en SVG
save-png = Enregistrer le plateau en PNG
save-play = Enregistrer la partie en JSON
copied = Copié.
not-copied = Le navigateur interdit la copie.
position = Position
set-up-stalks = Chaque mot est une tige, à partir du sol : − en coupe le bout. D'autres tiges se choisissent avec le jeu.
set-up-reserves = Réserves
set-up-pieces = Choisissez une pièce, puis touchez les cases où elle se trouve ; touchez encore pour l'enlever.
pieces = Pièces
remove-piece = enlever
notation = Comment les positions s'écrivent
random-position = Position au hasard
play-from-here = Jouer à partir d'ici
not-opened = Cette partie ne peut pas être ouverte.
play-again = Rejouer
where-wrong = Où me suis-je trompé ?
mistakes-unknown = { $unknown ->
        [one] Rien n'est prouvé sur un coup.
       *[other] Rien n'est prouvé sur { $unknown } coups.
    }
your-turn = À vous de jouer.
has-played = J{ $player } a joué { $move }.
no-move-at = Rien ne se joue en { $place }.
no-move-here = Rien ne se joue ici.
no-move-over = La partie est finie.
no-move-wait = C'est à J{ $player } de jouer : un instant.
no-move-unsent = Le serveur ne répond pas. Votre coup est gardé et partira à son retour.
thinking = J{ $player } réfléchit…
pass-screen = Passez l'écran à J{ $player }.
uncover = Je suis J{ $player } : montrer mon plateau
holding = Main de J{ $player }
value-strip = Qui menait après chaque coup (J1 vers le haut)
value-strip-alone = Était-ce encore soluble après chaque coup ? (vers le haut : oui)

## Valeurs

value-title = Valeur
value-sum = Ajouter au plateau
value-sum-example = + nim:3,5 ou + {"{"}2|-1{"}"}
value-add = Ajouter
value-alone = Plateau seul
sum-title = Jouée comme un seul jeu
sum-rule = On joue un coup sur l'un des plateaux ; qui ne peut jouer sur aucun perd.
sum-board = Plateau { $board }
sum-turned = (rôles échangés)
sum-wins = À J{ $player } de jouer : il gagne.
sum-loses = À J{ $player } de jouer : il perd si l'autre joue au mieux.
sum-stuck = J{ $player } ne peut plus jouer : J{ $winner } gagne.
sum-hottest = Coup le plus chaud : { $move } sur le plateau { $board } (température { $temperature }).
value-stopped = Le temps imparti s'est écoulé avant la fin du calcul.
value-whole = Forme canonique
value-mean = Valeur moyenne
value-temperature = Température
value-stop-left = Arrêt gauche (J1 commence)
value-stop-right = Arrêt droit (J2 commence)
value-long = une valeur de { $characters } caractères
value-parts = Composantes
value-moves = Coups de J{ $player }
value-moves-waiting = Coups de J{ $player }, qui n'a pas le trait
value-no-moves = Aucun.
value-move = Coup
value-in = Dans
value-after = Vaut ensuite
value-incentive = Incitation
value-remark = Remarque
value-best = meilleur
value-wins = gagne
value-hottest = le plus chaud
value-play = Jouer { $move }
value-explore = Options de { $name }
value-explorer = Options d'une valeur
value-options = Options de J{ $player }
value-back = Revenir à { $name }
value-close = Fermer

## Indications

letter-win = G
letter-draw = N
letter-loss = P
spoken-win = gagne en { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }
spoken-loss = perd en { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }
spoken-win-some-time = gagne
spoken-loss-some-time = perd
spoken-draw = mène au match nul
spoken-gain = gain moyen { $amount }
spoken-estimate = estimé à { $amount }
spoken-share = joué avec probabilité { $share }
spoken-share-gain = joué avec probabilité { $share }, gain moyen { $amount }
spoken-wins = gagne environ { $chance } des parties, estimation
spoken-unknown = inconnu
can-be-played = jouable
place = place
of-player = de J{ $player }
form-cross = croix
form-ring = rond
form-disc = disque
form-block = occupé
form-peg = pion
form-stack = pile de { $count }
form-chief = disque couronné
form-bearer = disque avec ballon
form-chocolate = chocolat
form-poison = poison
form-counter = jeton
form-pips = { $count } points
form-back = face cachée
form-rings = { $count } anneaux
form-token = jeton { $name }
form-barrier = obstacle
form-die = dé montrant { $count }
form-half = moitié de domino
form-pin = quille

## Graphe

arena = Arène
graph-choices = Ce qui est dessiné
source = D'où vient le graphe
of-game = Un jeu
of-dictionary = Un dictionnaire
dictionary = Graphe en dictionnaire (Python ou JSON)
owned-by-first = Sommets de J1 (les autres sont à J2)
targets = Cible de l'attracteur (par défaut : là où l'autre joueur ne peut plus jouer)
draw-it = Dessiner
complete-arena = Toutes les positions, avec l'un ou l'autre joueur au trait
attractor-of = Attracteur de
layers = Couches de l'attracteur
layers-shown = Nombre de couches montrées
question-mode = Mode question
check = Vérifier
strategy = Stratégie
reasons = Raisons
entering = Rang { $rank } : { $count ->
        [one] un sommet entre
       *[other] { $count } sommets entrent
    }
reason-final = – la partie est finie et J{ $player } a gagné.
reason-exists = – J{ $player } joue et il existe un arc vers l'attracteur : vers { $targets }.
reason-for-all = – J{ $other } joue et, pour tout arc, l'extrémité est déjà dans l'attracteur : { $targets }.
rank = rang { $rank }
rank-title = Rang
to-move = J{ $player } au trait
final-1 = gagné par J1
final-2 = gagné par J2
final-draw = match nul
answer-chosen = choisi
answer-right = juste
answer-wrong = faux
answer-missed = oublié
graph-label = Arène à { $vertices } sommets et { $arcs } arcs
arena-sentence = L'arène a { $vertices } sommets et { $arcs } arcs. Lesquels J{ $player } peut-il forcer ?
layers-sentence = Jusqu'au rang { $rank }, { $inside } des { $vertices } sommets sont dans l'attracteur de J{ $player }.
start-won = J{ $player } gagne depuis la position initiale, de rang { $rank }.
start-not-won = La position initiale n'est pas parmi les { $inside } sommets de l'attracteur de J{ $player }.
question = Quels sommets sont de rang { $rank } ? Sélectionnez-les, puis vérifiez.
not-yet = Pas encore : { $wrong } de trop, { $missed } à trouver.
well-done = Juste : c'est le rang { $rank }. Et le suivant ?
no-more-layers = L'attracteur est complet : plus aucun sommet n'entre.
too-many-vertices = Plus de 300 sommets : voici un résumé par couche.
as-table = En tableau
number = Numéro
turn = Au trait
end = Fin
successors = Successeurs
vertices = Sommets
save = Enregistrer
format-svg = SVG
format-png = PNG
format-tikz = TikZ
format-dot = DOT
format-mermaid = Mermaid
format-python = Python
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Tout montrer
graph-view = Vue
view-whole = Entier
view-near = Voisins
view-layers = Couches
view-moves = Coups
explorer = Les coups et où ils mènent
explorer-openings = Ouvertures : les coups et où ils mènent
arena-too-large = Le graphe entier de ce jeu est trop grand pour être dessiné. Parcourez-le coup par coup.
explorer-after = Après { $moves }
explorer-way = Coups déjà joués
explorer-leads = Mène à
explorer-thinking = Calcul des valeurs…
labels-boards = Plateaux dans les sommets
legend = Légende
legend-nobody = personne ne joue
legend-start = départ
legend-ended = partie terminée
legend-attractor = attracteur de J{ $player }
legend-rank = rang
legend-chosen = stratégie gagnante
near-before = { $count ->
        [0] Aucune position ne mène ici
        [one] Une position mène ici
       *[other] { $count } positions mènent ici
    }
near-after = { $count ->
        [0] Aucun coup à partir d'ici
        [one] Un coup à partir d'ici
       *[other] { $count } coups à partir d'ici
    }
near-more = et { $count } de plus
layer-of = Rang { $rank } · { $count }
layer-outside = Hors de l'attracteur · { $count }
from-position = À partir de la position
from-start = À partir du début de la partie
format-animation = SVG animé
format-frames = Une image par étape (ZIP)
zoom-readable = 1:1, taille lisible

## Tournoi

strategy-random = coups au hasard
strategy-first = toujours le premier coup
strategy-last = toujours le dernier coup
strategy-optimal = jeu parfait
strategy-balanced = équilibrée
strategy-most-points = plus de points
strategy-most-present = plus présent
strategy-worst = pire
strategy-blind = aveugle
strategy-equilibrium = équilibre
strategy-honest = honnête
strategy-bold = hardie
strategy-match = joue la valeur du prix
strategy-sequential = comme à tour de rôle
strategy-minimax = min-max, { $depth ->
        [one] un coup
       *[other] { $depth } coups
    } d'avance{ $heuristic ->
        [none] {""}
       *[other] {" "}({ $heuristic })
    }
strategy-greedy = gloutonne{ $heuristic ->
        [none] {""}
       *[other] {" "}({ $heuristic })
    }
strategy-always = toujours { $choice }
strategy-fallible = { $name }, un coup sur { $often } au hasard
strategy-against = meilleure réponse à { $name }
strategy-mcts = recherche arborescente, { $count } simulations
strategy-mcts-timed = recherche arborescente, { $time }
strategy-mcts-usual = recherche arborescente
strategy-ismcts = recherche sur les donnes, { $count } simulations
strategy-ismcts-timed = recherche sur les donnes, { $time }
strategy-ismcts-usual = recherche sur les donnes
strategy-inference = inférence, { $count } simulations
strategy-inference-timed = inférence, { $time }
strategy-inference-usual = inférence
strategy-alphabeta = alpha-bêta, { $count } positions
strategy-alphabeta-timed = alpha-bêta, { $time }
strategy-alphabeta-usual = alpha-bêta
strategy-determinised = { $count } donnes devinées
strategy-determinised-timed = donnes devinées, { $time }
strategy-determinised-usual = donnes devinées
score-axis = Score en pour cent
score-with-interval = Score et intervalle à 95 %
cross-short = Score de la ligne contre la colonne
standings-key = Point : score. Trait : intervalle à 95 %. Cadre plein : significativement meilleure. Cadre tireté : significativement moins bonne.
standings-played = { $games } parties par rencontre, rôles échangés ; graine { $seed } ; une victoire vaut 1, un nul ½
standings-exact = Exact : sans tirage au sort ; une victoire vaut 1, un nul ½
picture-svg = Image (SVG)
picture-png = Image (PNG)
quoted = « { $text } »
strategy-number = Stratégie { $number }
strategy-title = Stratégie
add-strategy = Ajouter une stratégie
remove = Retirer { $strategy }
plan = Nombre de parties
plan-exact = exact si possible
plan-games = un nombre fixé
plan-precision = jusqu'à la précision voulue
plan-sprt = jusqu'à ce qu'un test séquentiel tranche
plays = Parties par rencontre
precision-unit = ± en centièmes de pour cent
seed = Graine
run-tournament = Lancer le tournoi
tournament-empty = Choisissez des stratégies et lancez le tournoi : le tableau se remplit au fil des parties.
result = Résultat
progress = Avancement
progress-of = { $done } sur { $total }
progress-open = { $done } pour l'instant
was-cancelled = Annulé. Les résultats obtenus jusque-là sont affichés.
cross-table = Tableau croisé
cross-caption = Score de la ligne contre la colonne, en J1 et en J2 ; une victoire vaut 1, un match nul ½. Choisissez une case pour voir ses parties.
exact = exact
ranking = Classement
score = Score
group = Groupe
best-opponent = Gain du meilleur adversaire
best-opponent-ask = Chercher aussi le meilleur adversaire de chaque stratégie
best-opponent-note = Ce que le meilleur adversaire de chaque stratégie gagne en moyenne, en J1 et en J2. À 0, la stratégie est sûre. Choisissez un nombre pour voir jouer cet adversaire.
best-opponent-watch = Voir jouer le meilleur adversaire de { $name }
best-opponent-unknown = inconnu : elle a une mémoire
manifest = Manifeste
replay = Revoir une partie
replay-of = { $a } contre { $b }
play-number = Partie numéro
letter-mistake = E
mistakes = { $count ->
        [0] Aucune erreur trouvée dans cette partie.
        [one] Une erreur
       *[other] { $count } erreurs
    }
mistake = Coup { $number }, { $move } : une erreur qui change { $could ->
        [win] une victoire
       *[draw] un match nul
    } en { $became ->
        [draw] match nul
       *[loss] défaite
    }. Mieux : { $best }.
who-sits = J1 : { $first }. J2 : { $second }.
chance-between = Le hasard intervient entre les coups : le plateau ne peut pas être rejoué ; voici les choix.
open-in-play = Ouvrir dans Jouer

## Dés

points-to-win = Points à atteindre
most-dice = Dés par lancer, au plus
variant = Variante
variant-one-turn = un seul tour, simultané
map-shows = La carte montre
layer-dice = Meilleur nombre de dés
layer-gain = Gain moyen du joueur au trait
layer-support = Choix mélangés par le jeu optimal
layer-edge = Gain par rapport au nombre de dés le plus rentable
map-svg = Carte (SVG)
map-png = Carte (PNG)
map-keys = Les flèches parcourent la carte, de dix en dix avec Majuscule
own-points = Points du joueur au trait
other-points = Points de l'adversaire
standing = À ce score
throw = { $dice ->
        [one] Lancer un dé.
       *[other] Lancer { $dice } dés.
    }
mixture-here = Le jeu optimal est mixte : voir les probabilités ci-dessous.
lost-here = Tout choix perd.
mean-gain = Gain moyen { $gain }.
certificate = Certificat : aucune déviation ne rapporte plus de { $gap }.
dice = Dés
gain = Gain
behind-best = Écart au meilleur
chosen = Choisi
other-chooses = Adversaire
best-mixture = La stratégie mixte optimale
only-best = C'est la seule optimale.
not-only-best = Il y en a d'autres optimales.
payoffs = Gain de chaque nombre (lignes) contre ceux de l'adversaire (colonnes)
strategy-table = Toute la stratégie en texte
runs-title = Points de l'adversaire : nombre de dés
fractions = Fractions exactes
fraction = Fraction
fraction-table = Tous les gains en fractions
exact-value = Exactement :
exact-gain = Exactement :
copy-digits = Copier les { $digits } chiffres
certificate-exact = Certificat : calculé en fractions, rien n'est arrondi.
standing-proof = Contre le mélange de l'adversaire, aucun nombre ne gagne plus de { $most } ; ce mélange gagne au moins { $value } quoi que fasse l'adversaire.
curves = Courbes
curve-against = Gain selon
a-against-b = { $a } contre { $b }
mean-gain-first = Gain moyen du premier joueur
race-sentence = Premier à { $n } points avec au plus { $d } dés : J1 gagne { $value } en moyenne ; lancer { $richest } dés rapporte le plus de points.
one-turn-sentence = Un tour avec au plus { $d } dés vaut { $value } pour J1.

## Apprendre

way = Méthode d'apprentissage
way-number = Méthode { $number }
method = Méthode
method-uniform = trajectoires, tout coup inconnu
method-depth = trajectoires, en profondeur
method-breadth = trajectoires, en largeur
method-least-visited = trajectoires, le moins visité d'abord
method-q = Q-learning
rate-alpha = Taux d'apprentissage
rate-gamma = Facteur d'actualisation
rate-epsilon = Part de coups au hasard
compare-with = Comparer avec une autre méthode
compare-no-more = Une seule méthode
episodes = Parties
runs = Essais
learn-fast = Apprendre
step-by-step = Pas à pas
step = Étape
step-title = Partie { $play }, coup { $step }
step-move = Joué
step-tried = Au hasard
step-correction = Correction
step-settled = Résolu
moves-won = Gagnants
moves-lost = Perdants
moves-drawn = Nuls
moves-unknown = Inconnus
learning-curve = Courbe d'apprentissage
learn-empty = Appuyez sur Apprendre : la courbe grandit au fil des parties.
learned-sentence = { $method } : { $plays } parties, { $known } positions connues en moyenne ; la position initiale est résolue { $settled ->
        [0] dans aucun essai
        [one] dans un essai
       *[other] dans { $settled } essais
    } sur { $runs }.
known-of-all = Après { $plays } parties : { $known } positions connues sur { $all } ({ $share })
known-so-far = Après { $plays } parties : { $known } positions connues
learn-better = { $better } joue mieux. { $measure } : méthode 1 { $a }, méthode 2 { $b }.
learn-not-sure = Les deux méthodes ne diffèrent pas significativement. { $measure } : méthode 1 { $a }, méthode 2 { $b } ; davantage d'essais trancheraient.
learn-equal = Les deux méthodes jouent aussi bien l'une que l'autre. { $measure } : { $a }.
learn-known-more = { $more } connaît { $times } fois plus de positions : { $most } contre { $least }.
learn-known-equal = Les deux connaissent { $known } positions.
measure = La courbe montre
measure-random = Score contre le hasard
measure-optimal = Score contre le jeu optimal
measure-exploitability = Exploitabilité : ce que gagne le meilleur adversaire
measure-known = Positions connues
measure-value = Valeur initiale pour J1
value-map = Valeur des premiers coups

## résoudre par une méthode

tree-from-here = Montrer l'arbre à partir d'ici
solve-by = Résoudre par une méthode
solve-method = Méthode
solve-run = Résoudre
solve-line = Suite optimale : { $line }
solve-cost = { $method } : { $nodes } positions
option-open = aucune
