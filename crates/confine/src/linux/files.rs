//! Which files a process reaches, by Landlock.

use landlock::{
    ABI, Access, AccessFs, AccessNet, LandlockStatus, Ruleset, RulesetAttr, RulesetCreatedAttr,
    RulesetError, RulesetStatus, Scope, path_beneath_rules,
};

use crate::entry::Grants;

/// The version whose rights are asked for; an older kernel grants what it knows.
const VERSION: ABI = ABI::V6;

/// What every interpreter reads: the libraries of the system, the time zones, random numbers.
const SYSTEM: [&str; 16] = [
    "/lib",
    "/lib32",
    "/lib64",
    "/usr/lib",
    "/usr/lib32",
    "/usr/lib64",
    "/usr/local/lib",
    "/usr/local/lib64",
    "/nix/store",
    "/gnu/store",
    "/etc/ld.so.cache",
    "/etc/localtime",
    "/usr/share/zoneinfo",
    "/dev/zero",
    "/dev/random",
    "/dev/urandom",
];

/// Who keeps files from being cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Truncation {
    /// Landlock.
    Restricted,
    /// Nobody: the kernel's Landlock is older than version 3.
    Open,
}

/// Restricts this process to what is granted; `None` where the kernel cannot.
pub(super) fn restrict(grants: &Grants) -> Option<Truncation> {
    let status = ruleset(grants).ok()?;
    let LandlockStatus::Available { effective_abi, .. } = status.landlock else { return None };
    if status.ruleset == RulesetStatus::NotEnforced || !status.no_new_privs {
        return None;
    }
    Some(if effective_abi < ABI::V3 { Truncation::Open } else { Truncation::Restricted })
}

fn ruleset(grants: &Grants) -> Result<landlock::RestrictionStatus, RulesetError> {
    let read = AccessFs::ReadFile | AccessFs::ReadDir;
    let discard = AccessFs::ReadFile | AccessFs::WriteFile | AccessFs::Truncate;
    Ruleset::default()
        .handle_access(AccessFs::from_all(VERSION))?
        .handle_access(AccessNet::from_all(VERSION))?
        .scope(Scope::from_all(VERSION))?
        .create()?
        .add_rules(path_beneath_rules(SYSTEM, AccessFs::from_read(VERSION)))?
        .add_rules(path_beneath_rules(&grants.run, AccessFs::from_read(VERSION)))?
        .add_rules(path_beneath_rules(&grants.read, read))?
        .add_rules(path_beneath_rules(&grants.list, AccessFs::ReadDir))?
        .add_rules(path_beneath_rules(["/dev/null"], discard))?
        .restrict_self()
}
