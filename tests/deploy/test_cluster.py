"""The cluster of three: the compose file hangs together, and the plain commands start what the page promises."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import time
from contextlib import ExitStack
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from pocketmoney.server import cluster_flags
from pocketmoney.server.serve_command import read_flags, read_settings
from pocketmoney.server.settings import PORT
from tests.deploy.programs import DEPLOY, HOST, changed, quiet_ports, running
from tests.deploy.visitor import Visitor
from tests.docs.markdown import blocks
from tests.patience import PATIENCE
from tests.repository import ROOT, text_of

FOLDER = DEPLOY / "cluster"
PAGES = sorted((ROOT / "docs" / "how-to").glob("run-*.md"))
PAGE = ROOT / "docs" / "how-to" / "run-a-cluster.md"
NATS = ["nats1", "nats2", "nats3"]
NODES = ["node1", "node2", "node3"]
CLIENTS, ROUTES, HEALTH = 4222, 6222, 8222

Json = dict[str, Any]


@pytest.fixture(scope="module")
def compose() -> Json:
    """The compose file, with the variables of the example filled in."""
    text = text_of(FOLDER / "compose.yaml")
    variables = dict(re.findall(r"^(\w+)=(.*)$", text_of(FOLDER / "example.env"), re.MULTILINE))
    filled = re.sub(r"\$\{(\w+)(?::\?[^}]*)?\}", lambda found: variables[found[1]], text)
    read: Json = yaml.safe_load(filled)
    return read


def mounts(service: Json) -> dict[str, str]:
    """Return where each volume or file of a service is mounted."""
    return {source: target for source, target, *_ in [each.split(":") for each in service["volumes"]]}


def test_there_are_three_nats_servers_three_nodes_and_a_proxy(compose: Json) -> None:
    assert list(compose["services"]) == [*NATS, *NODES, "proxy"]
    images = {service["image"] for service in compose["services"].values()}
    assert all(re.fullmatch(r"[a-z]+(:[\w.-]+)?", each) for each in images), "short names, no registry"


def test_a_variable_that_is_not_set_stops_compose_with_a_sentence() -> None:
    text = text_of(FOLDER / "compose.yaml")
    variables = set(re.findall(r"^(\w+)=", text_of(FOLDER / "example.env"), re.MULTILINE)) - {"COMPOSE_PROJECT_NAME"}
    assert set(re.findall(r"\$\{(\w+)", text)) == variables == set(re.findall(r"\$\{(\w+):\?write \1 into", text))


@pytest.mark.parametrize("name", NODES)
def test_a_node_is_started_with_flags_that_the_server_takes(compose: Json, name: str) -> None:
    service = compose["services"][name]
    command, *flags = service["command"]
    read = read_flags(flags)
    settings = read_settings(read)
    assert command == "serve" and settings.port == PORT
    assert settings.public_url == "https://table.example.org"
    assert cluster_flags.read_joining(read, settings.data) is not None
    hosts = re.findall(r"nats://pocketmoney:\w+@(\w+):(\d+)", read.cluster)
    assert hosts == [(host, str(CLIENTS)) for host in NATS]


def test_the_proxy_is_trusted_and_reaches_every_node(compose: Json) -> None:
    front = ip_network(compose["networks"]["front"]["ipam"]["config"][0]["subnet"])
    trusted = {read_settings(read_flags(compose["services"][name]["command"][1:])).proxies for name in NODES}
    assert trusted == {(front,)} and ip_address("172.28.0.9") in front
    assert compose["services"]["proxy"]["networks"] == ["front"]
    assert all("front" in compose["services"][name]["networks"] for name in NODES)
    upstreams = re.findall(r"(node\d):(\d+)", text_of(FOLDER / "Caddyfile"))
    assert upstreams == [(name, str(PORT)) for name in NODES]


def test_nats_is_reached_by_the_nodes_alone(compose: Json) -> None:
    assert compose["networks"]["bus"]["internal"] is True
    on_the_bus = [name for name, service in compose["services"].items() if "bus" in service["networks"]]
    assert on_the_bus == [*NATS, *NODES]
    assert [name for name, service in compose["services"].items() if "ports" in service] == ["proxy"]


def test_every_service_keeps_its_data_in_a_volume_of_its_own(compose: Json) -> None:
    used = [
        source for service in compose["services"].values() for source in mounts(service) if not source.startswith(".")
    ]
    assert sorted(used) == sorted(compose["volumes"]) and len(set(used)) == len(used)
    for name in [*NATS, *NODES]:
        assert mounts(compose["services"][name])[name] == "/data"
    files = {source for service in compose["services"].values() for source in mounts(service) if source.startswith(".")}
    assert all((FOLDER / file).is_file() for file in files) and len(files) == 2


def test_the_nats_servers_know_each_other_and_their_folder(compose: Json) -> None:
    config = text_of(FOLDER / "nats.conf")
    assert re.findall(r"nats://(\w+):(\d+)", config) == [(name, str(ROUTES)) for name in NATS]
    for name in NATS:
        assert compose["services"][name]["command"] == [
            "nats-server",
            "--config",
            mounts(compose["services"][name])["./nats.conf"],
        ]
        given = compose["services"][name]["environment"]
        assert set(given) == set(re.findall(r"\$(\w+)", config))
        assert (given["SERVER_NAME"], given["STORE"]) == (name, mounts(compose["services"][name])[name])
        assert f"http://127.0.0.1:{HEALTH}/healthz" in compose["services"][name]["healthcheck"]["test"]
    assert "sync_interval: always" in config


def test_a_node_waits_for_nats_and_may_change_nothing_but_its_volume(compose: Json) -> None:
    for name in NODES:
        service = compose["services"][name]
        assert service["depends_on"] == {each: {"condition": "service_healthy"} for each in NATS}
        assert service["read_only"] is True and service["cap_drop"] == ["ALL"]
        assert (
            FOLDER / service["build"]["context"] / service["build"]["dockerfile"]
        ).resolve() == DEPLOY / "Containerfile"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_pages_name_files_and_flags_that_exist(page: Path) -> None:
    for file in re.findall(r"\bdeploy/[\w./-]*\w", text_of(page)):
        assert (ROOT / file).exists(), file
    for words in commands(page, "pocketmoney serve"):
        read = read_flags(words[2:])
        read_settings(read)
        cluster_flags.read_joining(read, Path("data"))


def commands(page: Path, beginning: str) -> list[list[str]]:
    """Return the words of each command of a page that begins so, after the variables it is given."""
    text = "\n".join(block.text for block in blocks(page)).replace("\\\n", " ")
    lines = [re.sub(r"^(?:[A-Z_]+=\S+ )+", "", line) for line in text.splitlines()]
    return [shlex.split(line) for line in lines if line.startswith(f"{beginning} ")]


# The commands of the page, with the names of the machines and their ports replaced: here all of them are one machine.


class Machines:
    """Three machines in folders of this one: ports of their own for everything that listens."""

    def __init__(self, folder: Path) -> None:
        ports = quiet_ports(12)
        self.folder = folder
        self.clients, self.routes, self.health, self.web = (ports[at : at + 3] for at in range(0, 12, 3))

    def nats(self, number: int) -> tuple[list[str], dict[str, str]]:
        """Return the command of a NATS server and what it is given in the environment."""
        (line,) = re.findall(r"^SERVER_NAME=nats1 .*$", text_of(PAGE), re.MULTILINE)
        words = shlex.split(line)
        given = dict(word.split("=", 1) for word in words if re.match(r"[A-Z_]+=", word))
        command = [word for word in words if not re.match(r"[A-Z_]+=", word)]
        assert command == ["nats-server", "--config", "deploy/cluster/nats.conf"]
        changes = {
            f'"0.0.0.0:{CLIENTS}"': f'"{HOST}:{self.clients[number]}"',
            f'"0.0.0.0:{ROUTES}"': f'"{HOST}:{self.routes[number]}"',
            f'"127.0.0.1:{HEALTH}"': f'"{HOST}:{self.health[number]}"',
            "20GB": "200MB",
        } | {f"nats{each + 1}:{ROUTES}": f"{HOST}:{port}" for each, port in enumerate(self.routes)}
        config = self.folder / f"nats{number + 1}.conf"
        config.write_text(changed(FOLDER / "nats.conf", changes))
        store = str(self.folder / f"store{number + 1}")
        return [*command[:-1], str(config)], given | {"SERVER_NAME": f"nats{number + 1}", "STORE": store}

    def node(self, number: int) -> list[str]:
        """Return the command of a node."""
        (words,) = [each for each in commands(PAGE, "pocketmoney serve") if "--cluster" in each]
        for each, port in enumerate(self.clients):
            words = [word.replace(f"@nats{each + 1}:{CLIENTS}", f"@{HOST}:{port}") for word in words]
        words[words.index("--port") + 1] = str(self.web[number])
        data = str(self.folder / f"node{number + 1}")
        return [sys.executable, "-m", *words, "--host", HOST, "--data", data, "--quiet"]


def wait(port: int, path: str, process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until a program answers that it is ready."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            if Visitor(port).ask(path)[0] == 200:
                return
        except OSError:
            pass
        assert process.poll() is None and time.monotonic() < until, log.read_text()[-2000:]
        time.sleep(0.05)


def visit_again(visitor: Visitor, table: Json) -> Json:
    """Come back to a table as a page does, until another node has taken it over."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return visitor.visit(table, "https://table.example.org")
        except OSError:
            assert time.monotonic() < until, "no node takes the table over"
            time.sleep(0.2)


@pytest.mark.timeout(300)
def test_the_plain_commands_start_a_cluster_in_which_a_node_may_die(nats_program: str, tmp_path: Path) -> None:
    machines = Machines(tmp_path)
    with ExitStack() as stack:
        servers = []
        for number in range(3):
            words, given = machines.nats(number)
            log = tmp_path / f"nats{number + 1}.log"
            servers.append((stack.enter_context(running([nats_program, *words[1:]], log, given)), log))
        for port, (process, log) in zip(machines.health, servers, strict=True):
            wait(port, "/healthz", process, log)
        nodes = []
        for number, port in enumerate(machines.web):
            log = tmp_path / f"node{number + 1}.log"
            nodes.append(stack.enter_context(running(machines.node(number), log, {})))
            wait(port, "/readyz", nodes[-1], log)
        first, last = Visitor(machines.web[0]), Visitor(machines.web[2])
        status, _, body = first.ask("/api/tables", {"game": "beer-money", "name": "Ann"})
        table = json.loads(body)
        assert status == 201
        assert last.visit(table, "https://table.example.org")["code"] == table["code"]
        nodes[0].kill()
        nodes[0].wait()
        assert visit_again(last, table)["code"] == table["code"]
