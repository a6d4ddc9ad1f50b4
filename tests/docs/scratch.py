"""A copy of the project in which a document's commands run, so that they can change what they like."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from tests.docs import patch
from tests.docs.markdown import Block
from tests.patience import PATIENCE
from tests.repository import PACKAGE, ROOT, files


@dataclass
class Scratch:
    """A document's own copy of the project, with its commands first on the path."""

    top: Path
    environment: dict[str, str] = field(default_factory=dict)

    @classmethod
    def make(cls, top: Path) -> Scratch:
        for path in [*files(), *PACKAGE.rglob("*.pyc")]:  # with its age, so that what is compiled still fits
            copy = top / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, copy)
        tools = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
        return cls(top, {**os.environ, "PATH": tools, "PYTHONPATH": str(top / "src"), "COLUMNS": "100"})

    def run(self, command: str | list[str], typed: str = "") -> tuple[int, str]:
        """Run a command; its exit code, and all that it printed."""
        done = subprocess.run(
            command if isinstance(command, list) else ["bash", "-c", command],
            cwd=self.top,
            env=self.environment,
            input=typed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        return done.returncode, done.stdout

    def write(self, block: Block) -> None:
        """Put a block that says which file it is into that file."""
        assert block.file is not None
        path = self.top / block.file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.text, encoding="utf-8")

    def apply(self, block: Block) -> None:
        """Change files as a diff says."""
        patch.apply(block.text, self.top)
