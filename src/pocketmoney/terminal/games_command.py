"""`pocketmoney games`: list, continue, export and delete the local games that are kept."""

from __future__ import annotations

import sys
from typing import Final

from pocketmoney.core.problem import Problem, unknown
from pocketmoney.shell import atomic_file, data_dir, output_file
from pocketmoney.shell.arguments import Parser
from pocketmoney.store.game_file import GameFile
from pocketmoney.terminal import kept_game, play_command
from pocketmoney.terminal.console import Console
from pocketmoney.terminal.kept_game import Kept
from pocketmoney.terminal.table_summary import title_of
from pocketmoney.text.speech import Speech

WORDS: Final = ("list", "continue", "export", "delete")
STANDARD_OUTPUT: Final = "-"


def run(words: list[str], speech: Speech) -> int:
    """Do what the words say with kept games; returns the exit code."""
    parser = Parser("games")
    parser.add_argument("--force", action="store_true")
    read = parser.read(words)
    what, *rest = read.words or ["list"]
    if what == "list" and not rest:
        _list(speech)
    elif what == "continue" and len(rest) <= 1:
        _continue(rest, speech)
    elif what == "export" and len(rest) == 2:
        _export(rest[0], rest[1], speech, force=read.force)
    elif what == "delete" and rest:
        _delete(rest, speech)
    elif what in WORDS:
        raise Problem("games-form", {"word": what})
    else:
        raise unknown("games-word", what, list(WORDS))
    return 0


def sentence(kept: Kept, speech: Speech) -> str:
    """A kept game in one line: what, who, when, and how far."""
    state = "playing" if kept.is_in_use else "over" if kept.is_over else "open"
    args = {"game": title_of(kept.game, speech), "names": speech.listing(kept.names), "state": state}
    return speech.say("games-line", {**args, "id": kept.id, "when": f"{kept.played:%Y-%m-%d %H:%M}"})


def _list(speech: Speech) -> None:
    found = kept_game.listed(data_dir.games())
    for kept in found:
        print(sentence(kept, speech))
    if not found:
        print(speech.say("games-none", {"folder": str(data_dir.games())}))


def _continue(names: list[str], speech: Speech) -> None:
    folder = data_dir.games()
    if names:
        path = kept_game.named(folder, names[0])
    else:
        last = play_command.unfinished(folder, None)
        if last is None:
            raise Problem("games-nothing-open")
        path = last.path
    play_command.go_on(path, Console(), speech).play()


def _export(name: str, file: str, speech: Speech, *, force: bool) -> None:
    found = kept_game.reopen(kept_game.named(data_dir.games(), name))
    found.kept.close()
    if file == STANDARD_OUTPUT:
        sys.stdout.write(found.record.text())
        return
    output_file.check(file, output_file.is_record, force=force)
    atomic_file.write(file, found.record.text_for(file))
    print(speech.say("games-exported", {"file": file}))


def _delete(names: list[str], speech: Speech) -> None:
    for path in [kept_game.named(data_dir.games(), name) for name in names]:
        GameFile.open(path)[0].delete()
        print(speech.say("games-deleted", {"id": path.stem}))
