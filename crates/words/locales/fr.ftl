### Tout ce qu'une personne lit, en français. Mêmes clés et mêmes arguments que `en.ftl`.

## Sans commande

bare =
    Stratège : définir un jeu une fois ; le résoudre, le dessiner, y jouer. Exemples :

      stratege lister                                              quels jeux existent
      stratege regles chomp                                        comment jouer
      stratege resoudre chomp:3x4                                  qui gagne, et par quels coups
      stratege resoudre chomp --table 1..4 1..6                    qui gagne selon la taille
      stratege graphe chomp:2x3 --attractor 1 --output chomp.svg   l'arène et son attracteur
      stratege jouer tic-tac-toe                                   jouer contre le programme

    Toutes les commandes : stratege --help. In English: stratege --lang en

## Aide

help-root = Définir un jeu une fois ; le résoudre, le dessiner, y jouer.
help-list = Lister les jeux et les stratégies
help-rules = Expliquer un jeu : règles, paramètres, notation
help-show = Dessiner une position
help-solve = Trouver qui gagne, en combien de coups, par quels coups
help-verify = Vérifier un certificat : gain forcé, nul ou solution
help-count = Compter positions, arcs, parties, classes de symétrie, fins, valeurs
help-graph = Montrer l'arène d'un jeu et l'attracteur d'un joueur
help-tree = Montrer l'arbre min-max avec ses valeurs, ou à compléter
help-perft = Compter les suites de coups selon leur longueur
help-play = Jouer contre le programme ou contre quelqu'un, ou regarder deux programmes
help-completions = Écrire les complétions pour votre shell
help-bench = Exécuter des tâches fixes : la vitesse du programme, et si ses résultats sont inchangés
help-man = Écrire les pages de manuel
help-help = Afficher cette aide, ou celle d'une commande
help-alias = {" "}(en anglais : { $alias })
help-usage = Utilisation :
help-command = COMMANDE
help-commands = Commandes{" "}
help-arguments = Arguments{" "}
help-options = Options{" "}
help-global-options = Options communes{" "}
help-options-of = Options de { $methods }{" "}
help-examples = Exemples :

help-rules-examples = stratege regles chomp
help-show-examples =
    stratege afficher puissance-4 --moves 4 4 3
    stratege afficher dominos --seed 3
    stratege afficher tic-tac-toe --position XO./.X./...
    stratege afficher chomp:4x5 --position 5,5,3 --output tablette.svg
help-solve-examples =
    stratege resoudre chomp:3x4
    stratege resoudre tic-tac-toe --position XO./.../...
    stratege resoudre chomp --table 1..4 1..6
    stratege resoudre chomp:4x5 --json
help-count-examples =
    stratege compter grundy:5 --list-plays
    stratege compter tic-tac-toe
    stratege compter chomp:3x4 --position 2,2
help-verify-examples =
    stratege resoudre nim:3,4,5 --certificate nim.txt
    stratege verify nim.txt
help-graph-examples =
    stratege graphe chomp:2x3 --attractor 1
    stratege graphe chomp:2x3 --attractor 1 --step 2 --output etape2.svg
    stratege graphe chomp:2x3 --attractor 1 --boards --animate --output attracteur.svg
    stratege graphe chomp:2x3 --blank --arrangement columns --output exercice.tex
    echo "{"{"}0: [1, 2], 1: [2], 2: []{"}"}" | stratege graphe --import - --owner1 0,2 --owner2 1 --attractor 2
help-tree-examples =
    stratege arbre tic-tac-toe --depth 1
    stratege arbre tic-tac-toe --position XOX/OXO/... --depth 2 --holes --output arbre.svg
help-play-examples =
    stratege jouer tic-tac-toe
    stratege jouer chomp:3x4 --first optimal --second humain --hints
    stratege jouer tic-tac-toe --first hasard --second minimax:2 --seed 7
help-completions-examples = stratege completions bash > ~/.local/share/bash-completion/completions/stratege
help-man-examples = stratege manuel --output man/man1

