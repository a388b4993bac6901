//! Powers of the superuser, and the network.

use nix::{
    sched::{CloneFlags, unshare},
    unistd::Uid,
};
use rustix::thread::{CapabilitySet, CapabilitySets, capabilities, set_capabilities};

/// Leaves the network where that is allowed, and gives all powers up.
///
/// The superuser still reads the files of others, as far as they are granted: without that, no
/// file in somebody's home could be run.
pub(super) fn drop_all() {
    let apart = CloneFlags::CLONE_NEWNET;
    let is_superuser = Uid::effective().is_root();
    // Others need a user namespace of their own, which gives no power over anything outside.
    let apart = if is_superuser { apart } else { apart | CloneFlags::CLONE_NEWUSER };
    // The filter of calls forbids sockets whether or not this is allowed.
    let _ = unshare(apart);
    let kept = match capabilities(None) {
        Ok(has) if is_superuser => has.permitted & CapabilitySet::DAC_READ_SEARCH,
        _ => CapabilitySet::empty(),
    };
    let sets =
        CapabilitySets { effective: kept, permitted: kept, inheritable: CapabilitySet::empty() };
    // Who has none has nothing to give up.
    let _ = set_capabilities(None, sets);
}
