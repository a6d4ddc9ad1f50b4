# `make` lists the commands. Nothing is needed but Python 3.11 or newer with venv and pip.

PYTHON  ?= python3
# Two cores are busy with three: tests of clusters and pages mostly wait.
WORKERS ?= 3

VENV := .venv
BIN  := $(VENV)/bin
PIP  := $(BIN)/python -m pip --disable-pip-version-check install --quiet
CODE := src tests benchmarks tools examples hatch_build.py

READY_TO_PLAY := $(VENV)/.ready-to-play
READY_TO_WORK := $(VENV)/.ready-to-work
READY_FOR_DOCS := build/docs/venv/.ready

.DEFAULT_GOAL := help
.PHONY: help play terminal cluster test typed built styled layered soak simulate bench load webbench ladder mutants compiled dist docs image picture types lock clean
.DELETE_ON_ERROR:

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY_TO_PLAY) ## be the table for everybody on your network
	@$(BIN)/python -m tools.site
	@$(BIN)/python -m tools.launcher serve

terminal: $(READY_TO_PLAY) ## play a game in the terminal, with bots or at one keyboard
	@$(BIN)/python -m tools.launcher play

cluster: $(READY_TO_WORK) ## three nodes over three NATS servers on this machine, to look at
	@$(BIN)/python -m tools.cluster

# Tests start hundreds of programs, which need not compile themselves each time.
test: export PYTHONDONTWRITEBYTECODE :=
test: $(READY_TO_WORK) ## check style, types and imports, then run a sample of every kind of check (under 10 minutes)
	@$(MAKE) --no-print-directory --jobs=$(WORKERS) typed built styled layered
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup

# What needs no test, side by side.
typed: $(READY_TO_WORK)
	$(BIN)/mypy --strict $(CODE)
built: $(READY_TO_WORK)
	$(BIN)/python -m tools.site --check
styled: $(READY_TO_WORK)
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
layered: $(READY_TO_WORK)
	$(BIN)/lint-imports

# What is measured is what users get: the compiled wheel in a clean environment (tools/installed.py).
soak: $(READY_TO_WORK) ## play the full number of random games and store the figures in docs/measured (long)
	$(BIN)/python -m tools.installed tools.soak tools.soak_server tools.soak_damage tools.soak_tables tools.soak_local tools.soak_cluster
	$(BIN)/python -m tools.simulate
	$(BIN)/python -m tools.fuzz --seconds 300 --runs 10000000
	$(BIN)/python -m tools.image

# On the source tree: faults are planted by name, which compiled code does not notice.
simulate: $(READY_TO_WORK) ## run the whole server from 200 seeds; SEED=7 replays one, PLANTED=leaked-card puts a fault into it
	@$(BIN)/python -m tools.simulate $(if $(SEED),--seed $(SEED),--seeds 200) $(if $(PLANTED),--planted $(PLANTED:all=))

bench: $(READY_TO_WORK) ## measure our games beside their peers and store the figures in docs/measured
	$(BIN)/python -m tools.installed "benchmarks.run --cores --memory 1000000" benchmarks.envs benchmarks.search "benchmarks.earlier --no-server"

load: $(READY_TO_WORK) ## measure the server under load, beside its peers if PEERS_SERVER names them; figures to docs/measured
	$(BIN)/python -m tools.installed benchmarks.load benchmarks.load_cluster benchmarks.flood

webbench: $(READY_TO_WORK) ## measure the web client in a real browser and store the figures in docs/measured
	$(BIN)/python -m tools.installed tools.web_measure

ladder: $(READY_TO_WORK) ## play every bot against three of the next weaker and store the figures in docs/measured (long)
	$(BIN)/python -m tools.installed tools.ladder

mutants: $(READY_TO_WORK) ## change the engine in many spots, see which the tests notice, and store that in docs/measured (long)
	$(BIN)/python -m tools.mutants

compiled: $(READY_TO_WORK) ## compile core, games and table with mypyc and run the same tests on them
	$(BIN)/python -m tools.compiled

dist: $(READY_TO_WORK) ## make source distribution and wheels in dist, install them in empty environments and check them
	$(BIN)/python -m tools.dist
	$(BIN)/pytest -m slow tests/tools

docs: $(READY_TO_WORK) $(READY_FOR_DOCS) ## build the documentation site in build/docs/site and look at its pages in a browser
	build/docs/venv/bin/python -m tools.documentation
	$(BIN)/pytest -m site tests/docs

image: $(READY_TO_WORK) ## build the container image on Debian's packages, start it, kill it and start it again (needs root and buildah)
	$(BIN)/python -m tools.image

picture: $(READY_TO_WORK) ## draw docs/images anew, after a change of what the terminal or the web client shows
	$(BIN)/python -m tools.picture
	$(BIN)/python -m tools.screenshots --readme

types: $(READY_TO_WORK) ## write web/wire.d.ts anew, after a change of what goes over the wire
	$(BIN)/python -m tools.wire_types

lock: $(READY_TO_WORK) ## write requirements/*.txt anew from pyproject.toml
	$(PIP) uv
	for group in play dev; do \
	  $(BIN)/uv pip compile pyproject.toml --group $$group --output-file requirements/$$group.txt \
	    --universal --generate-hashes --no-emit-index-url --no-emit-find-links --no-strip-extras \
	    --custom-compile-command "make lock" --quiet || exit 1; \
	done
	for group in dist docs; do \
	  $(BIN)/uv pip compile --group pyproject.toml:$$group --output-file requirements/$$group.txt --python-version 3.11 \
	    --universal --generate-hashes --no-emit-index-url --no-emit-find-links --no-strip-extras \
	    --custom-compile-command "make lock" --quiet || exit 1; \
	done
	$(BIN)/uv pip compile pyproject.toml --extra tls --extra cluster --constraint requirements/dev.txt \
	  --output-file requirements/image.txt --universal --generate-hashes --no-emit-index-url --no-emit-find-links \
	  --no-strip-extras --custom-compile-command "make lock" --quiet

clean: ## remove everything that was made
	rm -rf $(VENV) build dist web/node_modules web/tests/made src/pocketmoney/server/site .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests benchmarks tools examples -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Pocket Money needs Python 3.11 or newer; name one: make PYTHON=python3.12" \
	  if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

$(READY_TO_PLAY): requirements/play.txt pyproject.toml | $(BIN)/python
	$(PIP) --require-hashes -r requirements/play.txt
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(READY_TO_WORK): requirements/dev.txt pyproject.toml | $(BIN)/python
	$(PIP) --require-hashes -r requirements/dev.txt
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@ $(READY_TO_PLAY)

$(READY_FOR_DOCS): requirements/docs.txt | $(BIN)/python
	$(BIN)/python -m venv build/docs/venv
	build/docs/venv/bin/python -m pip --disable-pip-version-check install --quiet --require-hashes -r requirements/docs.txt
	@touch $@
