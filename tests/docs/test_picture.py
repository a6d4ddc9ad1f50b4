"""The picture in the README shows the program as it is."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tools import picture


@pytest.fixture(scope="module")
def drawn() -> str:
    return picture.drawn()


def test_the_picture_is_what_the_program_shows_now(drawn: str) -> None:
    assert picture.PICTURE.read_text(encoding="utf-8") == drawn, "the terminal looks different now: run make picture"


def test_the_picture_is_sound_and_everything_stays_inside(drawn: str) -> None:
    svg = ElementTree.fromstring(drawn)
    width, height = (float(edge) for edge in svg.attrib["viewBox"].split()[2:])
    for text in svg.iter("{http://www.w3.org/2000/svg}text"):
        assert float(text.attrib["x"]) + float(text.attrib["textLength"]) <= width
        assert float(text.attrib["y"]) < height


def test_every_colour_of_the_console_is_known(drawn: str) -> None:
    assert {piece.style for piece in picture.pieces(picture.played())} <= {"", *picture.COLOURS}
    assert "\x1b" not in drawn
