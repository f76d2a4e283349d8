# Spadille. Every target sets up what it needs; `make` alone lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TERMINAL := $(VENV)/.table
SERVER := $(VENV)/.server
QUICK := $(VENV)/.quick
DEV := $(VENV)/.dev
SITE := $(VENV)/.site
RELEASE := $(VENV)/.release
PAGE := $(VENV)/.page
NODE := $(if $(shell command -v npm),node_modules/.package-lock.json)
LOCKED := pyproject.toml --quiet --python-version 3.11 --universal --generate-hashes --no-emit-index-url --no-annotate --no-header --extra all --extra postgres
KERNEL := $(wildcard kernel/src/*.?pp kernel/src/*/*.hpp kernel/src/*/*/*.hpp)
PAGE_FILES := $(KERNEL) $(wildcard kernel/wasm/*) tools/page.py tools/page_kernel.py $(shell find src/spadille -type f -not -name '*.pyc' -not -name '*.so')
CPP := $(KERNEL) kernel/tools/order.cpp $(wildcard kernel/tools/distill/*.?pp kernel/tools/distill/*/*.?pp) tests/kernel/driver.cpp
PYTHONS := src tests tools bench examples docs/conf.py docs/_site
WEB := 'src/spadille/web/js/**/*.js' 'src/spadille/games/*/*.js' 'examples/*/src/*/*.js' 'src/spadille/web/css/*.css' src/spadille/web/sw.js 'src/spadille/page/js/**/*.js' 'tools/*.mjs' 'bench/*.mjs' 'tests/js/**/*.{js,mjs}'

# Where it is set, every process of a test compiles all of its modules again.
unexport PYTHONDONTWRITEBYTECODE
PYTEST := $(BIN)/pytest -n auto --dist worksteal
BUILD_PAGE = @$(if $(NODE),,echo "Node.js is missing: it compiles the page's Python (install Node.js 20 or newer)"; exit 1;) $(BIN)/python -m tools.page $(if $(BASE),--base $(BASE))

.DEFAULT_GOAL := help
.PHONY: help play play-terminal play-page page test whole check quick static mypy times proof trial style fmt mutants guards bench rungs train claim ladder docs pictures site lock testdata wheel release-check words types browser clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(SERVER) ## set everything up and open the table in the browser
	@$(BIN)/spadille serve --open $(ARGS)

play-terminal: $(TERMINAL) ## set everything up and sit down at the table in the terminal
	@$(BIN)/spadille play $(ARGS)

play-page: build/page/files.json ## build the table in a page, which needs no server, and open it (ARGS="--port 9000")
	@$(BIN)/python -m tools.page serve $(ARGS)

page: build/page/files.json ## build the table in a page into build/page, for any web host (BASE=/table: for a path there)
	$(BUILD_PAGE)

build/page/files.json: $(PAGE) $(NODE) requirements/page.txt $(PAGE_FILES)
	$(BUILD_PAGE)

ifdef GAME
test: $(DEV) $(NODE) browser ## set everything up and run the whole lane, as CI does; GAME=spades: the tests of one game
	$(PYTEST) --game=$(GAME)
else
test: $(DEV) $(NODE) browser
	@$(MAKE) --no-print-directory -j2 whole static
endif

check: $(QUICK) $(NODE) ## the quick lane, before a commit: style, types, and the tests that take no time
	@$(MAKE) --no-print-directory -j2 quick static MYPY="--exclude '^tests/web/'"

whole quick:
	$(PYTEST) --lane=$@ --times=build/times/$@.tsv

static: mypy style types

mypy:
	$(BIN)/mypy $(MYPY)

times: $(DEV) ## keep in tests/times.tsv what the tests of the last runs took, by which later runs are ordered
	$(BIN)/python -m tools.times

proof: $(DEV) $(RELEASE) $(PAGE) $(NODE) browser ## the long lane, part by part, going on where it was left (PART=kernel: some of it); docs/proof.md tells the result
	$(BIN)/python -m tools.proof $(PART)

trial: $(DEV) ## a whole site from nothing: PostgreSQL, servers, nginx; each part killed, a backup restored, all proven
	@$(BIN)/python -m tests.trial $(ARGS)

style: $(QUICK) $(NODE) ## check how everything is formatted, and change nothing
	$(BIN)/ruff check --quiet $(PYTHONS)
	$(BIN)/ruff format --check --quiet $(PYTHONS)
	$(BIN)/clang-format --dry-run -Werror $(CPP)
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.dependabot .github/dependabot.yml
	$(BIN)/zizmor --offline --quiet --min-severity medium .github
	@$(if $(NODE),node_modules/.bin/prettier --log-level warn --check $(WEB),echo "Node.js is missing: the format of JavaScript and CSS is not checked")

fmt: $(QUICK) $(NODE) ## format everything: Python, JavaScript, CSS, C++
	$(BIN)/ruff check --fix --quiet $(PYTHONS)
	$(BIN)/ruff format --quiet $(PYTHONS)
	$(BIN)/clang-format -i $(CPP)
	@$(if $(NODE),node_modules/.bin/prettier --log-level warn --write $(WEB),echo "Node.js is missing: JavaScript and CSS are not formatted")

mutants: $(QUICK) ## break the rules at random and see whether a test falls (ARGS="--count 100 --seed 7")
	@$(BIN)/python -m tools.mutants $(ARGS)

guards: $(QUICK) ## break every clause on purpose and see whether its own test falls (ARGS="--only SPD-CLB --jobs 2")
	@$(BIN)/python -m tools.guards $(ARGS)

