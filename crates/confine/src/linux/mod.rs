//! Gives up rights on Linux, then becomes the program that was asked for.

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64"))]
mod calls;
mod files;
mod limits;
mod powers;

use std::{
    env,
    ffi::{OsStr, OsString},
    fs,
    os::unix::process::CommandExt,
    process::Command,
};

use crate::{
    entry::{Ended, Grants},
    protection::{Protection, missing},
};

/// The code of a shell for a program that cannot be run.
const CANNOT_RUN: i32 = 126;

/// Variables that an interpreter wants; others may hold what is nobody's business.
const VARIABLES: [&str; 14] = [
    "HOME",
    "LANG",
    "LANGUAGE",
    "LD_LIBRARY_PATH",
    "MKL_NUM_THREADS",
    "OMP_NUM_THREADS",
    "OPENBLAS_NUM_THREADS",
    "PATH",
    "PYTHONHASHSEED",
    "PYTHONHOME",
    "PYTHONIOENCODING",
    "PYTHONPATH",
    "TZ",
    "VIRTUAL_ENV",
];

/// Confines this process and becomes the program behind the grants; without words it only says what
/// holds.
pub(crate) fn become_confined(words: impl Iterator<Item = OsString>) -> Ended {
    let mut words = words.peekable();
    close_inherited();
    if words.peek().is_none() {
        let held = confine(&Grants::default());
        return Ended { text: Protection::line(&held), code: 0 };
    }
    let (Some(grants), Some(program)) = (Grants::take(&mut words), words.next()) else {
        return refused("what is granted is not understood");
    };
    let held = confine(&grants);
    let lost: Vec<Protection> =
        missing(&held).into_iter().filter(|one| grants.needed.contains(one)).collect();
    if !lost.is_empty() {
        return refused(&format!("nothing protects from this: {}", Protection::line(&lost)));
    }
    let is_kept = |name: &OsStr| {
        let name = name.to_string_lossy();
        VARIABLES.contains(&&*name) || name.starts_with("LC_")
    };
    let kept = env::vars_os().filter(|(name, _)| is_kept(name));
    let error = Command::new(&program).args(words).env_clear().envs(kept).exec();
    refused(&format!("`{}` cannot be started: {error}", program.display()))
}

fn refused(why: &str) -> Ended {
    Ended { text: format!("the file is not run: {why}"), code: CANNOT_RUN }
}

/// Gives up everything that can be given up; says what cannot be done from now on.
fn confine(grants: &Grants) -> Vec<Protection> {
    let memory = limits::set(grants.memory);
    powers::drop_all();
    let landlock = files::restrict(grants);
    // Last, because it forbids the calls of the others.
    let calls = forbid_calls(landlock);
    let holds = |protection: &Protection| match protection {
        // Landlock knows nothing of modes, owners and times.
        Protection::Files => landlock.is_some() && calls,
        // A namespace without a network still has sockets with paths.
        Protection::Network | Protection::Processes => calls,
        Protection::Memory => memory,
    };
    Protection::ALL.into_iter().filter(holds).collect()
}

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64"))]
fn forbid_calls(landlock: Option<files::Truncation>) -> bool {
    calls::forbid(landlock).is_ok()
}

/// There are no filters for this processor.
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64")))]
fn forbid_calls(_: Option<files::Truncation>) -> bool {
    false
}

/// Closes all that was open besides the three streams: who started us may have left anything.
fn close_inherited() {
    let numbers: Vec<i32> = match fs::read_dir("/proc/self/fd") {
        Ok(entries) => {
            let names = entries.flatten().map(|entry| entry.file_name());
            names.filter_map(|name| name.to_str()?.parse().ok()).collect()
        }
        Err(_) => (3..1024).collect(),
    };
    for number in numbers.into_iter().filter(|&number| 2 < number) {
        // The folder that was just read is among them, and closed already.
        let _ = nix::unistd::close(number);
    }
}
