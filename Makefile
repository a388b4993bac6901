# Every target is a list of plain commands. Nothing but Rust (rustup.rs) is needed.

.DEFAULT_GOAL := help
.PHONY: help test fmt clippy unit doc book bench run cargo

help:
	@echo "make test    every check: format, lints, tests, documentation"
	@echo "make book    the documentation as a book, in target/book"
	@echo "make bench   the benchmarks"
	@echo "make run     the program (make run ARGS='solve chomp:3x4')"

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
