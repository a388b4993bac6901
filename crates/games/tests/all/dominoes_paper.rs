//! Dominoes move by move beside the published program, written again with its lists.
//!
//! Source: N. Poulain, *Dossier : jeu de dominos*, 2012, section 2.5. The names of the functions
//! are those of the paper.

use stratege_core::{Game, Listed, Params, Plain, Player, Policy, Turn, Viewed};
use stratege_games::dominoes::{DominoTable, Dominoes, Move};

type Domino = [usize; 2];

/// Deals that are played.
const DEALS: u64 = 300;

fn creation_jeu(max: usize) -> Vec<Domino> {
    (0..=max).rev().flat_map(|i| (0..=i).rev().map(move |j| [i, j])).collect()
}

fn distribue(
    jeu: &mut Vec<Domino>,
    n: usize,
    random: &mut impl FnMut(usize) -> usize,
) -> Vec<Domino> {
    (0..n).map(|_| jeu.remove(random(jeu.len()))).collect()
}

fn tri_decr(mut player: Vec<Domino>) -> Vec<Domino> {
    player.sort_unstable();
    player.reverse();
    player
}

fn est_avant(d: Domino, e: Domino) -> bool {
    d[0] > e[0] || (d[0] == e[0] && d[1] > e[1])
}

fn possibilites(table: &[Domino], pl: &[Domino]) -> Vec<usize> {
    let x = table[0][0];
    let y = table[table.len() - 1][1];
    let fits = |i: &usize| pl[*i][0] == x || pl[*i][1] == x || pl[*i][0] == y || pl[*i][1] == y;
    (0..pl.len()).filter(fits).collect()
}

fn positionne(domino: Domino, table: &mut Vec<Domino>) {
    let [a, b] = domino;
    if a == table[0][0] {
        table.insert(0, [b, a]);
    } else if b == table[0][0] {
        table.insert(0, [a, b]);
    } else if a == table[table.len() - 1][1] {
        table.push([a, b]);
    } else {
        table.push([b, a]);
    }
}

/// The place in `possbl` that a strategy of the paper chooses.
type Strategie = fn(player: &[Domino], possbl: &[usize]) -> usize;

fn strategie_pire(_: &[Domino], possbl: &[usize]) -> usize {
    possbl.len() - 1
}

fn strategie_plus_de_points(player: &[Domino], possbl: &[usize]) -> usize {
    let (mut max, mut ind) = (None, 0);
    for i in 0..possbl.len() {
        let val = player[possbl[i]][0] + player[possbl[i]][1];
        if Some(val) > max {
            (ind, max) = (i, Some(val));
        }
    }
    ind
}

fn strategie_plus_present(player: &[Domino], possbl: &[usize]) -> usize {
    let mut effectifs = [0; 7];
    for domino in player {
        effectifs[domino[0]] += 1;
        effectifs[domino[1]] += 1;
    }
    let (mut max_moyenne, mut ind) = (None, 0);
    for i in 0..possbl.len() {
        let moyenne = effectifs[player[possbl[i]][0]] + effectifs[player[possbl[i]][1]];
        if Some(moyenne) > max_moyenne {
            (ind, max_moyenne) = (i, Some(moyenne));
        }
    }
    ind
}

/// 1 or 2 for the winner, 0 for a draw; the first half of each tile counts twice.
fn who_wins(players: &[Vec<Domino>; 2]) -> usize {
    let [one, two] = [0, 1].map(|i| players[i].iter().map(|d| d[0] + d[0]).sum::<usize>());
    match one.cmp(&two) {
        std::cmp::Ordering::Less => 1,
        std::cmp::Ordering::Greater => 2,
        std::cmp::Ordering::Equal => 0,
    }
}

fn game(words: &str) -> Dominoes {
    let params = Params::parse(&Dominoes::card().params, words).expect("allowed parameters");
    Dominoes::setup(&params).expect("parameters that fit")
}

fn draws(seed: u64) -> impl FnMut(usize) -> usize {
    let mut word = seed;
    move |bound| {
        word = word.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (word >> 33) as usize % bound
    }
}

fn notation(domino: Domino) -> String {
    format!("{}-{}", domino[0], domino[1])
}

