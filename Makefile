# Every target is a list of plain commands. Nothing but Rust (rustup.rs) is needed, and Python 3.10
# or later for the package.

.DEFAULT_GOAL := help
.PHONY: help test fmt clippy unit doc python bench run cargo

help:
	@echo "make test    every check: format, lints, tests, documentation"
	@echo "make python  the Python package: wheel, tests, types, examples, notebooks"
	@echo "make bench   the benchmarks"
	@echo "make run     the program (make run ARGS='solve chomp:3x4')"

test: fmt clippy unit doc python

fmt: cargo
	cargo fmt --all --check

clippy: cargo
	cargo clippy --workspace --all-targets -- -D warnings

unit: cargo
	cargo test --workspace

doc: cargo
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps

# A development build with the settings of the tests, so that what they have compiled is used again;
# `pip install .` is a release.
PYTHON_PROFILE ?= dev
PYTHON_PLACE := $(abspath target/python)
PYTHON := $(PYTHON_PLACE)/venv/bin/python
TARGET := $(abspath $(or $(CARGO_TARGET_DIR),target))
PROGRAM := $(TARGET)/$(if $(filter release,$(PYTHON_PROFILE)),release,debug)/stratege
PROGRAM_BUILD := $(if $(filter release,$(PYTHON_PROFILE)),build --release,test --no-run)

python: export CARGO_PROFILE_DEV_OPT_LEVEL = 2
python: export CARGO_PROFILE_DEV_DEBUG = line-tables-only
python: export LC_ALL = C.UTF-8
python: export MPLBACKEND = Agg
python: cargo
	@command -v python3 >/dev/null || { echo "python3 is missing: install Python 3.10 or later" >&2; exit 1; }
	test -x $(PYTHON) || python3 -m venv $(PYTHON_PLACE)/venv
	$(PYTHON) -m pip install --quiet --requirement crates/py/requirements-test.txt
	rm -rf $(PYTHON_PLACE)/wheels
	$(PYTHON) -m maturin build --quiet --profile $(PYTHON_PROFILE) --out $(PYTHON_PLACE)/wheels
	$(PYTHON) -m pip install --quiet --force-reinstall --no-deps $(PYTHON_PLACE)/wheels/*.whl
	cargo $(PROGRAM_BUILD) --quiet --package stratege-cli
	cd crates/py && STRATEGE_PROGRAM=$(PROGRAM) $(PYTHON) -m pytest --quiet tests
	cd crates/py && $(PYTHON) -m pytest --quiet --doctest-modules --pyargs stratege
	$(PYTHON) -m doctest docs/python.md
	cd crates/py && MYPYPATH=tests $(PYTHON) -m mypy --strict --package stratege
	cd crates/py && MYPYPATH=tests $(PYTHON) -m mypy --strict tests benches ../../examples
	cd crates/py && env -u MPLBACKEND $(PYTHON) tests/notebooks.py ../../examples

bench: cargo
	cargo bench --workspace

run: cargo
	cargo run --release -- $(ARGS)

cargo:
	@command -v cargo >/dev/null || { echo "cargo is missing: install Rust from https://rustup.rs" >&2; exit 1; }
