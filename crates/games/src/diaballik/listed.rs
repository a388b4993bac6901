//! The card of the game, and its pictures.

use stratege_core::{
    Card, Form, Heuristic, Listed, Meaning, Outline, Param, ParamKind, Params, Picture, Piece,
    Place, Player, PositionError, Repetition, SetupError, Text, Verdict,
};

use super::{Behind, Diaballik, Move, Options, Position, SIDE, STRIDE, Start, Throws, heuristics};

impl Listed for Diaballik {
    type Game = Diaballik;
    type Position = Position;

    fn card() -> Card {
        Card {
            name: "diaballik",
            aliases: &["sensei"],
            title: Text::new("Diaballik", "Diaballik"),
            aim: Text::new(
                "bring your ball to the other side",
                "amenez votre ballon de l'autre côté",
            ),
            minutes: 20,
            rules: Text::new(
                "Player 1 (x) has seven runners on rank 1, player 2 (o) on rank 7; one runner of each \
                 carries the ball (X, O). A turn is up to two steps and one throw in any order, and \
                 at least one of them. A runner without the ball steps to an empty square beside it; \
                 the ball is thrown to another own runner on the same rank, file or diagonal, over \
                 own runners but not over enemies. Whoever has the ball on the enemy's home rank \
                 wins at once. A player whose runners stand on seven files, each at most one rank \
                 from those beside it, has a wall; if three enemy runners stand beside it when a \
                 turn ends, that player loses, and if both do, whoever has just ended the turn.",
                "Le joueur 1 (x) a sept coureurs sur la rangée 1, le joueur 2 (o) sur la rangée 7 ; un \
                 coureur de chacun porte le ballon (X, O). Un tour comprend jusqu'à deux pas et un \
                 lancer, dans n'importe quel ordre, et au moins l'un d'eux. Un coureur sans ballon fait \
                 un pas vers une case voisine vide ; le ballon se lance à un autre coureur du même \
                 camp sur la même rangée, colonne ou diagonale, par-dessus ses coureurs mais pas \
                 par-dessus l'ennemi. Qui a le ballon sur la rangée de départ ennemie gagne aussitôt. \
                 Un joueur dont les coureurs occupent les sept colonnes, chacun à une rangée au plus \
                 de ses voisins, a un mur ; si trois coureurs ennemis le touchent à la fin d'un tour, \
                 il perd, et si c'est le cas des deux, celui qui vient de finir son tour.",
            ),
            notation: Text::new(
                "Position: rows from the top, `/` between them, `X` and `O` for the runners with the \
                 ball; then the player to move, the steps left and the throws left: \
                 `oooOooo/......./......./......./......./...x.../xxx.Xxx 1 1 0`, or `start`. Move: \
                 `d1-d2` for a step, `d1:e1` for a throw, `end` for the end of the turn, which comes \
                 by itself after two steps and a throw.",
                "Position : les rangées du haut vers le bas, séparées par `/`, `X` et `O` pour les \
                 coureurs avec ballon ; puis le joueur qui doit jouer, les pas et les lancers qui \
                 restent : `oooOooo/......./......./......./......./...x.../xxx.Xxx 1 1 0`, ou \
                 `start`. Coup : `d1-d2` pour un pas, `d1:e1` pour un lancer, `end` pour la fin du \
                 tour, qui vient d'elle-même après deux pas et un lancer.",
            ),
            params: params(),
            sides: ['X', 'O'],
            source: "P. Lefrançois, Diaballik, Ferti, 2004",
        }
    }

    fn setup(params: &Params) -> Result<Diaballik, SetupError> {
        let crossed = params.word("start") == "crossed";
        let suspends = params.word("behind") == "suspends";
        let blocked = params.word("throws") == "blocked";
        let options = Options {
            start: if crossed { Start::Crossed } else { Start::Normal },
            behind: if suspends { Behind::Suspends } else { Behind::Ignored },
            throws: if blocked { Throws::Blocked } else { Throws::Over },
        };
        let repetition = Repetition {
            occurrences: params.number("repetition") as u32,
            verdict: Verdict::Draw,
            longest: params.number("longest") as u32,
        };
        Ok(Diaballik::new(options, repetition))
    }

    fn write(&self, position: &Position) -> String {
        Diaballik::describe(position)
    }

    fn read(&self, text: &str) -> Result<Position, PositionError> {
        self.parse(text)
    }

    /// Every way to put the runners and balls on the board, with what may be left of a turn.
    fn size(&self) -> Option<f64> {
        let squares = f64::from(SIDE) * f64::from(SIDE);
        let runners = 2 * i32::from(SIDE);
        let ordered: f64 = (0..runners).map(|taken| squares - f64::from(taken)).product();
        let same: f64 = (1..=i32::from(SIDE)).map(f64::from).product();
        let balls = f64::from(SIDE) * f64::from(SIDE);
        // Two players, and five ways to have something left.
        Some(ordered / (same * same) * balls * 10.0)
    }

