//! What a finished table says about a position, at once.

use std::sync::OnceLock;

use stratege_core::{Layered, Player, Turn, Value};

use crate::{
    FolderError, Table,
    cursor::{Layer, With},
    file::Kind,
    folder::Folder,
    log::{Grouping, Log},
    worth,
};

/// A table with values that is asked.
pub struct Answers<'f> {
    folder: Box<dyn Folder + Send + 'f>,
    log: Log,
    /// The number of the game in the names of its files.
    game: u32,
    /// The layers that were asked for so far, open.
    layers: Vec<OnceLock<Layer>>,
}

impl<'f> Answers<'f> {
    /// The table of a game in a folder.
    pub fn open(folder: impl Folder + Send + 'f, word: &str) -> Result<Answers<'f>, FolderError> {
        let table = Table::open(&folder)?;
        table.expect_game(word)?;
        if !table.is_solved() {
            return Err(FolderError::Unfinished);
        }
        let game = table.name(Kind::Keys, 0, 0).game;
        let log = table.log;
        let layers = log.layers.iter().map(|_| OnceLock::new()).collect();
        Ok(Answers { folder: Box::new(folder), log, game, layers })
    }

    /// Where the table is.
    pub fn place(&self) -> String {
        self.folder.place()
    }

    /// Whether the table was removed meanwhile.
    pub fn is_removed(&self) -> bool {
        matches!(Log::read(&*self.folder), Ok(None))
    }

    /// What a position is worth under best play.
    pub fn value<G: Layered>(&self, game: &G, state: &G::State) -> Result<Value, FolderError> {
        let state = match self.log.grouping {
            Grouping::Positions => state.clone(),
            Grouping::Classes => game.canonical(state),
        };
        let (number, key) = (game.layer(&state), game.pack(&state));
        // A position that no play reaches may have the key of another one.
        if game.unpack(number, key) != state {
            return Err(FolderError::Unreached);
        }
        if game.turn(&state) == Turn::Over {
            return Ok(Value::ended(game.payoff(&state, Player::FIRST)));
        }
        let layer = self.layer(number)?;
        let block = layer.seek(key.saturating_add(1), |first| first);
        if block >= layer.blocks() {
            return Err(FolderError::Unreached);
        }
        let (mut buffer, mut keys, mut worths) = (Vec::new(), Vec::new(), Vec::new());
        layer.read_keys(block, &mut buffer, &mut keys)?;
        let found = keys.binary_search(&key).map_err(|_| FolderError::Unreached)?;
        layer.read_worths(block, &mut buffer, &mut worths)?;
        Ok(worth::value(worths[found]))
    }

    fn layer(&self, number: u32) -> Result<&Layer, FolderError> {
        let cell = self.layers.get(number as usize).ok_or(FolderError::Unreached)?;
        if let Some(layer) = cell.get() {
            return Ok(layer);
        }
        let line = &self.log.layers[number as usize];
        let layer = Layer::open(&*self.folder, self.game, line, With::Values)?;
        Ok(cell.get_or_init(|| layer))
    }
}
