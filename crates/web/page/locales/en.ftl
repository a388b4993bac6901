### Everything that a person reads on the page, in English. Same keys and arguments as `fr.ftl`.

## Frame

title = Stratège
screens = Screens
screen-play = Play
screen-graph = Graph
screen-tournament = Tournament
screen-dice = Dice
screen-learn = Learn
other-language = Français
theme-system = Colours: system
theme-light = Colours: light
theme-dark = Colours: dark
projector = Projector view: only the board, as large as possible
projector-leave = Leave the projector view
keys = Keys
key-stage = enter or leave the projector view
key-keys = show these keys
key-hints = show or hide hints
key-undo = take back a move
key-steps = one move back, one move forward
key-arrows = move over the board
key-touch = choose the square, or play there
key-escape = cancel the choice; leave the projector view
close = Close
one-file = Download this page as one file, to use without a server
loading = One moment…
no-such-page = There is no such page here
no-such-page-advice = The address may have been cut off or mistyped. These are the pages:
unreachable = The server does not answer. Is it still running?
engine-ended = The engine of this page stopped: a bug in the program, or not enough memory. It has been started again. Try again, or ask for something smaller.
engine-missing = The engine of this page could not be loaded. Is the page complete, and the browser up to date?
number-from = At least { $low }: using { $taken }
number-between = { $low } to { $high }: using { $taken }
try-again = Try again
cancel = Cancel
yes = yes
no = no

## Games

games = Games
change-game = Choose a game
take-game = Choose { $title }
games-open = Two players, nothing hidden
games-hidden = Two players, hidden information
games-chance = Two players, with chance or for points
games-alone = One player
about-minutes = about { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }
one-less = One less: { $about }
one-more = One more: { $about }
rules = Rules and notation

## Play

board = Board
players = Players
player = Player { $player }
human = a person
levels = Program, by level
level-easy = easy
level-medium = medium
level-hard = hard
level-perfect = perfect
strategies-own = Made for this game
advanced = More about this player
name-for = { $name }, { $amount }
name-fallible = { $strategy }; one move in { $moves } at random
name-random = random moves
name-first = always the first move
name-last = always the last move
name-alphabeta = alpha-beta search
name-greedy = one move ahead
name-minimax = minimax
name-mcts = tree search
name-optimal = perfect play
name-balanced = balanced
name-most-points = most points
name-most-present = most present
name-worst = worst
name-determinised = guesses and solves
name-ismcts = tree search on guesses
name-inference = reads your hand
name-blind = blind
name-always = always the same
name-sequential = as if in turn
name-against = best answer to
unit-mcts = { $count ->
        [one] { $shown } game per move
       *[other] { $shown } games per move
    }
unit-ismcts = { $count ->
        [one] { $shown } game per move
       *[other] { $shown } games per move
    }
unit-inference = { $count ->
        [one] { $shown } game per move
       *[other] { $shown } games per move
    }
unit-alphabeta = { $count ->
        [one] { $shown } position per move
       *[other] { $shown } positions per move
    }
unit-minimax = { $count ->
        [one] { $shown } move deep
       *[other] { $shown } moves deep
    }
unit-determinised = { $count ->
        [one] { $shown } guess
       *[other] { $shown } guesses
    }
strategies = Strategies
strategy-word = Strategy with options
moves = Moves
type-move = Type a move
play-it = Play
choose-move = Which of these moves?
history = History
history-start = start
tools = Tools
undo = Undo
back = Back
forward = Forward
hints = Hints
pause = Pause
go-on = Continue
new-play = New game
set-up = Set up a position
share = Share
copy-position = Copy the position
copy-link = Copy a link to this view
save-svg = Save the board as SVG
save-png = Save the board as PNG
save-play = Save the game as JSON
copied = Copied.
not-copied = The browser does not allow copying.
position = Position
set-up-stalks = Each word is a stalk, from the ground: − cuts its tip. Other stalks are chosen with the game.
set-up-reserves = Reserves
set-up-pieces = Choose a piece, then touch the places where it stands; touch again to remove it.
pieces = Pieces
remove-piece = remove
notation = How positions are written
random-position = Random position
play-from-here = Play from here
not-opened = This game cannot be opened.
play-again = Play again
where-wrong = Where did I go wrong?
mistakes-unknown = { $unknown ->
        [one] Nothing is proved about one move.
       *[other] Nothing is proved about { $unknown } moves.
    }