arg-help = Afficher l'aide
arg-version = Afficher la version
build-commit = Commit : { $commit }
build-commit-unknown = inconnu
build-system = Système : { $system }
build-features = Options de compilation : { $features }
build-features-none = aucune
arg-json = Donner la réponse en JSON (le même dans toutes les langues)
arg-seed = Graine de tous les tirages (par défaut : 0)
arg-quiet = Ni barre de progression ni remarques, seulement la réponse
arg-lang = Langue : fr ou en (par défaut : celle du système)
arg-limit = S'arrêter à une limite : 10s, 2min (temps), 5000000 (positions), 4Gio (mémoire ; par défaut 8Gio), aucune (sans limite de temps ; sinon, dans un terminal, `resoudre` s'arrête après 1min) ; peut être répété
arg-game = Le jeu, avec ses paramètres après deux-points : chomp, chomp:4x5
arg-position = Partir de cette position (par défaut : la position initiale)
arg-composed = Accepter la position même si aucune partie n'y mène, pourvu qu'elle respecte les règles
arg-output = Écrire dans ce fichier ; son extension donne le format
arg-show-moves = Jouer d'abord ces coups, puis montrer la position
arg-count-lost = Compter les positions perdues pour le joueur au trait, dans les jeux où l'on croque une tablette
arg-count-output = Écrire les positions listées dans ce fichier, une par ligne
arg-count-list_plays = Lister toutes les parties d'un petit jeu au lieu de compter
arg-show-indices = Numéroter les lignes et les colonnes, ou les cases, à partir de 0, comme en Python
arg-show-values = Écrire sur chaque case ce que vaut un coup à cet endroit, par exemple G5 : gagne en 5 coups (SVG seulement)
arg-show-format = text (par défaut) ou svg
arg-solve-table = Qui gagne pour chaque nombre de lignes et de colonnes, chacun noté A..B
arg-solve-first_moves = Avec --table : tous les premiers coups gagnants de chaque plateau, au lieu du gagnant
arg-solve-grundy = Valeurs de Grundy quand le premier paramètre va de A à B
arg-solve-map = Dans les jeux comme le Pig : ce qu'il y a de mieux à faire dans toutes les positions, en carte dans ce fichier, .svg ou .png, ou en tableau, .csv
arg-solve-show = Ce que montre la carte : best (par défaut : le total à partir duquel s'arrêter) ou gain
arg-solve-method = La méthode (par défaut : la mieux adaptée ; voir `regles`)
arg-solve-positions = Résoudre chaque position de FICHIER, une par ligne (`-` lit l'entrée standard) ; avec --json, une réponse par ligne
arg-solve-certificate = Écrire la preuve du gain forcé ou du nul, ou la solution, dans FICHIER, pour `verify`
arg-verify-file = Un certificat écrit par `resoudre --certificate`
arg-graph-step = Montrer l'attracteur après K étapes
arg-graph-animate = Dessiner une image (SVG) où l'attracteur grandit couche par couche
arg-graph-frames = Écrire un fichier par étape, nommé d'après --output : etapes-0.svg, etapes-1.svg, …
arg-graph-boards = Montrer de petits plateaux dans les sommets (SVG), là où ils distinguent les positions
arg-graph-blank = Une feuille à compléter : ni rangs ni gagnants
arg-graph-arrangement = layers (par défaut, par couches) ou columns (une colonne par joueur)
arg-graph-format = text (par défaut), svg, dot, tikz, mermaid, json ou python
arg-graph-import = Lire le graphe dans un fichier, un dictionnaire Python ou JSON ; - est l'entrée standard
arg-graph-owner1 = Sommets de J1 dans un graphe importé : 0,1,2
arg-graph-owner2 = Sommets de J2 dans un graphe importé
arg-graph-targets = Sommets où le joueur de l'attracteur a gagné
arg-graph-start = Le sommet où commence la partie
arg-tree-holes = Laisser à compléter les valeurs au-dessus des feuilles
arg-tree-indices = Écrire les coups par les numéros de leurs cases, à partir de 0, comme en Python
arg-tree-format = text (par défaut), svg, tikz ou json
arg-perft-distinct = Compter aussi les positions distinctes
arg-perft-by_move = Dire aussi combien des plus longues suites commencent par chaque coup
arg-play-first = Qui joue J1 : humain (par défaut), hasard, optimal, minimax:2, alphabeta:1s …
arg-play-second = Qui joue J2 (par défaut : optimal)
arg-play-lessons = Après chaque erreur, dire ce qu'elle coûte et ce qu'il fallait jouer
arg-play-level = La force du programme : beginner (débutant), easy (facile), medium (moyen), hard (difficile) ou perfect (parfait, par défaut)
name-level = NIVEAU
arg-play-hints = Montrer les meilleurs coups avant chaque coup
arg-completions-shell = bash, zsh, fish, elvish ou powershell
arg-man-output = Écrire un fichier par page dans ce dossier
arg-help-command = La commande

name-game = JEU
name-game_or_file = JEU|FICHIER
name-position = POSITION
name-file = FICHIER
name-format = FORMAT
name-rows = LIGNES
name-columns = COLONNES
name-method = MÉTHODE
name-limit = LIMITE
name-arrangement = DISPOSITION
name-vertices = SOMMETS
name-vertex = SOMMET
name-heuristic = HEURISTIQUE
name-strategy = STRATÉGIE
name-shell = SHELL
name-directory = DOSSIER
name-command = COMMANDE

value-number = un nombre entier
value-limit = une durée (10s, 2min), un nombre de positions (5000000) ou une taille (4Gio)
value-table = deux intervalles A..B avec A au plus égal à B, comme 1..4 1..6
value-grundy = un intervalle A..B avec A au plus égal à B, comme 0..20
value-attractor = 1 ou 2
value-of-directory = un dossier
value-of-file = un fichier
value-of-format = un format
value-of-method = une méthode ; `regles` montre celles d'un jeu
value-of-strategy = une stratégie
value-depth = un nombre entier positif ou nul
value-step = un nombre entier positif ou nul
value-seed = un nombre entier positif ou nul
value-position = une position ; `regles` montre comment l'écrire

## Erreurs

error-label = erreur :
warning-label = attention :
warning-no-checksum = { $path } n'a pas de somme de contrôle (Stratège 0.1 n'en écrivait pas) : on ne peut pas savoir s'il a été modifié ou endommagé
error-output = impossible d'écrire la réponse : { $why }
error-read = impossible de lire `{ $path }` : { $why }
error-write = impossible d'écrire `{ $path }` : { $why }
file-not-found = ce fichier ou ce dossier n'existe pas
file-permission = accès refusé
file-directory = c'est un dossier
file-not-directory = une partie du chemin n'est pas un dossier
file-not-text = ce n'est pas du texte en UTF-8
file-full = le disque est plein
file-quota = votre quota de disque est épuisé
file-limit = il dépasserait la taille permise par le système
file-read-only = le disque est en lecture seule
file-too-large = il fait { $size } ; la limite est de { $cap }
file-endless = il dépasse { $cap }, la limite
file-other = { $why }
error-png = l'image n'a pas pu être dessinée : { $why }
error-png-missing = ce programme a été construit sans PNG ; écrivez un fichier .svg, ce qui marche toujours, ou construisez-le par `cargo build --release --features png`
error-png-fonts = cette machine n'a pas de polices de caractères ; écrivez un fichier .svg ou installez des polices
error-graph-animate = seule une image SVG s'anime : écrivez-la dans un fichier qui finit par .svg
error-graph-frames = --frames écrit des images : donnez à --output un nom qui finit par .svg, .png, .tex ou .mmd
error-graph-boards = --boards demande une image SVG : écrivez-la dans un fichier qui finit par .svg ou .png
error-ending = l'extension de `{ $path }` ne dit pas quel format vous voulez ; ajoutez --format suivi d'un de ces mots : { $known }
error-unknown-game = il n'y a pas de jeu `{ $found }` ; `stratege lister` les montre tous
    .page = il n'y a pas de jeu `{ $found }` ; « Choisir un jeu » les montre tous
error-unknown-game-nearest = il n'y a pas de jeu `{ $found }` ; vouliez-vous dire `{ $nearest }` ?
error-parameter-unknown = { $game } n'a pas de paramètre `{ $found }` ; connus : { $known }
error-parameter-unknown-nearest = { $game } n'a pas de paramètre `{ $found }` ; vouliez-vous dire `{ $nearest }` ? (connus : { $known })
error-parameter-number = `{ $found }` n'est pas un nombre entier pour le paramètre `{ $name }` de { $game }
error-parameter-range = le paramètre `{ $name }` de { $game } vaut { $found }, mais doit être compris entre { $low } et { $high }
error-parameter-twice = le paramètre `{ $name }` de { $game } est donné plusieurs fois
error-parameter-many = trop de nombres pour { $game } : { $most } au plus
error-parameter-unfit = { $game } ne peut pas être configuré ainsi : { $why }
advice-rules = `stratege regles { $game }` montre ses paramètres.
    .page = « Choisir un jeu » montre ce qui s'y règle.
error-position = ce n'est pas une position : { $why }
advice-composed = Aucune partie n'y mène ; --composed la prend telle quelle, comme pour un exercice.
position-unexpected = `{ $found }` est inattendu ; permis : { $allowed }
position-missing = il manque quelque chose ; permis : { $allowed }
position-count = { $what } : { $found } au lieu de { $expected }
position-range = `{ $found }` n'est pas compris entre { $low } et { $high }
position-impossible = { $why }
error-does-not-apply = `{ $job }` ne s'applique pas à { $game } ({ $why }) ; essayez `{ $instead }`
    .page = ce n'est pas possible dans ce jeu : { $why }
error-unknown-method = il n'y a pas de méthode `{ $found }` ici ; connues : { $known }
error-unknown-method-nearest = il n'y a pas de méthode `{ $found }` ici ; vouliez-vous dire `{ $nearest }` ? (connues : { $known })
error-unknown-heuristic = il n'y a pas d'heuristique `{ $found }` ici ; connues : { $known }
error-unknown-heuristic-nearest = il n'y a pas d'heuristique `{ $found }` ici ; vouliez-vous dire `{ $nearest }` ? (connues : { $known })
error-no-heuristic = ce jeu n'a pas d'heuristique
error-one-player = { $game } se joue seul : --second n'a pas de sens
error-unknown-strategy = il n'y a pas de stratégie `{ $found }` ici ; connues : { $known }
error-unknown-strategy-nearest = il n'y a pas de stratégie `{ $found }` ici ; vouliez-vous dire `{ $nearest }` ? (connues : { $known })
error-too-long = ce texte fait { $length } octets ; la limite est de { $most }
error-strategy-deep = les stratégies sont trop imbriquées ; la limite est de { $most }
error-plays-many = plus de { $most } parties, c'est trop pour une liste ; choisissez un jeu plus petit, ou une position plus proche de la fin
error-malformed = impossible de lire `{ $found }` ; écrivez { $expected }
error-illegal-move = `{ $found }` n'est pas un coup permis ici ; coups permis : { $legal }
error-move-over = `{ $found }` vient trop tard : la partie est finie
error-too-large = trop grand, rien n'a été lancé : environ { $positions } positions demandent environ { $bytes } de mémoire, et la limite est de { $allowed }
advice-too-large = Choisissez un jeu plus petit ou une position plus proche de la fin, ou accordez plus de mémoire avec --limit.
    .page = Choisissez un jeu plus petit, ou une position plus proche de la fin.
error-too-many = trop grand, rien n'a été lancé : environ { $positions } positions, et la limite est de { $allowed }
advice-too-many = Choisissez un jeu plus petit ou une position plus proche de la fin, ou accordez plus de positions avec --limit.
    .page = Choisissez un jeu plus petit, ou une position plus proche de la fin.
advice-too-large-disk = --disk DOSSIER garde les positions dans un dossier et non en mémoire : environ { $bytes } pour les compter, { $more } avec `resoudre --all`. `compter --estimate` dit comment leur nombre croît.
    .page = Choisissez un jeu plus petit, ou une position plus proche de la fin.
error-stopped = { $cause } après { $nodes ->
        [one] { $nodes } position
       *[other] { $nodes } positions
    } ; aucune réponse trouvée
stopped-positions = limite du nombre de positions atteinte
stopped-memory = limite de mémoire atteinte
stopped-depth = les parties sont trop longues pour cette méthode
stopped-time = limite de temps atteinte
stopped-interrupted = arrêt demandé (Ctrl-C)
stopped-farewell = Arrêt demandé (Ctrl-C).
error-import-syntax = ce n'est pas un dictionnaire : à la ligne { $line }, colonne { $column }, attendu : { $expected }
error-import-vertex = le sommet `{ $vertex }` n'est pas une clé du dictionnaire
error-import-many = les listes nomment { $found } sommets une fois les intervalles développés ; la limite est de { $most }
error-import-twice = le sommet `{ $vertex }` apparaît deux fois comme clé
error-import-owner = le sommet `{ $vertex }` doit appartenir à un seul joueur ; dites à qui sont les sommets avec --owner1 et --owner2
error-bench = { $job } { $game } a trouvé `{ $found }` au lieu de `{ $expected }` : cette version du programme est défectueuse
error-crowded = l'arène a plus de { $most } sommets, c'est trop pour un dessin ; choisissez un jeu plus petit, ou --format text, dot, json ou python
    .page = l'arène a plus de { $most } sommets, c'est trop pour un dessin ; choisissez un jeu plus petit, ou enregistrez-la en Python
error-crowded-tree = l'arbre a plus de { $most } nœuds, c'est illisible ; choisissez une profondeur --depth plus petite, ou --format json

error-unknown-command = il n'y a pas de commande `{ $found }` ; connues : { $known }
error-unknown-command-nearest = il n'y a pas de commande `{ $found }` ; vouliez-vous dire `{ $nearest }` ?
error-unknown-flag = il n'y a pas d'option `{ $found }` ici
error-unknown-flag-nearest = il n'y a pas d'option `{ $found }` ici ; vouliez-vous dire `{ $nearest }` ?
error-unexpected = `{ $found }` est de trop
error-value = `{ $found }` n'est pas une valeur possible de { $argument } ; attendu : { $expected }
error-no-value = { $argument } demande une valeur : { $expected }
error-missing = il manque { $missing }
error-number-of-values = mauvais nombre de valeurs pour { $argument } ; attendu : { $expected }
error-twice = { $argument } est donné deux fois
error-conflict = { $one } et { $other } sont incompatibles
error-usage = impossible de lire la ligne de commande : { $why }
error-utf8 = un argument n'est pas du texte en UTF-8 ; seuls les noms de fichiers peuvent être autre chose
advice-help = Voir `stratege { $command } --help`.
advice-help-root = `stratege --help` montre toutes les commandes.

## Mots de toutes les réponses

headline = { $sentence } ({ $notes }).
notes-separator = {" "}; {""}
player = J{ $player }
convention-composed = position composée
convention-none = règles usuelles
convention-play-normal = convention normale
convention-play-misere = convention misère
convention-board-english = plateau anglais
convention-board-european = plateau européen
convention-board-triangle = plateau triangulaire
convention-hole-usual = trou habituel vide
convention-goal-one = il doit rester un pion
convention-goal-vacancy = il doit rester un pion, dans le trou vide au départ
progress-positions = positions
positions-line = { $position } : { $verdict } ; au mieux : { $best }
positions-over = { $position } : { $verdict }
positions-unsure = { $position } : { $verdict } ({ $doubt })
error-positions-empty = { $path } ne contient aucune position : il en faut une par ligne
partial = limite atteinte : réponse partielle
between-win = J{ $player } gagne en { $high } à { $low } coups
between-draw-win = J{ $player } obtient au moins le nul et ne peut forcer un gain en moins de { $high } coups
between-loss-win = J{ $player } ne peut ni forcer un gain en moins de { $high } coups ni être battu en moins de { $low }
between-loss-draw = J{ $player } obtient au plus le nul et ne peut être battu en moins de { $low } coups
between-loss = J{ $player } perd en { $low } à { $high } coups
proof-estimate = estimation, non prouvée
proof-estimate-depth = estimation à la profondeur { $depth }, non prouvée
proof-bound = borne ; la valeur exacte n'est pas prouvée
proof-bound-depth = personne ne peut forcer le gain en { $depth ->
        [one] 1 coup
       *[other] { $depth } coups
    }
verdict-win = J{ $player } gagne en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
verdict-score =
    { $points ->
        [one] J{ $player } gagne de { $points } point
       *[other] J{ $player } gagne de { $points } points
    }
verdict-win-someday = J{ $player } gagne
verdict-win-perhaps = J{ $player } gagne probablement
verdict-draw = Match nul si chacun joue au mieux
verdict-draw-perhaps = Probablement un match nul
verdict-over = La partie est finie : J{ $player } a gagné
verdict-over-draw = La partie est finie : match nul
verdict-gain = J{ $player } gagne { $gain } en moyenne si chacun joue au mieux
verdict-chance = J{ $player } gagne avec la probabilité { $chance } si chacun joue au mieux
surety = entre { $low } et { $high } ; le meilleur adversaire gagne { $exploitability }
surety-exact = exact ; aucun adversaire ne gagne rien
verdict-unknown = On ne sait pas qui gagne
puzzle-over = Résolu
puzzle-over-lost = Plus aucun coup possible : non résolu
puzzle-win = Solution en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
puzzle-win-someday = Il y a une solution
puzzle-chain = { $steps } étapes ; les étapes successives d'une même pièce comptent pour un coup
puzzle-loss = Il n'y a pas de solution
value-win = gagne
value-draw = nul
value-loss = perd
value-unknown = {"?"}
yes = oui
no = non
output-written = Écrit : { $path }

## options of jobs

error-option-unknown = `{ $option }` n'est pas une option de { $method }
error-option-unknown-known = `{ $option }` n'est pas une option de { $method }, qui a { $known }
error-option-elsewhere = `{ $option }` n'est pas une option de { $method } ; choisir une méthode qui l'a : { $methods }
error-option-value = `{ $found }` n'est pas une valeur possible de `{ $option }` ; attendu : { $expected }
option-flag = présent ou non
option-integer = un entier de { $low } à { $high }
option-integer-least = un entier, au moins { $low }
option-real = un nombre supérieur à { $above } et au plus { $most }
option-real-from = un nombre de { $low } à { $most }
option-real-most = un nombre au plus égal à { $most }
option-word = au choix { $words }
option-name = un nom que le jeu connaît
option-help = { $about } ({ $expected })
option-help-default = { $about } ({ $expected } ; par défaut { $default })

## list

list-headline = { $games ->
        [one] { $games } jeu
       *[other] { $games } jeux
    } et { $strategies ->
        [one] { $strategies } stratégie.
       *[other] { $strategies } stratégies.
    }
list-game = jeu
list-title = titre
list-kind = genre
list-defaults = paramètres par défaut
list-strategy = stratégie
list-about = façon de jouer
list-footer = `stratege regles JEU` explique un jeu : règles, paramètres, notation.

## rules

rules-title = { $title } : { $kind }
rules-solve = stratege resoudre { $game }
rules-deal = stratege afficher { $game } --seed 3
rules-line = texte
rules-numbers = 1 à { $most } nombres { $low }..{ $high }
rules-notation = Notation
rules-parameters = Paramètres
rules-methods = Méthodes (resoudre --method)
rules-heuristics = Heuristiques (arbre --heuristic)
rules-names = Noms
rules-example = Exemple
rules-source = Source
rules-name = nom
rules-values = valeurs
rules-default = défaut
rules-about = description

## solve

solve-position = Position { $position }, J{ $player } au trait.
solve-position-puzzle = Position { $position }.
solve-position-over = Position { $position }, partie finie.
solve-position-chance = Position { $position }, au hasard de jouer.
solve-strategy = Comment jouer, selon ce que voit le joueur :
solve-strategy-player = joueur
solve-strategy-view = voit
solve-strategy-more = { $count } ensembles d'information en tout ; --json en donne jusqu'à { $most }.
solve-grundy = {" "}Valeur de Grundy : { $grundy }.
solve-line = Suite optimale : { $line }
solve-line-cut = Suite optimale, coupée : { $line } … (la fin n'a pas été gardée en mémoire)
solve-line-expected = Suite attendue : { $line }
solve-solution = Solution : { $line }
solve-move = coup
solve-value = valeur
solve-distance = coups jusqu'à la fin
solve-score = score pour J1
solve-gain = gain moyen
map-description = De haut en bas : { $rows } ; de gauche à droite : { $columns }.
map-legend = { $what } ; vide où ce n'est jamais le mieux
solve-chance = probabilité
solve-win-chance = gagne
solve-grundy-column = valeur de Grundy
solve-others-exact = { $count ->
        [one] L'autre coup n'est pas meilleur.
       *[other] Aucun des { $count } autres coups n'est meilleur.
    }
solve-others = { $count ->
        [one] L'autre coup n'a pas été examiné.
       *[other] Les { $count } autres coups n'ont pas été examinés.
    }
solve-others-all = { $count ->
        [one] Le seul coup possible n'a pas été examiné.
       *[other] Les { $count } coups possibles n'ont pas été examinés.
    }
solve-method = { $count ->
        [one] Méthode { $methods }
       *[other] Méthodes essayées : { $methods }
    }, { $nodes ->
        [one] { $nodes } position visitée
       *[other] { $nodes } positions visitées
    }.
solve-seconds = {" "}{ $seconds } s.
table-headline = { $game } : qui gagne sur chaque plateau de { $rows } x { $columns }
table-first-moves = { $game } : les premiers coups gagnants sur chaque plateau de { $rows } x { $columns }
param-rows = lignes
param-columns = colonnes
table-unsolved = { $boards ->
        [one] { $boards } plateau n'a pas été résolu
       *[other] { $boards } plateaux n'ont pas été résolus
    } dans les limites données : ce tableau est partiel.
legend-first = 1 : le premier joueur gagne
legend-second = 2 : le second joueur gagne
legend-draw = = : match nul
legend-side = { $side } : J{ $player } gagne, quel que soit le joueur qui commence
legend-none-wins = - : le premier joueur n'a pas de coup gagnant
legend-unsolved = {"?"} : non résolu
grundy-headline = { $game } : valeurs de Grundy selon `{ $parameter }`, { $about }
grundy-losing = Perdu pour le joueur au trait (valeur de Grundy 0) : { $sizes }
grundy-none-losing = Aucune n'est perdue pour le joueur au trait.
grundy-largest = La plus grande valeur est { $grundy }, atteinte pour la première fois par { $size }.
grundy-period = À partir de { $from }, les valeurs sont périodiques, de période { $length } : c'est prouvé.
grundy-rare = { $count } tas ont une valeur rare, dont le plus grand est { $last } ; les valeurs de tous les autres s'en déduisent.

## count

count-list = { $plays ->
        [one] Il y a { $plays } partie.
       *[other] Il y a { $plays } parties.
    }
count-list-moves = coups
count-list-end = fin
count-list-first = J1 gagne
count-list-second = J2 gagne
count-list-draw = match nul
count-list-solved = résolu
count-list-unsolved = non résolu
count-headline = { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } et { $arcs ->
        [one] { $arcs } arc
       *[other] { $arcs } arcs
    } accessibles depuis { $position }
count-lost = Sur les { $boards } plateaux accessibles depuis { $position }, { $lost ->
        [one] { $lost } est perdu
       *[other] { $lost } sont perdus
    } pour le joueur au trait
count-lost-note = un plateau compte une fois, quel que soit le joueur au trait
count-boards-lost = perdus pour le joueur au trait
count-boards-won = gagnés pour le joueur au trait
count-note = une position comprend le joueur au trait
count-positions = positions
count-classes = classes à symétrie près
count-boards = plateaux, quel que soit le joueur au trait
count-arcs = arcs
count-board-arcs = couples plateau et coup
count-plays = parties
count-plays-quotient = parties comme chemins entre classes
count-plays-symmetry = parties à symétrie près
count-shortest = partie la plus courte, en coups
count-longest = partie la plus longue, en coups
count-cycles = une position peut-elle revenir ?
count-first = J1 gagne
count-second = J2 gagne
count-draw = match nul
count-solved = résolu
count-unsolved = non résolu
count-values = positions, en jouant au mieux
count-value-classes = classes, en jouant au mieux
count-endings = positions finales
count-ending-classes = classes de positions finales
count-ply = coups joués
count-plays-of = parties de { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }

## bench

bench-task = tâche
bench-game = jeu
bench-result = résultat
bench-visited = visitées
bench-time = secondes
bench-speed = par seconde
bench-signature = Signature : { $signature }

## perft

perft-headline = { $plays ->
        [one] { $plays } suite
       *[other] { $plays } suites
    } de { $depth ->
        [one] { $depth } coup
       *[other] { $depth } coups
    } depuis { $position }
perft-moves = coups
perft-first = premier coup

## Certificats

certificate-method = les certificats demandent --method proof ; retirez --method
certificate-none = il n'y a ici ni gain forcé ni nul forcé qui finisse la partie : rien à certifier
certificate-unknown = aucun gain forcé trouvé en { $depth } coups : il n'y a rien à certifier ; augmenter --depth ou --limit peut en trouver un
certificate-written = Certificat écrit dans { $path } : { $moves ->
        [one] 1 position
       *[other] { $moves } positions
    } avec le coup à jouer.
verify-right = Le certificat est valide : à { $game }, J{ $player } gagne depuis { $position } en { $moves ->
        [one] 1 coup
       *[other] { $moves } coups
    } au plus, quoi que fasse l'adversaire ({ $answers ->
        [one] 1 réponse
       *[other] { $answers } réponses
    } à { $replies ->
        [one] 1 réplique
       *[other] { $replies } répliques
    } rejouées).
verify-draw = Le certificat est valide : à { $game }, depuis { $position }, les deux joueurs peuvent forcer le nul ({ $answers ->
        [one] 1 réponse
       *[other] { $answers } réponses
    } à { $replies ->
        [one] 1 réplique
       *[other] { $replies } répliques
    } rejouées).
