//! What Python files reach when they are checked or play.
//!
//! Every attempt is made twice: without confinement, where it must succeed, else it would show
//! nothing; and with it, where it must fail if the program says that it protects from it. Where
//! the program says that it does not, the sentence that tells so must be there.
#![cfg(unix)]

mod bench;
mod reading;
mod using;

use std::{
    cell::RefCell,
    fs,
    net::TcpListener,
    os::unix::{fs::PermissionsExt, net::UnixListener},
    path::Path,
    process::{Child, Command, Stdio},
};

use bench::{attempt, has_module};

/// Starts a program below all that Python tells about; its number of arguments has changed often.
const FORK_EXEC: &str = r#"
import _posixsubprocess
read, write = os.pipe()
command = [b"/bin/sh", b"-c", b'touch "$0"', TARGET.encode()]
head = (command, [b"/bin/sh"], True, (write,), None, None)
head += (-1, -1, -1, -1, -1, -1, read, write, False, False)
tail = (None, None, None, -1, None)
for arguments in (head + tail, head + tail + (True,), head + (-1,) + tail + (True,), head + (-1,) + tail):
    try:
        child = _posixsubprocess.fork_exec(*arguments)
    except TypeError:
        continue
    os.waitpid(child, 0)
    break
"#;

#[test]
fn no_file_is_written() {
    writes_nothing("open", "open(TARGET, 'w').write('x')");
    writes_nothing("mknod", "os.mknod(TARGET)");
    writes_nothing("mkdir", "os.mkdir(TARGET)");
    writes_nothing("symlink", "os.symlink('/dev/null', TARGET)");
    if has_module("ctypes") {
        let code = "import ctypes\n\
                    ctypes.CDLL(None).open(TARGET.encode(), os.O_CREAT | os.O_WRONLY, 0o644)";
        writes_nothing("ctypes", code);
    }
}

#[test]
fn no_program_is_started() {
    attempt("fork-exec", "processes", &|_| FORK_EXEC.to_owned(), &|target| !target.exists());
    let code = "os.waitpid(os.posix_spawn('/bin/mkdir', ['mkdir', TARGET], {}), 0)";
    attempt("spawn", "processes", &|_| code.to_owned(), &|target| !target.exists());
}

#[test]
fn nothing_is_removed_cut_or_changed() {
    let keeps = |name: &str, code: &str| {
        let prepare = |target: &Path| {
            fs::write(target, "kept").expect("a file");
            fs::set_permissions(target, fs::Permissions::from_mode(0o644)).expect("it is ours");
            code.to_owned()
        };
        attempt(name, "files", &prepare, &|target| {
            let mode = fs::metadata(target).map(|data| data.permissions().mode() & 0o777);
            let text = fs::read_to_string(target);
            mode.is_ok_and(|mode| mode == 0o644) && text.is_ok_and(|text| text == "kept")
        });
    };
    keeps("remove", "os.remove(TARGET)");
    keeps("truncate", "os.truncate(TARGET, 0)");
    keeps("open-and-cut", "os.open(TARGET, os.O_RDONLY | os.O_TRUNC)");
    keeps("rename", "os.rename(TARGET, TARGET + '.old')");
    keeps("chmod", "os.chmod(TARGET, 0o700)");
    // Its own file it may read, which an old kernel takes for the right to cut it.
    let cut = "os.open(FILE, os.O_RDONLY | os.O_TRUNC)";
    attempt("cut-itself", "files", &|_| cut.to_owned(), &|target| {
        fs::metadata(target.with_file_name("class/file.py")).is_ok_and(|data| data.len() > 0)
    });
}

#[test]
fn no_connection_arrives() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port of this machine");
    listener.set_nonblocking(true).expect("it does not wait");
    let port = listener.local_addr().expect("it is bound").port();
    let code = format!("import socket\nsocket.create_connection(('127.0.0.1', {port}), 5)");
    let arrived = || std::iter::from_fn(|| listener.accept().ok()).count();
    attempt("tcp", "network", &|_| code.clone(), &|_| arrived() == 0);
}

#[test]
fn no_service_of_this_machine_is_reached() {
    // The folders of tests have longer paths than an address may have.
    let folder = std::env::temp_dir().join(format!("stratege-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("service");
    let listener = UnixListener::bind(&path).expect("a socket");
    listener.set_nonblocking(true).expect("it does not wait");
    let code =
        format!("import socket\nsocket.socket(socket.AF_UNIX).connect('{}')", path.display());
    let arrived = || std::iter::from_fn(|| listener.accept().ok()).count();
    attempt("unix", "network", &|_| code.clone(), &|_| arrived() == 0);
    fs::remove_dir_all(&folder).expect("it is ours");
}

#[test]
fn no_other_process_is_ended() {
    let victim: RefCell<Option<Child>> = RefCell::new(None);
    let prepare = |_: &Path| {
        // It waits for its input.
        let mut command = Command::new("cat");
        let child = command.stdin(Stdio::piped()).stdout(Stdio::null()).spawn();
        let child = child.expect("a process");
        let code = format!("os.kill({}, 9)", child.id());
        *victim.borrow_mut() = Some(child);
        code
    };
    attempt("kill", "processes", &prepare, &|_| {
        let mut child = victim.borrow_mut().take().expect("it was started");
        // Without its input it ends by itself, unless it was killed.
        drop(child.stdin.take());
        child.wait().is_ok_and(|status| status.success())
    });
}

#[track_caller]
fn writes_nothing(name: &str, code: &str) {
    attempt(name, "files", &|_| code.to_owned(), &|target| target.symlink_metadata().is_err());
}
