# Emberhold: run `make help` for the targets.
#
# All that is needed on the machine is make and Python 3.11 or newer. The targets keep their own
# environment in .venv and install into it only what requirements/*.txt pins, each file checked
# against its hash. When nothing changed since the last run, no installing is done at all.
#
# With node and npm on the machine, `make test` also checks the types of the web client.
#
#   ARGS=...      extra arguments for the command a target runs (play, play-terminal, check, bench)
#   COMPILE=1     with `make wheel`: compile the engine into it
#   PYTHON=...    the Python to try first when .venv is made
#   WHEELS=...    with play: folders or an index with wheels for machine code (dist wheels)
#   UPGRADE=1     with `make lock`: take the newest versions pyproject.toml allows

SHELL := /bin/sh
.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play play-terminal check test test-all wheel bench compile machine-code prebuilt lint format styled client reference lock clean
.PHONY: FORCE

unexport PYTHONHOME PYTHONPATH

VENV := .venv
BIN := $(VENV)/bin
RUNTIME := $(VENV)/.runtime-ready
DEV := $(VENV)/.dev-ready
ALL := $(VENV)/.all-ready
COMPILED := $(VENV)/.compiled
PLAIN := $(VENV)/.compiled-plain
CLIENT := node_modules/.ready
STYLED := 'src/**/*.{css,js}' 'tests/client/*.js'

TOOLS := .venv-tools
PIP_INSTALL := -m pip --disable-pip-version-check install --quiet

ARGS ?=
COMPILE ?=
PYTHON ?=
UPGRADE ?=
WHEELS ?= dist wheels

help:
	@echo 'make play            play in the browser (ARGS="..." is passed on to emberhold serve)'
	@echo 'make play-terminal   play in the terminal (ARGS="..." is passed on to emberhold play)'
	@echo 'make check           the daily loop: lint, and the tests near to what has changed'
	@echo '                     (ARGS=COMMIT: since that commit)'
	@echo 'make test            what guards behaviour: a quarter of an hour'
	@echo 'make test-all        every size, language, seed and kill: for a release and the night'
	@echo 'make wheel           a wheel in dist/ (COMPILE=1: with the engine as machine code,'
	@echo '                     for every Python from 3.11 to 3.14 that is installed)'
	@echo 'make bench           the measurements in bench/ (ARGS="..." is passed on)'
	@echo 'make compile         the engine as machine code: everything the same, several times faster'
	@echo 'make lint            ruff check, ruff format --check, prettier --check and mypy'
	@echo 'make format          write the Python, JavaScript and CSS as the formatters want it'
	@echo 'make client          the types of the web client, and the tests of what touches no page'
	@echo 'make reference       the API reference, from the docstrings, in build/reference/'
	@echo 'make lock            pin the dependencies of pyproject.toml again (UPGRADE=1: newest)'
	@echo 'make clean           remove the environments, caches and build outputs'

play: $(RUNTIME) prebuilt
	@$(BIN)/emberhold serve --open $(ARGS)

play-terminal: $(RUNTIME) prebuilt
	@$(BIN)/emberhold play $(ARGS)

# Machine code that was compiled elsewhere serves if it was made from these sources.
prebuilt: $(RUNTIME)
	@$(BIN)/python -m tools.prebuilt $(WHEELS)

# What is in which of them, and why: docs/testing.md.
check: $(DEV)
	@MAKE='$(MAKE)' $(BIN)/python -m tools.suite $@ $(ARGS)

test: $(DEV)
	@MAKE='$(MAKE)' $(BIN)/python -m tools.suite $@

test-all: $(DEV) $(ALL)
	@MAKE='$(MAKE)' $(BIN)/python -m tools.suite $@

ifeq ($(COMPILE),1)
wheel: $(DEV)
	@$(BIN)/python -m tools.wheels
else
wheel: $(DEV)
	$(BIN)/python -m hatchling build -t wheel
endif

bench: $(COMPILED)
	$(BIN)/python -m bench $(ARGS)

compile: $(COMPILED)

# Tests need machine code, but not the fastest: what `make compile` made serves, else what is made
# in half the time.
machine-code: $(DEV)
	@$(MAKE) --question $(COMPILED) || $(MAKE) --no-print-directory $(PLAIN)

lint: $(DEV) styled
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

# The check needs node and npm; without them everything else is still tested.
ifneq ($(shell command -v node >/dev/null 2>&1 && command -v npm >/dev/null 2>&1 && echo found),found)
client:
	@echo 'left out: the types and tests of the web client; to have them install node and npm' \
		'(Debian: apt-get install nodejs npm)'
format: $(DEV)
	$(BIN)/ruff format
styled:
	@echo 'left out: how the web client is formatted; to have it checked install node and npm'
else
format: $(DEV) $(CLIENT)
	$(BIN)/ruff format
	node_modules/.bin/prettier --write --log-level warn $(STYLED)

styled: $(CLIENT)
	node_modules/.bin/prettier --check --log-level warn $(STYLED)

