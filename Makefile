# Needs git, make and Python 3.11 or newer; everything else is fetched, pinned by hash, into this folder.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
GAME ?= point_city
PLAY_ARGS ?=
PYTEST_ARGS ?=
BENCH_ARGS ?=
KILLS ?= 200

UV := .tools/bin/uv
PY := .venv/bin/python
COMPILED := build/compiled
UNOPTIMISED := build/unoptimised
# In front of the editable install, whose .pth path comes later on sys.path.
RUN_COMPILED := PYTHONPATH="$(CURDIR)/$(COMPILED)"
RUN_INTERPRETED := PYTHONPATH=
# A game of another package, installed where only its own tests see it.
ADDED_GAME := build/added_game
INSTALL_ADDED_GAME = rm -rf $(ADDED_GAME) && $(UV) pip install --quiet --python $(PY) --no-deps --no-build-isolation \
	--target $(ADDED_GAME) examples/lantern_harbour
RUN_WITH_ADDED_GAME := PYTHONPATH="$(CURDIR)/$(COMPILED):$(CURDIR)/$(ADDED_GAME)"
CHECKED := $(wildcard src tests benchmarks examples hatch_build.py docs/*.py web/make.py .ci/*.py)

# uv must use the interpreter chosen above, and nothing but this project's own environments.
export UV_PYTHON_DOWNLOADS := never
unexport VIRTUAL_ENV CONDA_PREFIX

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play play-text test test-all lint types format web web-check test-interpreted test-compiled test-unoptimised test-databases test-browser test-modes test-layout test-added-game screenshots compiled bench bench-envs bench-server kills test-lab requirements clean distclean FORCE

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-18s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: .venv/project.stamp $(COMPILED).stamp ## play in the browser (PLAY_ARGS="--lan --port 8080 ...")
	@# exec: a signal to make shall reach the server, not a shell in between.
	@exec env $(RUN_COMPILED) $(PY) -m triopolis serve --open $(PLAY_ARGS)

play-text: .venv/project.stamp $(COMPILED).stamp ## play in the terminal (GAME=bloom_town, PLAY_ARGS="...")
	@exec env $(RUN_COMPILED) $(PY) -m triopolis play $(GAME) $(PLAY_ARGS)

test: ## all checks and tests, interpreted and compiled
	@# Each of these keeps one core busy; the tests that follow take all there are.
	$(MAKE) --jobs=2 lint types web-check compiled
	$(MAKE) test-interpreted
	$(MAKE) test-compiled
	$(MAKE) test-browser

test-all: export TRIOPOLIS_FULL := 1
test-all: ## everything in full, every combination of options too: takes an hour or two
	$(MAKE) test
	$(MAKE) test-unoptimised
	$(MAKE) test-databases
	$(MAKE) test-modes
	$(MAKE) test-layout
	$(MAKE) test-added-game
	$(MAKE) test-lab
	$(MAKE) kills

lint: .venv/dev.stamp ## check style, formatting and which way imports go
	.venv/bin/ruff check $(CHECKED)
	.venv/bin/ruff format --check $(CHECKED)
	$(RUN_INTERPRETED) .venv/bin/lint-imports --no-logo --no-cache

types: .venv/dev.stamp ## check types
	.venv/bin/mypy --strict $(CHECKED)

format: .venv/dev.stamp ## format the code and fix what can be fixed
	.venv/bin/ruff check --fix $(CHECKED)
	.venv/bin/ruff format $(CHECKED)

web: .venv/node.stamp ## build the browser client into the package
	$(PY) web/make.py build

web-check: build/site.digest ## types, formatting and tests of the browser client
	@if $(PY) web/make.py node; then set -x; $(PY) web/make.py check; \
		else echo 'SKIPPED: the checks of the browser client (no Node.js, or TRIOPOLIS_NO_WEB is set)'; fi

test-interpreted: .venv/dev.stamp ## all tests on the sources as they are (PYTEST_ARGS="...")
	$(RUN_INTERPRETED) $(PY) -m pytest -n auto -m 'not postgres' $(PYTEST_ARGS)

test-databases: .venv/dev.stamp ## the tests that need PostgreSQL, where it is installed; on a server of their own
	$(RUN_INTERPRETED) $(PY) -m pytest -n auto -m postgres $(PYTEST_ARGS)

test-compiled: .venv/dev.stamp $(COMPILED).stamp ## the battery on the compiled copy
	@if find $(COMPILED) -name '*__mypyc*' | grep -q .; then \
		set -x; $(RUN_COMPILED) TRIOPOLIS_EXPECT=compiled $(PY) -m pytest -n auto tests/battery $(PYTEST_ARGS); \
	else \
		echo 'SKIPPED: the battery on compiled code; the copy in $(COMPILED) is interpreted (no C compiler?)'; \
	fi

# Bots must think the same, to the last bit, whatever the compiler makes of their numbers.
test-unoptimised: .venv/dev.stamp ## what the levels think, on a copy compiled without optimisation (-O0)
	rm -rf $(UNOPTIMISED)
	TRIOPOLIS_OPT_LEVEL=0 TRIOPOLIS_NO_WEB=1 \
		$(PY) -m hatchling build --target wheel --directory $(UNOPTIMISED)/wheel
	$(UV) pip install --quiet --python $(PY) --no-deps --target $(UNOPTIMISED)/copy $(UNOPTIMISED)/wheel/*.whl
	PYTHONPATH="$(CURDIR)/$(UNOPTIMISED)/copy" TRIOPOLIS_EXPECT=compiled \
		$(PY) -m pytest -n auto tests/battery/test_level_digests.py tests/battery/test_builds.py $(PYTEST_ARGS)

test-browser: .venv/node.stamp $(COMPILED).stamp ## the browser client in a real browser, against the compiled copy
	$(RUN_COMPILED) $(PY) web/make.py browser

test-modes: .venv/dev.stamp .venv/node.stamp $(COMPILED).stamp ## every mode of every game, played to its end in a real browser
	$(RUN_COMPILED) $(PY) web/make.py modes

test-layout: .venv/dev.stamp .venv/node.stamp $(COMPILED).stamp ## whether every table fits windows of every size, at stored positions
	$(RUN_COMPILED) $(PY) web/make.py layout

test-added-game: .venv/dev.stamp .venv/node.stamp $(COMPILED).stamp ## a game of another package: battery, terminal, server, browser
	$(INSTALL_ADDED_GAME)
	$(RUN_WITH_ADDED_GAME) $(PY) -m pytest -n auto tests/battery -k lantern $(PYTEST_ARGS)
	$(RUN_WITH_ADDED_GAME) $(PY) -m pytest -n auto tests/added_game $(PYTEST_ARGS)
	$(RUN_WITH_ADDED_GAME) $(PY) web/make.py added-game

test-lab: .venv-lab/lab.stamp $(COMPILED).stamp ## what needs more packages: learning environments, files of simulations, Ray; on the compiled copy
	$(RUN_COMPILED) .venv-lab/bin/python -m pytest -n auto tests/envs tests/lab/arrow \
		tests/yesterday/test_simulations.py tests/yesterday/test_documents.py $(PYTEST_ARGS)
	$(INSTALL_ADDED_GAME)
	$(RUN_WITH_ADDED_GAME) .venv-lab/bin/python -m pytest tests/added_game/test_pettingzoo.py $(PYTEST_ARGS)

screenshots: .venv/node.stamp $(COMPILED).stamp ## pictures of the pages in build/screenshots
	$(RUN_COMPILED) $(PY) web/make.py screenshots

compiled: $(COMPILED).stamp ## build the compiled copy in build/compiled

bench: .venv-bench/bench.stamp $(COMPILED).stamp ## speed beside other libraries (BENCH_ARGS="--write" for docs/performance.md)
	$(RUN_COMPILED) .venv-bench/bin/python -m benchmarks.run $(BENCH_ARGS)

bench-envs: .venv-lab/lab.stamp $(COMPILED).stamp ## decisions a second of the learning environments
	$(RUN_COMPILED) .venv-lab/bin/python -m benchmarks.environments

bench-server: .venv/dev.stamp $(COMPILED).stamp ## load the server, and boardgame.io's beside it (BENCH_ARGS="--tables 10")
	$(RUN_COMPILED) $(PY) -m benchmarks.server_load $(BENCH_ARGS)

kills: .venv/dev.stamp $(COMPILED).stamp ## kill the server 200 times over running games (KILLS=...)
	$(RUN_COMPILED) $(PY) -m tests.server.kills --kills $(KILLS)

clean: ## remove what building and testing left behind
	rm -rf build dist src/triopolis/server/site .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean ## clean, and remove the environments too
	rm -rf .tools .venv .venv-bench .venv-lab web/node_modules

# --- environments -----------------------------------------------------------------------------------------------------

.tools/uv.stamp: requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'Python 3.11 or newer is needed; name one with make PYTHON=...' >&2; exit 1; }
	$(PYTHON) -m venv --clear .tools
	.tools/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

# Enough to play: what runs the game and what builds it. Made anew on a change, so that nothing dropped stays behind.
.venv/base.stamp: requirements/run.txt requirements/build.txt .tools/uv.stamp
	$(UV) venv --quiet --clear --python .tools/bin/python .venv
	$(UV) pip install --quiet --python $(PY) --require-hashes -r requirements/run.txt -r requirements/build.txt
	@touch $@

.venv/project.stamp: pyproject.toml hatch_build.py src/triopolis/version.py .venv/base.stamp
	$(UV) pip install --quiet --python $(PY) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/dev.stamp: requirements/dev.txt .venv/project.stamp
	$(UV) pip install --quiet --python $(PY) --require-hashes -r requirements/dev.txt
	@touch $@

# Only where the machine has no Node of its own; without any, all but the browser client can be built.
.venv/node.stamp: requirements/node.txt web/make.py .venv/base.stamp
	@! $(PY) web/make.py lacks-node || $(UV) pip install --quiet --python $(PY) --require-hashes -r requirements/node.txt \
		|| echo 'Node.js is not to be had: going on without the browser client' >&2
	@touch $@

# Apart, so that the tests never see what only the benchmarks compare with.
.venv-bench/bench.stamp: requirements/bench.txt .tools/uv.stamp
	$(UV) venv --quiet --clear --python .tools/bin/python .venv-bench
	$(UV) pip install --quiet --python .venv-bench/bin/python --require-hashes -r requirements/bench.txt || { \
		echo 'Not all libraries to compare with can be had here: going on without them' >&2; \
		$(UV) pip install --quiet --python .venv-bench/bin/python --require-hashes -r requirements/dev.txt; }
	@touch $@

# The same for what only the learning environments and the lab's files and clusters need.
.venv-lab/lab.stamp: requirements/lab.txt .tools/uv.stamp
	$(UV) venv --quiet --clear --python .tools/bin/python .venv-lab
	$(UV) pip install --quiet --python .venv-lab/bin/python --require-hashes -r requirements/lab.txt
	@touch $@

# --- the compiled copy ------------------------------------------------------------------------------------------------

SOURCES := $(shell find src/triopolis -type f ! -path '*/__pycache__/*' ! -path '*/server/site/*' | LC_ALL=C sort)

# What else decides the copy: removed files (a time stamp cannot tell), the compiler, the switches of the build hook.
build/inputs.txt: FORCE
	@mkdir -p build
	@{ printf '%s\n' $(SOURCES); echo "compiler: $$(command -v $${CC:-cc} gcc clang | tr '\n' ' ')"; \
		echo "interpreted: $$TRIOPOLIS_INTERPRETED"; echo "optimisation: $$TRIOPOLIS_OPT_LEVEL"; \
		echo "no page: $$TRIOPOLIS_NO_WEB"; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# The browser client; web/make.py knows whether anything has changed, and touches the file only then.
build/site.digest: FORCE .venv/node.stamp
	@$(PY) web/make.py build --optional

$(COMPILED).stamp: $(SOURCES) build/inputs.txt build/site.digest hatch_build.py pyproject.toml .venv/base.stamp
	rm -rf $(COMPILED) build/wheel
	$(PY) -m hatchling build --target wheel --directory build/wheel
	$(UV) pip install --quiet --python $(PY) --no-deps --target $(COMPILED) build/wheel/*.whl
	@touch $@

# --- pinned requirements ----------------------------------------------------------------------------------------------

LOCK = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	--no-emit-index-url --no-emit-find-links $(UPGRADE)

# The largest set decides; the others are cut out of it, so that all environments hold the same versions.
requirements: .tools/uv.stamp ## pin the requirements again (UPGRADE=--upgrade for newer versions)
	$(LOCK) --output-file requirements/uv.txt requirements/uv.in
	$(LOCK) --output-file requirements/node.txt requirements/node.in
	$(LOCK) --output-file requirements/bench.txt pyproject.toml --group bench
	$(LOCK) --output-file requirements/lab.txt --constraints requirements/bench.txt pyproject.toml --group lab
	$(LOCK) --output-file requirements/dev.txt --constraints requirements/bench.txt pyproject.toml --group dev
	$(LOCK) --output-file requirements/build.txt --constraints requirements/bench.txt --group build
	$(LOCK) --output-file requirements/run.txt --constraints requirements/bench.txt pyproject.toml
