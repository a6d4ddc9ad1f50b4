"""Pictures as SVG, drawn by matplotlib: bars with intervals, lengths of games, changes, the ribbon of a game.

A picture names its colours by their purpose, so that a page can be light or dark. matplotlib is in the extra `lab`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import escape
from io import StringIO
from textwrap import fill
from typing import Any, Final

from pocketmoney.core.problem import Problem

WIDE: Final = 4.7  # inches; at this size the words can be read on a phone
FONT: Final = 10
WIDE_ENOUGH: Final = 14  # per cent of a band that takes a name
LABEL: Final = 20  # letters on a line of a label

# Colours that stand for a purpose while matplotlib draws; the page says what they are.
INK: Final = "#010101"
FAINT: Final = "#020202"
SERIES: Final = tuple(f"#0303{number:02d}" for number in range(10))
PURPOSES: Final = {INK: "--ink", FAINT: "--faint", **{color: f"--c{n}" for n, color in enumerate(SERIES)}}

# Told apart also by people who see few colours (after Okabe and Ito).
LIGHT: Final = {
    "--ink": "#222222", "--faint": "#9a9a9a", "--c0": "#0072b2", "--c1": "#d98c00", "--c2": "#009e73",
    "--c3": "#c05a94", "--c4": "#56b4e9", "--c5": "#d55e00", "--c6": "#8f7fd0", "--c7": "#7a7a7a",
    "--c8": "#a8871b", "--c9": "#5a3e2b",
}  # fmt: skip
DARK: Final = {**LIGHT, "--ink": "#e8e6e3", "--faint": "#6f6f6f", "--c0": "#4aa3df", "--c9": "#b98b6c"}


@dataclass
class Plot:
    """A picture, and what it shows in words for those who do not see it."""

    alt: str


@dataclass
class Bars(Plot):
    """One bar for each thing, with its interval; a line across where all would be equal."""

    labels: list[str] = field(default_factory=list)
    values: list[tuple[float, float, float]] = field(default_factory=list)
    axis: str = ""
    even: float | None = None


@dataclass
class Lengths(Plot):
    """How many games had so many turns, for each side."""

    sides: list[tuple[str, dict[str, int]]] = field(default_factory=list)
    axis: str = ""
    upright: str = ""


@dataclass
class Changes(Plot):
    """Points with their intervals, such as changes around nought."""

    labels: list[str] = field(default_factory=list)
    values: list[tuple[float, float, float]] = field(default_factory=list)
    axis: str = ""
    has_nought: bool = True


@dataclass
class Ribbon(Plot):
    """Everybody's chance of winning over a game, stacked to one."""

    names: list[str] = field(default_factory=list)
    chances: list[list[float]] = field(default_factory=list)  # for each moment, one for each seat
    marks: list[tuple[int, str]] = field(default_factory=list)  # moments worth a number
    axis: str = ""
    upright: str = ""


