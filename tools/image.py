"""Build the container image on a base of Debian's packages, start it, kill it, start it again: is the table there?

Usage: python -m tools.image [--output FILE] [--keep]. Root, buildah and debootstrap are needed; no container engine, no
image registry. Two bases are made, one with a C compiler to build in and one to run on, then deploy/Containerfile is
built on them. The image runs in a chroot, on this machine's network, with a volume for its data. Everything that is
made lies in build/image and is removed at the end.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tools import site
from tools.nats_servers import HOST, free_ports

ROOT: Final = Path(__file__).resolve().parents[1]
WORK: Final = ROOT / "build" / "image"
CONTAINERFILE: Final = ROOT / "deploy" / "Containerfile"
IMAGE: Final = "pocketmoney"
SUITE: Final = "bookworm"
USER: Final = 10001
PROGRAMS: Final = ("buildah", "debootstrap")

# Packages beyond the smallest Debian: what runs the program, and what builds it.
BASES: Final = {
    "pocketmoney-base": "python3,ca-certificates",
    "pocketmoney-builder": "python3-venv,python3-dev,gcc,libc6-dev,ca-certificates",
}
NOT_IN_A_BASE: Final = (
    "var/cache/apt", "var/lib/apt/lists", "var/log", "usr/share/doc", "usr/share/man", "usr/share/info",
    "usr/share/locale",
)  # fmt: skip
CERTIFICATES: Final = Path("/etc/ssl/certs")
PIP_SETTINGS: Final = Path("/etc/pip.conf")
PATIENCE: Final = 60.0  # seconds until a server is ready, or gone


def missing() -> str:
    """Return in one sentence what this machine lacks; empty if nothing."""
    absent = [program for program in PROGRAMS if shutil.which(program) is None]
    if absent:
        return f"{' and '.join(absent)} must be installed to build the image: apt-get install {' '.join(absent)}"
    if os.geteuid() != 0:
        return "building the image needs root, because debootstrap does: sudo make image"
    return ""


def run(*words: str | Path) -> str:
    """Run a program at low priority and return what it printed; end if it fails."""
    command = ["nice", *[str(word) for word in words]]
    done = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if done.returncode:
        print((done.stdout + done.stderr)[-6000:], file=sys.stderr)
        raise SystemExit(f"this failed: {' '.join(command[1:])}")
    return done.stdout


def buildah(*words: str | Path) -> str:
    """Run buildah with a storage of its own."""
    return run(*_buildah(), *words)


def _buildah() -> list[str]:
    places = ["--root", str(WORK / "storage"), "--runroot", str(WORK / "run")]
    return ["buildah", "--storage-driver", "vfs", *places]


@contextlib.contextmanager
def timed(what: str) -> Iterator[None]:
    """Say how long something took."""
    begun = time.monotonic()
    yield
    print(f"{what}: {time.monotonic() - begun:.0f} s", flush=True)


def clear() -> None:
    """Remove everything that was made; not while something of this machine is mounted below it."""
    lines = Path("/proc/self/mounts").read_text().splitlines()
    mounted = [line.split()[1] for line in lines if line.split()[1].startswith(f"{WORK}/")]
    if mounted:
        raise SystemExit(f"unmount {mounted[0]} first, so that removing {WORK.relative_to(ROOT)} removes nothing else")
    shutil.rmtree(WORK, ignore_errors=True)


def mirror() -> str:
    """Return the address from which apt takes Debian's packages on this machine."""
    line = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages", f"Codename: {SUITE}"]
    return next(iter(run(*line).split()), "")


def make_base(name: str, packages: str) -> None:
    """Make an image of Debian's packages, without lists, manuals and translations."""
    tree = WORK / name
    cache = WORK / "packages"
    cache.mkdir(exist_ok=True)
    words: list[str | Path] = ["--variant=minbase", f"--cache-dir={cache}", f"--include={packages}", SUITE, tree]
    run("debootstrap", *words, *[each for each in [mirror()] if each])
    for unwanted in NOT_IN_A_BASE:
        shutil.rmtree(tree / unwanted, ignore_errors=True)
        (tree / unwanted).mkdir(parents=True)
    container = buildah("from", "scratch").strip()
    buildah("copy", "--quiet", container, tree, "/")
    buildah("commit", "--quiet", "--rm", container, name)
    shutil.rmtree(tree)


def build_image() -> None:
    """Build the Containerfile on the bases, with pip's settings and the certificate authorities of this machine."""
    words: list[str | Path] = ["--isolation", "chroot", "--format", "docker", "--pull-never", "--tag", IMAGE]
    for argument, name in zip(("BASE", "BUILDER"), BASES, strict=True):
        words += ["--build-arg", f"{argument}=localhost/{name}"]
    words += ["--volume", f"{CERTIFICATES}:{CERTIFICATES}:ro"]
    if PIP_SETTINGS.is_file():
        words += ["--secret", f"id=pip,src={PIP_SETTINGS}"]
    buildah("build", *words, "--file", CONTAINERFILE, ROOT)


