# Every target is a list of plain commands. Rust (rustup.rs) is enough for the program; the tests
# of the page want Node and Chromium, those of the package Python: Debian's are installed if that
# is allowed.

.DEFAULT_GOAL := help
.PHONY: help test long fmt clippy unit doc docs book gallery page page-check page-unit page-smoke page-test page-pace \
	static static-test static-smoke python-smoke python release bench fuzz run schemathesis fuzz-api program \
	package venv wheel cargo node chromium laws \
	python3 neighbours dist dist-test manylinux debian debian-test in-debian deny crates workflow-check release-tools

# Nothing is compiled twice here, so notes for a second time only cost.
export CARGO_INCREMENTAL := 0

help:
	@echo "make test        the checks: format, lints, tests, documentation, page, package"
	@echo "make long        what takes longer: the whole page, the wheel, notebooks, the server, other packages"
	@echo "make run         the program (make run ARGS='solve chomp:3x4')"
	@echo "make book        the documentation as a book, in target/book"
	@echo "make docs        draws the pictures of docs/ and writes rules and tables into its pages again"
	@echo "make page        builds the page again, into crates/web/assets"
	@echo "make page-check  the page in the repository is that of its sources"
	@echo "make page-test   all tests of the page, in Chromium (page-smoke: a few)"
	@echo "make page-pace   how long tasks of the page take under the pointer, on a quiet machine"
	@echo "make static      the page without a server: target/static for any host, target/stratege.html for a disk"
	@echo "make static-test all tests of the page, on both of them (static-smoke: a few, where it was built)"
	@echo "make python      the Python package: wheel, tests, types, examples, notebooks (python-smoke: a few)"
	@echo "make neighbours  the bridges to other packages, with these packages: Dask, PettingZoo, OpenSpiel, Gambit, HiGHS"
	@echo "make wheel       the Python package for others, in target/wheels: library, command and page"
	@echo "make dist        everything that a release has, in target/dist, with checksums (make dist-test: tested)"
	@echo "make manylinux   the wheel for Linux systems of the last ten years alone, in target/dist"
	@echo "make debian-test the wheel of make python and the program, on a Debian without Rust"
	@echo "make deny        licences and sources of the dependencies; make crates: what would be published"
	@echo "make bench       the benchmarks"
	@echo "make fuzz        spoiled inputs for everything that is read, SECONDS=60 for each kind"
	@echo "make schemathesis asks the server what its description allows (make fuzz-api: at random)"

test: fmt clippy unit doc page-check page-smoke static-smoke python-smoke workflow-check

long: page-test static-test python debian-test neighbours schemathesis laws crates

# The tests of the page and of the package use the program and the library that the tests in Rust
# were built with: asking cargo for one of them alone would choose other features of other
# people's crates and compile all again.
TARGET := $(abspath $(or $(CARGO_TARGET_DIR),target))
# Another program is tested by naming it: make page-test PROGRAM=target/release/stratege
PROGRAM ?= $(TARGET)/debug/stratege
EVERYTHING := --workspace --features stratege-cli/png

program: cargo
	cargo build --quiet $(EVERYTHING) --lib --bins --tests

# What games know, on every position of boards that take minutes.
laws: program
	STRATEGE_LONG=1 cargo test --quiet $(EVERYTHING) --test all --lib -- knows_what_is_true laws_hold literature_says killed_processes \
	  large_boards every_position_of_connect_four the_english_board

# What users build.
release: cargo
	cargo build --release

fmt: cargo
	cargo fmt --all --check

clippy: cargo
	cargo clippy $(EVERYTHING) --all-targets -- -D warnings

unit: program
	cargo test $(EVERYTHING)

doc: cargo
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps

book: program
	$(TARGET)/debug/stratege-book

# Pictures, rules and tables in docs/ are what the program says: a test compares them.
docs: program
	$(TARGET)/debug/stratege-book --renew

PAGE := crates/web/page
MODULES := $(PAGE)/node_modules/.package-lock.json
# What is built and committed, so that cargo needs no Node: the page, and its types.
BUILT := crates/web/assets $(PAGE)/src/engine/schema.ts

$(MODULES): $(PAGE)/package.json $(PAGE)/package-lock.json | node
	cd $(PAGE) && npm ci --no-audit --no-fund
	@touch $@

page: $(MODULES)
	cd $(PAGE) && npm run build

page-check: page
	cd $(PAGE) && npm run check
	@test -z "$$(git status --porcelain -- $(BUILT))" || { \
		git status --short -- $(BUILT); \
		echo "this is not what $(PAGE) gives: commit what was built" >&2; exit 1; }