def check() -> None:
    """Whether pictures can be drawn; if not, that is a problem."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise Problem("lab-needs-extra", {"what": "--report", "library": "matplotlib", "extra": "lab"}) from None


def svg(plot: Plot, number: int = 0) -> str:
    """The picture as an SVG element whose colours the page chooses."""
    import matplotlib
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    settings: dict[Any, Any] = {"svg.fonttype": "none", "svg.hashsalt": f"pocketmoney {number}", "font.size": FONT}
    settings |= {"font.family": "sans-serif", "text.color": INK, "axes.labelcolor": INK}
    settings |= {"xtick.color": INK, "ytick.color": INK, "axes.edgecolor": FAINT}
    with matplotlib.rc_context(settings):
        figure = Figure(figsize=(WIDE, _height(plot)), layout="constrained")
        FigureCanvasSVG(figure)
        _draw(figure.add_subplot(), plot)
        page = StringIO()
        figure.savefig(page, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    return _as_element(page.getvalue(), plot.alt)


def alone(picture: str) -> str:
    """The picture as a file of its own: on white, with colours that every program knows."""
    for name, color in LIGHT.items():
        picture = picture.replace(f"var({name})", color)
    start = picture.index(">") + 1
    return (
        f'{picture[:start]}<rect width="100%" height="100%" fill="#ffffff"/>{picture[start:]}\n<!-- pocketmoney -->\n'
    )


def _as_element(drawn: str, alt: str) -> str:
    found = drawn[drawn.index("<svg") :].rstrip()
    found = re.sub(r"<metadata>.*?</metadata>", "", found, flags=re.DOTALL)
    head, rest = found.split(">", 1)
    size = re.search(r'viewBox="[^"]*"', head)
    assert size is not None
    for color, name in PURPOSES.items():
        rest = rest.replace(color, f"var({name})")
    rest = re.sub(r"font: ([^;]*?)'[^;\"]*", r"font: \1system-ui, sans-serif", rest)
    rest = re.sub(r"(font-family: )[^;\"]*", r"\1system-ui, sans-serif", rest)
    names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    return f'<svg {names} {size[0]} role="img" aria-label="{escape(alt)}">{rest}'


def _height(plot: Plot) -> float:
    if isinstance(plot, Bars | Changes):
        return 0.9 + 0.27 * max(2, sum(1 + len(label) // (LABEL + 1) for label in plot.labels))
    return 3.1


def _draw(axes: Any, plot: Plot) -> None:
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    if isinstance(plot, Bars):
        _draw_bars(axes, plot)
    elif isinstance(plot, Lengths):
        _draw_lengths(axes, plot)
    elif isinstance(plot, Changes):
        _draw_changes(axes, plot)
    elif isinstance(plot, Ribbon):
        _draw_ribbon(axes, plot)


def _reach(values: list[tuple[float, float, float]]) -> list[list[float]]:
    return [[max(0.0, value - low) for value, low, _ in values], [max(0.0, high - value) for value, _, high in values]]


def _draw_bars(axes: Any, plot: Bars) -> None:
    places = range(len(plot.labels))
    values = [value for value, _, _ in plot.values]
    axes.barh(places, values, color=SERIES[0], height=0.6)
    axes.errorbar(values, places, xerr=_reach(plot.values), fmt="none", ecolor=INK, capsize=2, linewidth=1)
    if plot.even is not None:
        axes.axvline(plot.even, color=FAINT, linestyle="--", linewidth=1)
    _label_rows(axes, plot.labels, plot.axis)
    axes.set_xlim(left=0)


def _draw_changes(axes: Any, plot: Changes) -> None:
    places = range(len(plot.labels))
    values = [value for value, _, _ in plot.values]
    if plot.has_nought:
        axes.axvline(0, color=FAINT, linewidth=1)
    axes.errorbar(
        values, places, xerr=_reach(plot.values), fmt="o", color=SERIES[0], ecolor=INK, capsize=2, markersize=5
    )
    _label_rows(axes, plot.labels, plot.axis)


def _label_rows(axes: Any, labels: list[str], axis: str) -> None:
    axes.set_yticks(range(len(labels)), [fill(label, LABEL) for label in labels])
    axes.set_ylim(len(labels) - 0.4, -0.6)
    axes.set_xlabel(axis)
    axes.tick_params(axis="y", length=0)


def _draw_lengths(axes: Any, plot: Lengths) -> None:
    most = max((int(length) for _, bars in plot.sides for length in bars), default=1)
    width = max(1, -(-(most + 1) // 24))
    for number, (label, bars) in enumerate(plot.sides):
        games = sum(bars.values()) or 1
        heights = [0.0] * (most // width + 1)
        for length, times in bars.items():
            heights[int(length) // width] += 100 * times / games
        edges = [place * width for place in range(len(heights) + 1)]
        axes.stairs(heights, edges, fill=number == 0, color=SERIES[number], linewidth=1.8, label=label, alpha=0.85)
    axes.set_xlabel(plot.axis)
    axes.set_ylabel(plot.upright)
    if len(plot.sides) > 1:
        axes.legend(frameon=False, labelcolor=INK)


def _name_bands(axes: Any, plot: Ribbon, layers: list[list[float]]) -> None:
    """Write every name where its band is widest, for those who cannot tell the colours."""
    from matplotlib.patheffects import withStroke

    last = max(1, len(plot.chances) - 1)
    edge = last // 8
    for seat, name in enumerate(plot.names):
        widest = max(range(edge, last - edge + 1), key=lambda moment: layers[seat][min(moment, len(layers[seat]) - 1)])
        widest = min(widest, len(layers[seat]) - 1)
        if layers[seat][widest] >= WIDE_ENOUGH:
            middle = sum(layer[widest] for layer in layers[:seat]) + layers[seat][widest] / 2
            outline = [withStroke(linewidth=2.5, foreground="#222222")]
            axes.text(widest, middle, name, ha="center", va="center", color="#ffffff", path_effects=outline)


def _draw_ribbon(axes: Any, plot: Ribbon) -> None:
    moments = list(range(len(plot.chances)))
    layers = [[100 * moment[seat] for moment in plot.chances] for seat in range(len(plot.names))]
    # Straight from one moment to the next; the edge keeps neighbours apart without colours.
    axes.stackplot(moments, layers, colors=SERIES[: len(layers)], labels=plot.names, edgecolor=INK, linewidth=0.4)
    for moment, mark in plot.marks:
        axes.axvline(moment, color=INK, linewidth=0.8, linestyle=":")
        axes.text(moment, 101, mark, ha="center", va="bottom", fontsize=FONT - 1)
    _name_bands(axes, plot, layers)
    axes.set_xlim(0, max(1, len(moments) - 1))
    axes.set_ylim(0, 100)
    axes.set_xlabel(plot.axis)
    axes.set_ylabel(plot.upright)
    axes.legend(
        loc="upper center", bbox_to_anchor=(0.5, -0.2), ncols=min(3, len(layers)), frameon=False, labelcolor=INK,
        fontsize=FONT - 1,
    )  # fmt: skip
