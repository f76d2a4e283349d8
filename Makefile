# Spadille. Every target sets up what it needs; `make` alone lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TABLE := $(VENV)/.table
SERVER := $(VENV)/.server
DEV := $(VENV)/.dev
KERNEL := $(wildcard kernel/src/*.?pp kernel/src/*/*.hpp kernel/src/*/*/*.hpp)
CPP := $(KERNEL) tests/kernel/driver.cpp
WEB := 'src/spadille/web/js/**/*.js' 'src/spadille/games/*/*.js' 'src/spadille/web/css/*.css' src/spadille/web/sw.js

.DEFAULT_GOAL := help
.PHONY: help play play-terminal test check fmt mutants bench ladder docs types browser clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(SERVER) ## set everything up and open the table in the browser
	@$(BIN)/spadille serve --open $(ARGS)

play-terminal: $(TABLE) ## set everything up and sit down at the table in the terminal
	@$(BIN)/spadille play $(ARGS)

test: $(DEV) browser types ## set everything up and run the tests, as CI does
	$(BIN)/ruff check src tests bench
	$(BIN)/ruff format --check src tests bench
	$(BIN)/mypy
	$(BIN)/pytest -n auto --cov --cov-report= --junitxml=$(VENV)/junit.xml
	$(BIN)/coverage report --include='*/core/*,*/cards/*,*/parts/*,*/games/*,*/fair/*' --skip-covered --fail-under=100

check: $(DEV) types ## the quick lane: style, types, and the tests that take no time
	$(BIN)/ruff check src tests bench
	$(BIN)/ruff format --check src tests bench
	$(BIN)/mypy
	$(BIN)/pytest -n auto -m "not slow"

fmt: $(DEV) ## format everything: Python, JavaScript, CSS, C++
	$(BIN)/ruff check --fix --quiet src tests bench
	$(BIN)/ruff format --quiet src tests bench
	$(BIN)/clang-format -i $(CPP)
	@if command -v npm >/dev/null; then \
		{ [ -x node_modules/.bin/prettier ] || npm ci --silent --no-fund --no-audit; } && node_modules/.bin/prettier --log-level warn --write $(WEB); \
	else echo "Node.js is missing: JavaScript and CSS are not formatted"; fi

mutants: $(DEV) ## break the rules at random and see whether a test falls (ARGS="--count 100 --seed 7")
	@$(BIN)/python -m tests.mutants $(ARGS)

bench: $(DEV) ## measure speed, as ratios against a peer in the same run (ARGS=--keep adds it to bench/history.jsonl)
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[bench]'
	$(BIN)/python -m bench $(ARGS)

ladder: $(DEV) ## let the bots play the contests of docs/bots.md, going on where it was left, and write their tables
	$(BIN)/spadille ladder --out docs/bots.md $(ARGS)

docs: $(DEV) ## make the rule pages again from the clauses and the code
	$(BIN)/python -m spadille.docs docs/rules

types: ## check the types of the browser's modules, where Node.js is there
	@if command -v npm >/dev/null; then \
		{ [ -x node_modules/.bin/tsc ] || npm ci --silent --no-fund --no-audit; } && node_modules/.bin/tsc -p tsconfig.json && echo "tsc: the types of the browser's modules agree"; \
	else echo "Node.js is missing: the types of the browser's modules are not checked"; fi

browser: ## install Debian's Chromium for the browser tests where it is missing and may be installed
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "Installing Chromium for the browser tests …"; apt-get update -qq && apt-get install -y -qq chromium >/dev/null; \
		else echo "Chromium is missing: the browser tests will say so and be skipped (install Debian's package chromium)"; fi; }

clean: ## remove what was set up
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .coverage

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed: set PYTHON=") if sys.version_info < (3, 11) else None'
	@echo "Setting up $(VENV) …"
	@$(PYTHON) -m venv $(VENV)

$(TABLE): pyproject.toml setup.py $(KERNEL) $(VENV)/bin/python
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[tui]'
	@touch $@

$(SERVER): pyproject.toml $(VENV)/bin/python
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[tui,server]'
	@touch $@ $(TABLE)

$(DEV): pyproject.toml setup.py $(KERNEL) $(VENV)/bin/python
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[all,dev]'
	@touch $@ $(TABLE) $(SERVER)