fn listed(hand: &[Domino]) -> String {
    hand.iter().map(|&domino| notation(domino)).collect::<Vec<_>>().join(",")
}

/// Both programs at once.
struct Both<'a> {
    game: &'a Dominoes,
    table: DominoTable,
    moves: Vec<Move>,
    chaine: Vec<Domino>,
    mains: [Vec<Domino>; 2],
}

impl Both<'_> {
    /// Plays `mv` here, and what it should be there.
    fn play(&mut self, mv: Move, expected: &str) {
        assert_eq!(mv.to_string(), expected, "{}", self.game.write(&self.table));
        let mut legal = Vec::new();
        self.game.moves(&self.table, &mut legal);
        assert!(legal.contains(&mv), "{mv}");
        self.game.play(&mut self.table, mv);
        self.moves.push(mv);
        let line = self.game.line(&self.moves, &self.table).expect("a chain");
        assert_eq!(line, format!("{:?}", self.chaine));
        for player in Player::BOTH {
            let holding = self.game.holding(&self.game.view(&self.table, player));
            assert_eq!(holding, format!("{:?}", self.mains[player.index()]));
        }
    }
}

#[test]
fn the_policies_play_like_the_published_program() {
    let strategies: [(&str, Strategie); 3] = [
        ("worst", strategie_pire),
        ("most-points", strategie_plus_de_points),
        ("most-present", strategie_plus_present),
    ];
    let rules = [game("first-half-twice"), game("pips")];
    let policies = Dominoes::policies();
    let policy = |name| {
        let found = policies.iter().find(|policy| policy.name == name);
        *found.expect("every strategy of the paper is a policy")
    };
    let mut results = [0; 3];
    for deal in 0..DEALS {
        let mut random = draws(deal);
        // A fourth way of playing is to draw a move.
        let mut drawn = || match random(4) {
            3 => None,
            number => Some((policy(strategies[number].0), strategies[number].1)),
        };
        let ways = [drawn(), drawn()];
        results[play(&rules, ways, deal)] += 1;
    }
    assert!(results.iter().all(|&count| count > 0), "{results:?}");
}

/// Plays one deal; gives the result of the paper.
fn play(
    rules: &[Dominoes; 2],
    ways: [Option<(Policy<Dominoes>, Strategie)>; 2],
    seed: u64,
) -> usize {
    let mut random = draws(seed.wrapping_add(1000));
    let mut jeu = creation_jeu(6);
    let mains = [(); 2].map(|()| tri_decr(distribue(&mut jeu, 10, &mut random)));
    let deal = format!("1:{} 2:{}", listed(&mains[0]), listed(&mains[1]));
    let table = rules[0].read(&deal).expect("a deal");
    let mut both = Both { game: &rules[0], table, moves: Vec::new(), chaine: Vec::new(), mains };

    let first = usize::from(!est_avant(both.mains[0][0], both.mains[1][0]));
    assert_eq!(both.game.turn(&both.table), Turn::Player(Player::BOTH[first]));
    let opening = both.mains[first].remove(0);
    both.chaine.push(opening);
    let view = both.game.view(&both.table, Player::BOTH[first]);
    for policy in Dominoes::policies() {
        assert_eq!((policy.choose)(both.game, &view).to_string(), notation(opening));
    }
    both.play((Dominoes::policies()[0].choose)(both.game, &view), &notation(opening));

    let mut a_qui_le_tour = 1 - first;
    let mut cpt_passe = 0;
    while cpt_passe < 2 && both.mains.iter().all(|main| !main.is_empty()) {
        let player = Player::BOTH[a_qui_le_tour];
        assert_eq!(both.game.turn(&both.table), Turn::Player(player));
        let possbl = possibilites(&both.chaine, &both.mains[a_qui_le_tour]);
        let mut legal = Vec::new();
        both.game.moves(&both.table, &mut legal);
        let view = both.game.view(&both.table, player);
        if possbl.is_empty() {
            cpt_passe += 1;
            let choice = ways[a_qui_le_tour]
                .map_or(legal[0], |(policy, _)| (policy.choose)(both.game, &view));
            both.play(choice, "pass");
        } else {
            cpt_passe = 0;
            assert_eq!(legal.len(), possbl.len());
            let (mv, ind) = match ways[a_qui_le_tour] {
                Some((policy, strategie)) => (
                    (policy.choose)(both.game, &view),
                    strategie(&both.mains[a_qui_le_tour], &possbl),
                ),
                None => {
                    let ind = random(possbl.len());
                    (legal[ind], ind)
                }
            };
            let domino = both.mains[a_qui_le_tour].remove(possbl[ind]);
            positionne(domino, &mut both.chaine);
            both.play(mv, &notation(domino));
        }
        a_qui_le_tour = 1 - a_qui_le_tour;
    }
    assert_eq!(both.game.turn(&both.table), Turn::Over);
    let winner = who_wins(&both.mains);
    let payoffs = Player::BOTH.map(|player| rules[0].payoff(&both.table, player));
    assert_eq!(payoffs, [[0, 0], [1, -1], [-1, 1]][winner]);
    // Both halves, as the rules of the paper say.
    let points = [0, 1].map(|i| both.mains[i].iter().flatten().sum::<usize>() as i32);
    assert_eq!(rules[1].margin(&both.table), points[1] - points[0]);
    assert_eq!(rules[1].payoff(&both.table, Player::FIRST), (points[1] - points[0]).signum());
    winner
}