page-unit: $(MODULES)
	cd $(PAGE) && npm run unit

# Pictures of all screens for the book, where they look different from those that are there.
gallery: page-unit chromium program
	cd $(PAGE) && STRATEGE=$(PROGRAM) npm run gallery

# Every file of tests has a browser and a server of its own, so that two can run at once.
page-test: page-unit chromium program
	cd $(PAGE) && STRATEGE=$(PROGRAM) npm run e2e e2e/

# Times, not answers: on a quiet machine, and in no other target.
page-pace: page-unit chromium program
	cd $(PAGE) && STRATEGE=$(PROGRAM) node --test --test-concurrency=1 pace/

# A play, a graph, a tournament, and one screen for everybody.
SMOKE := whole game by mouse|attractor of chomp 2x3|cross table|game=chomp:3x4 is for everybody

page-smoke: page-unit chromium program
	cd $(PAGE) && STRATEGE=$(PROGRAM) node --test --test-concurrency=1 --test-name-pattern='$(SMOKE)' e2e/

# The page without a server: the built page, and the engine as a module of WebAssembly. The first time
# the module takes ten minutes of a core.
MODULE := $(TARGET)/wasm32-unknown-unknown/wasm/stratege_wasm.wasm

static: cargo $(MODULES)
	crates/wasm/build.sh
	cd $(PAGE) && node static/build.js $(MODULE) $(TARGET)

# The module answers as the server does, and the page passes its tests on a host of files. From disk it is the same page
# with the same module in one file: there, what depends on where it comes from is tested again (answers, jobs, addresses,
# history, files that are saved), and not what it looks like.
FROM_DISK := e2e/numbers.test.js e2e/play.test.js e2e/screens.test.js e2e/values.test.js
static-test: export STRATEGE := $(PROGRAM)
static-test: export STATIC := $(TARGET)
static-test: export MODULE := $(MODULE)
static-test: static chromium program
	cd $(PAGE) && node --test --test-concurrency=1 static/
	cd $(PAGE) && PAGE=folder npm run e2e e2e/
	cd $(PAGE) && PAGE=file npm run e2e $(FROM_DISK)

# The same few tests as `page-smoke`, from disk, with the module that was built last.
static-smoke: $(MODULES) chromium program
	@if test -e $(MODULE); then \
		cd $(PAGE) && node static/build.js $(MODULE) $(TARGET) && STRATEGE=$(PROGRAM) STATIC=$(TARGET) PAGE=file \
			node --test --test-concurrency=1 --test-name-pattern='$(SMOKE)' e2e/; \
	else echo "the page without a server is not tested: make static builds it"; fi

VENV := $(TARGET)/python/venv
WHEELS := $(TARGET)/python/wheels
PYTHON := $(VENV)/bin/python
# A second environment, with nothing but the wheel.
ALONE := $(TARGET)/python/alone

# The package as it is in the repository, with the library that `make program` has built.
PACKAGE := $(TARGET)/python/package

venv: python3
	test -x $(PYTHON) || python3 -m venv $(VENV)
	$(PYTHON) -m pip install --quiet --requirement crates/py/requirements-test.txt

package: program
	rm -rf $(PACKAGE) && mkdir -p $(PACKAGE)
	cp -r crates/py/python/stratege $(PACKAGE)
	cp $(TARGET)/debug/lib_engine.so $(PACKAGE)/stratege/_engine.abi3.so

# Every page with a session of Python, in both languages.
EXAMPLES := $(sort $(shell grep -rl '^>>> ' README.md docs --include='*.md' --exclude-dir=fr))
EXEMPLES := $(sort $(shell grep -rl '^>>> ' LISEZMOI.md docs/fr --include='*.md'))

QUICK := tests/test_arguments.py tests/test_chance.py tests/test_command.py tests/test_games.py tests/test_listed.py tests/test_matrices.py tests/test_objects.py tests/test_own_games.py tests/test_page.py tests/test_results.py tests/test_values.py

python-smoke: export PYTHONPATH := $(PACKAGE)
python-smoke: package venv
	cd crates/py && STRATEGE_PROGRAM=$(PROGRAM) $(PYTHON) -m pytest --quiet $(QUICK)
	cd crates/py && $(PYTHON) -m pytest --quiet --doctest-modules --doctest-ignore-import-errors --pyargs stratege
	$(PYTHON) -m doctest $(EXAMPLES)
	$(PYTHON) -m doctest $(EXEMPLES)
	cd crates/py && MYPYPATH=$(PACKAGE):tests $(PYTHON) -m mypy --strict --package stratege
	cd crates/py && MYPYPATH=$(PACKAGE):tests $(PYTHON) -m mypy --strict tests benches ../../examples

