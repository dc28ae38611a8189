# Vitral: `make play` and `make test` set up all they need in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
OLD = import sys; sys.exit("Vitral needs Python 3.11 or newer, found " + sys.version.split()[0]) if sys.version_info < (3, 11) else None
SETUP = $(PYTHON) -c '$(OLD)' && $(PYTHON) scripts/setup.py
# Where no Node.js is on PATH, one comes into the virtual environment as a Python package.
NPM = PATH="$$PATH:$(CURDIR)/$(BIN)" npm --prefix web
# Compiled modules are kept, whatever the caller is used to: hundreds of tests start a Python.
unexport PYTHONDONTWRITEBYTECODE
# One more than there are processors: tests of servers and pages often wait.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
# The folders of tests that are quick. Those that start programs, play bots or whole games are left to `make test`.
RULES = engine tools modes automa records oracle
CHECK_TESTS = $(addprefix tests/,$(RULES) cards i18n drawing project)
RULES_TESTS = $(addprefix tests/,$(RULES) cards whole_games)

.PHONY: help play check generate page-data test test-flaky test-long test-page lint coverage docs bench words page site clean check-style check-types check-imports \
	check-page-style check-page-format check-page-types check-rules setup-dev setup-cluster bots

# What there is to make.
help:
	@awk '/^# /{ if (!about) about = substr($$0, 3); next } /^[a-z-]+:/{ if (about) { sub(/:.*/, ""); printf "make %-14s %s\n", $$0, about } about = "" } /^$$/{ about = "" }' Makefile

# Serves the page as soon as it is there; then the server has the strongest bots prepared (`scripts/setup.py`).
play:
	@$(SETUP) play

# Style, types, imports, the tests of engine, cards and words, and those of the page: what to run after every change.
check: setup-dev
	@$(MAKE) --no-print-directory -k -j 2 check-rules check-types test-page check-style check-imports

check-rules: page-data
	$(BIN)/python -m pytest -q $(CHECK_TESTS)

# Every check and every test, as CI runs them.
test: setup-dev
	@$(MAKE) --no-print-directory -j 2 bots $(CHECKS)
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

# Every test again and again, in random order, on an idle machine and on a busy one; lists each that ever failed.
IDLE ?= 10
LOADED ?= 5
test-flaky: bots page-data
	$(BIN)/python scripts/find_flaky_tests.py --idle $(IDLE) --loaded $(LOADED)

# The same tests with large counts, engine coverage, links of the docs: before a release.
test-long: setup-cluster bots
	VITRAL_LONG=1 $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "long or not long"
	@$(MAKE) --no-print-directory coverage docs

# How much of the engine the tests of the rules run, by line and branch.
coverage: setup-dev
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal --cov --cov-report=term $(RULES_TESTS)

# The pages of docs/ as a site in build/docs; a broken link or anchor ends it.
docs: setup-dev
	$(BIN)/zensical build --clean --strict

# The longest first, so that two at a time end together.
CHECKS = check-types check-page-style test-page check-page-types check-page-format check-style check-imports

# Style, types and imports of Python and of the page, without tests.
lint: check-style check-types check-imports check-page-style check-page-format

# The unit tests of the page.
test-page: page-data
	$(NPM) run --silent test

check-style: setup-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

check-types: setup-dev
	$(BIN)/mypy

check-imports: setup-dev
	$(BIN)/lint-imports

check-page-style: page-data
	$(NPM) run --silent lint

check-page-format: setup-dev
	$(NPM) run --silent format:check

check-page-types: page-data
	$(NPM) run --silent check

# How fast games are played here.
bench: page
	$(BIN)/python -m vitral bench

# Every file that is made from others, the cards first.
generate: setup-dev
	$(BIN)/python scripts/generate.py

# What the page's tests are held to: what Python says and counts today.
page-data: setup-dev
	@$(BIN)/python scripts/generate.py page-data

# Every message of every language for a human reader, in build/words.
words: page
	$(BIN)/python scripts/translation_sheet.py --out build/words

# The game as a folder of files that need no server (docs/static-site.md).
site: setup-dev
	$(BIN)/python -m vitral site build/site

# The page is built again only if its sources changed.
page:
	@$(SETUP) page

# Removes what was built and installed here.
clean:
	rm -rf $(VENV) build dist web/node_modules src/vitral/server/page test-artefacts
	rm -rf .cache .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# Everything that tests and linters need.
setup-dev:
	@$(SETUP) dev

# The same and Ray, for tests of clusters; the short run leaves them out where it is not installed.
setup-cluster:
	@$(SETUP) cluster

# Numba compiles what bots think with once, so that no player and no test waits for it.
bots: setup-dev
	@$(SETUP) bots
