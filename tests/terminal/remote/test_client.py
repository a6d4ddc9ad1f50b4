"""At the game: what is told and asked, what is typed, and whole games."""

from __future__ import annotations

import pytest

from pocketmoney.table.commands import Move
from pocketmoney.table.messages import Play
from pocketmoney.table.phase import PLAYING
from pocketmoney.terminal import wire
from tests.terminal.remote.room import Person, Room

FIRST = ("Ann", "Ben")


def dealt(game: str = "lunch-money", *names: str, language: str = "en") -> tuple[Room, list[Person]]:
    """People in a game, the first of them to begin."""
    room = Room(game)
    people = [room.join(name, language=language) for name in names or FIRST]
    for person in people[1:]:
        person.type("read", "ready")
    people[0].type("read", f"deal {(names or FIRST)[0]}")
    return room, people


def test_the_one_whose_turn_it_is_sees_table_hand_and_numbered_moves() -> None:
    _, (ann, ben) = dealt()
    said = ann.screen.getvalue()
    assert "Lunch Money begins, clockwise: Ann and Ben. The deck is bound to the commit" in said
    assert said.endswith("Your move: [45 s, then 90 s of your own]\n")
    assert "1 Ben" in said
    assert "Your move:" not in ben.news()


def test_a_move_by_number_with_talk_is_made_and_heard() -> None:
    _, (ann, ben) = dealt()
    ben.news()
    said = ann.type('1 "Mind your head."')
    assert isinstance(ann.sent[-1], Move) and ann.sent[-1].talk == "Mind your head."
    assert "You attack Ben with" in said
    heard = ben.news()
    assert "Ann attacks you with" in heard
    assert "Ann: “Mind your head.”" in heard
    assert "Your answer (Enter: none): [20 s" in heard


def test_a_move_by_text_letters_and_names_in_any_case() -> None:
    _, (ann, _) = dealt()
    scene = ann.client.scene
    assert scene is not None
    attack = next(choice for choice in scene.choices if choice.do == "play")
    assert "You attack Ben" in ann.type(f"{attack.text} ben")
    assert isinstance(ann.sent[-1], Move) and ann.sent[-1].move == f"{attack.text} > @1"


@pytest.mark.parametrize("language", ["es", "de", "da"])
def test_cards_are_typed_in_the_readers_language(language: str) -> None:
    _, (ann, _) = dealt(language=language)
    scene = ann.client.scene
    assert scene is not None
    attack = next(choice for choice in scene.choices if choice.do == "play")
    ann.type(f"{scene.screen.speech.card(attack.text).upper()} ben")
    assert isinstance(ann.sent[-1], Move) and ann.sent[-1].move == f"{attack.text} > @1"


def test_words_and_questions_are_typed_in_the_readers_language() -> None:
    _, (ann, _) = dealt(language="es")
    ann.news()
    assert "qué hace una carta" in ann.type("ayuda")
    assert "Martillo" in ann.type("reglas martillo") + ann.type("martillo")
    assert "R59." in ann.type("por qué soltar")
    assert "¿Qué cartas para descartar?" in ann.type("descartar")
    ann.type("a")
    assert isinstance(ann.sent[-1], Move) and ann.sent[-1].move.startswith("discard ")


def test_why_quotes_the_ruling() -> None:
    _, (ann, _) = dealt()
    said = ann.type("why release")
    assert "You hold nobody. (R59)" in said
    assert "  R59. " in said


def test_what_is_refused_is_said_and_asked_again() -> None:
    _, (ann, ben) = dealt()
    ann.news()
    ben.news()
    assert "your own turn" in ben.type("pass")
    said = ann.type("take")
    assert said.endswith("Your move: [45 s, then 90 s of your own]\n")
    assert "did you mean" in ann.type("hedbutt > Ben")
    assert "There is no 99 to choose" in ann.type("99")
    assert ann.sent[-1].move == "take"  # type: ignore[union-attr]


def test_the_clock_runs_and_reminds_once() -> None:
    room, (ann, _) = dealt()
    room.now += 30_000
    assert ann.type("clock") == "15 seconds are left, and 90 of the asked player's own.\n"
    assert ann.type("moves").endswith("Your move: [15 s, then 90 s of your own]\n")
    ann.client.board.tick(room.now + 90_000)
    assert ann.news() == ""
    ann.client.board.tick(room.now + 96_000)
    ann.client.board.tick(room.now + 97_000)
    assert ann.news() == "10 seconds left.\n"


def test_discarding_asks_which_cards() -> None:
    _, (ann, _) = dealt()
    assert "Which cards to discard?" in ann.type("discard")
    assert ann.type("") == ""
    assert "You discard" in ann.type("discard", "a")


def test_enter_lets_it_pass_and_a_sealed_answer_is_acknowledged() -> None:
    room, (ann, ben, cat) = dealt("beer-money", "Ann", "Ben", "Cat")
    scene = ann.client.scene
    assert scene is not None
    attack = next(choice for choice in scene.choices if choice.do == "play" and choice.at)
    ann.type(f"{attack.text} > Ben")
    assert "Your answer" in cat.news()
    assert "Your answer" in ben.news()
    assert ben.type("") == "Your answer is sealed until everybody has answered.\n"
    assert cat.type("take") != ""
    assert room.table.phase == PLAYING