def check_image() -> None:
    """The image says what an engine has to know: its user, volume, port and health check."""
    described: dict[str, Any] = json.loads(buildah("inspect", "--type", "image", IMAGE))
    config = described["Docker"]["config"]
    wanted = {
        "User": f"{USER}:{USER}", "Volumes": {"/data": {}}, "ExposedPorts": {"8765/tcp": {}}, "StopSignal": "SIGTERM",
        "Entrypoint": ["pocketmoney"], "Cmd": ["serve"],
    }  # fmt: skip
    wrong = {key: config.get(key) for key, value in wanted.items() if config.get(key) != value}
    if wrong or "/readyz" not in str(config.get("Healthcheck")):
        raise SystemExit(f"the image says {wrong or config.get('Healthcheck')}")
    print(f"image: {buildah('images', '--format', '{{.Size}}', IMAGE).strip()}", flush=True)


class Container:
    """The image at work in a chroot: a fresh copy of the image at every start, with nothing but its volume kept."""

    def __init__(self, volume: Path, port: int) -> None:
        self.url = f"http://{HOST}:{port}"
        self.log = WORK / "container.log"
        self._volume = volume
        self._serve = ["pocketmoney", "serve", "--host", HOST, "--port", str(port), "--log", "json"]
        self._name = ""
        self._process: subprocess.Popen[bytes] | None = None
        self.renew()

    def renew(self) -> None:
        """Throw away everything but the volume."""
        if self._name:
            buildah("rm", self._name)
        self._name = buildah("from", "--pull-never", f"localhost/{IMAGE}").strip()
        buildah("config", "--volume", "/data-", self._name)  # else buildah keeps one of its own in the container

    def _words(self, *words: str) -> list[str]:
        volume = f"{self._volume}:/data"
        return [*_buildah(), "run", "--isolation", "chroot", "--volume", volume, self._name, "--", *words]

    def call(self, *words: str) -> str:
        """Run another command in it and return what it printed."""
        return run(*self._words(*words))

    def start(self) -> float:
        """Start the server, wait until it is ready, and return how many seconds that took."""
        begun = time.monotonic()
        with self.log.open("ab") as log:
            words = self._words(*self._serve)
            self._process = subprocess.Popen(
                words, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )
        while True:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/readyz", timeout=2):
                return time.monotonic() - begun
            if self._process.poll() is not None or time.monotonic() > begun + PATIENCE:
                raise SystemExit(f"the container does not get ready:\n{self.log.read_text()[-2000:]}")
            time.sleep(0.1)

    def server(self) -> int:
        """Return the process of the server, as it says itself when it listens."""
        events = [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]
        return int([event["pid"] for event in events if event["event"] == "listening"][-1])

    def user(self) -> int:
        """Return the number of the user that the server runs as."""
        return Path(f"/proc/{self.server()}").stat().st_uid

    def kill(self) -> None:
        """End it without a warning, as a power cut does."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"{self.url}/healthz", timeout=2).close()
            except OSError:
                return
            time.sleep(0.1)
        raise SystemExit("the container was killed, and its server still answers")


def ask(url: str, body: dict[str, str] | None = None) -> dict[str, Any]:
    """Ask the API of the server."""
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, {"Content-Type": "application/json"})) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def try_out() -> None:
    """Start the image, set up a table, kill it, start it again with the same volume, and find the table."""
    volume = WORK / "volume"
    volume.mkdir(mode=0o700)
    os.chown(volume, USER, USER)
    (port,) = free_ports(1)
    container = Container(volume, port)
    told = container.call("pocketmoney", "--version").strip()
    if "(compiled)" not in told:
        raise SystemExit(f"the image says {told!r} and not that it is compiled")
    try:
        print(f"{told} ready after {container.start():.1f} s, as user {container.user()}", flush=True)
        if container.user() != USER:
            raise SystemExit(f"the server runs as user {container.user()} and not as {USER}")
        with urllib.request.urlopen(f"{container.url}/") as page:
            if b"<script" not in page.read():
                raise SystemExit("the image serves no web client")
        code = ask(f"{container.url}/api/tables", {"game": "beer-money", "name": "Ann"})["code"]
        container.kill()
        container.renew()
        seconds = container.start()
        table = ask(f"{container.url}/api/tables/{code}")
        print(f"killed, ready again after {seconds:.1f} s: table {table['code']} is there", flush=True)
        print(container.call("pocketmoney", "backup", "/data/backup.db").strip(), flush=True)
        if (volume / "backup.db").stat().st_uid != USER:
            raise SystemExit("what the server writes does not belong to its user")
    finally:
        container.kill()


def main() -> None:
    """Make the bases, the image and the proof that it works."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.image", description="Build the container image on Debian's packages and try it out."
    )
    parser.add_argument("--output", type=Path, help="save the image to this file, for podman load or docker load")
    parser.add_argument("--keep", action="store_true", help="leave build/image as it is at the end")
    asked = parser.parse_args()
    lacking = missing()
    if lacking:
        raise SystemExit(lacking)
    clear()
    WORK.mkdir(parents=True)
    os.environ["TMPDIR"] = str(WORK)  # where buildah puts what it copies
    try:
        with timed("web client"):
            site.build(ROOT)
        for name, packages in BASES.items():
            with timed(name):
                make_base(name, packages)
        with timed("build"):
            build_image()
        check_image()
        with timed("start, kill, start"):
            try_out()
        if asked.output is not None:
            asked.output.unlink(missing_ok=True)
            buildah("push", "--quiet", IMAGE, f"docker-archive:{asked.output.resolve()}:{IMAGE}:latest")
    finally:
        if not asked.keep:
            clear()


if __name__ == "__main__":
    main()
