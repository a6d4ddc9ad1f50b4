"""The command line itself: help, options, rules, and what is said about words it does not know."""

from __future__ import annotations

from pathlib import Path

import pytest

from pocketmoney import __version__, games
from pocketmoney.terminal import play_command
from pocketmoney.text.languages import languages
from tests.cli.run import Command


@pytest.mark.parametrize("language", languages())
def test_alone_it_says_in_five_lines_what_one_can_do(pocketmoney: Command, language: str) -> None:
    done = pocketmoney("--language", language)
    assert (done.code, done.err) == (0, "")
    title, *rest = done.out.splitlines()
    assert title.startswith("Pocket Money: ")
    assert [line.split()[1] for line in rest] == ["play", "serve", "doctor", "--help"]
    assert all(line.startswith("    pocketmoney ") for line in rest)


def test_help_says_what_to_type_first(pocketmoney: Command) -> None:
    done = pocketmoney("--help")
    assert done.code == 0 and "Begin with:  pocketmoney play" in done.out


def test_the_version_is_told(pocketmoney: Command) -> None:
    build = "pure: run from the source tree" if str(games.__file__).endswith(".py") else "compiled"
    assert pocketmoney("--version") == (0, f"pocketmoney {__version__} ({build})\n", "")


@pytest.mark.parametrize("command", ["play", "replay", "options", "rules", "doctor"])
def test_every_command_has_help(pocketmoney: Command, command: str) -> None:
    done = pocketmoney(command, "--help")
    assert done.code == 0 and done.out.startswith(f"pocketmoney {command}")


@pytest.mark.parametrize("game", games.names())
def test_options_lists_every_house_rule_value_and_preset(pocketmoney: Command, game: str) -> None:
    out = pocketmoney("options", game).out
    for option in games.find(game).options():
        after = out[out.index(f"\n{option.name}  (R") :]
        part = after.split("\n\n")[0]
        assert f"R{option.rules[0]}" in part
        assert f"\n    * {option.default} " in part
        for value in option.values[1:]:
            assert f"\n      {value} " in part
        for deck in option.decks:
            assert deck in part.split("\n")[1]
    for preset in games.find(game).presets():
        choices = " ".join(f"{name}={value}" for name, value in preset.choices.items())
        assert f"\n{preset.name}  ({choices})\n" in out


def test_options_of_the_other_deck_stand_apart(pocketmoney: Command) -> None:
    out = pocketmoney("options", "lunch-money").out
    apart = out.index("only if beer-money is shuffled in")
    assert out.index("\nlm-values") < apart < out.index("\nmedieval-stack")


@pytest.mark.parametrize(
    ("words", "first"),
    [
        (["stomp"], "Stomp"),
        (["lunch-money", "stomp"], "Stomp"),
        (["beer-money", "choke-and-puke"], "Choke & Puke"),
        (["Stomp"], "Stomp"),
        (["R46"], "R46."),
        (["r46"], "R46."),
        (["46"], "R46."),
        (["beer-money", "R86"], "R86."),
        (["beer-money", "Choke", "&", "Puke"], "Choke & Puke"),
        (["beer-money", "choke", "and", "puke"], "Choke & Puke"),
        (["beer-money", "piled"], "Piledriver"),
        (["kitchen", "12.1"], "Kitchen 12.1"),
        (["heal-cap"], "heal-cap"),
        (["tietgen", "the", "piggy", "bank"], "The piggy bank"),
        (["mixed decks"], "Mixed decks"),
        (["beer-money", "weapons"], "Weapons"),
    ],
    ids=" ".join,
)
def test_rules_prints_a_card_or_a_ruling(pocketmoney: Command, words: list[str], first: str) -> None:
    done = pocketmoney("rules", *words)
    assert done.code == 0 and done.out.startswith(first) and len(done.out) > 40


