//! Limits on what a process may use.

use nix::sys::resource::{RLIM_INFINITY, Resource, getrlimit, setrlimit};

/// Seconds of processor time: whoever starts a file watches the clock, and this is for what is left
/// when they are gone.
const PROCESSOR: u64 = 24 * 60 * 60;

/// Open files.
const OPEN: u64 = 256;

/// Sets the limits; says whether that of memory holds. No bytes mean that there is none.
pub(super) fn set(memory: u64) -> bool {
    let others = [
        (Resource::RLIMIT_CORE, 0),
        // Pipes have no size.
        (Resource::RLIMIT_FSIZE, 0),
        (Resource::RLIMIT_NOFILE, OPEN),
        (Resource::RLIMIT_CPU, PROCESSOR),
    ];
    for (resource, most) in others {
        limit(resource, most);
    }
    limit(Resource::RLIMIT_AS, if memory == 0 { RLIM_INFINITY } else { memory })
}

/// Lowers a limit; one that is lower already stays.
fn limit(resource: Resource, most: u64) -> bool {
    let Ok((_, hard)) = getrlimit(resource) else { return false };
    let most = most.min(hard);
    setrlimit(resource, most, most).is_ok()
}
