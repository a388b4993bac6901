//! Digests: whether two files, wherever they are, are the same.

use std::{
    collections::BTreeMap,
    fs::File,
    io::{self, Read},
    path::Path,
};

use sha2::{Digest, Sha256};

/// Bytes that are read at once.
const CHUNK: usize = 1 << 20;

/// The SHA-256 of some bytes, in hexadecimal digits.
pub fn digest(bytes: &[u8]) -> String {
    written(Sha256::digest(bytes).as_slice())
}

/// The SHA-256 of a file, in hexadecimal digits.
pub fn digest_of(path: &Path) -> io::Result<String> {
    let mut file = File::open(path)?;
    let mut hasher = Sha256::new();
    let mut chunk = vec![0; CHUNK];
    loop {
        match file.read(&mut chunk)? {
            0 => return Ok(written(hasher.finalize().as_slice())),
            count => hasher.update(&chunk[..count]),
        }
    }
}

fn written(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from_digit(half.into(), 16).expect("half a byte is one digit");
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// The files that the word of a strategy names, each with its digest.
///
/// A table, a Python file, and whatever a command names: `bot:python3 bots/fast.py --deep` has
/// `bots/fast.py`. Programs that are looked for elsewhere, such as `python3`, are not among them.
pub fn named_files(word: &str) -> io::Result<BTreeMap<String, String>> {
    let ends = word.match_indices([':', ',']).map(|(place, mark)| &word[place + mark.len()..]);
    let whole = std::iter::once(word).chain(ends);
    let words = whole.clone().flat_map(str::split_whitespace);
    let names = whole.chain(words).map(|name| name.trim().trim_matches(['\'', '"']));
    let mut found = BTreeMap::new();
    for name in names.filter(|name| Path::new(name).is_file()) {
        if !found.contains_key(name) {
            found.insert(name.to_owned(), digest_of(name.as_ref())?);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digest_of_the_standard() {
        let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(digest(b"abc"), expected);
    }

    #[test]
    fn files_are_found_in_the_words_of_strategies() {
        // Tests run where the crate lies.
        let file = digest_of("Cargo.toml".as_ref()).expect("it is there");
        for word in [
            "Cargo.toml",
            "learned:Cargo.toml",
            "fallible:4,learned:Cargo.toml",
            "bot:sh Cargo.toml --fast",
            "bot:sh 'Cargo.toml'",
        ] {
            let found = named_files(word).expect("it can be read");
            assert_eq!(found, [("Cargo.toml".to_owned(), file.clone())].into(), "{word}");
        }
        assert_eq!(named_files("minimax:2,h1").expect("nothing to read"), BTreeMap::new());
    }
}