def test_rules_prints_a_whole_game_no_wider_than_the_terminal(
    pocketmoney: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    out = pocketmoney("rules", "lunch-money").out
    assert "R46." in out and "R1." in out and "R86." not in out
    sentences = [line for line in out.splitlines() if "  " not in line.strip()]
    assert max(map(len, sentences)) <= 60


def test_rules_alone_names_the_games(pocketmoney: Command) -> None:
    done = pocketmoney("rules")
    assert done.code == 0 and "lunch-money, beer-money" in done.out


COMPLAINTS = [
    ("plya", "there is no command plya; did you mean play?"),
    ("dance", "there is no command dance; there are: play, games, serve, connect, replay, verify, options"),
    ("--verison", "there is no command --verison"),
    ("replay", "which record? Name at least one file, such as game.play"),
    ("replay --quite a.play", "replay has no option --quite; did you mean --quiet?"),
    ("replay --quiet=yes a.play", "--quiet takes no value"),
    ("options", "which game? Expected pocketmoney options GAME"),
    ("options lunch-moeny", "there is no game called lunch-moeny; did you mean lunch-money?"),
    ("options lunch-money beer-money", "options does not know what to do with beer-money"),
    ("rules stmop", "there is no game, card, space or ruling called stmop; did you mean stomp?"),
    ("rules lunch-moony", "there is no game, card, space or ruling called lunch-moony; did you mean lunch-money?"),
    ("rules lunch-moony stomp", "there is no game called lunch-moony; did you mean lunch-money?"),
    ("rules lunch-money stmop", "there is no game, card, space or ruling called stmop; did you mean stomp?"),
    ("rules beer-money stomp", "stomp is a card of lunch-money, not of beer-money"),
    ("rules R0", "there is no ruling R0"),
    ("rules R99999999999", "there is no ruling R99999999999"),
    ("rules beer-money kick", "kick could be any of these: Kick (2), Kick (4)"),
    ("rules lunch-money stomp R1", "rules does not know what to do with R1"),
    ("play tiddlywinks", "there is no game called tiddlywinks; there are: lunch-money, beer-money, tietgen"),
    ("play beer-mony", "there is no game called beer-mony; did you mean beer-money?"),
    ("play lunch-money stomp", "play does not know what to do with stomp"),
    ("play --decks beer-mony", "there is no deck called beer-mony; did you mean beer-money?"),
    ("play --seed", "--seed needs a value; pocketmoney play --help shows how"),
    ("play --seed one", "expected a whole number for --seed, found one"),
    ("play --seats Ann,Ann", "two seats are called Ann"),
    ("play --seats Ann", "there is one seat; expected 2 to 10"),
    ("play --seats Ann,,bot", "a seat has an empty name"),
    ("play --option", "--option needs a value"),
    ("play --option heal-cap", "expected a house rule as name=value, found heal-cap"),
    ("play --option heal-kap=15", "there is no house rule called heal-kap; did you mean heal-cap?"),
    ("play --option heal-cap=16", "heal-cap cannot be 16; there are: 15, none"),
    ("play --preset 2001", "there is no preset called 2001; did you mean 2002?"),
    ("play --seeds 3", "play has no option --seeds; did you mean --seed?"),
    ("play --from no-such.play", "no-such.play cannot be read"),
    ("play --from no-such.play --seed 3", "--from continues a saved game as it is; leave out --seed"),
    ("play lunch-money --from a.play", "--from continues a saved game as it is; leave out lunch-money"),
]


@pytest.mark.parametrize(("line", "said"), COMPLAINTS, ids=[line for line, _ in COMPLAINTS])
def test_what_it_does_not_know_is_said_in_one_line(pocketmoney: Command, line: str, said: str) -> None:
    complaint = pocketmoney.complaint(*line.split())
    assert complaint.startswith("pocketmoney: ") and said in complaint


class Wanted:
    """What `play` was asked for."""

    def __init__(self) -> None:
        self.args: tuple[object, ...] = ()

    def run(self, *args: object, files: dict[str, str], language: str, force: bool) -> int:
        assert not files and not force
        self.args = args
        return 0


@pytest.fixture
def wanted(monkeypatch: pytest.MonkeyPatch) -> Wanted:
    wanted = Wanted()
    monkeypatch.setattr(play_command, "run", wanted.run)
    return wanted


USUAL: tuple[object, ...] = (None, [], None, {}, None, None, None)

GIVEN: list[tuple[str, tuple[object, ...]]] = [
    ("", USUAL),
    ("beer-money", ("beer-money", *USUAL[1:])),
    ("--decks beer-money,lunch-money", ("beer-money", ["beer-money", "lunch-money"], *USUAL[2:])),
    ("lunch-money --decks beer-money lunch-money", ("lunch-money", ["beer-money", "lunch-money"], *USUAL[2:])),
    ("--seats Ann,Ben,bot", (None, [], ["Ann", "Ben", "bot"], *USUAL[3:])),
    ("--seats Ann Ben bot", (None, [], ["Ann", "Ben", "bot"], *USUAL[3:])),
    ("--seed -7 beer-money", ("beer-money", [], None, {}, -7, None, None)),
    ("--option heal-cap=none", (None, [], None, {"heal-cap": "none"}, None, None, None)),
    ("--preset 2002 --option heal-cap=none",
     (None, [], None, {"lm-values": "spr", "heal-cap": "none"}, None, None, None)),
    ("--option lm-values=seed --preset 2002", (None, [], None, {"lm-values": "seed"}, None, None, None)),
    ("--record a.play", (None, [], None, {}, None, "a.play", None)),
    ("--from a.play", (None, [], None, {}, None, None, "a.play")),
]  # fmt: skip


@pytest.mark.parametrize(("line", "args"), GIVEN, ids=[line for line, _ in GIVEN])
def test_play_hands_on_what_it_was_given(
    pocketmoney: Command, wanted: Wanted, line: str, args: tuple[object, ...]
) -> None:
    assert pocketmoney("play", *line.split()).code == 0
    assert wanted.args == args


def test_a_name_may_have_blanks(pocketmoney: Command, wanted: Wanted) -> None:
    pocketmoney("play", "--seats", "The Buddha, Ann,bot")
    assert wanted.args[2] == ["The Buddha", "Ann", "bot"]


def test_a_saved_game_that_cannot_be_read_is_named_with_its_line(
    pocketmoney: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("cut.play").write_text("game: lunch-money\nseats: Ann Bob\n---\nAnn: jabb > Bob\n", encoding="utf-8")
    complaint = pocketmoney.complaint("play", "--from", "cut.play")
    assert complaint == "cut.play:4: there is no card called jabb; did you mean jab?"


def test_an_interrupt_is_quiet(pocketmoney: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object, **named: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(play_command, "run", interrupted)
    assert pocketmoney("play") == (130, "", "")