client: $(CLIENT) styled
	node_modules/.bin/tsc --project tsconfig.json
	node --test --test-reporter=dot tests/client/*.test.js
endif

reference: $(DEV)
	@EMBERHOLD_COMPILED=0 $(BIN)/python -m tools.reference

$(CLIENT): package.json package-lock.json
	@echo 'installing package-lock.json'
	@npm ci --silent
	@touch $@

# ---- environments ------------------------------------------------------------------------------

# An environment holds absolute paths, so it serves only the folder it was made in: a copied or
# moved tree makes its own again instead of running the code of another folder.
venv_is_sound = [ -x $(BIN)/python ] && [ "$$(cat $(VENV)/.root 2>/dev/null)" = "$(CURDIR)" ]

# A shell fragment that sets $$python to a suitable Python, or ends with one line saying why not.
find_python = python=; \
	for candidate in $(PYTHON) python3.14 python3.13 python3.12 python3.11 python3; do \
		if "$$candidate" -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' \
			>/dev/null 2>&1; then python=$$candidate; break; fi; \
	done; \
	if [ -z "$$python" ]; then \
		echo 'error: Python 3.11 or newer, with its venv module, is needed but was not found on PATH' >&2; \
		exit 1; \
	fi

define ensure_venv
@if ! { $(venv_is_sound); }; then \
	$(find_python); \
	echo "making $(VENV) with $$python"; \
	"$$python" -m venv --clear $(VENV) && printf '%s\n' "$(CURDIR)" >$(VENV)/.root; \
fi
endef

ifneq ($(shell $(venv_is_sound) && echo sound),sound)
$(RUNTIME) $(DEV): FORCE
endif

$(RUNTIME): requirements/runtime.txt pyproject.toml
	$(ensure_venv)
	@echo 'installing requirements/runtime.txt'
	@$(BIN)/python -m tools.install requirements/runtime.txt
	@touch $@

# dev.txt holds everything runtime.txt holds, in the same versions, so `make play` is served too.
$(DEV): requirements/dev.txt pyproject.toml
	$(ensure_venv)
	@echo 'installing requirements/dev.txt'
	@$(BIN)/python -m tools.install requirements/dev.txt
	@touch $(RUNTIME) $@

# What few tests need and all would wait for: a Ray cluster.
$(ALL): $(DEV) requirements/ray.txt
	@echo 'installing requirements/ray.txt'
	@$(BIN)/python -m tools.install requirements/ray.txt
	@touch $@

# Compiling takes some minutes, so it is done again only when a rule or a tool has changed. Without a
# C compiler everything runs from the sources; the stamp is then empty.
ENGINE := $(shell find src/emberhold/kernel src/emberhold/parts src/emberhold/games -name '*.py' 2>/dev/null)

$(COMPILED): $(DEV) $(ENGINE) tools/compile.py tools/hook.py tools/kept.py tools/machine_code.py tools/hot_modules.txt
	@$(BIN)/python -m tools.compile --stamp $@

$(PLAIN): $(DEV) $(ENGINE) tools/compile.py tools/hook.py tools/kept.py tools/machine_code.py tools/hot_modules.txt
	@$(BIN)/python -m tools.compile --plain --stamp $@

# ---- pins --------------------------------------------------------------------------------------

# One set of pins for every platform and every Python from 3.11 on. Versions already pinned are
# kept while pyproject.toml allows them, unless UPGRADE is set.
lock_options = --quiet --no-config --universal --python-version 3.11 --generate-hashes --no-header \
	--no-emit-index-url --no-emit-find-links $(if $(UPGRADE),--upgrade)
compile = $(TOOLS)/bin/uv pip compile $(lock_options)
EXTRAS := gym lab pictures postgres push

lock:
	@$(find_python); "$$python" -m venv --clear $(TOOLS)
	@$(TOOLS)/bin/python $(PIP_INSTALL) --require-hashes -r requirements/uv.txt
	@$(compile) --group install --output-file requirements/uv.txt >/dev/null
	@$(compile) pyproject.toml --extra pictures --group build \
		--output-file requirements/runtime.txt >/dev/null
	@$(compile) --group compile --constraints requirements/runtime.txt \
		--output-file requirements/compile.txt >/dev/null
	@$(compile) pyproject.toml $(addprefix --extra ,$(EXTRAS)) --group dev \
		--constraints requirements/runtime.txt --output-file requirements/dev.txt >/dev/null
	@$(compile) pyproject.toml --extra ray \
		--constraints requirements/dev.txt --output-file requirements/ray.txt >/dev/null
	@echo 'wrote requirements/*.txt'

# ---- cleaning ----------------------------------------------------------------------------------

clean:
	rm -rf $(VENV) $(TOOLS) node_modules build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@for folder in src tests bench; do \
		if [ -d "$$folder" ]; then \
			find "$$folder" -type d -name __pycache__ -prune -exec rm -rf {} +; \
		fi; \
	done

FORCE:
