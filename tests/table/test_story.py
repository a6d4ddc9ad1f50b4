"""Stories: what was packed is unpacked, but no more than any game needs."""

from __future__ import annotations

import zlib

import pytest
from msgspec import Raw

from pocketmoney.core.problem import Problem
from pocketmoney.table import entries
from pocketmoney.table.played_game import story_of
from pocketmoney.table.story import Story, pack, unpack
from pocketmoney.text.languages import languages
from pocketmoney.text.speech import Speech

MEGABYTE = 1 << 20
PACKED = pack(Story(rules="1", record="Ann: jab > Bob\n", replay=Raw(b'{"steps":[]}')))


def test_a_story_is_unpacked_as_it_was_packed() -> None:
    story = Story(rules="1", record="Ann: jab > Bob\n", replay=Raw(b'{"steps":[]}'))
    assert unpack(pack(story)) == story


def test_a_story_of_more_than_64_megabytes_is_not_read() -> None:
    """A few bytes can be packed that fill all memory when they are unpacked."""
    packer = zlib.compressobj(1)
    packed = packer.compress(b'{"rules":"1","replay":{},"record":"')
    for _ in range(64):
        packed += packer.compress(b"x" * MEGABYTE)
    packed += packer.compress(b'"}') + packer.flush()
    with pytest.raises(Problem, match="broken-story"):
        unpack(packed)


@pytest.mark.parametrize("damaged", [b"", b"no story", PACKED[:-20], b"?" + PACKED[1:], zlib.compress(b"{}")])
def test_a_damaged_story_is_a_problem_that_has_words(damaged: bytes) -> None:
    with pytest.raises(Problem) as raised:
        unpack(damaged)
    for language in languages():
        assert len(Speech(language).complain(raised.value)) > 20


def test_the_story_of_a_game_is_found_among_those_of_others() -> None:
    stories = [Story(rules="1", record=f"record {game}", replay=Raw(b"{}")) for game in (1, 2)]
    lines = [
        entries.encode(entries.Told(1, entries.NO_CHAIR, 0, game, "1", pack(story)))
        for game, story in enumerate(stories, 1)
    ]
    found = [story_of(lines, game) for game in (1, 2, 3)]
    assert [story and story.record for story in found] == ["record 1", "record 2", None]