verify-solution = La solution est valide : elle résout { $game } depuis { $position } en { $moves ->
        [one] 1 étape.
       *[other] { $moves } étapes.
    }
verify-lost = le certificat n'est pas valide : J{ $player } perd en { $position }
verify-unused = { $moves ->
        [one] 1 de ses coups n'est jamais nécessaire.
       *[other] { $moves } de ses coups ne sont jamais nécessaires.
    }
verify-not-one = { $path } n'est pas un certificat : sa première ligne n'est pas « Stratège certificate 2 »
verify-version = { $path } est un certificat de version { $found } ; ce programme lit les versions 1 à 3
verify-truncated = { $path } est tronqué : sa dernière ligne, `end` et une somme de contrôle, manque
verify-checksum = { $path } a été modifié ou endommagé : sa somme de contrôle est fausse
verify-line = { $path }, ligne { $line } : attendu « { $expected } »
verify-count = { $path } a { $found } coups au lieu de { $expected } : il a été tronqué ou modifié
verify-twice = { $path }, ligne { $line } : { $position } a déjà un coup
verify-no-move = le certificat n'est pas valide : il n'a pas de coup pour { $position }
verify-illegal = le certificat n'est pas valide : { $move } n'est pas permis en { $position }. Coups permis : { $legal }
verify-not-won = le certificat n'est pas valide : une partie finit sans gain, en { $position }
verify-too-long = le certificat n'est pas valide : une partie n'est pas gagnée en { $moves } coups ; elle arrive en { $position }

## graph

graph-wins = J{ $player } gagne depuis la position initiale, de rang { $rank } dans l'attracteur de J{ $player }
graph-does-not-win = La position initiale n'est pas dans l'attracteur de J{ $player }
graph-not-yet = Après l'étape { $step }, la position initiale n'est pas encore dans l'attracteur de J{ $player }
graph-attractor = L'attracteur de J{ $player } a { $size ->
        [one] { $size } sommet
       *[other] { $size } sommets
    }
graph-arena = { $title } : l'arène
graph-size = { $vertices ->
        [one] { $vertices } sommet
       *[other] { $vertices } sommets
    }, { $arcs ->
        [one] { $arcs } arc
       *[other] { $arcs } arcs
    }
graph-cycles = avec des cycles
extent-reachable = arène accessible
extent-complete = arène complète
extent-imported = arène importée
graph-undecided = Aucun joueur ne peut forcer le gain depuis { $vertices ->
        [one] { $vertices } sommet
       *[other] { $vertices } sommets
    }.
graph-too-many = { $vertices } sommets, c'est trop pour une liste ; --format json ou python les donne tous.
graph-layer = A{ $rank }
graph-rank = rang
graph-new = sommets
graph-members = entrent dans l'attracteur
graph-owned = { $position } (J{ $player })
graph-id = id
graph-position = position
graph-player = au trait
graph-end = fin
graph-won = gagné par J{ $player }
graph-successors = successeurs

## tree

tree-headline = La racine vaut { $value } pour J1
tree-headline-move = Min-max choisit { $move }, qui vaut { $value } pour J1
tree-headline-holes = Arbre min-max à compléter
tree-depth = profondeur { $depth }
tree-heuristic = heuristique { $heuristic }
tree-nodes = { $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }

## play

play-start = { $title } : J1 est { $first }, J2 est { $second }
play-start-puzzle = { $title }, joué par { $first }
play-human = une personne
play-program = le programme `{ $strategy }`
play-how = Tapez un coup, ou `aide`.
play-seed = Graine { $seed }.
play-turn = À J{ $player } de jouer.
play-turn-puzzle = À vous de jouer.
play-move = J{ $player } joue { $move }.
play-move-puzzle = Coup { $move }.
play-drew = Le hasard donne { $drawn }.
play-holding = J{ $player } a en main : { $holding }.
play-estimates = J{ $player } joue d'après des estimations : ses coups ne sont pas prouvés optimaux.
play-won = J{ $player } gagne après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
play-drawn = Match nul après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
play-solved = Résolu après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
play-stuck = Non résolu après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
lesson-win-loss = Erreur : ce coup perd une position gagnée ; { $count ->
        [one] { $moves } était le seul coup gagnant
       *[other] { $moves } gagnaient
    }.
lesson-win-draw = Erreur : ce coup ne fait que match nul dans une position gagnée ; { $count ->
        [one] { $moves } était le seul coup gagnant
       *[other] { $moves } gagnaient
    }.
lesson-draw-loss = Erreur : ce coup perd une position nulle ; { $count ->
        [one] { $moves } était le seul coup qui assurait le nul
       *[other] { $moves } assuraient le nul
    }.
lesson-gain = Pas le meilleur : { $lost } de moins en moyenne que { $moves }.
play-left = La partie n'est pas finie.
play-undone = Coup repris.
play-nothing-to-undo = Vous n'avez pas de coup à reprendre.
play-hint = Indice : { $moves }. { $verdict }.
play-hint-estimate = Indice : { $moves } ({ $doubt }).
play-illegal = `{ $found }` n'est pas un coup permis ici ; coups permis : { $legal }
play-illegal-more = `{ $found }` n'est pas un coup permis ici ; coups permis : { $legal } … et { $more } autres (`coups` les montre tous)
play-illegal-order = `{ $found }` n'est ni un coup permis ni une commande ; vouliez-vous dire `{ $nearest }` ?
play-help =
    Un coup dans la notation du jeu (`coups` les montre), ou :
      indice (?)    les meilleurs coups
      valeurs (v)   ce que vaut chaque coup
      coups (m)     les coups permis
      annuler (u)   reprendre son dernier coup et la réponse
      plateau (p)   redessiner le plateau
      quitter (q)   partir
man-written = { $pages ->
        [one] { $pages } page écrite
       *[other] { $pages } pages écrites
    } dans { $path }

## tournament

help-tournament = Classer des stratégies, avec intervalles de confiance
help-tournament-examples =
    stratege tournoi domineering:3x4 hasard premier
    stratege tournoi dominos hasard pire plus-de-points plus-present --games 100000
    stratege tournoi puissance-4 minimax:2 minimax:4 --precision 0.01
    stratege tournoi dominos plus-de-points hasard --games 1000000 --save tournoi.sqlite
    stratege tournoi --resume tournoi.sqlite
    stratege tournoi dominos plus-de-points hasard --games 1000000 --save plan.sqlite --plan-only
    stratege tournoi --resume plan.sqlite --part 3/100 --out p3.part
arg-tournament-strategies = Deux stratégies ou plus : hasard, premier, glouton, minimax:2, optimale, bot:COMMANDE, fichier.py …
arg-games = Parties par rencontre, en paires miroir (défaut : exact si possible, sinon 10000) ; avec --precision ou --sprt, le maximum
arg-precision = Jouer jusqu'à ce que l'intervalle de confiance du score ait cette demi-largeur, par exemple 0.005 ; valable à tout moment
arg-sprt = Jouer jusqu'à ce qu'un test séquentiel décide si la première stratégie est meilleure de cette marge (défaut : 0.02)
arg-threads = Fils d'exécution (défaut : un par cœur) ; le résultat n'en dépend pas
arg-save = Enregistrer chaque résultat dans ce nouveau fichier, pour pouvoir reprendre le tournoi
arg-resume = Reprendre le tournoi de ce fichier
arg-rerun = Rejouer le tournoi décrit par ce manifeste, ce résultat ou ce tournoi enregistré
arg-plan_only = Ne rien jouer : seulement noter, avec --save, ce qui sera joué par morceaux
arg-part = Jouer le morceau K sur N du tournoi préparé dans --resume, sur n'importe quelle machine, dans n'importe quel ordre
arg-out = Le fichier du morceau ; `stratege fusionner` rassemble les morceaux
arg-plays = Écrire chaque partie dans ce fichier, une ligne de JSON par partie
arg-csv = Écrire les rencontres dans ce fichier, en tableau
arg-manifest = Écrire dans ce fichier de quoi rejouer le tournoi
arg-report = Écrire dans ce dossier une page avec tableaux et graphiques
arg-folder = Inscrire chaque bot et chaque fichier Python de ce dossier
arg-allow_programs = Permettre à --resume et --rerun de lancer les programmes nommés dans le fichier
arg-ratings = Classer aussi les stratégies sur l'échelle Elo
arg-times = Mesurer aussi le temps par coup
tournament-exploitability = Ce que le meilleur adversaire de chaque stratégie gagne en moyenne, en J1 et en J2 :
tournament-exploitability-column = gain du meilleur adversaire
tournament-exploitability-note = Gain moyen du meilleur adversaire, en J1 et en J2 ; à 0, la stratégie est sûre.
tournament-exploitability-unknown = inconnu : elle a une mémoire
arg-exploitability = Dire aussi ce que le meilleur adversaire gagne contre chaque stratégie
name-half-width = DEMI-LARGEUR
name-gain = GAIN
arg-move_time = Limite de temps d'un bot par coup (défaut : 2s)
arg-bot_memory = Limite de mémoire d'un bot (défaut : 1Gio)
name-time = TEMPS
name-size = TAILLE
value-part = un morceau comme 3/24 : le troisième de 24
parts-planned = Préparé dans { $path } : { $pairings ->
        [one] 1 rencontre
       *[other] { $pairings } rencontres
    }, au plus { $blocks ->
        [one] 1 bloc de parties
       *[other] { $blocks } blocs de parties
    }.
    Copiez { $path } et ce programme sur n'importe quelle machine ; là, pour K de 1 à N (N jusqu'à { $blocks }) :
      stratege tournoi --resume { $path } --part K/N --out pK.part
    Rassemblez ici les morceaux :
      stratege fusionner { $path } p*.part
part-played = Morceau { $part } : { $games ->
        [one] 1 partie
       *[other] { $games } parties
    } en { $blocks ->
        [one] 1 bloc
       *[other] { $blocks } blocs
    }, dans { $path }
error-part-stopped = le morceau { $part } a été interrompu et rien n'a été écrit ; rejouez-le
error-parts-clock = les coups de { $strategy } dépendent du temps et différeraient d'une machine à l'autre ; donnez-lui un nombre plutôt qu'une durée
error-parts-many = il n'y a que { $blocks } blocs de parties, trop peu pour { $parts } morceaux ; prenez au plus { $blocks } morceaux
error-unplanned = { $path } n'a pas été préparé pour être joué par morceaux ; préparez le tournoi avec --save et --plan-only
error-planned-program = { $path } a été préparé par un autre programme de la même version ; utilisez partout le même fichier, ou préparez le tournoi à nouveau avec `--rerun { $path } --save … --plan-only`
error-planned-file = { $file } n'est pas le fichier avec lequel { $path } a été préparé ; copiez l'original, ou préparez le tournoi à nouveau
value-games = un nombre entier de 1 à 549755813760
value-precision = un nombre entre 0 et 0,5, par exemple 0.005
value-sprt = un nombre entre 0 et 0,5, par exemple 0.02
value-move-time = une durée comme 500ms ou 2s
value-bot-memory = une taille comme 512Mio ou 1Gio
progress-plays = parties
progress-pairs = paires
tournament-exact = exact
tournament-sampled = { $games ->
        [one] 1 partie
       *[other] { $games } parties
    } par rencontre en paires miroir, graine { $seed }, intervalles à 95 %
tournament-precision = joué jusqu'à connaître le score à ±{ $precision } points, graine { $seed }, intervalles valables à tout moment
tournament-sprt = joué jusqu'à ce qu'un test séquentiel tranche pour un gain de { $margin } points, graine { $seed }, intervalles valables à tout moment
tournament-incomplete = arrêté avant la fin : réponse partielle
tournament-not-repeatable = une horloge ou un autre programme intervient : la graine seule ne suffit pas à reproduire ce résultat
tournament-nothing = Aucune partie terminée
tournament-beats = { $a } bat { $b } : { $wins } de parties gagnées, { $draws } de nulles ({ $half })
tournament-beats-exact = { $a } bat { $b } : { $wins } de parties gagnées, { $draws } de nulles
tournament-equal = { $a } et { $b } se valent : chacune gagne { $wins } des parties, { $draws } sont nulles
tournament-unclear = Pas de différence significative entre { $a } et { $b } : { $a } a gagné { $wins } des parties, { $draws } ont été nulles ({ $half })
tournament-self = { $name } contre elle-même : J1 gagne { $rate } des parties ({ $half })
tournament-self-exact = { $name } contre elle-même : J1 gagne { $fraction } = { $rate } des parties
tournament-self-decimal = { $name } contre elle-même : J1 gagne { $rate } des parties
tournament-best = { $name } est la meilleure : score { $score } ({ $half }) contre les autres
tournament-best-exact = { $name } est la meilleure : score { $score } contre les autres
tournament-best-tied = { $name } est première avec un score de { $score } ({ $half }), mais pas significativement meilleure que { $others }
tournament-score = score
tournament-strategy = stratégie
tournament-against = contre
tournament-games = parties
tournament-wins = gagnées
tournament-draws = nulles
tournament-losses = perdues
tournament-first = en J1
tournament-second = en J2
tournament-length = coups
tournament-times = par coup
tournament-moves-first = J1
tournament-moves-second = J2
tournament-first-wins = J1 gagne
tournament-second-wins = J2 gagne
tournament-positions = positions
tournament-rank = {"#"}
tournament-group = groupe
tournament-rating = cote
tournament-group-note = Les stratégies qui partagent une lettre ne diffèrent pas significativement.
tournament-rating-note = Cotes (Elo) : 100 points de plus donnent un score attendu d'environ 64 % ; la moyenne est 0.
tournament-seat = J1 a un score de { $score } ({ $half }), quelle que soit la stratégie.
tournament-seat-unclear = Pas d'avantage significatif à commencer : J1 a un score de { $score } ({ $half }).
tournament-gain = Les paires miroir équivalent à { $gain } % de parties en plus.
tournament-cycle = Cycle : { $cycle }.
tournament-sprt-better = Conclusion du test : { $a } est meilleure que { $b }.
tournament-sprt-not-better = Conclusion du test : { $a } n'est pas meilleure que { $b } de cette marge.
tournament-sprt-continue = Le test n'a pas tranché entre { $a } et { $b }.
tournament-against-name = contre { $name }
tournament-class-more = --csv et --report écrivent toutes les rencontres.
tournament-left-out = { $bots ->
        [one] Un fichier est écarté, car il ne peut pas être chargé :
       *[other] { $bots } fichiers sont écartés, car ils ne peuvent pas être chargés :
    }
tournament-left-out-line = { $name }, ligne { $line } : { $message }
tournament-left-out-message = { $name } : { $reason } ({ $message })
tournament-left-out-reason = { $name } : { $reason }
report-left-out = Écartés
error-folder-left = Ces fichiers ne peuvent pas être chargés :
    { $bots }
tournament-error = { $strategy } a perdu { $plays ->
        [one] 1 partie
       *[other] { $plays } parties
    } : { $reason }.
tournament-error-example = par exemple contre { $against }, paire { $pair }, à la position { $position }
tournament-error-answer = réponse : `{ $answer }`
tournament-error-words = ses dernières sorties :
error-tournament-two = un tournoi demande au moins deux stratégies : `stratege tournoi JEU hasard premier`
    .page = un tournoi demande au moins deux stratégies
error-tournament = le tournoi ne peut pas être joué : { $why }
error-share = { $found } doit être entre 0 et 0,5
error-manifest = { $path } ne décrit pas un tournoi : { $why }
error-manifest-checksum = { $path } a été modifié ou endommagé : la somme de contrôle de son manifeste est fausse ; si vous l'avez modifié vous-même, enlevez le champ `checksum`
error-seed-again = la graine fait partie du tournoi à rejouer ; retirez --seed
error-store-exists = { $path } existe déjà ; `--resume { $path }` le reprend
error-store-empty = { $path } ne contient pas de tournoi
error-store-unborn = { $path } ne contient pas encore de tournoi : le programme a été arrêté pendant la création du fichier ; redonnez le jeu et les stratégies, avec `--save { $path }`
error-store-orphan = { $part } provient d'un autre fichier et endommagerait celui-ci ; déplacez-le, ou enregistrez sous un autre nom
error-store-unsealed = { $path } vient de Stratège 0.1, sans sommes de contrôle, et ne peut pas être repris ; `--rerun { $path }` rejoue le tournoi
error-store-version = { $path } est un tournoi enregistré de version { $found } ; ce programme lit la version 2
error-store-program = { $path } a été joué par Stratège { $found }, et cette version est la { $version } : les résultats de deux versions ne se mélangent pas ; `--rerun { $path }` rejoue le tournoi
error-store-damaged = { $path } est endommagé ({ $why }) ; rejouez le tournoi
error-store-block = { $path } est endommagé : bloc { $block } de la rencontre { $pairing } ({ $flaw }) ; `--rerun { $path }` rejoue le tournoi
flaw-checksum = sa somme de contrôle est fausse
flaw-tally = ses décomptes sont illisibles
flaw-pairs = il a { $found } paires sur { $expected }
flaw-contradiction = ses décomptes se contredisent
error-store = { $path } est inutilisable : { $why }
flaw-place = un autre bloc devrait se trouver là
error-part-unknown = { $path } n'est pas un morceau de tournoi, ou sa première ligne est endommagée ; rejouez le morceau
error-part-version = { $path } a été joué par Stratège { $found }, et cette version est la { $version } : les résultats de deux versions ne se mélangent pas ; rejouez le morceau
error-part-program = { $path } a été joué par un autre programme de la même version ; rejouez le morceau avec le programme qui a préparé le tournoi
error-part-foreign = { $path } est un morceau d'un autre tournoi
error-part-short = { $path } a { $found } blocs sur { $expected } : il a été coupé ou modifié ; rejouez le morceau
error-part-block = { $path } est endommagé : bloc { $block } de la rencontre { $pairing } ({ $flaw }) ; rejouez le morceau
error-part-unequal = le bloc { $block } de la rencontre { $pairing } dans { $path } n'est pas celui qui s'y trouve déjà : une stratégie ne joue pas toujours les mêmes coups ; rien de ce morceau n'a été repris
error-folder-empty = aucun bot dans { $path } : ni programme exécutable, ni fichier Python
error-folder-name = le nom de { $path } n'est pas du texte en UTF-8 ; renommez-le
error-programs = { $path } lancerait des programmes sur cette machine :{ $programs }
advice-programs = Si vous faites confiance à leur auteur, ajoutez --allow-programs.
ask-programs = { $path } lance des programmes sur cette machine :{ $programs }
ask-programs-start = Les lancer ? [o/N]
error-programs-refused = aucun programme n'a été lancé, aucune partie n'a été jouée
error-failed = { $strategy } n'a pas joué de coup permis : { $reason }
error-failed-answer = { $failed } ; réponse : `{ $answer }`
failed-last-words = ses dernières sorties : { $words }
fault-not-started = il n'a pas pu être lancé
fault-timeout = il a mis trop de temps
fault-memory = il a pris trop de mémoire
fault-crash = il s'est arrêté ou a planté
fault-rubbish = sa réponse est illisible
fault-illegal-move = son coup n'était pas permis
fault-table = un fichier de sa table de positions est endommagé ou illisible
fault-stopped = il a été arrêté

## merge

help-merge = Rassembler les morceaux d'un tournoi
help-merge-examples =
    stratege fusionner plan.sqlite p*.part
    stratege fusionner plan.sqlite p1.part p2.part --csv tableau.csv
arg-merge-saved = Le fichier dans lequel le tournoi a été préparé
arg-merge-parts = Les fichiers des morceaux, dans n'importe quel ordre ; un morceau peut s'y trouver deux fois
name-part = MORCEAU
parts-merged = { $parts ->
        [one] 1 morceau lu
       *[other] { $parts } morceaux lus
    }, { $blocks ->
        [one] 1 nouveau bloc
       *[other] { $blocks } nouveaux blocs
    }
parts-missing = { $known } blocs sur { $all } au plus sont là. Morceaux manquants : { $parts }.
    Jouez-les et fusionnez à nouveau, ou jouez le reste ici : stratege tournoi --resume { $path }
parts-missing-blocks = { $known } blocs sur { $all } au plus sont là.
    Jouez les morceaux manquants et fusionnez à nouveau, ou jouez le reste ici : stratege tournoi --resume { $path }
error-merge-plays = les parties de ce tournoi n'ont pas été notées ; préparez-le avec --plays

## ugi

help-ugi = Jouer par l'interface universelle UGI, pour les programmes qui organisent des matchs
help-ugi-examples =
    stratege ugi puissance-4
    stratege ugi dvonn mcts:2000
arg-ugi-strategy = Qui choisit les coups (défaut : une recherche alpha-bêta, selon ce que `go` permet)
error-ugi-game = l'interface UGI n'a de mots ni pour le hasard, ni pour les mains cachées, ni pour un joueur seul : elle ne convient pas à { $game } ; `stratege lister` montre les jeux à deux joueurs

## learn

help-learn = Apprendre un jeu en y jouant (trajectoires ou Q-learning), avec courbes d'apprentissage
help-learn-examples =
    stratege apprendre tic-tac-toe
    stratege apprendre tic-tac-toe --watch 1000
    stratege apprendre chomp:4x5 --compare uniforme,profondeur,largeur,moins-visité,q --svg courbes.svg
    stratege apprendre nim:3,5,7 --method q --plays 5000 --measure exploitabilite --svg q.svg
    stratege apprendre tic-tac-toe --table morpion.table
    stratege tournoi tic-tac-toe appris:morpion.table hasard
arg-learn-method = trajectoires (par défaut) ou q (Q-learning)
arg-compare = Comparer plusieurs méthodes : uniforme, profondeur, largeur, moins-visité, q, séparées par des virgules
arg-seeds = Essais à partir de zéro par méthode, pour les moyennes et les bandes (par défaut : 10)
arg-every = Parties entre deux points de la courbe (par défaut : de 20 à 200 points)
arg-learn-plays = Apprendre de N parties au plus (par défaut : jusqu'à ce que la position initiale soit résolue ; 20000 pour q)
arg-watch = Montrer la partie numéro K (par défaut : 1) position par position, avec ses coups triés
arg-jsonl = Écrire chaque étape du premier essai dans ce fichier, une ligne de JSON chacune
arg-svg = Dessiner les courbes d'apprentissage dans ce fichier (ou .png)
arg-measure = Ce que montrent les courbes : hasard (par défaut), optimale, exploitabilite, connues ou valeur
arg-learn-csv = Écrire les courbes d'apprentissage dans ce fichier, en tableau
arg-learn-table = Enregistrer la table du premier essai dans ce fichier ; une table existante du même jeu est continuée
arg-force = Jeter la table de ce fichier au lieu de la continuer
name-measure = MESURE
name-ways = MANIÈRES
value-every = un nombre entier, au moins 1
value-seeds = un nombre entier de 1 à 1000
value-plays = un nombre entier, au moins 1
value-watch = un nombre entier, au moins 1
error-learn-measure = mesure absente : le jeu est trop grand pour être résolu ; essayez --measure hasard
error-table-file = { $path } est inutilisable : { $why }
error-table-magic = { $path } n'est pas une table apprise ; sa première ligne devrait être `stratege-table 1`
error-table-version = { $path } est une table de version { $found } ; ce programme lit la version 1
error-table-truncated = { $path } est tronqué : sa dernière ligne manque
error-table-checksum = { $path } a été modifié ou endommagé : sa somme de contrôle est fausse
error-table-line = ligne { $line } de { $path } illisible
error-table-game = { $path } concerne { $found }, pas { $wanted }
error-table-method = { $path } a été appris par `{ $found }` ; l'autre méthode ne peut pas continuer
error-table-seed = { $path } a été appris avec la graine { $found }
advice-table-other = Choisissez un autre fichier, ou écrasez-le avec --force.
advice-table-seed = Retirez --seed pour continuer, ou recommencez avec --force.
learn-title = Apprentissage : { $game }
learn-nothing = Rien n'a été appris
learn-settled = { $verdict } : résolu après { $plays } { $number ->
        [one] trajectoire
       *[other] trajectoires
    }
learn-verdict-first = J1 gagne
learn-verdict-second = J2 gagne
learn-verdict-draw = Match nul
learn-verdict-solved = Il y a une solution
learn-verdict-unsolved = Il n'y a pas de solution
learn-unsettled = Non résolu après { $plays } trajectoires
learn-settled-sometimes = Résolu dans { $settled } des { $runs } essais, après { $plays } trajectoires en moyenne
learn-estimate = Après { $plays } parties, la position initiale vaut { $value } pour J1, entre −1 (perdu) et 1 (gagné)
learn-seed = graine { $seed }
learn-method-trajectories = trajectoires, { $way }
learn-method-q = Q-learning, α = { $alpha }, γ = { $gamma }, ε = { $epsilon }
learn-partial = Réponse partielle : { $cause } ; { $runs ->
        [one] un seul essai est montré
       *[other] { $runs } essais sont montrés
    }.
learn-incomplete = partiel : une limite est atteinte
learn-full = Le dictionnaire complet a { $positions } positions ; la table en connaît { $known }, soit { $share }.
learn-large = Le jeu est trop grand pour être résolu : les scores contre le hasard sont échantillonnés, les autres sont inconnus.
learn-large-puzzle = Le casse-tête est trop grand pour être résolu : le taux de réussite est échantillonné.
learn-learner = méthode
learn-runs = essais
learn-plays = parties
learn-trajectories = trajectoires
learn-plays-or-trajectories = parties ou trajectoires
learn-known = connues
learn-share = positions connues
learn-random = contre hasard
learn-optimal = contre optimale
learn-exploitability = exploitabilité
learn-solved = réussies
learn-missed = manquées
learn-value = valeur initiale
learn-way-uniform = uniforme
learn-way-depth = profondeur
learn-way-breadth = largeur
learn-way-least-visited = moins-visité
learn-way-q = q
learn-band = Moyennes sur des essais aux tirages différents ; ± et bandes : Student, 95 %.
learn-sampled = Chaque score contre le hasard est mesuré sur 200 parties.
learn-saved = Table : { $path } ({ $entries } positions, { $plays } parties).
learn-continued = Table : { $path } ({ $entries } positions, { $plays } parties, reprise après { $before }).
learn-chart-about = Une courbe par méthode, avec sa bande : { $measure }. Le tableau donne les nombres.
learn-curves = Courbes d'apprentissage
learn-in-the-end = Résultats finaux
learn-in-the-end-caption = Quand la position initiale est résolue, ou après la dernière partie
learn-explain-trajectories = Une trajectoire part de la position initiale. À chaque position, les coups sont triés en gagnants, perdants, nuls et inconnus d'après ce que la table sait des positions où ils mènent. Si cela suffit à résoudre la position, sa valeur entre dans la table et la trajectoire s'arrête ; sinon elle continue par un coup inconnu. Toute valeur de la table est prouvée. Le score est celui d'un joueur qui choisit au hasard un des meilleurs coups connus, les inconnus comptant comme nuls, en J1 et en J2 ; l'exploitabilité est ce que le meilleur adversaire de cette table gagne de plus que la valeur du jeu, en points : 0 si elle ne se trompe jamais.
learn-explain-q = Le Q-learning joue contre lui-même et met à jour la valeur de chaque coup joué, du dernier au premier : Q += α (cible − Q), où la cible est le gain à la fin, sinon γ fois ce que la position suivante vaut pour le même joueur. Il ne prouve rien ; son exploitabilité dit à quelle distance il est d'un jeu parfait.
learn-files = results.json, à côté de cette page, contient tous les nombres ; results.csv contient les courbes pour un tableur.
learn-watch-none = Il n'y a pas de partie { $play } : la position initiale était résolue après { $plays }.
learn-watch-trajectory = { $title } : trajectoire { $play } ({ $method } ; graine { $seed }).
learn-watch-play = { $title } : partie { $play } ({ $method } ; graine { $seed }).
learn-turn = À J{ $player } de jouer.
learn-won = {"  "}gagnants  { $moves }
learn-lost = {"  "}perdants  { $moves }
learn-drawn = {"  "}nuls      { $moves }
learn-unknown = {"  "}inconnus  { $moves }
learn-chosen = Rien n'est encore décidé : on essaie { $move }.
learn-now-known = Résolu : { $winner }. La trajectoire s'arrête.
learn-ended = La partie est finie : { $winner }. La trajectoire s'arrête.
learn-known-first = J1 gagne
learn-known-second = J2 gagne
learn-known-draw = match nul
learn-corrected = J{ $player } joue { $move }, le meilleur jusqu'ici : { $before } devient { $after }.
learn-corrected-tried = J{ $player } essaie { $move } au hasard : { $before } devient { $after }.

## matrix

help-matrix = Résoudre un jeu matriciel : valeur et deux stratégies, ou tous les équilibres
help-matrix-examples =
    stratege matrice jeu.csv
    stratege matrice --exact < jeu.csv
    stratege matrice jeu.csv --against 1/2,1/2
    stratege matrice jeu.json --svg strategies.svg --map gains.svg
    stratege matrice jeu.csv --format lp --output jeu.lp
    stratege matrice dilemme.csv
    stratege matrice gains-lignes.csv gains-colonnes.csv --dominance faible
arg-matrix-files = Les gains, une ligne par choix de J1 : un tableau (virgules, points-virgules, tabulations ou espaces) ou du JSON ; des cases comme (3, 2), ou un second fichier, donnent aussi les gains de J2 ; - ou rien lit l'entrée standard
arg-matrix-exact = Des fractions exactes au lieu de nombres décimaux
arg-matrix-against = La meilleure réponse de J2 à ces poids des lignes, de somme 1 : 1/2,0.3,0.2
arg-matrix-against_column = La meilleure réponse de J1 à ces poids des colonnes
arg-matrix-dominance = Éliminer pas à pas les stratégies dominées : strict (par défaut si J2 a ses gains) ou weak (faible)
arg-matrix-svg = Dessiner les deux stratégies en barres dans ce fichier (ou .png)
arg-matrix-map = Dessiner les gains en carte de chaleur dans ce fichier (ou .png)
arg-matrix-format = text (par défaut), ou lp : le programme linéaire d'un jeu à somme nulle pour d'autres solveurs (CPLEX LP)
arg-matrix-output = Écrire la réponse dans ce fichier (.txt, .lp)
value-against = des poids entre 0 et 1 de somme 1, comme 1/2,0.3,0.2
value-against-column = des poids entre 0 et 1 de somme 1, comme 1/2,0.3,0.2
matrix-pivots = pivots
matrix-saddle = La valeur est { $value } : la ligne { $row } et la colonne { $column } forment un point-selle, personne n'a besoin de mélanger
matrix-mixed = La valeur est { $value }, en stratégies mixtes : il n'y a pas de point-selle
matrix-exact = exact
matrix-needs-exact = Les nombres décimaux ne sont pas assez précis pour ces gains : la réponse est donnée en fractions, comme avec --exact.
matrix-size = { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    }, { $columns ->
        [one] { $columns } colonne
       *[other] { $columns } colonnes
    }
matrix-convention = les gains sont ceux de J1, qui choisit une ligne ; J2 choisit une colonne
matrix-player-1 = J1 : ligne
matrix-player-2 = J2 : colonne
matrix-weight = poids
matrix-certificate = Certificat : aucune déviation ne rapporte plus de { $gain }.
matrix-certificate-exact = Certificat : aucune déviation n'est profitable.
matrix-both-unique = Chacune de ces stratégies est la seule optimale.
matrix-unique = J{ $player } : c'est la seule stratégie optimale.
matrix-several = J{ $player } : il y a une infinité d'autres stratégies optimales.
matrix-unknown = J{ $player } : il y a peut-être d'autres stratégies optimales ; --exact peut le dire.
matrix-shortened = Les longues fractions sont montrées en nombres décimaux ; --json les donne en entier.
matrix-reply = { $count ->
        [one] La meilleure réponse de J{ $player } est { $best }
       *[other] Les meilleures réponses de J{ $player } sont { $best }
    } : J1 gagne alors { $value }, { $consequence }.
matrix-reply-optimal = la valeur du jeu : ces poids sont optimaux
matrix-reply-less = { $loss } de moins qu'avec une stratégie optimale
matrix-reply-more = { $loss } de plus que contre une stratégie optimale
matrix-bars = La fréquence de chaque choix
matrix-bars-about = Une barre par choix, de la longueur de son poids. La sortie en texte donne les nombres.
matrix-map = Les gains de J1
matrix-map-about = Une case par ligne et par colonne : bleue où J1 gagne plus que la valeur du jeu, hachurée en orange où il gagne moins.
matrix-map-legend = gain de J1 (blanc : { $value })
matrix-map-saddle = point-selle
bimatrix-supports = paires de supports
bimatrix-one-pure = Il y a un seul équilibre, en stratégies pures
bimatrix-one-mixed = Il y a un seul équilibre, en stratégies mixtes
bimatrix-several = Il y a { $count } équilibres, dont { $pure } en stratégies pures
bimatrix-infinite = Il y a une infinité d'équilibres ; des { $count } équilibres extrêmes, { $pure ->
        [one] { $pure } est
       *[other] { $pure } sont
    } en stratégies pures
