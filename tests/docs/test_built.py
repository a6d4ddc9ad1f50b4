"""The check of the built site sees what it is meant to see."""

from __future__ import annotations

from pathlib import Path

from tests.docs.built import Site

HOME = """<!doctype html><link rel="stylesheet" href="look.css"><h1 id="top">Home</h1>
<a href="more/page.html#part">more</a> <a href="#top">up</a> <a href="https://example.org">out</a>
<img src="a%20b.png">"""
PAGE = """<!doctype html><h2 id="part">Part</h2><a href="../index.html">home</a>"""


def built(folder: Path, home: str = HOME, page: str = PAGE) -> Site:
    (folder / "more").mkdir()
    for name, text in {"index.html": home, "more/page.html": page, "look.css": "", "a b.png": ""}.items():
        (folder / name).write_text(text, encoding="utf-8")
    return Site(folder)


def test_a_sound_site_has_no_broken_link(tmp_path: Path) -> None:
    site = built(tmp_path)
    assert len(site.pages) == 2
    assert not site.broken()


def test_a_missing_page_anchor_file_and_folder_are_found(tmp_path: Path) -> None:
    wrong = (
        '<a href="gone.html">a</a><a href="#nowhere">b</a><img src="gone.png"><a href="..">c</a><a href="../../x">d</a>'
    )
    assert built(tmp_path, page=wrong).broken() == [
        *(["index.html: more/page.html#part"]),
        *(f"more/page.html: {target}" for target in ("gone.html", "#nowhere", "..", "../../x", "gone.png")),
    ]


def test_what_is_loaded_from_elsewhere_is_found(tmp_path: Path) -> None:
    home = HOME.replace("look.css", "https://example.org/look.css")
    assert built(tmp_path, home).broken() == ["index.html: https://example.org/look.css"]
