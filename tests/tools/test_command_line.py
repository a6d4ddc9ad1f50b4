"""The page about the command line fits what the commands print."""

from __future__ import annotations

from tools.command_line import PAGE, page, section

HELP = """pocketmoney brew FILE [--hot]

Brews what FILE says; see docs/how-to/backup.md.
pocketmoney brew --hot takes longer.

--hot          with fire
--cups NUMBER  how many,
               or a | for none
--milk, --sugar
               as you like"""


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `python -m tools.command_line`"


def test_a_command_has_its_usage_its_words_and_a_table_of_flags() -> None:
    assert section("brew", HELP).splitlines() == [
        "## brew",
        "",
        "```text",
        "pocketmoney brew FILE [--hot]",
        "```",
        "",
        "Brews what FILE says; see [how-to/backup](../how-to/backup.md).",
        "`pocketmoney brew --hot` takes longer.",
        "",
        "| Flag | What it does |",
        "|---|---|",
        "| `--hot` | with fire |",
        "| `--cups NUMBER` | how many, or a \\| for none |",
        "| `--milk`, `--sugar` | as you like |",
    ]