    fn picture(&self, position: &Position) -> Picture {
        let mut picture = Picture::grid(SIDE, SIDE, |cell| {
            Some((Outline::Square, piece_at(position, cell.row * STRIDE + cell.column)))
        });
        picture.places.extend(left(position));
        picture
    }

    /// The ball that has arrived, or the wall that loses.
    fn decisive(&self, position: &Position, picture: &Picture) -> Vec<usize> {
        let owner = |place: &Place| place.piece.and_then(|piece| piece.owner);
        let shows = |winner: Player, place: &Place| {
            let bears = place.piece.is_some_and(|piece| piece.form == Form::Bearer);
            match Diaballik::arrived(position) {
                Some(player) => bears && owner(place) == Some(player),
                None => owner(place) == Some(winner.other()),
            }
        };
        let Some(winner) = self.winner(position) else { return Vec::new() };
        let named = picture.places.iter().enumerate().filter(|(_, place)| !place.name.is_empty());
        named.filter(|(_, place)| shows(winner, place)).map(|(index, _)| index).collect()
    }

    fn meaning(&self, mv: Move) -> Option<Meaning> {
        (mv == Move::End).then(|| Text::new("end the turn", "finir le tour").into())
    }

    fn why_over(&self, position: &Position) -> Option<Text> {
        self.winner(position)?;
        Some(match Diaballik::arrived(position) {
            Some(_) => Text::new(
                "the ball has reached the enemy's home rank",
                "le ballon a atteint la rangée de départ ennemie",
            ),
            None => Text::new(
                "three enemy runners touch a wall",
                "trois coureurs ennemis touchent un mur",
            ),
        })
    }

    fn heuristics() -> Vec<Heuristic<Diaballik>> {
        heuristics::all()
    }
}

fn piece_at(position: &Position, square: u8) -> Option<Piece> {
    let glyph = Diaballik::symbol(position, square);
    let owner = match glyph {
        'x' | 'X' => Player::FIRST,
        'o' | 'O' => Player::SECOND,
        _ => return None,
    };
    let form = if glyph.is_uppercase() { Form::Bearer } else { Form::Disc };
    Some(Piece { owner: Some(owner), form, glyph })
}

/// What the player to move may still do, beside the board: a runner for each step left and one
/// with a ball for a throw.
fn left(position: &Position) -> impl Iterator<Item = Place> {
    let mover = position.mover;
    let steps = std::iter::repeat_n(Form::Disc, position.steps.into());
    let throws = std::iter::repeat_n(Form::Bearer, position.throws.into());
    let y = if mover.is_first() { 2 * i16::from(SIDE) - 1 } else { 1 };
    (0..).zip(steps.chain(throws)).map(move |(number, form)| {
        let glyph = ['x', 'o'][mover.index()];
        let glyph = if form == Form::Bearer { glyph.to_ascii_uppercase() } else { glyph };
        Place {
            x: 2 * i16::from(SIDE) + 3 + 2 * number,
            y,
            name: String::new(),
            outline: Outline::None,
            mark: None,
            piece: Some(Piece { owner: Some(mover), form, glyph }),
        }
    })
}

fn params() -> Vec<Param> {
    let word =
        |name, about, words, default| Param { name, about, kind: ParamKind::Word(words), default };
    let number = |name, about, low, high, default| Param {
        name,
        about,
        kind: ParamKind::Number { low, high },
        default,
    };
    vec![
        word(
            "start",
            Text::new(
                "where the runners begin: all at home, or those of the files b and f exchanged with \
                 the enemy's",
                "où les coureurs commencent : tous chez eux, ou ceux des colonnes b et f échangés \
                 avec ceux de l'ennemi",
            ),
            &[("normal", "normal"), ("crossed", "croisé")],
            "normal",
        ),
        word(
            "behind",
            Text::new(
                "enemy runners between a wall and the home of its owner: they change nothing, or the \
                 rule against walls does not hold",
                "coureurs ennemis entre un mur et la rangée de départ de son camp : ils ne changent \
                 rien, ou la règle contre les murs ne vaut pas",
            ),
            &[("ignored", "ignorés"), ("suspends", "suspendent")],
            "ignored",
        ),
        word(
            "throws",
            Text::new(
                "throws over own runners: allowed, or stopped by them as by enemies",
                "lancers par-dessus ses propres coureurs : permis, ou arrêtés comme par l'ennemi",
            ),
            &[("over", "par-dessus"), ("blocked", "arrêtés")],
            "over",
        ),
        number(
            "repetition",
            Text::new(
                "occurrences of a position that make a draw",
                "occurrences d'une position qui font une partie nulle",
            ),
            2,
            99,
            "3",
        ),
        number(
            "longest",
            Text::new(
                "moves after which the game is drawn",
                "coups après lesquels la partie est nulle",
            ),
            1,
            1_000_000,
            "1000",
        ),
    ]
}
