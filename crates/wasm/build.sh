#!/bin/sh
# Builds the module of the page without a server, and prints where it is.
#
# Wants Rust's target wasm32-unknown-unknown. Where rustup has it or may fetch it, that is all. Else
# Debian's compiler (rustc-web, cargo-web) makes the standard library from its source
# (rust-web-src) and borrows the linker of the toolchain at hand. `VIA=rustup` or `VIA=debian`
# chooses one of them.
set -eu
cd "$(dirname "$0")/../.."

target=wasm32-unknown-unknown
folder="${CARGO_TARGET_DIR:-$PWD/target}"

# Deep searches need the stack that threads of the server have, and a phone gives a page a gibibyte.
limits="-Clink-arg=-zstack-size=16777216 -Clink-arg=--max-memory=1073741824"

module() {
	# No path of this machine is in the module: the same sources give the same bytes elsewhere.
	here="--remap-path-prefix=$PWD=stratege"
	others="--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=cargo"
	std="--remap-path-prefix=$(rustc --print sysroot)=rust"
	CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="$here $others $std $limits" \
		cargo rustc --package stratege-wasm --lib --crate-type cdylib --profile wasm --target $target "$@"
}

has_target() {
	test -d "$(rustc --print target-libdir --target $target)"
}

by_rustup() {
	command -v rustup >/dev/null && { has_target || rustup target add $target >&2; } || has_target
}

# Debian's packages, where they are missing and may be installed.
debian_has() {
	test -x /usr/bin/cargo && test -d /usr/lib/rustlib/src/rust/library/std
}

by_debian() {
	command -v apt-get >/dev/null || return 1
	debian_has || { test "$(id -u)" = 0 && { apt-get update -qq \
		&& apt-get install -y --no-install-recommends rustc-web cargo-web rust-web-src; } >&2; } || return 1
	linker=$(find "$(rustc --print sysroot)" -name rust-lld | head -n 1)
	test -n "$linker" || linker=$(command -v wasm-ld || command -v rust-lld) || return 1
	export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER="$linker" RUSTC_BOOTSTRAP=1 PATH="/usr/bin:$PATH"
}

case "${VIA:-any}" in
any | rustup) if by_rustup; then via=rustup; fi ;;
esac
case "${via:-}${VIA:-any}" in
any | debian) if by_debian; then via=debian; fi ;;
esac

case "${via:-}" in
rustup) module ;;
debian) module -Zbuild-std=std,panic_abort ;;
*)
	echo "Rust's target $target is missing: run \`rustup target add $target\`," >&2
	echo "or install Debian's rustc-web, cargo-web and rust-web-src" >&2
	exit 1
	;;
esac
echo "$folder/$target/wasm/stratege_wasm.wasm"