# The bridges to other packages, with these packages from the registry in an environment of their own.
NEIGHBOURS := $(TARGET)/python/neighbours
BRIDGES := tests/test_cluster.py tests/test_conversions.py tests/test_export.py tests/test_openspiel.py tests/test_pettingzoo.py

neighbours: export PYTHONPATH := $(PACKAGE)
neighbours: package python3
	test -x $(NEIGHBOURS)/bin/python || python3 -m venv $(NEIGHBOURS)
	$(NEIGHBOURS)/bin/python -m pip install --quiet --requirement crates/py/requirements-neighbours.txt
	cd crates/py && $(NEIGHBOURS)/bin/python -m pytest --quiet $(BRIDGES)
	cd crates/py && MYPYPATH=$(PACKAGE):tests $(NEIGHBOURS)/bin/python -m mypy --strict --package stratege
	cd crates/py && MYPYPATH=$(PACKAGE):tests $(NEIGHBOURS)/bin/python -m mypy --strict $(BRIDGES)

# What `stratege --version` tells, as `release/dist.py` has it.
COMMIT = $(shell git rev-parse --short=12 HEAD)$(if $(shell git status --porcelain --untracked-files=no),-changed)

# The package for others, as small as it gets: it brings the command `stratege`, the page included.
wheel: cargo venv
	CARGO_TARGET_DIR=$(TARGET)/release-build STRATEGE_COMMIT=$(COMMIT) \
		$(PYTHON) -m maturin build --profile dist --features stratege-cli/png --out $(TARGET)/wheels
	@ls -l $(TARGET)/wheels

# Everything that a release has. Zig links the program and the wheel for Linux against an old C library.
RELEASE := $(TARGET)/python/release
DIST := $(TARGET)/dist

release-tools: cargo python3
	test -x $(RELEASE)/bin/python || python3 -m venv $(RELEASE)
	$(RELEASE)/bin/python -m pip install --quiet --requirement release/requirements.txt

dist: export PATH := $(RELEASE)/bin:$(PATH)
dist: release-tools $(MODULES)
	python release/dist.py

manylinux: export PATH := $(RELEASE)/bin:$(PATH)
manylinux: release-tools
	python release/dist.py wheel

# What was built for others gives the same answers as what was tested, also where nothing is installed.
UNPACKED := $(TARGET)/release-files
dist-test: program chromium $(MODULES) debian
	cd $(DIST) && sha256sum --check SHA256SUMS
	$(MAKE) in-debian WHEELS=$(DIST) PROGRAM=$$(ls $(UNPACKED)/*/stratege)
	$$(ls $(UNPACKED)/*/stratege) bench --json | python3 -c 'import json, sys; print(json.load(sys.stdin)["signature"])' > $(TARGET)/signature
	$(PROGRAM) bench --json | python3 -c 'import json, sys; print(json.load(sys.stdin)["signature"])' | cmp - $(TARGET)/signature
	$$(ls $(UNPACKED)/*/stratege) reproduce --quiet
	cd $(PAGE) && STRATEGE=$$(ls $(UNPACKED)/*/stratege) npm run e2e e2e/

# A Debian with Python and nothing else, made once.
DEBIAN := $(TARGET)/debian
debian:
	$(call needs,debootstrap,debootstrap)
	@test -x $(DEBIAN)/usr/bin/python3 || { rm -rf $(DEBIAN) \
		&& debootstrap --variant=minbase --include=python3,python3-venv bookworm $(DEBIAN); }

# Only root makes such a system and enters it: elsewhere the test says that it is left out.
debian-test:
	@if test "$$(id -u)" = 0; then $(MAKE) debian program && $(MAKE) in-debian; \
	else echo "not tested on a Debian without Rust: that takes root"; fi