your-turn = Your turn.
has-played = Player { $player } played { $move }.
no-move-at = Nothing can be played on { $place }.
no-move-here = Nothing can be played there.
no-move-over = The game is over.
no-move-wait = Player { $player } is to move: one moment.
no-move-unsent = The server does not answer. Your move is kept and sent when it is back.
thinking = Player { $player } is thinking…
pass-screen = Pass the screen to player { $player }.
uncover = I am player { $player }: show my board
holding = Player { $player }'s hand
value-strip = Who was ahead after each move (player 1 upwards)
value-strip-alone = Could it still be solved after each move? (upwards: yes)

## Values

value-title = Value
value-sum = Add to the board
value-sum-example = + nim:3,5 or + {"{"}2|-1{"}"}
value-add = Add
value-alone = Board alone
sum-title = Played as one game
sum-rule = A player moves in one of the boards; whoever cannot move in any loses.
sum-board = Board { $board }
sum-turned = (players exchanged)
sum-wins = Player { $player } is to move and wins.
sum-loses = Player { $player } is to move and loses against best play.
sum-stuck = Player { $player } cannot move: player { $winner } wins.
sum-hottest = Hottest move: { $move } on board { $board } (temperature { $temperature }).
value-stopped = Time ran out before everything was found.
value-whole = Canonical form
value-mean = Mean
value-temperature = Temperature
value-stop-left = Left stop (player 1 begins)
value-stop-right = Right stop (player 2 begins)
value-long = a value of { $characters } characters
value-parts = Components
value-moves = Moves of player { $player }
value-moves-waiting = Moves of player { $player }, whose turn it is not
value-no-moves = None.
value-move = Move
value-in = In
value-after = Then worth
value-incentive = Incentive
value-remark = Remark
value-best = best
value-wins = wins
value-hottest = hottest
value-play = Play { $move }
value-explore = Options of { $name }
value-explorer = Options of a value
value-options = Options of player { $player }
value-back = Back to { $name }
value-close = Close

## Hints

letter-win = W
letter-draw = D
letter-loss = L
spoken-win = wins in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
spoken-loss = loses in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
spoken-win-some-time = wins
spoken-loss-some-time = loses
spoken-draw = leads to a draw
spoken-gain = mean gain { $amount }
spoken-estimate = estimated at { $amount }
spoken-share = played with probability { $share }
spoken-share-gain = played with probability { $share }, mean gain { $amount }
spoken-wins = wins about { $chance } of games, an estimate
spoken-unknown = unknown
can-be-played = playable
place = place
of-player = of player { $player }
form-cross = cross
form-ring = ring
form-disc = disc
form-block = taken
form-peg = peg
form-stack = stack of { $count }
form-chief = disc with a crown
form-bearer = disc with a ball
form-chocolate = chocolate
form-poison = poison
form-counter = counter
form-pips = { $count } pips
form-back = face down
form-rings = { $count } rings
form-token = token { $name }
form-barrier = barrier
form-die = die showing { $count }
form-half = half of a domino
form-pin = pin

## Graph

