"""A report as one HTML page: nothing is loaded from anywhere, no script, light and dark, for phones too."""

from __future__ import annotations

from html import escape
from typing import Final

from pocketmoney.lab import report_plots
from pocketmoney.lab.report import Page, Section, Table

POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"

STYLE: Final = """
:root { color-scheme: light dark; --paper: #ffffff; --soft: #f3f2ef; LIGHT }
@media (prefers-color-scheme: dark) { :root { --paper: #191a1c; --soft: #26282b; DARK } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 0.5rem; }
svg { display: block; width: 100%; max-width: 38rem; height: auto; margin: 1rem 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.95rem; min-width: 60%; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: 0.3rem 0.9rem 0.3rem 0; text-align: right; white-space: nowrap; }
th, td { border-bottom: 1px solid var(--soft); }
th:first-child { text-align: left; font-weight: normal; white-space: normal; min-width: 7rem; }
thead th { border-bottom: 1px solid var(--faint); vertical-align: bottom; white-space: normal; }
thead th, thead th:first-child { font-weight: 600; }
.lead p { font-size: 1.05rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.2rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 30rem) { table { font-size: 0.82rem; } th, td { padding-right: 0.45rem; } }
@media (max-width: 30rem) { th:first-child { min-width: 3rem; } }
@media (max-width: 30rem) { dl { display: block; } dd { margin: 0 0 0.6rem 0; } dt { font-weight: 600; } }
pre { background: var(--soft); padding: 0.8rem; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
""".strip()


def page(report: Page, language: str) -> str:
    """The whole page."""
    sections = [_section(section, number) for number, section in enumerate(report.sections)]
    facts = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in report.facts)
    lines = [
        "<!doctype html>",
        f'<html lang="{escape(language)}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="generator" content="pocketmoney">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        f"<title>{escape(report.title)}</title>",
        f"<style>\n{_style()}\n</style>",
        "</head>",
        "<body><main>",
        f"<h1>{escape(report.title)}</h1>",
        '<div class="lead">' + _paragraphs(report.lead) + "</div>",
        *sections,
        f"<section><h2>{escape(report.facts_title)}</h2><dl>{facts}</dl>",
        f"<p>{escape(report.command_title)}:</p><pre>{escape(report.command)}</pre></section>",
        "</main></body>",
        "</html>",
    ]
    return "\n".join(lines) + "\n"


def _style() -> str:
    light = " ".join(f"{name}: {color};" for name, color in report_plots.LIGHT.items())
    dark = " ".join(f"{name}: {color};" for name, color in report_plots.DARK.items())
    return STYLE.replace("LIGHT", light).replace("DARK", dark)


def _section(section: Section, number: int) -> str:
    parts = [f"<h2>{escape(section.title)}</h2>", _paragraphs(section.words)]
    if section.plot is not None:
        parts.append(report_plots.svg(section.plot, number))
    if section.table is not None:
        parts.append(_table(section.table))
    return "<section>" + "\n".join(part for part in parts if part) + "</section>"


def _paragraphs(words: list[str]) -> str:
    return "".join(f"<p>{escape(line)}</p>" for line in words)


def _table(table: Table) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in table.heads)
    rows = []
    for row in table.rows:
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        rows.append(f'<tr><th scope="row">{escape(row[0])}</th>{cells}</tr>')
    caption = escape(table.caption)
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{caption}"><table><caption>{caption}</caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )
