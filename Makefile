# Every target is a list of plain commands. Nothing but Rust (rustup.rs) is needed.

.DEFAULT_GOAL := help
.PHONY: help test fmt clippy unit doc bench run cargo page page-check page-test node chromium
.PHONY: help test fmt clippy unit doc book bench run cargo

help:
	@echo "make test    every check: format, lints, tests, documentation"
	@echo "make book    the documentation as a book, in target/book"
	@echo "make bench   the benchmarks"
	@echo "make run     the program (make run ARGS='solve chomp:3x4')"
	@echo "make page    builds the page again (needs Node 20.19 or later)"
	@echo "make page-check, page-test   the built page is that of its sources; its tests, in Chromium"

test: fmt clippy unit doc

fmt: cargo
	cargo fmt --all --check

clippy: cargo
	cargo clippy --workspace --all-targets -- -D warnings

unit: cargo
	cargo test --workspace

doc: cargo
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps

book: cargo
	cargo build -p stratege-cli -p stratege-book
	"$${CARGO_TARGET_DIR:-target}/debug/stratege-book"

bench: cargo
	cargo bench --workspace

run: cargo
	cargo run --release -- $(ARGS)

cargo:
	@command -v cargo >/dev/null || { echo "cargo is missing: install Rust from https://rustup.rs" >&2; exit 1; }

page: node
	cd crates/web/page && npm ci && npm run build

# The assets in the repository are those that its sources give.
page-check: page
	cd crates/web/page && npm run check && npm run unit
	@test -z "$$(git status --porcelain -- crates/web/assets)" || { git status --short -- crates/web/assets; echo "crates/web/assets is not what crates/web/page gives: commit it" >&2; exit 1; }

page-test: node chromium cargo
	cd crates/web/page && npm ci && npm run unit
	cargo build -p stratege-cli
	cd crates/web/page && STRATEGE="$${STRATEGE:-$${CARGO_TARGET_DIR:-$(CURDIR)/target}/debug/stratege}" npm run e2e

node:
	@command -v npm >/dev/null || { echo "npm is missing: install Node 20.19 or later" >&2; exit 1; }

chromium:
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && apt-get install -y --no-install-recommends chromium; } || { echo "chromium is missing: apt-get install chromium" >&2; exit 1; }