arena = Arena
graph-choices = What is drawn
source = Where the graph comes from
of-game = A game
of-dictionary = A dictionary
dictionary = Graph as a dictionary (Python or JSON)
owned-by-first = Vertices of player 1 (the rest are player 2's)
targets = Target of the attractor (default: where the other player cannot move)
draw-it = Draw
complete-arena = Every position with either player to move
attractor-of = Attractor of
layers = Layers of the attractor
layers-shown = Number of layers shown
question-mode = Question mode
check = Check
strategy = Strategy
reasons = Reasons
entering = Rank { $rank }: { $count ->
        [one] one vertex enters
       *[other] { $count } vertices enter
    }
reason-final = – the game is over and player { $player } has won.
reason-exists = – player { $player } moves and there exists an arc into the attractor: to { $targets }.
reason-for-all = – player { $other } moves and every arc leads into the attractor: to { $targets }.
rank = rank { $rank }
rank-title = Rank
to-move = player { $player } to move
final-1 = won by player 1
final-2 = won by player 2
final-draw = draw
answer-chosen = chosen
answer-right = right
answer-wrong = wrong
answer-missed = missed
graph-label = Arena with { $vertices } vertices and { $arcs } arcs
arena-sentence = The arena has { $vertices } vertices and { $arcs } arcs. Which ones can player { $player } force?
layers-sentence = Up to rank { $rank }, { $inside } of { $vertices } vertices are in player { $player }'s attractor.
start-won = Player { $player } wins from the start, which has rank { $rank }.
start-not-won = The start is not among the { $inside } vertices of player { $player }'s attractor.
question = Which vertices have rank { $rank }? Select them, then check.
not-yet = Not yet: { $wrong } too many, { $missed } missing.
well-done = Right: that is rank { $rank }. And the next one?
no-more-layers = The attractor is complete: no further vertex enters.
too-many-vertices = More than 300 vertices: here is a summary by layer.
as-table = As a table
number = Number
turn = To move
end = End
successors = Successors
vertices = Vertices
save = Save
format-svg = SVG
format-png = PNG
format-tikz = TikZ
format-dot = DOT
format-mermaid = Mermaid
format-python = Python
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show all
graph-view = View
view-whole = Whole
view-near = Neighbours
view-layers = Layers
view-moves = Moves
explorer = Moves and what they lead to
explorer-openings = Openings: moves and what they lead to
arena-too-large = The whole graph of this game is too large to be drawn. Look at it move by move.
explorer-after = After { $moves }
explorer-way = Moves so far
explorer-leads = Leads to
explorer-thinking = Computing values…
labels-boards = Boards in the vertices
legend = Legend
legend-nobody = nobody to move
legend-start = start
legend-ended = game over
legend-attractor = attractor of player { $player }
legend-rank = rank
legend-chosen = winning strategy
near-before = { $count ->
        [0] No position leads here
        [one] One position leads here
       *[other] { $count } positions lead here
    }
near-after = { $count ->
        [0] No move from here
        [one] One move from here
       *[other] { $count } moves from here
    }
near-more = and { $count } more
layer-of = Rank { $rank } · { $count }
layer-outside = Not in the attractor · { $count }
from-position = From the position
from-start = From the start of the game
format-animation = Animated SVG
format-frames = One picture per step (ZIP)
zoom-readable = 1:1, readable size

## Tournament

strategy-random = random moves
strategy-first = always the first move
strategy-last = always the last move
strategy-optimal = perfect play
strategy-balanced = balanced
strategy-most-points = most points
strategy-most-present = most present
strategy-worst = worst
strategy-blind = blind
strategy-equilibrium = equilibrium
strategy-honest = honest
strategy-bold = bold
strategy-match = plays the prize
strategy-sequential = as if in turn
strategy-minimax = min-max, { $depth ->
        [one] one move
       *[other] { $depth } moves
    } ahead{ $heuristic ->
        [none] {""}
       *[other] {" "}({ $heuristic })
    }
strategy-greedy = greedy{ $heuristic ->
        [none] {""}
       *[other] {" "}({ $heuristic })
    }
strategy-always = always { $choice }
strategy-fallible = { $name }, one move in { $often } at random
strategy-against = best answer to { $name }
strategy-mcts = tree search, { $count } playouts
strategy-mcts-timed = tree search, { $time }
strategy-mcts-usual = tree search
strategy-ismcts = tree search over deals, { $count } playouts
strategy-ismcts-timed = tree search over deals, { $time }
strategy-ismcts-usual = tree search over deals
strategy-inference = inference, { $count } playouts
strategy-inference-timed = inference, { $time }
strategy-inference-usual = inference
strategy-alphabeta = alpha-beta, { $count } positions
strategy-alphabeta-timed = alpha-beta, { $time }
strategy-alphabeta-usual = alpha-beta
strategy-determinised = { $count } guessed deals
strategy-determinised-timed = guessed deals, { $time }
strategy-determinised-usual = guessed deals
score-axis = Score in percent
score-with-interval = Score and its 95 % interval
cross-short = Score of the row against the column
standings-key = Dot: score. Line: 95 % interval. Full frame: significantly better. Dashed frame: significantly worse.
standings-played = { $games } games per pairing, sides swapped; seed { $seed }; a win is 1, a draw ½
standings-exact = Exact: no sampling; a win is 1, a draw ½
picture-svg = Picture (SVG)
picture-png = Picture (PNG)
quoted = “{ $text }”
strategy-number = Strategy { $number }
strategy-title = Strategy
add-strategy = Add a strategy
remove = Remove { $strategy }
plan = Number of games
plan-exact = exact if possible
plan-games = a fixed number
plan-precision = until precise enough
plan-sprt = until a sequential test decides
plays = Games per pairing
precision-unit = ± in hundredths of a percent
seed = Seed
run-tournament = Run the tournament
tournament-empty = Choose strategies and run the tournament: the table fills up as games are played.
result = Result
progress = Progress
progress-of = { $done } of { $total }
progress-open = { $done } so far
was-cancelled = Cancelled. The results so far are shown.
cross-table = Cross table
cross-caption = Score of the row against the column, on both sides; a win is 1, a draw ½. Select a cell to see its games.
exact = exact
ranking = Ranking
score = Score
group = Group
best-opponent = Best opponent gains
best-opponent-ask = Also look for the best opponent of each strategy
best-opponent-note = What the best opponent of each strategy gains on average, playing both sides. A strategy at 0 is safe. Choose a number to watch this opponent play.
best-opponent-watch = Watch the best opponent of { $name }
best-opponent-unknown = unknown: it remembers
manifest = Manifest
replay = Replay
replay-of = { $a } against { $b }
play-number = Game number
letter-mistake = M
mistakes = { $count ->
        [0] No mistakes found in this game.
        [one] One mistake
       *[other] { $count } mistakes
    }
mistake = Move { $number }, { $move }: a mistake that turns { $could ->
        [win] a win
       *[draw] a draw
    } into { $became ->
        [draw] a draw
       *[loss] a loss
    }. Better: { $best }.
who-sits = Player 1: { $first }. Player 2: { $second }.
chance-between = Chance acts between the moves, so the board cannot be replayed; these were the choices.
open-in-play = Open in Play

## Dice

points-to-win = Points to win
most-dice = Most dice per throw
variant = Variant
variant-one-turn = one turn, simultaneous
map-shows = The map shows
layer-dice = Best number of dice
layer-gain = Mean gain of the player to move
layer-support = Choices mixed by optimal play
layer-edge = Gain over always throwing the highest-scoring number
map-svg = Map (SVG)
map-png = Map (PNG)
map-keys = Arrow keys move over the map, with Shift ten at a time
own-points = Own points
other-points = Opponent's points
standing = At this score
throw = { $dice ->
        [one] Throw one die.
       *[other] Throw { $dice } dice.
    }
mixture-here = Optimal play is mixed: see the probabilities below.
lost-here = Every choice loses.
mean-gain = Mean gain { $gain }.
certificate = Certificate: no deviation gains more than { $gap }.
dice = Dice
gain = Gain
behind-best = Loss against the best
chosen = Chosen
other-chooses = Opponent
best-mixture = The optimal mixed strategy
only-best = It is the only optimal one.
not-only-best = There are other optimal ones.
payoffs = Gain of each number (rows) against the opponent's (columns)
strategy-table = The whole strategy as text
runs-title = Opponent's points: number of dice
fractions = Exact fractions
fraction = Fraction
fraction-table = All gains as fractions
exact-value = Exactly:
exact-gain = Exactly:
copy-digits = Copy all { $digits } digits
certificate-exact = Certificate: computed in fractions, nothing is rounded.
standing-proof = Against the opponent's mix no number gains more than { $most }; this mix gains at least { $value } whatever the opponent does.
curves = Curves
curve-against = Gain against
a-against-b = { $a } against { $b }
mean-gain-first = Mean gain of the first player
race-sentence = First to { $n } points with at most { $d } dice: player 1 gains { $value } on average; throwing { $richest } dice scores most.
one-turn-sentence = One turn with at most { $d } dice is worth { $value } to player 1.

## Learn

way = Learning method
way-number = Method { $number }
method = Method
method-uniform = trajectories, any unknown move
method-depth = trajectories, depth first
method-breadth = trajectories, breadth first
method-least-visited = trajectories, least visited first
method-q = Q-learning
rate-alpha = Learning rate
rate-gamma = Discount per move
rate-epsilon = Share of random moves
compare-with = Compare with another method
compare-no-more = Only one method
episodes = Games
runs = Runs
learn-fast = Learn
step-by-step = Step by step
step = Step
step-title = Game { $play }, move { $step }
step-move = Played
step-tried = At random
step-correction = Correction
step-settled = Solved
moves-won = Winning
moves-lost = Losing
moves-drawn = Drawing
moves-unknown = Unknown
learning-curve = Learning curve
learn-empty = Press Learn: the curve grows as games are played.
learned-sentence = { $method }: { $plays } games, { $known } positions known on average; the start is solved in { $settled } of { $runs ->
        [one] one run
       *[other] { $runs } runs
    }.
known-of-all = After { $plays } games: { $known } of { $all } positions known ({ $share })
known-so-far = After { $plays } games: { $known } positions known
learn-better = { $better } plays better. { $measure }: method 1 { $a }, method 2 { $b }.
learn-not-sure = No significant difference between the two methods. { $measure }: method 1 { $a }, method 2 { $b }; more runs would tell.
learn-equal = Both methods play equally well. { $measure }: { $a }.
learn-known-more = { $more } knows { $times } times as many positions: { $most } against { $least }.
learn-known-equal = Both know { $known } positions.
measure = The curve shows
measure-random = Score against random moves
measure-optimal = Score against optimal play
measure-exploitability = Exploitability: what the best opponent gains
measure-known = Positions known
measure-value = Value of the start for player 1
value-map = Value of the first moves

## solving by a method

tree-from-here = Show the tree from here
solve-by = Solve by a method
solve-method = Method
solve-run = Solve
solve-line = Best line: { $line }
solve-cost = { $method }: { $nodes } positions
option-open = none
