"""The workflows ask for no more rights than they need, and name what they run by released versions."""

from __future__ import annotations

import re
import tomllib

from tests.repository import ROOT, text_of

WORKFLOWS = [text_of(file) for file in sorted((ROOT / ".github" / "workflows").glob("*.yml"))]
WORKFLOW = text_of(ROOT / ".github" / "workflows" / "release.yml")
PROJECT = tomllib.loads(text_of(ROOT / "pyproject.toml"))


def jobs() -> dict[str, str]:
    """The text of each job, by its name."""
    parts = re.split(r"^  ([a-z]+):\n", WORKFLOW.partition("\njobs:\n")[2], flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_rights_are_given_to_single_jobs() -> None:
    assert all(re.search(r"^permissions: \{\}$", workflow, re.MULTILINE) for workflow in WORKFLOWS)
    writing = {
        name: sorted(re.findall(r"^      ([a-z-]+): write", text, re.MULTILINE)) for name, text in jobs().items()
    }
    assert writing == {"sdist": [], "wheels": [], "publish": ["attestations", "id-token"], "attach": ["contents"]}


def test_no_checkout_keeps_its_credentials() -> None:
    for workflow in WORKFLOWS:
        assert workflow.count("actions/checkout@") == workflow.count("persist-credentials: false") > 0


def test_actions_are_named_by_released_versions() -> None:
    used = re.findall(r"uses: (\S+)", "".join(WORKFLOWS))
    assert used and [each for each in used if not re.fullmatch(r"(?:actions|pypa)/[a-z-]+@v\d+(?:\.\d+)*", each)] == []


def test_only_a_published_release_is_uploaded() -> None:
    assert "if: github.event_name == 'release'" in jobs()["publish"]
    assert "needs: [sdist, wheels]" in jobs()["publish"] and "needs: publish" in jobs()["attach"]


def test_there_is_a_wheel_for_every_python_that_is_promised() -> None:
    promised = re.findall(r"Python :: 3\.(\d+)", "\n".join(PROJECT["project"]["classifiers"]))
    built = {name.removesuffix("-*") for name in PROJECT["tool"]["cibuildwheel"]["build"]}
    assert {f"cp3{minor}" for minor in promised} <= built
