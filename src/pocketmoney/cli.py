"""One command, a sub-command per purpose. What is wrong with the input is said in one line, never with a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from pocketmoney.core.problem import Problem, unknown
from pocketmoney.version import version_line

if TYPE_CHECKING:
    from pocketmoney.text.speech import Speech

HOLDS: Final = 0
FAILS: Final = 1
UNREADABLE: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141

BOARD_WORDS: Final = ("check", "show", "new")

LONGEST_WORD: Final = 80


def main(argv: list[str] | None = None) -> int:
    """Run a command line; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A name that the terminal cannot show must not end the program.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        code = _run(sys.argv[1:] if argv is None else argv)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return BROKEN_PIPE
    except OSError as fault:
        _drop_output()
        _complain(Problem("no-output", {"why": fault.strerror or str(fault)}))
        return UNREADABLE


def _drop_output() -> None:
    """Nobody reads any more: keep Python from complaining about it when it ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(words: list[str]) -> int:
    if words in (["--version"], ["-V"]):
        print(version_line())
        return HOLDS
    from pocketmoney.shell import language

    commands: dict[str, Callable[[list[str]], int]] = {
        "play": _play,
        "games": _games,
        "serve": _serve,
        "connect": _connect,
        "replay": _replay,
        "verify": _verify,
        "options": _options,
        "rules": _rules,
        "board": _board,
        "bots": _bots,
        "doctrine": _doctrine,
        "sim": partial(_lab, "sim"),
        "compare": partial(_lab, "compare"),
        "tournament": partial(_lab, "tournament"),
        "review": partial(_lab, "review"),
        "backup": partial(_data, "backup"),
        "check": partial(_data, "check"),
        "repair": partial(_data, "repair"),
        "doctor": _doctor,
    }
    try:
        words = language.choose(words)
        if not words or words[0] in ("-h", "--help", "help"):
            print(language.help_page() if words else speech().say("cli-start"))
            return HOLDS
        command = words[0]
        if command not in commands:
            raise unknown("unknown-command", command, list(commands))
        if "-h" in words or "--help" in words:
            print(speech().say(f"cli-help-{command}"))
            return HOLDS
        return commands[command](words[1:])
    except Problem as problem:
        _complain(problem)
        return UNREADABLE


def speech() -> Speech:
    """What speaks the language of this run."""
    from pocketmoney.shell import language

    return language.speech()


def _complain(problem: Problem, file: str = "pocketmoney") -> None:
    """One line on standard error: where, what is wrong, what was expected."""
    for name, value in problem.details.items():
        if name != "known" and isinstance(value, str) and len(value) > LONGEST_WORD:
            problem.details[name] = value[: LONGEST_WORD - 1] + "…"
    file = problem.file or file
    place = f"{file}:{problem.line}" if problem.line else file
    if sys.stdout is not None:
        sys.stdout.flush()
    print(f"{place}: {speech().complain(problem)}", file=sys.stderr)


def _print_all(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


# Play


def _play(words: list[str]) -> int:
    from pocketmoney import games
    from pocketmoney.core.notation import whole_number
    from pocketmoney.shell.arguments import Parser, chosen, decks_in, files_in, split
    from pocketmoney.shell.build_note import build_note
    from pocketmoney.shell.language import spoken

    parser = Parser("play")
    parser.add_argument("--seats", nargs="+", action="extend")
    parser.add_house()
    parser.add_argument("--seed")
    parser.add_argument("--record")
    parser.add_argument("--from", dest="go_on_from")
    parser.add_argument("--force", action="store_true")
    read = parser.read(words, most=1)
    decks = decks_in(read)
    if read.go_on_from is not None:
        _refuse_with_from(words, read.words)
    name = read.words[0] if read.words else None
    if name is None and decks and decks[0] in games.names():
        name = decks[0]
    options = chosen(games.find(name or games.names()[0]), read.option, read.preset)
    seed = whole_number(read.seed, "--seed") if read.seed is not None else None
    seats = split(read.seats) if read.seats is not None else None

    from pocketmoney.terminal import play_command

    files = files_in(read)
    if files and name == "tietgen" and not _are_sound(read.board, read.kitchen):
        return UNREADABLE
    _print_all(filter(None, [build_note(speech())]))
    if not [word for word in words if word.startswith("-")] and play_command.offer_to_go_on(name, speech()):
        return HOLDS
    try:
        return play_command.run(
            name,
            decks,
            seats,
            options,
            seed,
            read.record,
            read.go_on_from,
            files=files,
            language=spoken(),
            force=read.force,
        )
    except Problem as problem:
        if read.go_on_from is None or problem.line == 0:
            raise
        _complain(problem, read.go_on_from)
        return UNREADABLE


def _are_sound(board: str | None, kitchen: str | None) -> bool:
    """Whether a table can be set up with these files; if not, the first thing that is wrong is said."""
    from pocketmoney.shell import records
    from pocketmoney.terminal import board_page

    for file, problem in board_page.Checked(board, kitchen, records.read).problems[:1]:
        _complain(problem, file)
        return False
    return True


def _refuse_with_from(words: list[str], game: list[str]) -> None:
    """A saved game has its decks, house rules, seed and files already."""
    flags = ("--decks", "--option", "--preset", "--seed", "--board", "--kitchen")
    fixed = [word for word in words if word.split("=")[0] in flags]
    for word in fixed + game:
        raise Problem("from-alone", {"word": word})


# Commands that have a module of their own


def _games(words: list[str]) -> int:
    from pocketmoney.terminal import games_command

    return games_command.run(words, speech())


def _serve(words: list[str]) -> int:
    from pocketmoney.lab.review_request import review
    from pocketmoney.server import serve_command

    return serve_command.run(words, speech, review)


def _connect(words: list[str]) -> int:
    from pocketmoney.terminal import connect_command

    return connect_command.run(words, speech())


def _lab(command: str, words: list[str]) -> int:
    from pocketmoney.lab.commands import COMMANDS

    return COMMANDS[command](words, speech())


def _data(command: str, words: list[str]) -> int:
    from pocketmoney.doctor.data_commands import COMMANDS

    return COMMANDS[command](words, speech())


def _doctor(words: list[str]) -> int:
    from pocketmoney.doctor import command

    return command.run(words, speech())


# Records


def _replay(words: list[str]) -> int:
    from pocketmoney.shell.arguments import Parser

    parser = Parser("replay")
    parser.add_argument("--quiet", "-q", action="store_true")
    read = parser.read(words)
    return _check_all(read.words, partial(_replay_file, is_quiet=read.quiet))


def _replay_file(file: str, *, is_quiet: bool) -> int:
    from pocketmoney.terminal import replay_page

    replay = replay_page.read(file, speech())
    if is_quiet:
        replay.run()
    else:
        _print_all(replay_page.story(replay, file, speech()))
    if replay.failure is not None:
        print(f"{file}:{replay.failure.line}: {replay_page.failure(replay, replay.failure, speech())}")
        return FAILS
    return HOLDS


def _verify(words: list[str]) -> int:
    from pocketmoney.shell.arguments import Parser

    parser = Parser("verify")
    parser.add_argument("--commit")
    read = parser.read(words)
    return _check_all(read.words, partial(_verify_file, commit=read.commit))


def _verify_file(file: str, commit: str | None) -> int:
    from pocketmoney.terminal import replay_page, verify_page

    checked = verify_page.Checked(replay_page.read(file, speech()), commit)
    print(checked.sentence(file, speech()))
    return HOLDS if checked.holds else FAILS


def _check_all(files: list[str], check: Callable[[str], int]) -> int:
    """What a check finds is its output; only a file that cannot be checked is an error."""
    if not files:
        raise Problem("needs-file")
    worst = HOLDS
    for file in files:
        try:
            code = check(file)
        except Problem as problem:
            _complain(problem, file)
            code = UNREADABLE
        worst = max(worst, code)
    return worst


# Pages


def _options(words: list[str]) -> int:
    from pocketmoney import games
    from pocketmoney.shell.arguments import Parser
    from pocketmoney.terminal import options_page

    read = Parser("options").read(words, most=1)
    if not read.words:
        raise Problem("needs-game", {"known": ", ".join(games.names())})
    game = games.find(read.words[0])
    _print_all(options_page.lines(game, speech()))
    return HOLDS


def _board(words: list[str]) -> int:
    from pocketmoney.shell import records
    from pocketmoney.shell.arguments import Parser
    from pocketmoney.terminal import board_page

    parser = Parser("board")
    parser.add_argument("--kitchen")
    parser.add_argument("--force", action="store_true")
    read = parser.read(words, most=2)
    what, *files = read.words or [""]
    if what not in BOARD_WORDS:
        raise unknown("board-word", what, list(BOARD_WORDS))
    if what == "new":
        _new_board(files, force=read.force)
        return HOLDS
    if what == "check" and not files:
        raise Problem("board-needs-file")
    found = board_page.Checked(files[0] if files else None, read.kitchen, records.read)
    for file, problem in found.problems:
        _complain(problem, file)
    if found.board is None:
        return UNREADABLE
    if what == "show":
        _print_all(board_page.table(found.board, speech()))
    else:
        print(board_page.summary(found.board, files[0], speech()))
    return HOLDS


def _new_board(files: list[str], *, force: bool) -> None:
    """Print a board to begin with, or write it into a file."""
    from pocketmoney.shell import atomic_file, output_file
    from pocketmoney.terminal import board_page

    lines = list(board_page.template(speech()))
    if not files:
        _print_all(lines)
        return
    output_file.check(files[0], output_file.is_page, force=force)
    atomic_file.write(files[0], "\n".join(lines) + "\n")
    print(speech().say("cli-board-written", {"file": files[0]}))


def _bots(words: list[str]) -> int:
    from pocketmoney.shell.arguments import Parser
    from pocketmoney.terminal import bots_page

    Parser("bots").read(words, most=0)
    _print_all(bots_page.lines(speech()))
    return HOLDS


def _doctrine(words: list[str]) -> int:
    from pocketmoney.shell import records
    from pocketmoney.shell.arguments import Parser
    from pocketmoney.terminal import doctrine_page

    read = Parser("doctrine").read(words, most=2)
    page = doctrine_page.Page(read.words, records.read, speech())
    _print_all(page.lines)
    for problem in page.problems:
        _complain(problem)
    return UNREADABLE if page.problems else HOLDS


def _rules(words: list[str]) -> int:
    from pocketmoney import games
    from pocketmoney.shell.arguments import Parser
    from pocketmoney.terminal import rules_page

    asked = list(Parser("rules").read(words).words)
    if asked:
        _print_all(rules_page.wide(rules_page.page(asked, speech())))
    else:
        print(speech().say("cli-rules-games", {"games": ", ".join(games.names())}))
    return HOLDS