bimatrix-convention = chaque case contient le gain de J1, qui choisit une ligne, puis celui de J2, qui choisit une colonne
bimatrix-player-1-gets = gain de J1
bimatrix-player-2-gets = gain de J2
bimatrix-certificate = Certificat : dans chacun, aucune déviation n'est profitable.
bimatrix-sets = Le jeu est dégénéré. Dans un même ensemble, tout mélange des stratégies de J1 forme un équilibre avec tout mélange de celles de J2 ; il n'y en a pas d'autre. Ensembles : { $sets }.
bimatrix-reply = { $count ->
        [one] La meilleure réponse de J{ $player } est { $best }
       *[other] Les meilleures réponses de J{ $player } sont { $best }
    } : J{ $player } gagne alors { $value }.
dominance-none-strict = Aucune stratégie n'est strictement dominée.
dominance-none-weak = Aucune stratégie n'est dominée, même faiblement.
dominance-strict = Stratégies strictement dominées, éliminées une à une :
dominance-weak = Stratégies dominées, même faiblement, éliminées une à une :
dominance-row-strict = { $number }. La ligne { $choice } est strictement dominée par { $by }.
dominance-row-weak = { $number }. La ligne { $choice } est faiblement dominée par { $by }.
dominance-column-strict = { $number }. La colonne { $choice } est strictement dominée par { $by }.
dominance-column-weak = { $number }. La colonne { $choice } est faiblement dominée par { $by }.
dominance-left = Il reste : lignes { $rows } ; colonnes { $columns }.
dominance-order = Avec la dominance faible, ce qui reste dépend de l'ordre, et des équilibres peuvent être perdus.
error-bimatrix-alone = { $place } : `{ $found }` est un seul gain, alors que d'autres cases en ont deux ; écrivez (3, 2)
error-bimatrix-pairs = chaque case contient deux gains, alors qu'il faut ici un tableau avec un seul gain par case
error-bimatrix-sizes = le second tableau a { $found }, le premier { $expected } ; il faut la même taille
error-bimatrix-name = le second tableau a le nom `{ $found }` là où le premier a `{ $expected }` ; mettez les mêmes noms, ou nommez les choix dans un seul tableau
error-bimatrix-lp = --format lp demande un jeu à somme nulle : quand chacun a ses gains, les équilibres ne sont pas les solutions d'un programme linéaire
error-bimatrix-picture = --svg et --map dessinent des jeux à somme nulle, et ici chaque joueur a ses propres gains
error-bimatrix-large = trop de supports, rien n'a été lancé : il faudrait environ { $time }, et { $allowed } sont permis
advice-bimatrix-large = --limit permet plus de temps (2h) ; jusqu'à 10 lignes et colonnes, il suffit de quelques secondes.
place-line = ligne { $line }, colonne { $column }
place-row = rangée { $row }, colonne { $column }
place-weight = poids { $column }
error-matrix-file = pas de gains : nommez un fichier ou écrivez sur l'entrée standard : stratege matrice jeu.csv
error-matrix-empty = il n'y a pas de gains
advice-matrix-form = Une ligne par rangée ; virgules, points-virgules, tabulations ou espaces entre des gains comme 2, -0.5 ou 1/3, ou (3, 2) pour les gains des deux joueurs. La première ligne et la première colonne peuvent être des noms si toutes leurs cases sont des mots.
error-matrix-hole = { $place } : la case est vide ; chaque case doit contenir un gain
error-matrix-text = { $place } : `{ $found }` n'est pas un nombre ; écrivez 2, -0.5 ou 1/3
error-matrix-weight-text = { $place } : `{ $found }` n'est pas un nombre ; écrivez 0.5 ou 1/2
error-matrix-finite = { $place } : `{ $found }` n'est pas un nombre fini ; écrivez 2, -0.5 ou 1/3
error-matrix-great = { $place } : `{ $found }` est trop long ou trop grand ; au plus 1e300 et 400 chiffres
error-matrix-ragged = { $place } : { $found ->
        [one] cette rangée a { $found } case
       *[other] cette rangée a { $found } cases
    } et la première { $expected }
error-matrix-name-twice = { $place } : le nom `{ $name }` apparaît deux fois ; des choix différents ont des noms différents
error-matrix-row-names = { $found ->
        [one] il y a { $found } nom
       *[other] il y a { $found } noms
    } pour { $expected ->
        [one] { $expected } ligne
       *[other] { $expected } lignes
    } ; nommez-les toutes, ou omettez `rows`
error-matrix-column-names = { $found ->
        [one] il y a { $found } nom
       *[other] il y a { $found } noms
    } pour { $expected ->
        [one] { $expected } colonne
       *[other] { $expected } colonnes
    } ; nommez-les toutes, ou omettez `columns`
error-matrix-json = { $place } : ce n'est pas une matrice en JSON ; attendu : { $expected }
error-matrix-row-weights = { $found ->
        [one] il y a { $found } poids
       *[other] il y a { $found } poids
    } pour { $expected ->
        [one] { $expected } ligne
       *[other] { $expected } lignes
    } ; il en faut un par choix, même nul
error-matrix-column-weights = { $found ->
        [one] il y a { $found } poids
       *[other] il y a { $found } poids
    } pour { $expected ->
        [one] { $expected } colonne
       *[other] { $expected } colonnes
    } ; il en faut un par choix, même nul
advice-matrix-weights = Écrivez 0.5,0.5 ou 1/2,1/2, ou avec des points-virgules 0,5;0,5.
error-matrix-weight = { $place } : `{ $found }` n'est pas entre 0 et 1
error-matrix-weight-sum = la somme des poids est { $sum }, mais doit être 1
error-matrix-large = trop grand, rien n'a été lancé : il faudrait environ { $time } et { $bytes } de mémoire ; les limites sont de { $allowed-time } et { $allowed }
advice-matrix-exact = Sans --exact, c'est bien plus rapide ; --limit permet plus de temps (2h) ou de mémoire (16Gio).
advice-matrix-large = --limit permet plus de mémoire (16Gio).
error-matrix-stopped = { $cause } ; aucune réponse n'a été trouvée

## trace

help-trace = Montrer une partie entre deux stratégies, ou tirée d'un fichier, coup par coup
help-trace-examples =
    stratege partie dominos plus-present hasard --seed 1
    stratege partie domineering:4x4 minimax:2 hasard
    stratege partie partie.json