def test_giving_up_is_asked_twice_and_the_end_is_checked() -> None:
    room, (ann, ben) = dealt()
    ann.news()
    assert "Really give up?" in ben.type("concede")
    said = ben.type("yes")
    assert "Checked: the deck was the one that the table had bound itself to before the deal." in said
    assert "For another one, type ready." in said
    assert "You win!" in ann.news()
    ben.type("ready")
    ann.type("deal")
    assert room.table.games == 2
    assert "clockwise: Ben and Ann." in ben.news()


def test_why_asks_about_every_form_of_a_card_and_answers_once() -> None:
    _, (ann, ben) = dealt()
    scene = ann.client.scene
    assert scene is not None
    ann.news()
    attack = next(choice for choice in scene.choices if choice.do == "play")
    assert "Nothing stops it" in ann.type(f"why {attack.text}")
    ben.news()
    assert ben.type("why pass").count("\n") == 1


def test_undo_is_asked_for_agreed_to_and_told() -> None:
    room, (ann, ben) = dealt("tietgen")
    for person in (ann, ben):
        person.news()
    running = room.table.running
    while running is not None and running.before is None:  # until somebody has bought something
        asked = next(one for one in (ann, ben) if one.client.scene is not None and one.client.scene.answers)
        assert asked.client.scene is not None
        asked.type("buy" if asked.client.scene.public["asking"] == "purchase" else "")
    assert room.table.running is not None and room.table.running.before is not None
    seat = room.table.running.before.seat
    asker, other = (ann, ben)[seat], (ann, ben)[1 - seat]
    other.news()
    assert "You ask the others to let you take your last move back." in asker.type("undo")
    assert "asks to take the last move back. Do you agree? yes or no:" in other.news()
    other.type("no")
    assert "The move stays." in asker.news()
    asker.type("undo")
    other.type("yes")
    assert "The move stays." not in asker.news()
    assert room.table.running.before is None


def test_standing_answers_by_name_letter_and_word() -> None:
    _, (ann, ben) = dealt()
    ben.news()
    assert ben.type("stand others") == "Standing until the end of the turn: let pass what is not aimed at you.\n"
    assert ben.type("stand Dodge block game") == "Standing until the end of the game: Block and Dodge.\n"
    assert "no card" in ben.type("stand foo").lower()
    assert ben.type("stand off") != ""
    assert ann.client.yours.until == ""


def test_a_watcher_reads_the_story_and_the_table_but_no_hand() -> None:
    room, (ann, ben) = dealt("beer-money")
    cat = room.join(watches=True)
    said = cat.news()
    assert "Beer Money begins" in said
    assert "Ann" in cat.type("table")
    cat.type("hand", "moves")
    ann.type("1")
    assert "Ann" in cat.news()
    for card in ben.client.scene.own["hand"] if ben.client.scene is not None else []:
        assert card not in cat.type("log all")
    assert all(wire.facts(message.own) == {} for message in cat.heard if isinstance(message, Play))


def test_who_comes_late_is_told_what_happened() -> None:
    _, (ann, ben) = dealt()
    ann.type("1")
    ben.type("")
    ann.hang_up()
    ann.news()
    ann.connect()
    assert "attack" not in ann.news()  # it was seen already
    again = Person(ann.room, "", watches=False)
    ann.room.people.append(again)
    again.token = ann.token
    again.connect()
    said = again.news()
    assert "You are back in your seat, Ann." in said
    assert "Ben" in said.partition("clockwise: Ann and Ben.")[2]


@pytest.mark.parametrize("game", ["lunch-money", "beer-money", "tietgen"])
def test_a_whole_game_by_number_and_enter(game: str) -> None:
    """Ann and Ben type the first number or Enter whenever they are asked, beside a bot; nothing is left unsaid."""
    room = Room(game)
    ann, ben = room.join("Ann"), room.join("Ben")
    ann.type("bot random", "speed quick", "read")
    if game == "tietgen":
        ann.type("option end-rule=throw-limit throw-limit=60")
    ben.type("read", "ready")
    ann.type("deal Ann")
    for _ in range(4000):
        if room.table.phase != PLAYING:
            break
        for person in (ann, ben):
            scene = person.client.scene
            assert scene is not None
            if scene.answers:
                person.type("1" if scene.must_begin and person.client.board.numbered else "")
                if scene.answers and scene.must_begin:
                    person.type("pass" if game != "tietgen" else "roll")
        if room.table.due is not None and room.table.phase == PLAYING:
            room.wait()
    assert room.table.phase != PLAYING
    for person in (ann, ben):
        everything = person.screen.getvalue()
        assert "The table says:" not in everything
        assert "Checked: the deck was the one" in everything


def test_a_deal_is_not_settled_before_the_table_is_told_who_sits_where() -> None:
    """The game comes before the table: whoever types ahead must not be heard in between."""
    room = Room()
    ann = room.join("Ann")
    ann.type("bot random")
    ann.typing.line("deal Ann", room.now)
    was_settled = []
    for guest, data in room.table.take_outgoing():
        if guest is ann.subscriber:
            ann.read(data)
            was_settled.append(ann.client.is_settled and ann.client.scene is None)
    assert not any(was_settled)
    assert ann.client.is_settled
