# make demo     see nigiri direct a sample tournament (DIR=folder to choose where)
# make test     run the tests
# make check    run every gate: lint, format, types, coverage, tests
# make check-long, make bench, make corpus, make rules, make lock: see below
#
# Everything is installed into .venv here, and nowhere else, with the versions of .ci/locks: those that
# were tried. GNU make 3.81 (macOS) is enough.

DIR ?= nigiri-demo
PYTHON ?=
VENV = .venv
RUN = $(VENV)/bin/python -m
# On all processors; one that is done early takes over from another. What was compiled is kept, also
# where the environment forbids it: else every process that a test starts compiles all of nigiri.
PYTEST = PYTHONDONTWRITEBYTECODE= $(RUN) pytest --numprocesses=auto --dist=worksteal
# The tests that coverage watches.
WATCHED = tests/data/watched.txt

.PHONY: help demo test check check-long bench corpus rules lint types watched programs workbooks wheels oxt xlam
.PHONY: release lock test-newest test-oldest clean

help:
	@sed -n 's/^# //p' Makefile | head -4

demo: $(VENV)/.for-use
	@$(RUN) nigiri demo "$(DIR)"

test: $(VENV)/.for-tests programs
	@$(PYTEST)

# One gate after the other, also under make -j; the tests come last, so that their closing line does.
# Those that coverage has just watched need not run again.
check: $(VENV)/.for-tests programs
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory types
	@$(MAKE) --no-print-directory watched
	@$(PYTEST) --but $(WATCHED)

# The long runs in full: kills, damaged files, thousands of seeds.
check-long: $(VENV)/.for-tests
	@.ci/programs long
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory types
	@$(MAKE) --no-print-directory watched
	@$(PYTEST) -m "not bench"

# Times, for reading; nothing is judged.
bench: $(VENV)/.for-tests
	@$(RUN) pytest -m bench --capture=no
	@$(RUN) tests.bench_draw

# What nigiri says of the workbooks of the corpus, written down anew: for who means to change it.
corpus: $(VENV)/.for-tests
	@$(RUN) tests.corpus.record

# The tables of docs/rules.md and docs/officers/: after a change of docs/rules.toml, of a setting, a tie-break.
rules: $(VENV)/.for-tests
	@$(RUN) tests.rules.write

# The extension for LibreOffice, to be installed by hand.
oxt: $(VENV)/.for-use
	@$(RUN) nigiri libreoffice build nigiri.oxt

# The add-in for Excel, to be installed by hand; which Python it starts must be said (docs/excel.md).
xlam: $(VENV)/.for-tests
	@$(RUN) nigiri excel build nigiri.xlam $(if $(EXCEL_PYTHON),--python "$(EXCEL_PYTHON)")

# The list of the libraries that a self-contained extension carries, with their sums, after make lock.
wheels: $(VENV)/.for-tests
	@$(RUN) nigiri.extension.engine.wheels $(FOR_TESTS)

# All that a release hands out, in dist/, each part installed in a clean place (docs/releasing.md).
release: $(VENV)/.for-tests programs
	@$(VENV)/bin/python .ci/release.py

# The workbooks that ship, after a change of the layout.
workbooks: $(VENV)/.for-tests
	@$(RUN) tests.workbooks

lint: $(VENV)/.for-tests
	@$(RUN) ruff check
	@$(RUN) ruff format --check

types: $(VENV)/.for-tests
	@$(RUN) mypy

# Every line and branch of domain and workbook, by a few tests: what coverage watches is slow.
watched: $(VENV)/.for-tests
	@$(PYTEST) @$(WATCHED) --cov || { \
	  echo "A line that no test of $(WATCHED) runs? Add one that does, or choose all"; \
	  echo "anew, in some ten minutes: $(RUN) tests.watched"; exit 1; }

programs:
	@VENV=$(VENV) .ci/programs

# The lists of libraries anew, after a change of pyproject.toml; the newest ones: make lock UPGRADE=--upgrade
lock: $(VENV)/.python
	@test -x $(VENV)/lock/bin/uv || { "$(VENV)/bin/python" -m venv $(VENV)/lock && \
	  $(VENV)/lock/bin/python -m pip install --quiet --disable-pip-version-check uv; }
	@UPGRADE=$(UPGRADE) .ci/lock $(VENV)/lock/bin/uv

# The tests with the newest libraries there are: what would break with them?
test-newest:
	@rm -f .venv-newest/.for-tests
	@$(MAKE) --no-print-directory test VENV=.venv-newest FOR_TESTS=

# The tests with the oldest libraries that pyproject.toml allows.
test-oldest:
	@$(MAKE) --no-print-directory test VENV=.venv-oldest FOR_TESTS=.ci/locks/oldest.txt

clean:
	rm -rf .venv .venv-newest .venv-oldest

$(VENV)/.python:
	@python=$$(.ci/python "$(PYTHON)") && "$$python" -m venv $(VENV)
	@touch $@

# Installed again only when what is installed changes; nigiri's own code is used where it is.
FOR_USE = .ci/locks/for-use.txt
FOR_TESTS = .ci/locks/for-tests.txt

$(VENV)/.for-use: $(FOR_USE) pyproject.toml $(VENV)/.python
	@echo "Installing nigiri into $(VENV) (once; about a minute)..."
	@.ci/install $(VENV) "$(FOR_USE)"
	@touch $@

$(VENV)/.for-tests: $(FOR_TESTS) pyproject.toml $(VENV)/.python
	@echo "Installing nigiri and what its tests need into $(VENV) (once; about two minutes)..."
	@.ci/install $(VENV) "$(FOR_TESTS)"
	@touch $@ $(VENV)/.for-use
