//! Powers of the superuser, and the network.

use nix::{
    sched::{CloneFlags, unshare},
    unistd::Uid,
};
use rustix::thread::{CapabilitySet, CapabilitySets, capabilities, set_capabilities};

/// Leaves the network and gives all powers up; says whether the network is gone.
///
/// The superuser still reads the files of others, as far as they are granted: without that, no
/// file in somebody's home could be run.
pub(super) fn drop_all() -> bool {
    let apart = CloneFlags::CLONE_NEWNET;
    let is_superuser = Uid::effective().is_root();
    // Others need a user namespace of their own, which gives no power over anything outside.
    let apart = if is_superuser { apart } else { apart | CloneFlags::CLONE_NEWUSER };
    let network = unshare(apart).is_ok();
    let kept = match capabilities(None) {
        Ok(has) if is_superuser => has.permitted & CapabilitySet::DAC_READ_SEARCH,
        _ => CapabilitySet::empty(),
    };
    let sets =
        CapabilitySets { effective: kept, permitted: kept, inheritable: CapabilitySet::empty() };
    // Who has none has nothing to give up.
    let _ = set_capabilities(None, sets);
    network
}
