//! How much memory the processes of a group use.

use std::{
    fs,
    time::{Duration, Instant},
};

/// Time between two looks.
pub(crate) const TICK: Duration = Duration::from_millis(20);

/// Time between two searches for new processes, which are more work.
const SEARCH: Duration = Duration::from_millis(200);

/// The memory of a process group, as `/proc` tells it.
pub(crate) struct Residents {
    group: u32,
    members: Vec<u32>,
    searched: Option<Instant>,
    looked: Instant,
}

impl Residents {
    /// Nobody has looked yet.
    pub(crate) fn new(group: u32) -> Residents {
        Residents { group, members: Vec::new(), searched: None, looked: Instant::now() }
    }

    /// Whether the group uses more than `most` bytes; looks only if the last look is a while ago.
    pub(crate) fn exceed(&mut self, most: u64) -> bool {
        if self.looked.elapsed() < TICK {
            return false;
        }
        self.looked = Instant::now();
        if self.searched.is_none_or(|time| time.elapsed() >= SEARCH) {
            self.searched = Some(self.looked);
            self.members = members(self.group);
        }
        most < self.members.iter().filter_map(|&id| resident(id)).sum()
    }
}

/// The processes of a group.
fn members(group: u32) -> Vec<u32> {
    let Ok(entries) = fs::read_dir("/proc") else { return Vec::new() };
    let ids = entries.flatten().filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    ids.filter(|&id| group_of(id) == Some(group)).collect()
}

fn group_of(id: u32) -> Option<u32> {
    let stat = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    // The name stands in parentheses and may contain anything; then come state, parent, group.
    let (_, rest) = stat.rsplit_once(')')?;
    rest.split_whitespace().nth(2)?.parse().ok()
}

/// The resident bytes of a process.
fn resident(id: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{id}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kibibytes << 10)
}
