"""What the repository holds, for tests that look at files rather than run them."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "pocketmoney"

_MADE = {".git", ".venv", "build", "dist", "__pycache__", "node_modules", "site"}


def files() -> list[Path]:
    """Every file that belongs to the project, tracked or about to be."""
    listing = ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    try:
        answer = subprocess.run(listing, capture_output=True, check=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):  # an unpacked archive: no git, or no repository
        found = [path.relative_to(ROOT) for path in ROOT.rglob("*") if path.is_file()]
        names = [path for path in found if not any(_is_made(part) for part in path.parts)]
    else:
        names = [Path(name) for name in answer.split("\0") if name]
    return sorted(ROOT / name for name in names if (ROOT / name).is_file())


def _is_made(part: str) -> bool:
    return part in _MADE or part.endswith(("_cache", ".egg-info", ".hypothesis"))


def text_of(path: Path) -> str:
    """The text of a file; nothing for one that is not text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def named(path: Path) -> str:
    """The path as a reader of a failure wants it: from the top of the repository."""
    return path.relative_to(ROOT).as_posix()
