# Everything to do with Kilnyard, by name; `make` alone lists it.
# PYTHON names the interpreter .venv is made from: make setup PYTHON=python3.12

SHELL := /bin/sh
.DEFAULT_GOAL := help
.NOTPARALLEL:
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
bin := .venv/bin
installed := .venv/installed.stamp
linked := .venv/linked.stamp
compiled := build/compiled.stamp
web_installed := web/node_modules/.package-lock.json
node := scripts/with-node.sh
pip := $(bin)/python -m pip install --quiet --disable-pip-version-check
pytest := $(bin)/python -m pytest -q -n 2
port ?= 8123
sources := $(shell find src/kilnyard/core src/kilnyard/games src/kilnyard/lab -name '*.py')

.PHONY: help setup play terminal test fmt lint type fuzz bench bench-table compile clean lock \
	web types test-pure test-compiled test-web test-browser

help: ## list these recipes
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(linked) ## make .venv and install Kilnyard with everything its tests need

play: setup ## play in the browser: starts the table server and opens it (port=8123)
	@$(bin)/kilnyard serve --open --port $(port)

terminal: setup ## play in the terminal
	@$(bin)/kilnyard play

test: setup lint type test-pure test-compiled test-web test-browser ## everything that must hold: style, rooms, types, tests pure and compiled, front end, real browser

fmt: setup $(web_installed) ## format the code and repair what ruff can repair
	$(bin)/ruff format
	$(bin)/ruff check --fix
	@cd web && ../$(node) npm run --silent format

lint: setup ## check the format, the style and that doors open downward only
	@echo "== format"
	@$(bin)/ruff format --check
	@echo "== ruff"
	@$(bin)/ruff check
	@echo "== import-linter"
	@$(bin)/lint-imports --no-logo --no-cache

type: setup ## check the types, strictly
	@echo "== mypy"
	@$(bin)/mypy

fuzz: setup ## play twenty thousand random games of each game and check every law after every move
	$(bin)/python tests/fuzz.py --game terracotta --games 20000 --jobs 2
	$(bin)/python tests/fuzz.py --game xian --games 20000 --jobs 2

bench: setup ## measure speed, in a virtual environment of its own
	bench/run.sh

bench-table: setup ## measure the table in a browser: what it loads, how fast it answers
	@scripts/need-browser.sh && $(bin)/python -m bench.table

compile: setup $(compiled) ## compile the rules in place with mypyc

clean: ## remove what compiling and testing left; .venv stays
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis src/*.egg-info
	find src -name '*.so' -delete
	find src tests scripts -name __pycache__ -prune -exec rm -rf {} +

lock: setup ## choose anew the versions that requirements/dev.txt pins
	$(pip) uv
	$(bin)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --extra dev \
		--generate-hashes --no-emit-index-url --no-header --output-file requirements/dev.txt pyproject.toml

web: setup $(web_installed) types ## build the front end into src/kilnyard/server/static
	@cd web && ../$(node) npm run --silent build

types: setup $(web_installed) ## write anew what the front end knows of the wire: types, fixtures, sentences
	$(bin)/python -m scripts.wire_types | $(node) node web/scripts/types.mjs
	$(bin)/python -m scripts.fixtures
	$(bin)/python -m scripts.spoken

test-pure: setup
	@echo "== pytest, pure Python"
	@KILNYARD_PURE=1 $(pytest) --ignore=tests/browser

# Where nothing can compile, the compiled half is skipped aloud; in CI (CI=true) that is an error.
test-compiled: setup
	@echo "== pytest, compiled rules"
	@if scripts/need-compiler.sh; then \
		$(MAKE) compile && env -u KILNYARD_PURE $(pytest) tests/core tests/terracotta tests/xian; \
	elif [ "$$CI" = true ]; then \
		echo "!!! The compiled rules must be tested in CI." >&2; exit 1; \
	else \
		echo "!!! SKIPPED: the compiled rules were NOT tested on this machine." >&2; \
	fi

test-web: setup $(web_installed)
	@scripts/test-web.sh

# Where there is no browser this half is skipped aloud; in CI (CI=true) that is an error.
test-browser: setup $(web_installed)
	@echo "== pytest, in Chromium"
	@if scripts/need-browser.sh; then \
		$(pytest) tests/browser; \
	elif [ "$$CI" = true ]; then \
		echo "!!! The table must be tested in a browser in CI." >&2; exit 1; \
	else \
		echo "!!! SKIPPED: the table was NOT tested in a browser on this machine." >&2; \
	fi

$(web_installed): web/package.json web/package-lock.json
	@echo "Installing what web/package-lock.json pins into web/node_modules"
	@cd web && ../$(node) npm ci --silent --no-audit --no-fund
	@touch $@

$(installed): requirements/dev.txt scripts/make-venv.sh
	@PYTHON=$(PYTHON) scripts/make-venv.sh
	@echo "Installing what requirements/dev.txt pins into .venv"
	@$(pip) --require-hashes -r requirements/dev.txt
	@touch $@

$(linked): $(installed) pyproject.toml setup.py
	@KILNYARD_PURE=1 $(pip) --no-deps --no-build-isolation -e .
	@touch $@

# Old extensions go first: one that is no longer listed must not stay in front of its source.
# The touch makes them as new as the build, for those mypyc found it need not write again.
$(compiled): $(sources) pyproject.toml setup.py
	@scripts/need-compiler.sh
	@find src -name '*.so' -delete
	@mkdir -p build
	env -u KILNYARD_PURE $(bin)/python setup.py --quiet build_ext --inplace
	@find src -name '*.so' -exec touch {} +
	@touch $@
