//! How positions and views are written.

use stratege_core::Plain;

use super::{DominoTable, Dominoes, Hands, Start, Tiles, View, tiles::bit};

impl Dominoes {
    /// The position in one line that `parse` understands: what is the same in every play that
    /// begins is left out.
    pub(super) fn describe(&self, table: &DominoTable) -> String {
        if !self.is_dealt(table) {
            return format!("deal:{}", Dominoes::receivers(table));
        }
        let mut text =
            format!("1:{} 2:{}", self.tile_list(table.hands[0]), self.tile_list(table.hands[1]));
        text.push_str(&self.describe_open_part(table));
        text
    }

    /// What one player knows, in one line.
    pub(super) fn describe_view(&self, view: &View) -> String {
        let other = view.player.other();
        let hand = match self.options.hands {
            Hands::Open => self.tile_list(view.hands[other.index()]),
            Hands::Hidden => format!("?{}", self.held_by_other(view)),
        };
        let own = self.tile_list(view.hand());
        let open = self.describe_open_part(view);
        // Elsewhere the tiles laid, or the turn, tell who began.
        let began = match self.options.start {
            Start::Double if view.laid != [0, 0] => format!(" began:{}", view.starter),
            _ => String::new(),
        };
        format!("{}:{own} {other}:{hand}{open}{began}", view.player)
    }

    /// What both players see, each word with a space before it.
    fn describe_open_part(&self, view: &View) -> String {
        use std::fmt::Write;
        let mut text = String::new();
        let mut add = |name: &str, value: String| {
            write!(text, " {name}:{value}").expect("writing to a string never fails");
        };
        for (name, laid) in ["laid1", "laid2"].into_iter().zip(view.laid) {
            if laid != 0 {
                add(name, self.tile_list(laid));
            }
        }
        if let Some([left, right]) = view.ends() {
            add("ends", format!("{left},{right}"));
        }
        add("turn", view.mover.to_string());
        if view.passes > 0 {
            add("passes", view.passes.to_string());
        }
        for (name, lacks) in ["lacks1", "lacks2"].into_iter().zip(view.lacks) {
            if lacks != 0 {
                let numbers: Vec<String> =
                    stratege_core::ones(lacks).map(|number| number.to_string()).collect();
                add(name, numbers.join(","));
            }
        }
        text
    }

    /// What one player knows as lists: own hand, chain ends, tiles laid by each player, numbers
    /// that the other lacks, tiles that the other holds.
    pub(super) fn plain_table(&self, view: &View) -> Plain {
        let tiles = |tiles: Tiles| {
            Plain::list(self.tiles.list(tiles).map(|tile| Plain::numbers([tile.high, tile.low])))
        };
        let (own, other) = (view.player.index(), view.player.other().index());
        Plain::list([
            tiles(view.hand()),
            Plain::numbers(view.ends().iter().flatten().copied()),
            tiles(view.laid[own]),
            tiles(view.laid[other]),
            Plain::numbers(stratege_core::ones(view.lacks[other])),
            Plain::Number(self.held_by_other(view).into()),
        ])
    }

    fn tile_list(&self, tiles: Tiles) -> String {
        let words: Vec<String> = self.tiles.list(tiles).map(|tile| tile.to_string()).collect();
        words.join(",")
    }

    /// A hand as the paper prints it: `[[6, 6], [5, 4]]`.
    pub(super) fn paper_list(&self, tiles: Tiles) -> String {
        let pairs = self.tiles.list(tiles).map(|tile| [tile.high, tile.low]);
        format!("{:?}", pairs.collect::<Vec<_>>())
    }

    fn receivers(table: &DominoTable) -> String {
        let receiver = |index: u8| match table.hands.map(|hand| hand & bit(index) != 0) {
            [true, _] => '1',
            [_, true] => '2',
            _ => '-',
        };
        (0..table.dealt).map(receiver).collect()
    }
}
