//! Which system calls a process may not make.
//!
//! Landlock says which files are reached; here is what it has no word for: modes and owners,
//! other processes, sockets, and whatever an interpreter never needs.

use std::{collections::BTreeMap, process};

use libc::c_long;
use seccompiler::{
    BackendError, BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition,
    SeccompFilter, SeccompRule, apply_filter,
};

use super::files::Truncation;

/// Calls that answer that they are not permitted.
const FORBIDDEN: &[c_long] = &[
    // Modes, owners, times and attributes of files; cutting them.
    libc::SYS_fchmod,
    libc::SYS_fchmodat,
    libc::SYS_fchmodat2,
    libc::SYS_fchown,
    libc::SYS_fchownat,
    libc::SYS_utimensat,
    libc::SYS_setxattr,
    libc::SYS_lsetxattr,
    libc::SYS_fsetxattr,
    libc::SYS_removexattr,
    libc::SYS_lremovexattr,
    libc::SYS_fremovexattr,
    libc::SYS_truncate,
    libc::SYS_open_by_handle_at,
    // The network and services of this machine.
    libc::SYS_socket,
    libc::SYS_io_uring_setup,
    libc::SYS_io_uring_enter,
    libc::SYS_io_uring_register,
    // Other processes.
    libc::SYS_ptrace,
    libc::SYS_process_vm_readv,
    libc::SYS_process_vm_writev,
    libc::SYS_pidfd_open,
    libc::SYS_pidfd_getfd,
    libc::SYS_pidfd_send_signal,
    libc::SYS_tkill,
    libc::SYS_rt_sigqueueinfo,
    libc::SYS_rt_tgsigqueueinfo,
    libc::SYS_setpriority,
    libc::SYS_ioprio_set,
    libc::SYS_sched_setparam,
    libc::SYS_sched_setscheduler,
    libc::SYS_sched_setattr,
    // Leaving the process group, which is how a file is ended.
    libc::SYS_setsid,
    libc::SYS_setpgid,
    // Memory and messages that outlive the process.
    libc::SYS_shmget,
    libc::SYS_semget,
    libc::SYS_msgget,
    libc::SYS_mq_open,
    // Keys of whoever runs the file.
    libc::SYS_add_key,
    libc::SYS_request_key,
    libc::SYS_keyctl,
    // New powers, and the machine itself.
    libc::SYS_unshare,
    libc::SYS_setns,
    libc::SYS_mount,
    libc::SYS_umount2,
    libc::SYS_pivot_root,
    libc::SYS_chroot,
    libc::SYS_fsopen,
    libc::SYS_fsmount,
    libc::SYS_open_tree,
    libc::SYS_move_mount,
    libc::SYS_mount_setattr,
    libc::SYS_bpf,
    libc::SYS_perf_event_open,
    libc::SYS_userfaultfd,
    libc::SYS_reboot,
    libc::SYS_kexec_load,
    libc::SYS_init_module,
    libc::SYS_finit_module,
    libc::SYS_delete_module,
    libc::SYS_swapon,
    libc::SYS_swapoff,
    libc::SYS_settimeofday,
    libc::SYS_clock_settime,
    libc::SYS_sethostname,
    libc::SYS_setdomainname,
    libc::SYS_acct,
    libc::SYS_quotactl,
];

/// The same by their older names, which newer processors do not have.
#[cfg(target_arch = "x86_64")]
const FORBIDDEN_OLD: &[c_long] = &[
    libc::SYS_chmod,
    libc::SYS_chown,
    libc::SYS_lchown,
    libc::SYS_utime,
    libc::SYS_utimes,
    libc::SYS_futimesat,
    libc::SYS_fork,
    libc::SYS_vfork,
    libc::SYS_iopl,
    libc::SYS_ioperm,
];
#[cfg(not(target_arch = "x86_64"))]
const FORBIDDEN_OLD: &[c_long] = &[];

/// Calls that answer as if the kernel did not have them, so that libraries take the older call,
/// whose arguments can be looked at.
const UNKNOWN: [c_long; 2] = [libc::SYS_clone3, libc::SYS_openat2];

/// The first call that is too new to have been thought about, and the last that is likely to come.
const NEWER: std::ops::RangeInclusive<c_long> = 463..=600;

/// What the x32 calls of some kernels are numbered by besides.
#[cfg(target_arch = "x86_64")]
const VARIANTS: &[c_long] = &[0, 0x4000_0000];
#[cfg(not(target_arch = "x86_64"))]
const VARIANTS: &[c_long] = &[0];

/// Forbids the calls, for good.
pub(super) fn forbid(landlock: Option<Truncation>) -> Result<(), seccompiler::Error> {
    let own = u64::from(process::id());
    let mut rules: BTreeMap<i64, Vec<SeccompRule>> = BTreeMap::new();
    for &call in FORBIDDEN.iter().chain(FORBIDDEN_OLD) {
        rules.insert(call, Vec::new());
    }
    // Threads are no processes.
    let thread = libc::CLONE_THREAD as u64;
    rules.insert(libc::SYS_clone, vec![when(0, SeccompCmpOp::MaskedEq(thread), 0)?]);
    // A process may end itself; its number stays when it becomes another program.
    rules.insert(libc::SYS_kill, vec![when(0, SeccompCmpOp::Ne, own)?]);
    rules.insert(libc::SYS_tgkill, vec![when(0, SeccompCmpOp::Ne, own)?]);
    for call in [libc::SYS_prlimit64, libc::SYS_sched_setaffinity] {
        rules.insert(call, vec![when(0, SeccompCmpOp::Ne, 0)?]);
    }
    if landlock == Some(Truncation::Open) {
        let cut = libc::O_TRUNC as u64;
        let cuts = |argument| when(argument, SeccompCmpOp::MaskedEq(cut), cut);
        rules.insert(libc::SYS_openat, vec![cuts(2)?]);
        #[cfg(target_arch = "x86_64")]
        rules.extend([(libc::SYS_open, vec![cuts(1)?]), (libc::SYS_creat, Vec::new())]);
    }
    install(rules, libc::EPERM)?;
    let unknown = UNKNOWN.into_iter().chain(NEWER);
    install(unknown.map(|call| (call, Vec::new())).collect(), libc::ENOSYS)
}

/// A rule about an argument.
fn when(argument: u8, operator: SeccompCmpOp, value: u64) -> Result<SeccompRule, BackendError> {
    let length = SeccompCmpArgLen::Dword;
    SeccompRule::new(vec![SeccompCondition::new(argument, length, operator, value)?])
}

/// Lets these calls fail with an error number.
fn install(rules: BTreeMap<i64, Vec<SeccompRule>>, error: i32) -> Result<(), seccompiler::Error> {
    let variants = |(call, rules): (i64, Vec<SeccompRule>)| {
        VARIANTS.iter().map(move |variant| (call | variant, rules.clone()))
    };
    let filter = SeccompFilter::new(
        rules.into_iter().flat_map(variants).collect(),
        SeccompAction::Allow,
        SeccompAction::Errno(error as u32),
        std::env::consts::ARCH.try_into()?,
    )?;
    let program: BpfProgram = filter.try_into()?;
    apply_filter(&program)
}
