//! The same games in plain Python count what `tests/data/*.txt` claims.

use std::{
    io::{self, ErrorKind, Write},
    process::Command,
};

#[test]
fn the_second_program_finds_the_same_small_numbers() {
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/second_program.py");
    let ran = Command::new("python3").args([program, "--small"]).output();
    if ran.as_ref().is_err_and(|error| error.kind() == ErrorKind::NotFound) {
        // What is printed with a macro is hidden when a test passes.
        writeln!(io::stderr(), "not run: there is no python3 for {program}").expect("a terminal");
        return;
    }
    let ran = ran.expect("python3 starts");
    let [found, complaints] = [&ran.stdout, &ran.stderr].map(|text| String::from_utf8_lossy(text));
    assert!(ran.status.success(), "{found}{complaints}");
}