in-debian:
	rm -rf $(DEBIAN)/tried && mkdir $(DEBIAN)/tried
	cp $(WHEELS)/*.whl crates/py/tests/alone.py $(PROGRAM) $(DEBIAN)/tried
	cp release/debian.sh $(DEBIAN)/tried
	unshare --mount --fork sh -c 'mount -t proc proc $(DEBIAN)/proc && mount --rbind /dev $(DEBIAN)/dev \
		&& exec chroot $(DEBIAN) env -i HOME=/root PATH=/usr/bin:/bin sh /tried/debian.sh'

# Licences and sources of what we depend on.
deny: cargo
	@command -v cargo-deny >/dev/null || cargo install --locked cargo-deny
	cargo deny --all-features check bans licenses sources

# Every crate as it would be published. They are not compiled again from there: it would take as long as `make release`,
# and only tests include files from outside their crate.
crates: cargo
	cargo package --workspace --no-verify --allow-dirty --quiet

# The workflows of .github, for form.
LINTER := release/node_modules/.package-lock.json

$(LINTER): release/package.json release/package-lock.json | node
	cd release && npm ci --no-audit --no-fund
	@touch $@

workflow-check: $(LINTER)
	node release/workflows.js

# Cargo compiles our crates once more for the wheel, which is built alone as pip does it.
python: program venv
	rm -rf $(WHEELS)
	$(PYTHON) -m maturin build --quiet --profile dev --out $(WHEELS)
	$(PYTHON) -m pip install --quiet --force-reinstall --no-deps $(WHEELS)/*.whl
	cd crates/py && STRATEGE_PROGRAM=$(PROGRAM) $(PYTHON) -m pytest --quiet tests
	cd crates/py && $(PYTHON) -m pytest --quiet --doctest-modules --doctest-ignore-import-errors --pyargs stratege
	$(PYTHON) -m doctest $(EXAMPLES)
	$(PYTHON) -m doctest $(EXEMPLES)
	cd crates/py && MYPYPATH=tests $(PYTHON) -m mypy --strict --package stratege
	cd crates/py && MYPYPATH=tests $(PYTHON) -m mypy --strict tests benches ../../examples
	cd crates/py && $(PYTHON) tests/notebooks.py ../../examples
	rm -rf $(ALONE) && python3 -m venv $(ALONE)
	$(ALONE)/bin/python -m pip install --quiet --no-index --no-deps $(WHEELS)/*.whl
	PATH=$(ALONE)/bin $(ALONE)/bin/python crates/py/tests/alone.py

# What the server says about itself in openapi.json, against what it does: the same requests each
# time, so that a change fails by its own fault; `make fuzz-api` makes up others for two minutes.
# Jobs end after two seconds: their answers matter here, not what they find.
ASKER := $(TARGET)/schemathesis
ASKED := 8790

schemathesis: ASKING := --generation-deterministic --max-examples 60
fuzz-api: ASKING := --max-time 120
schemathesis fuzz-api: program python3
	test -x $(ASKER)/bin/schemathesis || { python3 -m venv $(ASKER) \
		&& $(ASKER)/bin/python -m pip install --quiet 'schemathesis>=4.32,<5'; }
	@$(PROGRAM) serve --port $(ASKED) --limit 2s --hint-time 200ms --move-time 1s & server=$$!; \
		trap "kill $$server" EXIT; \
		$(ASKER)/bin/schemathesis --config-file crates/web/schemathesis.toml run http://127.0.0.1:$(ASKED)/api/v1/openapi.json \
			--wait-for-schema 20 --request-timeout 60 $(ASKING)

bench: cargo
	cargo bench --workspace

# Wants Rust's nightly toolchain. No sanitizer: the code is safe, and panics, endless loops and
# memory are what is looked for. What is found lies in fuzz/artifacts, and becomes a test.
SECONDS := 60
KINDS := words positions moves strategies matrices dictionaries certificates tables plays runs requests
fuzz: cargo
	@command -v cargo-fuzz >/dev/null || cargo install --locked cargo-fuzz
	cd fuzz && cargo +nightly fuzz build --sanitizer none
	for kind in $(KINDS); do \
		mkdir -p fuzz/corpus/$$kind && (cd fuzz && cargo +nightly fuzz run --sanitizer none $$kind \
			corpus/$$kind seeds/$$kind -- -max_total_time=$(SECONDS) -max_len=16384 -len_control=20 \
			-timeout=10 -rss_limit_mb=2048 -dict=words.dict -print_final_stats=1) || exit 1; \
	done

run: cargo
	cargo run --release -- $(ARGS)

cargo:
	@command -v cargo >/dev/null || { \
		echo "cargo is missing: install Rust from https://rustup.rs" >&2; exit 1; }

# Debian's package $(2), where the program $(1) is missing and packages may be installed.
define needs
	@command -v $(1) >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
		&& apt-get update -qq && apt-get install -y --no-install-recommends $(2); } || { \
		echo "$(1) is missing: install $(2)" >&2; exit 1; }
endef

node:
	$(call needs,node,nodejs npm)
	$(call needs,npm,npm)

chromium:
	$(call needs,chromium,chromium)

python3:
	$(call needs,python3,python3 python3-venv)
	@python3 -c 'import venv, ensurepip' 2>/dev/null || { test "$$(id -u)" = 0 \
		&& apt-get update -qq && apt-get install -y --no-install-recommends python3-venv; }
