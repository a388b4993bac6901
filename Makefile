# Every target is a list of plain commands. Nothing but Rust (rustup.rs) is needed, and Python 3.10
# or later for the package.

.DEFAULT_GOAL := help
.PHONY: help test fmt clippy unit doc bench run cargo page page-check page-test node chromium
.PHONY: help test fmt clippy unit doc book bench run cargo

help:
	@echo "make test    every check: format, lints, tests, documentation"
	@echo "make book    the documentation as a book, in target/book"
.PHONY: help test fmt clippy unit doc python bench run cargo

help:
	@echo "make test    every check: format, lints, tests, documentation"
	@echo "make python  the Python package: wheel, tests, types, examples, notebooks"
	@echo "make bench   the benchmarks"
	@echo "make run     the program (make run ARGS='solve chomp:3x4')"
	@echo "make page    builds the page again (needs Node 20.19 or later)"
	@echo "make page-check, page-test   the built page is that of its sources; its tests, in Chromium"

test: fmt clippy unit doc python

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
# The profile of the tests, so that what they have compiled is used again; `pip install .` is a release.
PYTHON_PROFILE ?= test
PYTHON_PLACE := $(abspath target/python)
PYTHON := $(PYTHON_PLACE)/venv/bin/python
TARGET := $(abspath $(or $(CARGO_TARGET_DIR),target))
PROGRAM := $(TARGET)/$(if $(filter release,$(PYTHON_PROFILE)),release,debug)/stratege

python: cargo
	@command -v python3 >/dev/null || { echo "python3 is missing: install Python 3.10 or later" >&2; exit 1; }
	test -x $(PYTHON) || python3 -m venv $(PYTHON_PLACE)/venv
	$(PYTHON) -m pip install --quiet --requirement crates/py/requirements-test.txt
	rm -rf $(PYTHON_PLACE)/wheels
	$(PYTHON) -m maturin build --quiet --profile $(PYTHON_PROFILE) --out $(PYTHON_PLACE)/wheels
	$(PYTHON) -m pip install --quiet --force-reinstall --no-deps $(PYTHON_PLACE)/wheels/*.whl
	cargo build --quiet --profile $(PYTHON_PROFILE) --package stratege-cli
	cd crates/py && STRATEGE_PROGRAM=$(PROGRAM) $(PYTHON) -m pytest --quiet tests
	cd crates/py && $(PYTHON) -m pytest --quiet --doctest-modules --pyargs stratege
	$(PYTHON) -m doctest docs/python.md
	cd crates/py && MYPYPATH=tests $(PYTHON) -m mypy --strict --package stratege
	cd crates/py && MYPYPATH=tests $(PYTHON) -m mypy --strict tests benches ../../examples
	cd crates/py && $(PYTHON) tests/notebooks.py ../../examples

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
