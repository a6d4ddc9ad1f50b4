"""The build hook: put the web client, the compiled rules or the reason for their absence into the wheel.

POCKETMONEY_COMPILED decides: `auto` (the default) compiles if it can; `off` makes the pure package; `on` makes a
failure fatal. A wheel without compiled rules carries the reason in `pocketmoney/not-compiled.txt`, because pip shows
nothing of a build. The pure modules stay in the wheel beside the compiled ones. Editable installs are always pure.
POCKETMONEY_WEB decides in the same way about the client (see tools/site.py), which source distributions carry, too; a
wheel without it carries the reason in `pocketmoney/server/no-client.txt`.
"""

from __future__ import annotations

import importlib
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST = (3, 11)
if sys.version_info < OLDEST:  # pip would rather complain about one of the packages that we need
    wanted, found = (".".join(map(str, version)) for version in (OLDEST, sys.version_info[:3]))
    raise SystemExit(
        f"Pocket Money needs Python {wanted} or newer, and this is {found}: install a newer one and use it, "
        "as in python3.12 -m pip install ."
    )

NOT_COMPILED = "pocketmoney/not-compiled.txt"
NO_CLIENT = "pocketmoney/server/no-client.txt"


def tool(root: str, name: str) -> ModuleType:
    """Import one of this project's tools, which are no package that is installed."""
    sys.path.insert(0, root)
    try:
        return importlib.import_module(f"tools.{name}")
    finally:
        sys.path.remove(root)


class Build(BuildHookInterface[BuilderConfig]):
    """Adds the web client and the compiled modules to what is built."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what the build needs beyond hatchling: mypyc and Node.js, if they are going to be used.

        mypyc follows imports out of the compiled modules, so it needs what the package itself needs.
        """
        needed: list[str] = []
        native, web = tool(self.root, "native"), tool(self.root, "site")
        if self.target_name == "wheel" and native.choice() != "off" and native.can_compile():
            needed += [*native.REQUIREMENTS, *self.metadata.core.dependencies]
        if web.choice() != "off" and not web.is_built(Path(self.root)) and not web.has_node():
            needed.append(web.NODE_PACKAGE)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; meanwhile compile, and put the libraries beside their modules."""
        self._folder = tempfile.TemporaryDirectory(prefix="pocketmoney-")
        site = tool(self.root, "site")
        is_installed = self.target_name == "wheel" and version != "editable"
        with ThreadPoolExecutor(1) as pool:
            client = pool.submit(site.build_if_wanted, Path(self.root))
            if is_installed:
                self._compile(Path(self._folder.name), build_data)
            missing = client.result()
        if missing is not None and is_installed:
            self._add_note(NO_CLIENT, missing, build_data)
        if site.warning(missing):
            self.app.display_warning(site.warning(missing))

    def _compile(self, folder: Path, build_data: dict[str, Any]) -> None:
        native = tool(self.root, "native")
        try:
            if native.choice() == "off":
                raise native.CannotCompile("off", f"built with {native.SWITCH}=off")
            native.check_compiler()
            native.copy_package(Path(self.root), folder)
            libraries = native.compile_into(folder)
        except native.CannotCompile as reason:
            if native.choice() == "on":
                raise SystemExit(f"the compiled build failed: {reason.sentence}") from None
            if native.choice() == "auto":
                self.app.display_warning(f"Pocket Money is built without compiled rules: {reason.sentence}")
            self._add_note(NOT_COMPILED, reason, build_data)
            return
        for library in libraries:
            build_data["force_include"][str(folder / library)] = library.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _add_note(self, path: str, reason: Any, build_data: dict[str, Any]) -> None:
        """Put a reason into the wheel: a key, and below it a sentence."""
        note = Path(self._folder.name) / Path(path).name
        note.write_text(f"{reason.key}\n{reason.sentence}\n", encoding="utf-8")
        build_data["force_include"][str(note)] = path

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled outside the wheel."""
        self._folder.cleanup()
