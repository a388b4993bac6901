//! What is needed to run a tournament again, or to play parts of it elsewhere.

use std::{
    collections::BTreeMap,
    fs::File,
    io::{self, Read},
    path::Path,
};

use serde::{Deserialize, Serialize};
use stratege_catalog::{
    TournamentRequest,
    tournament::{
        files::{Seal, checksum_of, seal_of},
        report::Extras,
        running::{Origin, Plan},
    },
};
use stratege_runs::{Store, digest, named_files};

use super::{BotFlags, store_trouble};
use crate::{
    failure::{Complaint, Failure, unreadable},
    i18n::Message,
    session::{Session, to_json},
    this_program,
};

/// The version of this program.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What is needed to run a tournament again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Manifest {
    pub stratege: String,
    pub game: String,
    pub strategies: Vec<String>,
    pub seed: u64,
    pub plan: Option<Plan>,
    /// Whether every play is written down.
    pub record: bool,
    /// What programs that play may use.
    #[serde(default)]
    pub bots: BotFlags,
    /// What the bots of a folder are called, by their words.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub names: BTreeMap<String, String>,
    /// What plays its parts, if it is played in parts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parts: Option<Players>,
    /// The checksum of all that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub checksum: Option<String>,
}

/// What must be the same wherever a part is played, by digests.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Players {
    /// This program.
    program: String,
    /// The files that strategies name: bots, functions, tables.
    files: BTreeMap<String, String>,
}

impl Players {
    /// This program, and the files that these strategies name.
    pub(crate) fn of(strategies: &[String]) -> Result<Players, Failure> {
        let program = this_program::digest()?;
        let mut files = BTreeMap::new();
        for word in strategies {
            let named = named_files(word);
            files.extend(named.map_err(|error| unreadable(word.as_ref(), &error))?);
        }
        Ok(Players { program, files })
    }
}

impl Manifest {
    /// The same with its checksum.
    pub(crate) fn sealed(self) -> Result<Manifest, Failure> {
        let bare = Manifest { checksum: None, ..self };
        let checksum = checksum_of(&bare).map_err(io::Error::other)?;
        Ok(Manifest { checksum: Some(checksum), ..bare })
    }

    /// The manifest in a file: by itself, or inside a result.
    pub(crate) fn parse(path: &Path, text: &str, session: &Session) -> Result<Manifest, Failure> {
        let shown = path.display().to_string();
        let not_one = |error: serde_json::Error| {
            let said = Message::new("error-manifest").with("path", shown.as_str());
            Failure::from(Complaint::usage("manifest", said.with("why", error.to_string())))
        };
        let mut json: serde_json::Value = serde_json::from_str(text).map_err(not_one)?;
        let manifest = match json.get_mut("manifest") {
            Some(inner) => inner.take(),
            None => json,
        };
        let seal = seal_of(&manifest);
        if seal == Seal::Broken {
            let said = Message::new("error-manifest-checksum").with("path", shown.as_str());
            return Err(Complaint::usage("manifest", said).into());
        }
        let manifest = serde_json::from_value(manifest).map_err(not_one)?;
        if seal == Seal::Missing {
            session.warn_of_no_checksum(path);
        }
        Ok(manifest)
    }

    /// The manifest of a saved tournament, if this very program can go on with it.
    pub(crate) fn continued(
        path: &Path,
        text: &str,
        session: &Session,
    ) -> Result<Manifest, Failure> {
        let manifest = Manifest::parse(path, text, session)?;
        // Another version may play otherwise.
        if manifest.stratege != VERSION {
            let said = Message::new("error-store-program")
                .with("path", path.display().to_string())
                .with("found", manifest.stratege)
                .with("version", VERSION);
            return Err(Complaint::usage("store", said).into());
        }
        if let Some(planned) = &manifest.parts {
            check_players(path, planned, &Players::of(&manifest.strategies)?)?;
        }
        Ok(manifest)
    }

    /// What all parts of this tournament say they are parts of; `text` is the manifest as it was
    /// saved.
    pub(crate) fn origin(&self, path: &Path, text: &str) -> Result<Origin, Failure> {
        let Some(players) = &self.parts else {
            let said = Message::new("error-unplanned").with("path", path.display().to_string());
            return Err(Complaint::usage("parts", said).into());
        };
        Ok(Origin {
            stratege: self.stratege.clone(),
            program: players.program.clone(),
            tournament: digest(text.as_bytes()),
        })
    }

    /// What is to be played, with so much told besides.
    pub(crate) fn request(&self, extras: Extras) -> TournamentRequest<'_> {
        TournamentRequest {
            strategies: &self.strategies,
            seed: self.seed,
            plan: self.plan,
            record: self.record,
            extras,
            bots: self.bots.limits(),
        }
    }

    /// A new file for its results.
    pub(crate) fn create_store(&self, path: &Path) -> Result<Store, Failure> {
        let json = to_json(self)?;
        let words = &self.strategies;
        let pairings: Vec<[&str; 2]> = (0..words.len())
            .flat_map(|a| (a + 1..words.len()).map(move |b| [words[a].as_str(), words[b].as_str()]))
            .collect();
        Store::create(path, &json, &pairings).map_err(|error| store_trouble(path, &error))
    }
}

/// Refuses to go on with another program, or with other files, than those that were planned.
fn check_players(path: &Path, planned: &Players, here: &Players) -> Result<(), Failure> {
    let path = path.display().to_string();
    if planned.program != here.program {
        let said = Message::new("error-planned-program").with("path", path);
        return Err(Complaint::usage("parts", said).into());
    }
    let same = |(name, digest): &(&String, &String)| here.files.get(*name) == Some(digest);
    if let Some((name, _)) = planned.files.iter().find(|file| !same(file)) {
        let said =
            Message::new("error-planned-file").with("path", path).with("file", name.as_str());
        return Err(Complaint::usage("parts", said).into());
    }
    Ok(())
}

/// Whether a file is a saved tournament and not a text.
pub(crate) fn is_saved(path: &Path) -> bool {
    const BEGIN: [u8; 16] = *b"SQLite format 3\0";
    let mut begin = [0; BEGIN.len()];
    // A pipe is not looked into: what is read from it is gone.
    path.is_file()
        && File::open(path).is_ok_and(|mut file| file.read_exact(&mut begin).is_ok())
        && begin == BEGIN
}
