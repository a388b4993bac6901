"""What a release consists of, built into target/dist.

    python3 release/dist.py [--profile dist] [program] [wheel] [page] [texts] [sums]

`program` is an archive with the program, its completions and manual pages, `wheel` the package for
Python, `page` the page without a server as a folder and as one file, `texts` licences and changes,
and `sums` the checksums of all that lies there. Without words, all of them.

On Linux the program and the wheel are linked by Zig against an old C library, so that they start
on systems of the last ten years. `CONTRIBUTING.md` says what has to be installed.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = Path(os.environ.get("CARGO_TARGET_DIR") or ROOT / "target")
DIST = TARGET / "dist"

#: Where cargo builds: it would mix its own files of the profile `dist` with those of the release.
BUILD = TARGET / "release-build"

#: The oldest C library of Linux that the program and the wheel start with.
GLIBC = "2.17"

#: Bytes below which a wheel stays.
WHEEL = 15_000_000

SHELLS = ["bash", "elvish", "fish", "powershell", "zsh"]

#: Beside the program, and beside the archives.
TEXTS = ["CHANGELOG.md", "LICENSE", "LICENSE-APACHE", "LICENSE-MIT"]
READ = ["README.md", "LISEZMOI.md"]


def run(*words: str | Path, output: Path | None = None, **more: str) -> None:
    """Runs a command in the repository, with variables besides those that are set."""
    print("+", *words, flush=True)
    environment = {**os.environ, **more}
    if output is None:
        subprocess.run(words, cwd=ROOT, env=environment, check=True)
        return
    with output.open("wb") as file:
        subprocess.run(words, cwd=ROOT, env=environment, check=True, stdout=file)


def told(*words: str) -> str:
    """What a command prints."""
    done = subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def version() -> str:
    """The version of the workspace."""
    found = re.search(r'^version = "(.+)"$', (ROOT / "Cargo.toml").read_text("utf-8"), re.M)
    assert found, "the workspace has a version"
    return found[1]


def commit() -> str:
    """The commit, marked where the working tree is another."""
    changed = told("git", "status", "--porcelain", "--untracked-files=no")
    return told("git", "rev-parse", "--short=12", "HEAD") + ("-changed" if changed else "")


def target() -> str:
    """The machine that is built for, in the words of Rust."""
    found = re.search(r"^host: (.+)$", told("rustc", "-vV"), re.M)
    assert found, "rustc says where it runs"
    return found[1]


def is_old_glibc() -> bool:
    """Whether something is linked against an older C library than there is here."""
    return target().endswith("linux-gnu")


def built(profile: str) -> Path:
    """Where cargo puts what it builds."""
    return BUILD / target() / ("debug" if profile == "dev" else profile)


def variables() -> dict[str, str]:
    """What cargo is told besides."""
    return {"CARGO_TARGET_DIR": str(BUILD), "STRATEGE_COMMIT": commit()}


def program(profile: str) -> None:
    """The program with everything that is installed beside it."""
    words = ["cargo", "build"]
    triple = target()
    if is_old_glibc():
        words = ["cargo", "zigbuild"]
        triple += "." + GLIBC
    words += ["--locked", "--profile", profile, "--package", "stratege-cli"]
    run(*words, "--features", "png", "--target", triple, **variables())
    suffix = ".exe" if platform.system() == "Windows" else ""
    stratege = built(profile) / f"stratege{suffix}"
    name = f"stratege-{version()}-{target()}"
    folder = TARGET / "release-files" / name
    # Also that of an earlier version: what is tested is the only one there.
    shutil.rmtree(folder.parent, ignore_errors=True)
    (folder / "completions").mkdir(parents=True)
    shutil.copy2(stratege, folder)
    for text in TEXTS + READ:
        shutil.copy2(ROOT / text, folder)
    for shell in SHELLS:
        run(stratege, "completions", shell, output=folder / "completions" / f"stratege.{shell}")
    for language in ["en", "fr"]:
        run(stratege, "man", "--output", folder / "man" / language, "--lang", language, "--quiet")
    if platform.system() == "Windows":
        zipped(folder, DIST / f"{name}.zip")
    else:
        packed(folder, DIST / f"{name}.tar.gz")


def wheel(profile: str) -> None:
    """The package for Python."""
    words = [sys.executable, "-m", "maturin", "build", "--profile", profile, "--out", DIST]
    words += ["--features", "stratege-cli/png", "--target", target()]
    if is_old_glibc():
        words += ["--zig", "--compatibility", f"manylinux_{GLIBC.replace('.', '_')}"]
    run(*words, **variables())
    for file in DIST.glob("*.whl"):
        size = file.stat().st_size
        if profile == "dist" and size >= WHEEL:
            sys.exit(f"{file.name} has {size} bytes; it must stay below {WHEEL}")


def page(_: str) -> None:
    """The page without a server."""
    run("make", "static")
    zipped(TARGET / "static", DIST / f"stratege-{version()}-page.zip")
    shutil.copyfile(TARGET / "stratege.html", DIST / f"stratege-{version()}.html")


def texts(_: str) -> None:
    """Licences and changes, for whoever looks before unpacking."""
    for text in TEXTS:
        shutil.copyfile(ROOT / text, DIST / text)


def sums(_: str) -> None:
    """The checksums of all files, as `sha256sum --check` reads them."""
    files = sorted(file for file in DIST.iterdir() if file.name != "SHA256SUMS")
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (DIST / "SHA256SUMS").write_text("".join(lines), "utf-8", newline="\n")
    for file in files:
        print(f"{file.stat().st_size:>12,}  {file.name}")


def entries(folder: Path) -> list[Path]:
    """The files of a folder, always in the same order."""
    return sorted(path for path in folder.rglob("*") if path.is_file())


def moment() -> int:
    """When the commit was made: the same sources give the same archives."""
    return int(told("git", "log", "-1", "--format=%ct"))


def packed(folder: Path, archive: Path) -> None:
    """Writes a folder as `.tar.gz`."""
    bytes_ = io.BytesIO()
    with tarfile.open(fileobj=bytes_, mode="w", format=tarfile.PAX_FORMAT) as tar:
        for path in entries(folder):
            about = tar.gettarinfo(path, str(path.relative_to(folder.parent)))
            about.uid = about.gid = 0
            about.uname = about.gname = ""
            about.mtime = moment()
            with path.open("rb") as file:
                tar.addfile(about, file)
    archive.write_bytes(gzip.compress(bytes_.getvalue(), mtime=0))


def zipped(folder: Path, archive: Path) -> None:
    """Writes a folder as `.zip`."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as file:
        for path in entries(folder):
            about = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix())
            about.compress_type = zipfile.ZIP_DEFLATED
            about.external_attr = 0o100644 << 16
            file.writestr(about, path.read_bytes())


PARTS = {"program": program, "wheel": wheel, "page": page, "texts": texts, "sums": sums}


def main() -> None:
    parser = argparse.ArgumentParser(description="Builds a release into target/dist.")
    parser.add_argument("--profile", default="dist", help="the profile of cargo")
    parser.add_argument("parts", nargs="*", help=", ".join(PARTS))
    asked = parser.parse_args()
    unknown = set(asked.parts) - set(PARTS)
    if unknown:
        parser.error(f"unknown: {', '.join(sorted(unknown))}; known: {', '.join(PARTS)}")
    # A file of another release must not get into the checksums of this one.
    if not asked.parts:
        shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir(parents=True, exist_ok=True)
    for part in asked.parts or PARTS:
        PARTS[part](asked.profile)


if __name__ == "__main__":
    main()
