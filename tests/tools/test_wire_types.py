"""The TypeScript types fit what the server speaks."""

from __future__ import annotations

from pocketmoney.server.api.app import ENDPOINTS
from pocketmoney.server.api.openapi import document
from pocketmoney.server.api.wire_schema import wire
from pocketmoney.table import commands, messages
from tools.wire_types import FILE, written


def test_the_file_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run `make types`"


def test_every_command_and_message_is_told_apart_by_its_tag() -> None:
    text = written()
    for union, tag in ((commands.AnyCommand, "do"), (messages.AnyMessage, "is")):
        for kind in union.__args__:
            word = kind.__struct_config__.tag
            assert f'interface {kind.__name__} {{\n  {tag}: "{word}";\n' in text


def test_no_name_means_two_things() -> None:
    ours, theirs = wire()["$defs"], document(ENDPOINTS)["components"]["schemas"]
    assert not [name for name in ours.keys() & theirs.keys() if ours[name] != theirs[name]]
