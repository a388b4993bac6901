//! What a player knows, and which deals agree with it.

use stratege_core::{Game, Hidden, Plain, Player, Policy, Turn, Viewed, ZeroSum};

use super::{
    DominoTable, Dominoes, Hands, Judge, Move, Start, Tiles, View, deal::Rest, policies, tiles::bit,
};

/// What the hidden hand may be: any set of the right size that passes both tests.
pub(super) struct Unseen {
    /// How many tiles it has.
    count: u32,
    /// The tiles it may have.
    pub(super) possible: Tiles,
    /// If there are any, it has at least one of these.
    needed: Tiles,
}

impl Unseen {
    fn admits(&self, hand: Tiles) -> bool {
        self.needed == 0 || hand & self.needed != 0
    }

    /// How many hands there are.
    fn hands(&self) -> u128 {
        let all = choices(self.possible.count_ones(), self.count);
        match self.needed {
            0 => all,
            needed => all - choices((self.possible & !needed).count_ones(), self.count),
        }
    }
}

impl Dominoes {
    /// Tiles in the hand of the player who does not look.
    pub(super) fn held_by_other(&self, view: &View) -> u8 {
        self.hand - view.laid[view.player.other().index()].count_ones() as u8
    }

    pub(super) fn unseen(&self, view: &View) -> Unseen {
        let (own, other) = (view.player.index(), view.player.other().index());
        let mine = view.hands[own] | view.laid[own];
        let beating = self.beating(mine);
        let mut possible = self.tiles.all & !mine & !view.laid[other];
        possible &= !self.tiles.with_any(view.lacks[other]);
        let mut needed = 0;
        if view.starter == view.player {
            possible &= !beating;
        } else if view.laid[other] & beating == 0 {
            needed = possible & beating;
        } else if self.options.start == Start::Highest {
            // The play began with the highest tile of both hands.
            possible &= !higher(view.laid[other]);
        }
        Unseen { count: self.held_by_other(view).into(), possible, needed }
    }

    /// The tiles of which the other player needs one to begin instead of the holder of `mine`.
    fn beating(&self, mine: Tiles) -> Tiles {
        let doubles = self.tiles.doubles;
        match self.options.start {
            Start::First => 0,
            Start::Highest => higher(mine),
            Start::Double if mine & doubles == 0 => doubles | higher(mine),
            Start::Double => doubles & higher(mine & doubles),
        }
    }

    /// The position if the hands are as they look.
    fn opened(view: &View) -> DominoTable {
        DominoTable(View { player: Player::FIRST, ..*view })
    }

    /// The position if the other player holds `hand`.
    fn supposing(view: &View, hand: Tiles) -> DominoTable {
        let mut table = Dominoes::opened(view);
        table.hands[view.player.other().index()] = hand;
        table
    }
}

impl ZeroSum for Dominoes {}

impl Viewed for Dominoes {
    type View = View;

    #[inline]
    fn view(&self, table: &DominoTable, player: Player) -> View {
        let mut view = View { player, ..**table };
        if self.options.hands == Hands::Hidden {
            view.hands[player.other().index()] = 0;
        }
        view
    }

    #[inline]
    fn show_to<R>(
        &self,
        table: &mut DominoTable,
        player: Player,
        look: impl FnOnce(&View) -> R,
    ) -> R {
        let other = player.other().index();
        let hand = table.hands[other];
        if self.options.hands == Hands::Hidden {
            table.hands[other] = 0;
        }
        table.player = player;
        let seen = look(table);
        table.hands[other] = hand;
        table.player = Player::FIRST;
        seen
    }

    fn veil(&self, table: &DominoTable, player: Player) -> DominoTable {
        DominoTable(View { player: Player::FIRST, ..self.view(table, player) })
    }

    #[inline]
    fn moves_in(&self, view: &View, moves: &mut Vec<Move>) {
        debug_assert_eq!(view.mover, view.player, "whoever looks is to move");
        self.layings(view, moves);
    }

    #[inline]
    fn draw_move_in(
        &self,
        view: &View,
        buffer: &mut Vec<Move>,
        draw: impl FnOnce(u32) -> u32,
    ) -> Option<Move> {
        debug_assert_eq!(view.mover, view.player, "whoever looks is to move");
        self.draw_laying(view, buffer, draw)
    }

    fn holding(&self, view: &View) -> String {
        self.paper_list(view.hand())
    }

    fn write_view(&self, view: &View) -> String {
        self.describe_view(view)
    }

    fn plain_view(&self, view: &View) -> Plain {
        self.plain_table(view)
    }

    fn is_known(&self, table: &DominoTable) -> bool {
        self.options.hands == Hands::Open && self.turn(table) != Turn::Chance
    }

    fn policies() -> Vec<Policy<Dominoes>> {
        policies::all()
    }
}

impl Hidden for Dominoes {
    fn guess(&self, view: &View, mut draw: impl FnMut(u32) -> u32) -> DominoTable {
        if self.options.hands == Hands::Open {
            return Dominoes::opened(view);
        }
        let unseen = self.unseen(view);
        loop {
            let hand = Rest::of(unseen.possible).draw_some(unseen.count, &mut draw);
            if unseen.admits(hand) {
                return Dominoes::supposing(view, hand);
            }
        }
    }

    fn guesses(&self, view: &View, most: usize, states: &mut Vec<DominoTable>) {
        if self.options.hands == Hands::Open {
            states.extend((most > 0).then(|| Dominoes::opened(view)));
            return;
        }
        let unseen = self.unseen(view);
        if unseen.hands() > most as u128 {
            return;
        }
        let tiles: Vec<u8> = stratege_core::ones(unseen.possible).collect();
        subsets(&tiles, unseen.count as usize, 0, &mut |hand| {
            if unseen.admits(hand) {
                states.push(Dominoes::supposing(view, hand));
            }
        });
    }

    fn deal(&self, table: &DominoTable) -> DominoTable {
        let hands = [0, 1].map(|player| table.hands[player] | table.laid[player]);
        let mut deal = self.start();
        deal.hands = hands;
        deal.dealt = self.tiles.count;
        self.begin(&mut deal);
        deal
    }

    fn is_open(&self) -> bool {
        self.options.hands == Hands::Open
    }

    fn outlook(&self, view: &View) -> Option<f32> {
        self.is_judged().then(|| {
            let judge = Judge::learned();
            judge.chance(&judge.inputs(self, view))
        })
    }
}

/// The tiles above the highest of `tiles`; all if there is none.
fn higher(tiles: Tiles) -> Tiles {
    (tiles & tiles.wrapping_neg()).wrapping_sub(1)
}

/// How many ways there are to choose `count` of `from`.
fn choices(from: u32, count: u32) -> u128 {
    let Some(rest) = from.checked_sub(count) else { return 0 };
    (0..u128::from(count.min(rest)))
        .fold(1, |ways, chosen| ways * (u128::from(from) - chosen) / (chosen + 1))
}

/// Calls `visit` with every set of `count` of the tiles.
fn subsets(tiles: &[u8], count: usize, chosen: Tiles, visit: &mut impl FnMut(Tiles)) {
    if count == 0 {
        return visit(chosen);
    }
    for (place, &index) in tiles.iter().enumerate() {
        if tiles.len() - place < count {
            break;
        }
        subsets(&tiles[place + 1..], count - 1, chosen | bit(index), visit);
    }
}