#[test]
fn the_example_of_the_paper_is_understood() {
    assert_eq!(possibilites(&[[3, 4], [4, 4]], &[[2, 3], [1, 5], [4, 6]]), [0, 2]);
    let game = game("6x4,start=first");
    let chain = "1:3-2,5-1,6-4 2:2-2,1-1,0-0 laid1:4-4 laid2:4-3 ends:3,4";
    let mut moves = Vec::new();
    game.moves(&game.read(chain).expect("a position"), &mut moves);
    assert_eq!(moves.iter().map(Move::to_string).collect::<Vec<_>>(), ["6-4", "3-2"]);
}

#[test]
fn no_text_of_a_view_names_a_tile_of_the_other_hand() {
    for words in ["", "block", "6x7,start=double", "12x20", "3x3,ends=free", "2x2"] {
        let game = game(words);
        for seed in 0..20 {
            let mut random = draws(seed);
            let mut draw = |bound: u32| random(bound as usize) as u32;
            let mut table = game.start();
            game.settle(&mut table, &mut Vec::new(), &mut draw);
            loop {
                for player in Player::BOTH {
                    check_view(&game, &table, player);
                }
                let Some(mv) = game.draw_move(&table, &mut Vec::new(), &mut draw) else { break };
                game.play(&mut table, mv);
            }
        }
    }
}

/// No tile that only the other player sees is named, in either order of its halves.
fn check_view(game: &Dominoes, table: &DominoTable, player: Player) {
    let view = game.view(table, player);
    let written = game.write(table);
    let hidden = format!("{}:", player.other());
    let hand = written.split(' ').find_map(|word| word.strip_prefix(&hidden)).expect("a hand");
    let mut named = tiles_in(&game.plain_view(&view));
    for text in [game.write_view(&view), game.holding(&view).replace(", ", "-")] {
        let words = text.split(|c: char| !c.is_ascii_digit() && c != '-');
        named.extend(words.map(str::to_owned));
    }
    for tile in hand.split(',').filter(|tile| !tile.is_empty()) {
        assert!(!named.iter().any(|name| name == tile), "{tile} in {named:?}");
    }
    let own = format!("{player}:");
    let held = written.split(' ').find_map(|word| word.strip_prefix(&own)).expect("a hand");
    let held = held.split(',').filter(|tile| !tile.is_empty());
    assert!(held.into_iter().all(|tile| named.iter().any(|name| name == tile)), "{named:?}");
}

/// The tiles in lists of tiles, as they are written.
fn tiles_in(plain: &Plain) -> Vec<String> {
    let items = |plain: &Plain| match plain {
        Plain::List(items) => items.clone(),
        _ => Vec::new(),
    };
    let tiles = items(plain).into_iter().flat_map(|list| items(&list));
    let halves = tiles.map(|tile| items(&tile)).filter(|halves| halves.len() == 2);
    let written = halves.map(|halves| match &halves[..] {
        [Plain::Number(high), Plain::Number(low)] => format!("{high}-{low}"),
        other => panic!("{other:?} is not a tile"),
    });
    written.collect()
}