arg-trace-game = Le jeu ; ou, seul, un fichier contenant une partie exportée par la page ou par `partie --json` (`-` lit l'entrée standard)
arg-trace-strategies = La stratégie de J1, puis celle de J2
trace-start = { $title } : J1 joue { $first }, J2 joue { $second }. Graine { $seed }.
trace-start-puzzle = { $title }, joué par { $first }. Graine { $seed }.
trace-hand = Main de J{ $player } : { $hand }
trace-line = J{ $player } joue : { $line }
trace-pass = J{ $player } passe.
trace-won = J{ $player } gagne.
trace-drawn = Match nul.
trace-solved = Résolu.
trace-stuck = Plus aucun coup possible : non résolu.
trace-failed = J{ $player } n'a pas joué de coup permis.
trace-unfinished = La partie n'est pas finie : à J{ $player } de jouer.
trace-unfinished-puzzle = Le casse-tête n'est pas fini : il reste des coups.
error-trace-json = { $path } n'est pas une partie enregistrée : ce n'est pas du JSON, ligne { $line }, colonne { $column }
error-trace-checksum = { $path } a été modifié ou endommagé : sa somme de contrôle est fausse ; si vous l'avez modifié vous-même, enlevez le champ `checksum`
error-trace-other = { $path } n'est pas une partie enregistrée ({ $why }) ; exportez-en une depuis la page, ou avec `stratege partie JEU A B --json`
error-trace-missing = { $path } n'est pas une partie enregistrée : le champ `{ $field }` manque ; exportez-en une depuis la page, ou avec `stratege partie JEU A B --json`
error-trace-failed = { $path } : `failed` vaut { $found } ; attendu : 1, 2 ou null
error-trace-over = { $path }, coup { $number } : la partie est finie en { $position } ; retirez ce coup et la suite
error-within = { $path } : { $what }
error-trace-names = { $path } : `players` a { $found ->
        [one] { $found } nom
       *[other] { $found } noms
    } au lieu de { $expected }
error-trace-move = { $path }, coup { $number } : { $move } n'est pas permis en { $position } ; coups permis : { $legal }
error-trace-differs = { $path } : `{ $field }` vaut { $found }, mais en rejouant on obtient { $expected }
error-trace-players = { $game } demande { $players ->
        [one] une stratégie
       *[other] deux stratégies
    }

## analyse

help-analyse = Trouver les fautes d'une partie enregistrée, coup par coup
help-analyse-examples =
    stratege partie morpion optimale hasard --seed 1 --json > partie.json
    stratege analyser partie.json
    stratege analyser partie.json --limit 30s
arg-analyse-file = Une partie exportée par la page ou par `partie --json` (`-` lit l'entrée standard)
analyse-number = coup
analyse-player = joueur
analyse-could = au mieux
analyse-became = en jouant ainsi
analyse-best = mieux
analyse-more = {" "}…
analyse-in = { $value } en { $moves }
analyse-nothing-lost = rien de perdu
analyse-mistakes = { $count ->
        [0] { $unknown ->
            [0] Aucune faute.
           *[other] Aucune faute trouvée.
        }
        [one] Une faute.
       *[other] { $count } fautes.
    }
analyse-mistake = Coup { $number }, J{ $player } : { $move } ({ $could } → { $became }) ; mieux : { $best }.
analyse-gave-away = Coup { $number }, J{ $player } : { $move } perd { $lost } en moyenne ; mieux : { $best }.
analyse-unknown = { $count ->
        [one] Rien n'a pu être prouvé à temps pour un coup ; `--limit` donne plus de temps par coup.
       *[other] Rien n'a pu être prouvé à temps pour { $count } coups ; `--limit` donne plus de temps par coup.
    }

## openings

help-openings = Calculer les valeurs de toutes les positions après quelques coups, ou vérifier un fichier d'ouvertures
help-openings-examples =
    stratege ouvertures faire puissance-4:5x5 --plies 4 --output ouvertures
    stratege ouvertures verifier ouvertures --sample 10
    stratege ouvertures verifier puissance-4
arg-openings-action = faire : remplir un fichier, ou le continuer ; verifier : en déduire la valeur du début, et résoudre à nouveau quelques positions
arg-openings-subject = Pour faire : le jeu ; pour verifier : le fichier, ou un jeu livré avec le sien
arg-openings-plies = Pour faire : après combien de coups
arg-openings-output = Pour faire : le fichier ; ce qu'il sait déjà est gardé
arg-openings-sample = Pour verifier : résoudre à nouveau ce nombre de positions au hasard, sans le fichier
openings-made = { $path } : les { $positions } positions de { $game } après { $plies ->
        [one] un coup
       *[other] { $plies } coups
    }.
openings-part = { $path } : { $known } des { $positions } positions de { $game } après { $plies ->
        [one] un coup
       *[other] { $plies } coups
    } ; relancez la même commande pour continuer.
openings-known = { $known } des { $positions } positions de { $game } après { $plies ->
        [one] un coup
       *[other] { $plies } coups
    } sont connues.
openings-worth = Le début vaut { $worth } pour J1 ; les premiers coups : { $moves }.
openings-endings = Sur toutes les positions après { $plies ->
        [one] un coup
       *[other] { $plies } coups
    }, J1 en gagne { $won } et en perd { $lost }, { $drawn } sont nulles ; { $over } sont des fins de partie.
openings-sampled = { $sample ->
        [one] Une position a été résolue à nouveau : identique.
       *[other] { $sample } positions ont été résolues à nouveau : toutes identiques.
    }
error-openings-wrong = la position { $number } vaut { $expected }, mais le fichier dit { $found }
error-openings-file = { $path } n'est pas un fichier d'ouvertures : sa première ligne n'est pas « Stratège openings 1 »
error-openings-line = { $path } n'est pas un fichier d'ouvertures : la ligne `{ $name } …` manque ou est mal formée
error-openings-cut = { $path } a { $found } positions au lieu de { $expected } : il a été tronqué ou modifié
error-openings-checksum = { $path } a été modifié ou endommagé : sa somme de contrôle est fausse
error-openings-other = { $path } concerne { $found }, pas { $expected }
error-openings-count = { $path } a { $found } positions, mais { $game } en a { $expected } après { $plies ->
        [one] un coup
       *[other] { $plies } coups
    }
error-openings-none = { $game } est livré sans ouvertures ; `ouvertures faire` les calcule
error-openings-missing = `ouvertures faire` demande { $flag }

## report

report-title = Tournoi : { $game }
report-result = Résultat
report-found = Méthode
report-method = Comment
report-conventions = Conventions
report-extent = Complétude
report-complete = complet, comme prévu
report-repetition = Reproductibilité
report-repeatable = la même graine redonne les mêmes nombres
report-repeatable-exact = les nombres exacts ne changent jamais
report-cross = Tableau croisé
report-cross-caption = Score de la ligne contre la colonne : une victoire vaut 1, un match nul 1/2
report-intervals = Scores et intervalles de confiance
report-intervals-note = Le point est le score observé, le trait qui le traverse son intervalle de confiance. Si le trait d'une rencontre ne touche pas 1/2, les deux stratégies diffèrent ; les verdicts sont corrigés du nombre de rencontres (Holm).
report-intervals-exact = Le point est le score. Il est exact : il n'y a pas d'intervalle.
report-intervals-about = Un point par ligne, au score, entre les extrémités de son intervalle ; des tirets marquent 1/2. Le tableau qui suit donne les nombres.
report-from = de
report-to = à
report-ranking-scores = Score moyen contre toutes les autres
report-pairing-scores = Score de la première contre la seconde
report-probability = p (Holm)
report-better = meilleure
report-nobody-better = –
report-ranking = Classement
report-ranking-caption = Scores moyens contre toutes les autres
report-pairings = Toutes les rencontres
report-outcomes = Résultats de { $name }, en J1 et en J2
report-outcomes-about = Une barre par rôle, divisée en parties gagnées, nulles et perdues. Le tableau qui suit donne les nombres.
report-seat = rôle
report-both-seats = les deux rôles
report-as-first = { $name } en J1
report-as-second = { $name } en J2
report-letter-won = G
report-letter-drawn = N
report-letter-lost = P
report-won = { $name } gagne
report-drawn = match nul
report-lost = { $name } perd
report-times = Temps par coup : { $a } { $a-time }, { $b } { $b-time }.
report-lengths = Longueur des parties, { $mean } coups en moyenne
report-margins = Avance finale de { $name }
report-margin = avance
report-histogram-about = Une barre par nombre ou groupe de nombres, de la hauteur de sa part des parties. Le tableau qui suit donne les nombres.
report-share = part
report-twin = En tableau
report-seats = Avantage du premier joueur, paires et cycles
report-seats-caption = Qui commence contre qui
report-errors = Parties perdues par erreur
report-pair = paire
report-position = position
report-answer = réponse
report-last-words = dernières sorties
report-again = Rejouer ce tournoi
report-files = results.json, à côté de cette page, contient le jeu, ses paramètres, les stratégies, la graine et tous les nombres ; la commande ci-dessus rejoue le tournoi à partir de ce fichier. results.csv contient les rencontres pour un tableur.
report-version = Stratège { $version }

## bot

help-bot = Écrire un bot de départ, ou vérifier qu'un bot respecte le protocole
help-bot-examples =
    stratege bot new --language python
    stratege bot check "python3 bot.py" --game puissance-4
    stratege bot check eleve.py --game domineering:4x4
arg-bot-action = new : écrire un bot qui joue déjà ; check : faire jouer un bot et dire ce qui ne va pas
arg-bot-command = Pour check : la commande qui lance le bot, ou un fichier Python
arg-bot-language = Pour new : python, c, rust, javascript ou java (défaut : python)
arg-bot-output = Pour new : le fichier à écrire
arg-bot-game = Pour check : le jeu (défaut : tic-tac-toe)
arg-bot-games = Pour check : parties en J1, puis en J2 (défaut : 10)
name-language = LANGAGE
bot-build = Le compiler : { $command }
bot-try = L'essayer : stratege bot check "{ $command }" --game tic-tac-toe
bot-clean = { $strategy } respecte le protocole : { $plays ->
        [one] 1 partie
       *[other] { $plays } parties
    } sans erreur.
bot-faults = { $strategy } ne respecte pas le protocole : { $faults ->
        [one] 1 erreur
       *[other] { $faults } erreurs
    } en { $plays ->
        [one] 1 partie.
       *[other] { $plays } parties.
    }
bot-results = Contre le hasard : { $won } gagnées, { $drawn } nulles, { $lost } perdues ; { $answers } réponses.
bot-times = Une réponse a pris { $mean } ms en moyenne, { $slowest } ms au plus.
bot-fault = Partie { $play }, en J{ $player }, à la position { $position } : { $reason }.
error-bot-language = il n'y a pas de modèle en `{ $found }` ; langages : { $known }
error-bot-exists = { $path } existe déjà ; nommez un autre fichier avec --output
error-bot-command = quel bot ? `stratege bot check COMMANDE --game JEU`

## Dés

help-dice = Étudier le jeu de dés : tableaux, cartes, courbes
help-dice-examples =
    stratege des --n 100 --d 10
    stratege des --n 100 --d 10 --at 40,90
    stratege des --n 18 --d 3 --map tableau.svg
    stratege des --simultaneous --map gain.svg --show gain
    stratege des --one-turn --d 5
    stratege des --curve n --output courbes.svg
    stratege des --n 100 --d 10 --output tableau.csv
arg-dice-n = Points à atteindre (par défaut : 100)
arg-dice-d = Nombre maximal de dés par lancer (par défaut : 10)
arg-dice-faces = Faces d'un dé (par défaut : 6)
arg-dice-one = Ce que rapporte un lancer qui montre un 1 (par défaut : 1)
arg-dice-zero = Un lancer qui montre un 1 ne rapporte rien, comme --one 0
arg-dice-simultaneous = Les deux joueurs choisissent et lancent en même temps
arg-dice-one_turn = Un seul lancer chacun : le plus grand score gagne
arg-dice-against = Avec --one-turn : la meilleure réponse à ces poids pour 1, 2, … dés, de somme 1
arg-dice-exact = Des fractions exactes au lieu de décimales, égalités comprises
arg-dice-at = Gain de chaque nombre de dés pour ce score, ses points d'abord
arg-dice-map = Dessiner une carte sur tous les points dans ce fichier, .svg ou .png
arg-dice-show = Ce que montre la carte : dice (nombre de dés, par défaut), gain, support (des stratégies mixtes) ou edge (avantage du meilleur choix sur l'aveugle)
arg-dice-bars = Dessiner la stratégie optimale en barres dans ce fichier, .svg ou .png
arg-dice-curve = Les résultats des stratégies quand n ou d grandit
arg-dice-strategies = Les stratégies des courbes (par défaut : blind,optimal,random)
arg-dice-games = Échantillonner aussi ce nombre de parties par rencontre, dessinées sur la courbe exacte
arg-dice-output = Écrire en entier ce qui est affiché dans ce fichier : les tableaux en .csv, les courbes en .svg, .png ou .csv
arg-dice-threads = Fils d'exécution (par défaut : tous les cœurs)
arg-dice-throws = Distribution des lancers : les probabilités P et Q, et la moyenne
name-points = POINTS
name-dice = DÉS
name-faces = FACES
name-own-other = MOI,AUTRE
name-what = QUOI
name-parameter = PARAMÈTRE
name-strategies = STRATÉGIES
error-dice-at = `{ $found }` : --at demande les points des deux joueurs, les siens d'abord, chacun de 0 à { $last }
    .page = `{ $found }` : les points des deux joueurs vont de 0 à { $last }
error-dice-exact = le jeu simultané n'a pas de fractions exactes ; enlevez --exact ou --simultaneous
error-dice-support = la stratégie optimale n'est mixte que dans le jeu simultané ; ajoutez --simultaneous
    .page = la stratégie optimale n'est mixte que dans le jeu simultané ; choisissez cette variante
error-dice-one-turn-curve = la courbe du jeu en un tour demande --curve d, et un 1 qui rapporte quelque chose
error-dice-one-turn-at = un seul tour part toujours de zéro point : choisir une autre variante, ou ne pas donner de points
error-dice-one-turn-map = un seul tour n'a pas de carte : choisir une autre variante
error-dice-map-width = une carte a une largeur de { $low } à { $high } pixels
dice-rules = premier à { $n } points, jusqu'à { $d } dés, un 1 rapporte { $one }
dice-rules-one-turn = jusqu'à { $d } dés, un 1 rapporte { $one }
dice-sequential = à tour de rôle
dice-simultaneous = simultané
dice-one-turn = en un tour
dice-value-sequential = J1 gagne { $gain } en moyenne et remporte { $win } des parties si chacun joue au mieux
dice-value = J1 gagne { $gain } en moyenne si chacun joue au mieux
dice-richest = La stratégie aveugle lance { $dice } dés : { $points } points en moyenne.
dice-table = Meilleur nombre de dés, selon ses points (lignes) et ceux de l'adversaire (colonnes) :
dice-table-mixed = Meilleur nombre de dés, selon ses points (lignes) et ceux de l'adversaire (colonnes) ; * là où le jeu est mixte :
dice-lost = × tout choix perd
dice-loses = tout choix perd
dice-lost-legend = × : tout choix perd
dice-mixed-legend = blanc : le hasard décide
dice-player-1 = joueur 1
dice-player-2 = joueur 2
dice-payoffs-listed = Ce que gagne le joueur 1 avec un nombre de dés contre un nombre du joueur 2 ; en échangeant les deux, c'est l'opposé, et à nombres égaux 0 :
dice-certificate-long = Fractions : rien n'est arrondi, mais celles qui sont trop longues sont montrées en décimales (≈) ; --json les donne en entier.
dice-curve-heading = Score de la stratégie qui commence, { $range }
dice-curve-heading-named = Score de la stratégie nommée en premier, { $range }
error-dice-ending = le nom de `{ $path }` doit finir par { $known }
advice-dice-map = --map dessine une carte, --bars une stratégie, --curve des courbes.
dice-own-other = moi \ adversaire
dice-one-two = 1 \ 2
dice-mixed = Le jeu optimal est mixte pour { $mixed } des { $all } scores ; s'il y a plusieurs équilibres, le premier trouvé est montré.
dice-certificate = Certificat : aucune déviation ne rapporte plus de { $most }.
dice-certificate-exact = Fractions exactes : rien n'est arrondi.
dice-at = Avec { $own } points contre { $other }, le joueur au trait gagne { $gain } en moyenne si chacun joue au mieux.
dice-choice = dés
dice-own-chance = sa probabilité
dice-other-chance = celle de l'adversaire
dice-payoffs = Gain de J1 pour chaque nombre de dés (lignes) contre ceux de J2 (colonnes) :
dice-mixture = Stratégie mixte optimale :
dice-unique = C'est la seule optimale.
dice-several = Il y en a d'autres optimales.
dice-unique-unknown = On ne sait pas si c'est la seule optimale.
dice-throws = Distribution des lancers
dice-mean = points en moyenne
dice-points = points k
dice-curve = Score moyen de la stratégie nommée en premier, qui commence, quand { $parameter } grandit ; un match nul compte un demi
dice-curve-sampled = Entre parenthèses : la moyenne de { $games } parties échantillonnées ; { $inside } des { $all } intervalles de confiance (95 %) contiennent le score exact.
dice-pair = { $a } – { $b }
dice-map-dice = Meilleur nombre de dés (premier à { $n }, jusqu'à { $d } dés)
dice-map-dice-heading = Dés à lancer, N = { $n }, D = { $d }
dice-map-dice-legend = dés
dice-map-gain = Gain moyen du joueur au trait (premier à { $n }, jusqu'à { $d } dés)
dice-map-gain-heading = Gain moyen, N = { $n }, D = { $d }
dice-map-gain-legend = gain moyen
dice-map-support = Nombre de choix mélangés par le jeu optimal (premier à { $n }, jusqu'à { $d } dés)
dice-map-support-heading = Choix mélangés, N = { $n }, D = { $d }
dice-map-support-legend = choix mélangés
dice-map-edge = Gain du meilleur choix sur l'aveugle (premier à { $n }, jusqu'à { $d } dés)
dice-map-edge-heading = Gain sur l'aveugle, N = { $n }, D = { $d }
dice-map-edge-legend = gain sur l'aveugle
dice-map-description = Ses points de haut en bas, ceux de l'adversaire de gauche à droite.
dice-own-points = ses points
dice-other-points = points de l'adversaire
dice-mixes = mixte
dice-bars = Jeu optimal au départ, N = { $n }, D = { $d }
dice-bars-at = Jeu optimal avec { $own } points contre { $other }, N = { $n }, D = { $d }
dice-bars-description = Probabilité de lancer chaque nombre de dés.
dice-curve-description = Une courbe par couple de stratégies ; celle qui est nommée en premier commence.
dice-curve-share = score

## reproduce

help-reproduce = Reproduire cinq sujets et des valeurs publiées de jeux : publié, trouvé, verdict
help-reproduce-examples =
    stratege reproduire
    stratege reproduire --list
    stratege reproduire dice/figure dominoes/table-row-1
    stratege reproduire --report sujets
arg-reproduce-items = Éléments à reproduire : un nom ou un début de nom (dice, dice/figure) ; par défaut, tous
arg-reproduce-list = Lister les éléments sans les calculer
arg-reproduce-report = Écrire dans ce dossier une page avec chaque élément et chaque figure
name-item = ÉLÉMENT
progress-items = éléments
error-unknown-item = il n'y a pas d'élément `{ $found }` ; `stratege reproduire --list` les montre tous
error-unknown-item-nearest = il n'y a pas d'élément `{ $found }` ; vouliez-vous dire `{ $nearest }` ?
error-report-directory = { $path } contient d'autres fichiers ; donnez un dossier nouveau, vide, ou contenant un rapport précédent
reproduce-headline = Reproduits : { $reproduced }, corrigés : { $corrected }, résolus : { $answered }, différents : { $differs } (graine { $seed }).
reproduce-unfinished = Non calculés : { $items }.
reproduce-reproduced = reproduit
reproduce-corrected = corrigé
reproduce-answered = résolu
reproduce-differs = diffère
reproduce-item = { $id } : { $verdict }
reproduce-title = { $title } ({ $place })
reproduce-published = publié : { $text }
reproduce-ours = trouvé : { $text }
reproduce-more = `stratege reproduire ÉLÉMENT` montre un élément en détail ; --report DOSSIER les écrit tous, avec leurs figures.
reproduce-page-title = Cinq sujets reproduits
reproduce-page-about = Chaque tableau, figure, sortie et nombre de cinq sujets d'enseignement sur les jeux, à côté de ce que Stratège calcule.
reproduce-page-verdicts = Reproduit : identique, ou dans l'erreur d'échantillonnage (au plus 4,5 erreurs types, celles des deux échantillons réunies). Corrigé : le sujet contient une erreur identifiée, d'où vient la valeur imprimée. Résolu : le sujet pose une question sans imprimer de réponse ; deux calculs indépendants concordent. Diffère : rien de tout cela.
reproduce-summary = Éléments de chaque sujet, par verdict
reproduce-paper = sujet
reproduce-corrections = Corrections
reproduce-place = Place
reproduce-word-published = Publié
reproduce-word-ours = Trouvé
reproduce-verdict = Verdict
reproduce-files = results.json, à côté de cette page, contient les éléments pour les scripts.
reproduce-vertex = sommet
reproduce-position = position
reproduce-rank = rang
reproduce-successors = successeurs
reproduce-throws = Probabilité de chaque score, { $dice } dés
reproduce-points = points
reproduce-outcomes = Parties gagnées, nulles et perdues

## Le serveur

help-serve = Servir la page : jouer, graphes, tournois, dés et apprentissage dans un navigateur
help-serve-examples =
    stratege servir --open
    stratege servir --port 9000
    stratege servir --host 0.0.0.0 --jobs 4
arg-serve-host = L'adresse d'écoute ; 127.0.0.1 ne sert que cette machine
arg-serve-port = Le port ; par défaut, le premier libre à partir de 8000 ; 0 : n'importe lequel
arg-serve-open = Ouvrir la page dans un navigateur
arg-serve-allow_programs = Laisser la page utiliser des stratégies qui lancent des programmes ou lisent des fichiers (bot:COMMANDE, FICHIER.py, learned:FICHIER)
arg-serve-jobs = Longs calculs menés en même temps (par défaut : un par cœur)
arg-serve-queue = Longs calculs en attente par adresse (par défaut : 16)
arg-serve-keep = Mémoire pour les résultats et les indications conservés, comme 256Mio ; les plus anciens sont effacés
arg-serve-hint_time = Limite de temps d'une indication, comme 2s, partagée entre ceux qui attendent
arg-serve-move_time = Limite de temps d'une stratégie par coup, comme 5s
arg-serve-page_file = La page en un fichier, proposée au téléchargement (défaut : stratege.html à côté du programme, s'il y est)
name-address = ADRESSE
value-host = une adresse comme 127.0.0.1 ou 0.0.0.0
value-port = un port entre 0 et 65535
value-keep = une taille comme 256Mio ou 1Gio
value-hint-time = une durée comme 500ms, 2s ou 1min
serve-url = Stratège est à { $url } (Ctrl-C l'arrête).
serve-open-to-all = Quiconque atteint cette machine peut utiliser le serveur : { $host } n'est pas une adresse locale.
serve-token = L'adresse contient un jeton, et quiconque le possède peut lancer des programmes sur cette machine (--allow-programs) : ne la donnez qu'à des personnes de confiance.
serve-programs = Quiconque atteint la page peut lancer des programmes sur cette machine (--allow-programs).
serve-browser = Aucun navigateur n'a pu être ouvert : { $why }
serve-stopped = Arrêté.
error-serve = le serveur ne peut pas écouter à { $host }, port { $port } : { $why }
error-serve-start = le serveur ne peut pas démarrer : { $why }
advice = { $verdict }.
advice-moves = { $verdict } : { $moves }.
advice-and = { $first } et { $last }
advice-others = { $moves } et { $others ->
        [one] 1 autre
       *[other] { $others } autres
    }
advice-win = J{ $player } gagne en { $distance ->
        [one] { $distance } coup
       *[other] { $distance } coups
    } : { $moves }.
advice-win-someday = J{ $player } gagne : { $moves }.
advice-win-perhaps = J{ $player } gagne probablement ; à essayer : { $moves }.
advice-loss = J{ $player } perd en { $distance ->
        [one] { $distance } coup
       *[other] { $distance } coups
    } quoi qu'il joue ; { $moves } { $count ->
        [one] résiste
       *[other] résistent
    } le plus longtemps.
advice-loss-alike = J{ $player } perd en { $distance ->
        [one] { $distance } coup
       *[other] { $distance } coups
    } quoi qu'il joue.
advice-loss-someday = J{ $player } perd quoi qu'il joue.
advice-draw = Match nul si chacun joue au mieux ; { $moves } le { $count ->
        [one] garde
       *[other] gardent
    }.
advice-draw-alike = Match nul si chacun joue au mieux, quel que soit le coup.
advice-unknown = On ne sait pas qui gagne ; à essayer : { $moves }.
advice-guess = On ne sait pas qui gagne ; à essayer : { $moves } (≈ { $estimate }).
advice-guess-alike = On ne sait pas qui gagne, et tous les coups se valent à première vue (≈ { $estimate }).
hint-sampled = À essayer : { $moves }, qui gagne { $chance } des parties simulées.
hint-equilibrium = Un équilibre joue { $moves } et gagne { $gain } en moyenne.
hint-equilibrium-plain = Un équilibre joue { $moves }.
hint-weighed = { $move } avec une probabilité de { $chance }
play-because = { $sentence } : { $why }.
error-web-busy = la file d'attente est pleine ; réessayez dans quelques secondes
error-web-unavailable = le serveur s'arrête ou manque de ressources ; réessayez plus tard
error-web-kind = le corps de la requête est `{ $found }` ; envoyez du JSON avec `Content-Type: application/json`
error-web-address = { $path } n'est pas une adresse valide : un signe pour cent est suivi de deux chiffres hexadécimaux, et le résultat est de l'UTF-8 sans caractère de contrôle
error-web-points = une courbe a ici au plus { $most } points ; choisissez un `every` plus grand, ou aucun
error-web-long = une requête fait au plus { $most } octets
error-web-runs = le nombre d'essais doit être compris entre 1 et { $most }
error-web-players = une partie a au plus deux joueurs
error-web-job = il n'y a pas de calcul `{ $job }`, ou son résultat a expiré
web-missing = Cette page n'existe pas
web-missing-link = Ouvrir Stratège
error-web-path = il n'y a rien à { $path }
error-web-kept = le résultat est trop grand pour être conservé ({ $most } Mio au plus) ; demandez quelque chose de plus petit
error-web-token = ce serveur peut lancer des programmes et ne répond qu'aux requêtes munies de son jeton ; ouvrez l'adresse complète affichée au démarrage
error-web-arcs = trop d'arcs pour disposer ce dessin ; choisissez un jeu plus petit, ou un autre format : DOT, Mermaid ou Python
error-web-answer = la réponse ne peut pas être écrite : { $why }
error-web-read = la requête ne peut pas être lue : { $why }
error-web-json = JSON inattendu dans la requête : { $why }
error-web-panic = erreur interne : cette requête a déclenché un défaut du programme
error-web-time = la requête a pris trop de temps
error-web-method = { $method } n'est pas permis pour { $path }
error-web-owner = le sommet `{ $vertex }` doit appartenir à exactement un joueur ; donnez `owners` avec `first` et `second`
error-web-host = ce serveur ne répond pas pour `{ $host }` ; utilisez localhost ou 127.0.0.1
error-web-programs = `{ $strategy }` lance un programme ou lit un fichier, ce qui n'est pas permis ici ; démarrez un serveur qui autorise les programmes
error-web-moves = une partie dans une requête a au plus { $most } coups
error-web-wide = cette position a { $found } coups permis, et on en montre au plus { $most } ; choisissez un jeu plus petit
error-web-viewer = un joueur est 1 ou 2
error-web-arena = donnez soit un jeu, soit un dictionnaire
error-web-games = le nombre de parties doit être compris entre 1 et { $most }
error-web-plan = choisissez un nombre de parties (games), une précision (precision) ou un test séquentiel (sprt)
error-web-strategies = un tournoi a ici au plus { $most } stratégies
error-web-curve = une courbe a au plus { $most } points et un million de parties par point
error-web-replay = cette partie ne peut pas être rejouée dans le temps permis ; la dernière disponible est le numéro { $last }
## notebook

help-notebook = Écrire une feuille de travail pour une classe, en carnet ou à imprimer, avec ou sans corrigé
help-notebook-examples =
    stratege carnet chomp
    stratege carnet chomp:3x4 --corrected
    stratege carnet des --format html --output des.html
    stratege carnet morpion --format py --output -
arg-notebook-student = La version des élèves, à compléter (par défaut)
arg-notebook-corrected = La version avec les réponses
arg-notebook-format = ipynb (par défaut), html (une feuille à imprimer), md ou py
arg-notebook-output = Écrire dans ce fichier, - pour le terminal (par défaut : le nom du jeu, comme chomp.ipynb)
arg-notebook-force = Écraser le fichier s'il existe
notebook-corrected = -corrige
notebook-headline = { $title } ({ $game }), version des élèves ; questions : { $questions }, figures : { $figures }, cellules à compléter : { $solutions }, vérifications : { $checks }.
notebook-headline-corrected = { $title } ({ $game }), corrigé ; questions : { $questions }, figures : { $figures }, solutions : { $solutions }, vérifications : { $checks }.
error-exists = { $path } existe déjà ; --force l'écrase, --output choisit un autre nom
error-notebook-none = il n'y a pas de carnet pour { $game } ; il y en a pour { $known }
error-notebook-size = `{ $parameter }` vaut { $found } ; le carnet de { $game } demande de { $low } à { $high }
error-notebook-fixed = le carnet de { $game } porte sur { $parameter }={ $expected }, et non { $parameter }={ $found }
## check

help-check = Vérifier les fonctions d'un fichier Python et montrer le plus petit contre-exemple
help-check-examples =
    stratege verifier dupont.py --game chomp
    stratege verifier dupont.py --game domineering --only coups_possibles --points
    stratege verifier classe --game tic-tac-toe --csv notes.csv
    stratege verifier --list --game dominoes
arg-check-file = Un fichier Python, ou un dossier de fichiers
arg-check-game = Le jeu du sujet : dominoes, domineering, dice, chomp, grundy ou tic-tac-toe
arg-check-list = Lister les fonctions vérifiées, avec leurs points
arg-check-points = Montrer les points, y compris ceux des fonctions non définies
arg-check-only = Seulement cette fonction ; peut être répété
arg-check-time = Secondes par appel (défaut : 5)
arg-check-python = L'interpréteur à utiliser (défaut : python3, sinon python)
arg-check-csv = Écrire une ligne par fichier, pour un tableur ; - est la sortie standard
value-time = des secondes, plus de 0 et au plus 3600, comme 2 ou 0,5
name-seconds = SECONDES
name-name = NOM
progress-files = fichiers
error-show-indices = les cases de { $game } n'ont pas de numéro en Python ; retirez --indices
error-show-values = aucun coup de { $game } n'a ici de valeur à écrire sur le plateau ; essayez `resoudre`
error-show-values-text = les valeurs ne s'écrivent que sur un plateau dessiné ; ajoutez --output plateau.svg, ou listez-les avec `resoudre`
error-check-game = il n'y a pas de fonctions à vérifier pour { $game } ; il y en a pour { $known }
error-check-parameters = les fonctions sont vérifiées sur plusieurs tailles : écrivez --game { $game } sans paramètres
error-check-empty = { $path } ne contient aucun fichier en .py
error-check-stopped = une limite a été atteinte avant la fin du premier fichier
error-check-function = `{ $found }` n'est pas une fonction vérifiée ; --list les montre toutes
error-check-function-nearest = `{ $found }` n'est pas une fonction vérifiée ; vouliez-vous dire `{ $nearest }` ?
error-python-missing = ni `python3` ni `python` n'est dans le PATH ; installez Python 3.9 ou plus récent, ou nommez un interpréteur avec --python
error-python-unusable = `{ $program }` ne peut pas être lancé : { $why }
error-python-old = `{ $program }` est Python { $found } ; il faut la version { $oldest } ou une plus récente ; nommez un interpréteur avec --python
error-python-protocol = `{ $program }` ne se comporte pas comme Python ; nommez un interpréteur avec --python
check-headline = { $file } : { $right ->
        [one] { $right } juste
       *[other] { $right } justes
    }, { $wrong ->
        [one] { $wrong } fausse
       *[other] { $wrong } fausses
    }, { $missing ->
        [one] { $missing } non définie
       *[other] { $missing } non définies
    } (graine { $seed }).
check-class = { $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    }, { $right } sans erreur (graine { $seed }).
check-unfinished = Une limite a été atteinte ; fichiers non vérifiés : { $files }.
check-column-file = fichier
check-column-function = fonction
check-column-english = en anglais
check-column-about = ce qu'elle renvoie ou fait
check-column-line = ligne
check-column-verdict = verdict
check-column-calls = appels
check-column-points = points
check-column-right = justes
check-column-wrong = fausses
check-column-missing = non définies
check-column-remark = remarque
check-total = total
check-right = juste
check-wrong = fausse
check-missing = non définie
check-yes = oui
check-no = non
check-nothing = aucune des fonctions n'est définie
check-wrong-ones = fausses : { $functions }
check-sheet = { $game } : les fonctions de « { $paper } »
check-aspect-answer = réponse juste
check-aspect-legal = toujours permise
check-aspect-wins = gagne quand elle peut
check-aspect-fast = le plus vite possible
check-aspect-best = suit sa règle
check-line = ligne { $line }
check-line-unknown = ligne inconnue
check-file-syntax = { $line } : ce n'est pas du Python valide ({ $message })
check-file-raised = { $line } : le chargement du fichier lève { $message } ; ce qu'il définit est vérifié malgré tout
check-file-endless = { $line } : le chargement du fichier prend trop de temps ; ce qu'il définit est vérifié malgré tout
check-file-died = { $line } : le chargement du fichier arrête l'interpréteur ; ce qu'il définit est vérifié malgré tout
check-file-forbidden = { $line } : pendant son chargement, le fichier { $act } ; il en a été empêché
check-file-prints = { $line } : le fichier affiche quelque chose pendant son chargement ; mettez les essais après `if __name__ == "__main__":`
check-act-write = tente d'écrire ou de modifier des fichiers
check-act-process = tente de lancer ou d'arrêter des programmes
check-act-network = tente d'utiliser le réseau
check-act-input = demande une saisie
check-act-files = tente de lire des fichiers qui ne sont pas les siens
confine-open = Attention : sur ce système, rien n'empêche les fichiers Python de { $acts } ; exécutez dans une machine virtuelle ceux des personnes en qui vous n'avez pas confiance.
confine-files = lire et modifier des fichiers
confine-network = utiliser le réseau
confine-processes = lancer et arrêter des programmes
confine-memory = occuper toute la mémoire
confine-programs = Attention : { $count ->
    [one] un programme du dossier n'est pas un fichier Python et s'exécute
   *[other] { $count } programmes du dossier ne sont pas des fichiers Python et s'exécutent
} avec tous vos droits ; exécutez dans une machine virtuelle ceux des personnes en qui vous n'avez pas confiance.
check-finding = { $name } (ligne { $line }) : { $what }
check-call = contre-exemple : { $value }
check-after = contre-exemple : après { $value }
check-then = puis { $value }
check-after-others = contre-exemple, après plusieurs autres appels : { $value }
check-expected = attendu : { $value }
check-expected-others = attendu : { $value }, ou { $others ->
        [one] { $other }
       *[other] une des { $others } autres réponses admises
    }
check-obtained = obtenu : { $value }
check-lacking = manquant : { $value }
check-surplus = en trop : { $value }
check-hint = une erreur connue : { $hint }
check-reading = { $name } (ligne { $line }) suit { $reading }.
check-beyond = Là où les points sont –, le sujet donne la fonction ou ne la demande pas : elle est vérifiée si elle est là, et ne rapporte des points que si --only la nomme.
check-not-defined = Non définies : { $functions }.
check-none-defined = Aucune des fonctions vérifiées n'est définie : { $functions }.
check-nearest = `{ $found }` est définie : vouliez-vous dire `{ $name }` ?
check-parameters = ses paramètres sont ({ $found }) au lieu de ({ $expected })
check-raised = { $line } lève { $message }
check-endless = elle prend plus de { $seconds } s ; elle a été arrêtée à la { $line }
check-forbidden = { $line } { $act } ; elle en a été empêchée
check-large = sa réponse est trop grande pour être examinée
check-died = elle arrête l'interpréteur ({ $line })
check-value = la réponse est fausse
check-kind = la réponse n'est pas { $kind }
check-contents = la liste n'a pas le bon contenu
check-changed = l'argument { $name } est modifié, et ne doit pas l'être
check-argument = l'argument { $name } n'a pas la bonne valeur après l'appel
check-shared = les lignes sont une seule et même liste : en modifier une les modifie toutes
check-missing-vertex = un sommet manque
check-surplus-vertex = un sommet n'appartient pas au graphe
check-successors = le sommet { $vertex } n'a pas les bons successeurs
check-layer = la couche A{ $rank } est fausse
check-no-move = il n'y a pas de coup pour { $vertex }, que J1 gagne
check-illegal = le coup n'est pas permis
check-illegal-at = le coup en { $vertex } n'est pas permis
check-gives-away = le coup laisse échapper un meilleur résultat
check-gives-away-at = le coup en { $vertex } laisse échapper le gain
check-slow = le coup gagne en { $moves } coups au lieu de { $best }
check-slow-at = le coup en { $vertex } gagne en { $moves } coups au lieu de { $best }
check-not-best = la règle de la stratégie choisit un autre coup
check-kind-truth = True ou False
check-kind-number = un nombre
check-kind-list = une liste
check-kind-pairs = une liste de couples
check-kind-pair = un couple
check-kind-four-lists = une liste de quatre listes
check-kind-graph = un dictionnaire des sommets vers des listes de sommets
check-kind-choices = un dictionnaire des sommets vers des sommets
check-kind-layers = une liste de couches ou un dictionnaire des rangs
check-kind-grid = une liste de listes

convention-setting = { $name } : { $value }
param-rules = règles
param-start = début
param-ends = bouts
param-scoring = comptage
param-last = dernier domino
param-hands = mains
param-turns = variante
param-edition = édition
param-repeat = répétition
param-behind = coureurs derrière un mur
param-throws = lancers
param-loop = boucle
param-hole = trou vide
tournament-group-exact = Les stratégies qui partagent une lettre font jeu égal l'une contre l'autre.
tournament-gain-range = Les paires miroir équivalent à { $least } à { $most } % de parties en plus.
tournament-gain-none = Les paires miroir n'ont rien fait gagner.
dice-certificate-none = Certificat : aucune déviation n'est profitable.

## value

help-value = Donner la valeur d'une position ou d'une somme de jeux : forme canonique, température
help-value-examples =
    stratege valeur domineering:4x4
    stratege valeur toads-and-frogs --options
    stratege valeur "^ + *" --compare 0
    stratege valeur "domineering:4x4 + nim:3,5"
    stratege valeur "{"{"}3|1||0{"}"}" --thermograph chaleur.svg
    stratege valeur domineering --table 1..4 1..8
name-sum = SOMME
name-t = T
arg-value-sum = Un jeu (domineering:4x4), une valeur ({"{"}2|-1{"}"}, ^, *2, 3/4) ou une somme des deux
arg-value-position = La position, si la somme est un seul jeu (défaut : son début)
arg-value-options = Montrer chaque coup des deux joueurs, avec sa valeur et son incitation
arg-value-compare = Comparer avec cette somme
arg-value-cool = La refroidir d'abord de cette température
arg-value-heat = La réchauffer d'abord de cette température
arg-value-thermograph = Dessiner le thermographe dans ce fichier, .svg ou .png
arg-value-table = La valeur du début sur des plateaux de plusieurs tailles
arg-value-full = Écrire les noms en entier, même très longs
arg-value-latex = Écrire les noms en LaTeX
arg-value-ascii = Écrire les noms tels qu'on les tape
value-cool = un nombre dont le dénominateur est une puissance de deux, comme 1/2
value-heat = un nombre dont le dénominateur est une puissance de deux, comme 1/2
worth-headline = { $sum } = { $name } : { $outcome }.
worth-headline-unknown = { $sum } : { $outcome } ; sa forme canonique n'a pas été trouvée dans les limites.
worth-outcome-left = J1 (Gauche) gagne, quel que soit le joueur qui commence
worth-outcome-right = J2 (Droite) gagne, quel que soit le joueur qui commence
worth-outcome-first = celui qui commence gagne
worth-outcome-second = celui qui commence perd
worth-long = (une valeur dont le nom a { $characters } caractères)
worth-name = forme canonique
worth-mean = valeur moyenne
worth-temperature = température
worth-stops = arrêts (Gauche, Droite)
worth-birthday = jour de naissance
worth-weight = poids atomique
worth-parts = Somme de { $parts }
worth-less = { $one } est inférieur à { $other } : meilleur pour J2.
worth-equal = { $one } est égal à { $other }.
worth-greater = { $one } est supérieur à { $other } : meilleur pour J1.
worth-confused = { $one } est confus avec { $other } : tout dépend de qui joue.
worth-moves-left = Coups de J1 (Gauche)
worth-moves-right = Coups de J2 (Droite)
worth-moves-none = aucun
worth-moves-note = {"*"} : aucun autre coup de ce joueur ne rapporte plus. L'incitation est ce qu'un coup rapporte à son joueur ; plus sa température est haute, plus le coup est urgent.
worth-move = coup
worth-after = vaut ensuite
worth-incentive = incitation
worth-game = jeu
worth-wins = gagne
worth-table = { $game } : la valeur du début, selon { $rows } et { $columns }
worth-table-long = … : plus de 24 caractères ; --full l'écrit en entier, `stratege valeur` en dit plus.
worth-no-picture = la forme canonique n'a pas été trouvée dans les limites, il n'y a donc pas de thermographe
thermograph-title = Thermographe de { $sum }
thermograph-description = Les valeurs croissent vers la gauche, la température vers le haut. Valeur moyenne { $mean }, température { $temperature }.
thermograph-value = valeur (croissant vers la gauche)
thermograph-temperature = température
thermograph-left = J1 (Gauche) commence
thermograph-right = J2 (Droite) commence
error-value-stopped = la valeur n'a pas été trouvée : { $cause }
error-value-read = ce n'est pas une valeur : { $why }
error-value-range = un nombre est trop grand ou trop fin ; les nombres vont jusqu'à ±2^28 par pas de 1/2^32, les nimbers jusqu'à *511
error-value-loopy = les jeux dont les positions peuvent se répéter n'ont pas de forme canonique ici
error-value-misere = en convention misère, les sommes n'ont pas de telles valeurs
error-value-position = une position appartient à un seul jeu ; dans une somme, écrire JEU[POSITION]
worth-problem-none = il faut ici une valeur, comme 3/4, *2, ^, {"{"}2|-1{"}"} ou un jeu
worth-problem-surplus = la somme s'arrête avant
worth-problem-unclosed = cette accolade ou parenthèse n'est pas appariée
worth-problem-bar = il manque une barre entre les options de Gauche et celles de Droite
worth-problem-bars = deux barres de même longueur : celle du dehors s'écrit || ou |||
worth-problem-dyadic = le dénominateur doit être une puissance de deux
worth-problem-decimal = écrire une fraction comme 3/4 plutôt qu'un nombre à virgule
worth-problem-ambiguous = le signe moins peut porter sur le nombre ou sur les flèches : mettre des parenthèses
worth-problem-transfinite = seules les valeurs de jeux qui se terminent sont comprises
worth-problem-deep = trop d'accolades les unes dans les autres

## export-page

help-export-page = Écrire une copie de la page qui marche sans serveur et s'ouvre sur une vue
help-export-page-examples =
    stratege exporter-page chomp.html --game chomp:2x3 --screen graphe
    stratege exporter-page exercice.html --game tic-tac-toe --moves b2,a1
    stratege exporter-page page.html --page-file target/stratege.html
name-moves = COUPS
name-screen = ÉCRAN
name-path = CHEMIN
arg-export-page-file = La copie à écrire, .html
arg-export-page-game = Le jeu sur lequel elle s'ouvre
arg-export-page-screen = L'écran sur lequel elle s'ouvre : play (jouer), graph (graphe), tournament (tournoi), dice (dés) ou learn (apprendre)
arg-export-page-position = Partir de cette position
arg-export-page-moves = Les coups déjà joués, séparés par des virgules
arg-export-page-page_file = La page en un fichier (défaut : stratege.html à côté du programme)
arg-export-page-force = Remplacer le fichier s'il existe
error-page-none = il n'y a pas de { $name } à copier à côté du programme
error-page-other = { $path } n'est pas la page en un fichier
error-page-exists = { $path } existe déjà ; --force le remplace
advice-page-none = `make static` la construit dans target/stratege.html ; les versions publiées la contiennent. --page-file dit où elle est.

## tables

help-tables = Lister, vérifier, compresser ou supprimer les dossiers où sont gardées toutes les positions d'un jeu
help-tables-examples =
    stratege resoudre puissance-4:4x4 --all --disk p44
    stratege tables lister p44
    stratege tables verifier p44
arg-tables-action = lister : ce que contient chaque dossier ; verifier : comparer chaque bloc à sa somme de contrôle ; compresser : prendre moins de place, avec les mêmes réponses ; supprimer : effacer les fichiers de la table
arg-tables-folders = Les dossiers ; lister regarde aussi dans leurs sous-dossiers directs
arg-count-disk = Garder toutes les positions dans ce dossier, avec peu de mémoire ; la même commande reprend où elle s'est arrêtée
arg-solve-disk = Répondre d'après la table de ce dossier ; avec --all, la construire ; avec --grundy, y garder les valeurs
arg-count-plays = Avec --disk, compter aussi les parties ; à demander dès le début d'un dossier
arg-count-part = Faire le morceau K sur N : autant de processus remplissent le même dossier, et chacun peut être arrêté puis relancé
arg-count-grain = Positions d'un fichier (défaut : 16777216) ; un dossier garde le nombre avec lequel il a été commencé
arg-solve-part = Faire le morceau K sur N de toutes les positions : autant de processus remplissent le même dossier, et chacun peut être arrêté puis relancé
arg-solve-grain = Positions d'un fichier (défaut : 16777216) ; un dossier garde le nombre avec lequel il a été commencé
arg-serve-disk = Prendre les indications et les coups de `optimal` dans les tables de ces dossiers (`resoudre --all --disk`), pour les jeux qui en ont une
arg-solve-all = Résoudre toutes les positions du jeu, avec les distances ; la même commande reprend où elle s'est arrêtée
tables-made = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} et { $arcs ->
    [one] { $arcs } arc
   *[other] { $arcs } arcs
} depuis le début, dans { $path } : { $bytes }
tables-estimated = Estimation de départ : environ { $estimated } positions.
tables-plays-many = Il y a plus de 10^38 parties : trop pour les compter.
tables-folder = dossier
tables-game = jeu
tables-layers = couches
tables-bytes = taille
tables-size = { $bytes }
tables-state = état
tables-solved = résolue
tables-counted = comptée
tables-begun = inachevée
tables-heaps = valeurs de Grundy
tables-none = Il n'y a pas de table ici.
tables-whole = { $path } est intacte : { $blocks ->
    [one] { $blocks } bloc conforme à sa somme de contrôle
   *[other] { $blocks } blocs conformes à leurs sommes de contrôle
}.
tables-compressed = { $path } : { $before } avant, { $after } maintenant.
tables-removed = { $path } : { $bytes } supprimés.
error-folder = le dossier { $path } ne peut pas servir : { $why }
error-tables-file = { $path } : impossible de lire ou d'écrire { $name } : { $why }
error-tables-block = { $path } est endommagée : le bloc { $block } de { $name } ne correspond pas à sa somme de contrôle ; supprimez la table et refaites-la
error-tables-damaged = { $path } est endommagée : { $name } manque, est tronqué ou a été modifié ; supprimez la table et refaites-la
error-tables-foreign = { $path } contient { $found }, et non { $expected } ; choisissez un autre dossier
error-tables-none = { $path } ne contient pas de table ; choisissez un dossier vide, ou rempli par --disk
error-tables-room = il reste { $free } dans { $path }, et la suite de la table demande environ { $needed } ; libérez de la place ou déplacez le dossier sur un disque plus grand, et la même commande reprendra là
error-grundy-part = une table de valeurs de Grundy se construit en un seul processus ; retirez --part
error-tables-large = les parties de cette taille ne tiennent pas dans une table : elles dépassent 126 coups
error-tables-unfinished = la table de { $path } n'a pas encore de valeurs ; `resoudre --all --disk { $path }` la termine
error-tables-unreached = aucune partie ne mène du début à cette position : la table de { $path } ne la contient pas
error-tables-plays = la table de { $path } a été commencée sans compter les parties ; choisissez un dossier vide
advice-tables-goes-on = Rien n'est perdu : la même commande reprend ici.
estimate-about = environ { $positions } positions : une table prendrait environ { $bytes } sur le disque, et { $more } avec la valeur de chaque position
estimate-exact = { $positions } positions : une table prendrait environ { $bytes } sur le disque, et { $more } avec la valeur de chaque position
estimate-layer = environ { $positions }
arg-count-estimate = Estimer combien il y a de positions et quelle place prendrait leur table, sans les compter
arg-play-disk = Prendre les indications et les coups de `optimal` dans la table de ce dossier

## export

help-export = Écrire un jeu dans un fichier pour d'autres programmes : Gambit, OpenSpiel, solveurs de programmes linéaires
help-export-examples =
    stratege export kuhn --output kuhn.efg
    stratege export kuhn --format lp
    stratege export tic-tac-toe --position "XO./XO./..." --output end.efg
arg-export-format = efg (par défaut) : l'arbre ; nfg : la matrice des stratégies pures ; lp : le programme linéaire du joueur 1
