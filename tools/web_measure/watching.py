"""A page under watch: when it was tapped, when it had painted something new, what kept it busy for long."""

from __future__ import annotations

from typing import Final, NamedTuple

from playwright.sync_api import Browser

from tests.browser.browser import Device

# Times are of the clock of the machine, which the players that are sockets read, too. What is told to screen readers
# changes with everything that happens, and in the same frame as the picture; after that frame it is painted.
WATCH: Final = """
  window.taps = []; window.shown = []; window.busy = []; window.wake = () => {};
  addEventListener('pointerdown', () => taps.push(Date.now()), { capture: true });
  const count = list => busy.push(...list.getEntries().map(one => one.duration));
  new PerformanceObserver(count).observe({ type: 'longtask' });
  const watch = () => {
    const told = document.querySelector('[role=log]');
    if (!told) return void requestAnimationFrame(watch);
    const note = () => requestAnimationFrame(() => setTimeout(() => wake(shown.push(Date.now()))));
    new MutationObserver(note).observe(told, { childList: true, characterData: true, subtree: true });
  };
  addEventListener('DOMContentLoaded', watch);
"""

WAIT: Final = """async ms => {
  if (!shown.length) await new Promise(done => { wake = done; setTimeout(done, ms); });
  return shown[0] ?? 0;
}"""


class Work(NamedTuple):
    """What the thread that a page runs on has done, in ms of the processor's time."""

    script: float
    style: float  # which rules hold for which element, and where everything stands
    rest: float  # drawing lists, and handing them over

    def plus(self, other: Work) -> Work:
        """Both together."""
        return Work(*[one + two for one, two in zip(self, other, strict=True)])

    def since(self, before: Work) -> Work:
        """What was done between two looks."""
        return Work(*[now - then for now, then in zip(self, before, strict=True)])


class Watched(Device):
    """A page with a memory of its own, under watch."""

    def __init__(self, browser: Browser, size: tuple[int, int]) -> None:
        super().__init__(browser, size)
        self._line = self.context.new_cdp_session(self.page)
        self._before = Work(0, 0, 0)
        self.page.add_init_script(WATCH)

    def begin(self, slowed: int) -> None:
        """The game has begun: count from here, on a processor that is so many times slower."""
        self._line.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
        self._line.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._before = self._work()
        self.page.evaluate("busy.length = 0")

    def forget(self) -> None:
        """Something is about to be done: what was shown before is of no interest."""
        self.page.evaluate("taps.length = shown.length = 0")

    def tapped(self) -> int:
        """When it was last tapped."""
        at: int = self.page.evaluate("taps.at(-1) ?? 0")
        return at

    def shows(self, patience: int) -> int:
        """When it had painted something new; 0 if it does not within so many ms."""
        at: int = self.page.evaluate(WAIT, patience)
        return at

    def spent(self) -> Work:
        """What it has worked since the game has begun."""
        return self._work().since(self._before)

    def busy(self) -> list[float]:
        """How long every task over 50 ms has taken, in ms."""
        tasks: list[float] = self.page.evaluate("busy")
        return tasks

    def _work(self) -> Work:
        found = {one["name"]: 1_000 * one["value"] for one in self._line.send("Performance.getMetrics")["metrics"]}
        style = found["LayoutDuration"] + found["RecalcStyleDuration"]
        return Work(found["ScriptDuration"], style, found["TaskDuration"] - found["ScriptDuration"] - style)