bench: $(QUICK) ## measure speed, as ratios against a peer in the same run, and keep the ratios in bench/history.jsonl
	@$(BIN)/pip install --quiet --disable-pip-version-check --group bench
	$(BIN)/python -m bench --keep $(ARGS)

rungs: $(QUICK) ## build the frozen players of the ladder from the history, each in an environment of its own
	@$(BIN)/python -m bench.rungs

train: $(QUICK) ## train the nets of a game from nothing, going on where it was left: hours (GAME=five_hundred, ARGS="--deals 2000": smaller)
	$(BIN)/python -m bench.train $(or $(GAME),spades) $(ARGS)

claim: $(QUICK) ## play the first deals of a claim of docs/bots.md again (GAME=five_hundred, ARGS="--deals 200")
	$(BIN)/python -m bench.claim repeat $(or $(GAME),five_hundred) $(ARGS)

ladder: $(QUICK) ## let the bots play the contests of docs/bots.md, going on where it was left, and write their tables
	$(BIN)/python -m bench.rungs ladder --out docs/bots.md $(ARGS)

docs: $(QUICK) ## make the rule pages, the reference, the manual page and the completion again from the clauses, the code and the help
	$(BIN)/python -m spadille.docs docs/rules
	$(BIN)/python -m spadille.docs.reference docs/reference
	$(BIN)/python -m spadille.docs.manual share

pictures: $(DEV) browser ## take the pictures of the README and the site anew, of the real thing, and the icons (ARGS="spades phone": some of them)
	$(BIN)/python -m tools.pictures $(ARGS)
	$(if $(ARGS),,$(BIN)/python -m tools.journeys)
	$(BIN)/python -m tools.icons

site: $(SITE) ## build the site from docs/ into build/site; a warning is an error (TABLE=table: the table in a page lies there)
	$(BIN)/python -m sphinx -b site -W --keep-going -q -d build/doctrees $(if $(TABLE),-D table_page=$(TABLE)) docs build/site $(ARGS)
	@echo "build/site/index.html"

lock: $(RELEASE) ## write anew which versions are tested and which make the page: requirements/
	$(BIN)/uv pip compile $(LOCKED) --extra openspiel --extra fast --group dev --group dev-more --group bench --group docs --group release \
		--output-file requirements/lock.txt --upgrade
	$(BIN)/uv pip compile $(LOCKED) --extra envs --group smoke --resolution lowest-direct --output-file requirements/oldest.txt --upgrade
	$(BIN)/uv pip compile pyproject.toml --quiet --no-deps --generate-hashes --no-emit-index-url --no-annotate --no-header --group page --output-file requirements/page-compiler.txt --upgrade
	$(BIN)/python -m tools.page lock

testdata: $(QUICK) ## pack scenarios, records, counts and problems for programs in other languages: dist/
	@$(BIN)/python -m tools.testdata

wheel: $(RELEASE) ## build the source distribution, and from it a wheel for this Linux and newer ones: dist/
	@$(BIN)/python -m tools.release build $(ARGS)

release-check: wheel ## the same, and check them as an index would; tests on every Python that is here (ARGS="--pythons python3.12,python3.13")
	@$(BIN)/python -m tools.release check $(ARGS)

words: $(QUICK) ## print every sentence that a person may read, with sample values (ARGS="spades sources")
	@$(BIN)/python -m tools.words $(ARGS)

types: $(NODE) ## check the types of the browser's modules, where Node.js is there
	@$(if $(NODE),node_modules/.bin/tsc -p tsconfig.json && echo "tsc: the types of the browser's modules agree",echo "Node.js is missing: the types of the browser's modules are not checked")

browser: ## install Debian's Chromium and Firefox for the browser tests where they are missing and may be installed
	@lacking=; \
	command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || command -v chromium-browser >/dev/null || lacking=" chromium-headless-shell"; \
	command -v firefox-esr >/dev/null || command -v firefox >/dev/null || lacking="$$lacking firefox-esr"; \
	[ -z "$$lacking" ] || if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing$$lacking for the browser tests …"; apt-get update -qq && apt-get install -y -qq $$lacking >/dev/null; \
	else echo "Missing:$$lacking. The tests in that browser will say so and be skipped (install Debian's package of that name)"; fi

clean: ## remove what was set up
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .coverage

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed: set PYTHON=") if sys.version_info < (3, 11) else None'
	@echo "Setting up $(VENV) …"
	@$(PYTHON) -m venv $(VENV)

node_modules/.package-lock.json: package-lock.json
	@npm ci --silent --no-fund --no-audit
	@touch $@

$(TERMINAL): pyproject.toml setup.py $(KERNEL) $(VENV)/bin/python
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[tui]'
	@touch $@

$(SERVER): pyproject.toml $(VENV)/bin/python
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[tui,server]'
	@touch $@ $(TERMINAL)

$(QUICK): pyproject.toml setup.py $(KERNEL) $(VENV)/bin/python
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check 'pip>=25.1'
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[all,openspiel,postgres]' --group dev
	@touch $@ $(TERMINAL) $(SERVER)

# What only `make test` and `make proof` need: not the package again, whose kernel would be compiled again.
$(DEV): $(QUICK)
	@$(BIN)/pip install --quiet --disable-pip-version-check --group dev-more --group docs
	@touch $@ $(SITE)

# A compiler for WebAssembly, each file with its hash.
$(PAGE): requirements/page-compiler.txt $(SERVER)
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements/page-compiler.txt
	@touch $@

$(SITE): $(QUICK)
	@$(BIN)/pip install --quiet --disable-pip-version-check --group docs
	@touch $@

$(RELEASE): $(QUICK)
	@$(BIN)/pip install --quiet --disable-pip-version-check --group release
	@touch $@
