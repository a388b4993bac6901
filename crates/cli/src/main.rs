//! The program `stratege`.

use stratege_cli::{Program, run};

fn main() {
    let code = run(std::env::args_os().collect(), Program::of_this_process());
    std::process::exit(code);
}
