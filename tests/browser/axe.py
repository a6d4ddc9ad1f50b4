"""What axe says about a view, in every language, dark and light; and whether fingers find everything on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT

from pocketmoney.text.languages import languages
from tests.browser.browser import PHONE, Device

# What is wrong with the page as it is, in the words of axe.
RUN = """async options => (await axe.run(document, options)).violations.flatMap(({ id, nodes }) => nodes.map(
  ({ target, html, failureSummary }) => `${id} at ${target.join(' ')}: ${html.slice(0, 160)}
    ${failureSummary.replaceAll('\\n', ' ').slice(0, 400)}`))"""
# The page changes its language, as if another tab had chosen it, and tells when it has.
SPEAK = """async language => {
  const frame = () => new Promise(requestAnimationFrame);
  localStorage['pocketmoney.language'] = language;
  window.dispatchEvent(new StorageEvent('storage', { key: 'pocketmoney.language', newValue: language }));
  while (document.documentElement.lang !== language) await frame();
  await frame();
}"""
# The page is dark or light, as if another tab had chosen it: a screen for all does not look at what the device wants.
SHINE = """mode => {
  localStorage['pocketmoney.mode'] = mode;
  window.dispatchEvent(new StorageEvent('storage', { key: 'pocketmoney.mode', newValue: mode }));
}"""
# What is tapped, smaller than that many pixels either way; what belongs to a label is as large as the label.
SMALL = """sizes => {
  const measure = (which, least) => [...document.querySelectorAll(which)].flatMap(found => {
    const it = found.closest('label') ?? found;
    if (!it.checkVisibility({ visibilityProperty: true }) || found.closest('[inert]')) return [];
    const { width, height } = it.getBoundingClientRect();
    return Math.min(width, height) > least - 0.5 ? []
      : [`${Math.round(width)} × ${Math.round(height)} px: ${it.outerHTML.slice(0, 160)}`];
  });
  return Object.entries(sizes).flatMap(([which, least]) => measure(which, least));
}"""
WIDE = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
}"""
# What words can spoil, in each language; and sizes in all of them.
LOOK = f"""async ([spoken, words, least]) => {{
  const found = [];
  const [run, speak, small, wide] = [{RUN}, {SPEAK}, {SMALL}, {WIDE}];
  for (const language of ['en', ...spoken]) {{
    if (language !== 'en') await speak(language);
    const faults = [...(language === 'en' ? [] : await run(words)), ...small(least), ...wide()];
    found.push(...faults.map(fault => `${{language}}: ${{fault}}`));
  }}
  if (spoken.length) await speak('en');
  return found;
}}"""

# Least sizes: of anything that is tapped, and of what is tapped in play and in a lesson.
LEAST = {
    "button, a[href], input, select, textarea, summary, [role=tab]": 24,
    "main:has(.reach) button, aside button, .cover button, .holder button, dialog button": 44,
}
SPOKEN = [each for each in languages() if each != "en"]
EVERYTHING: dict[str, Any] = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
COLOURS: dict[str, Any] = {
    "resultTypes": ["violations"], "preload": False, "runOnly": ["color-contrast", "link-in-text-block"],
}  # fmt: skip
# What words can spoil: names, texts that stand for pictures, headings and landmarks that are told apart by names.
KINDS = ("name-role-value", "text-alternatives", "language", "forms", "semantics")
WORDS: dict[str, Any] = {
    **EVERYTHING,
    "preload": False,
    "runOnly": {"type": "tag", "values": [f"cat.{kind}" for kind in KINDS]},
}


def faults(device: Device, view: str, spoken: Sequence[str] = SPOKEN) -> list[str]:
    """Everything that is wrong with this view, which is in English and dark, before and after.

    Once axe tries everything; colours, which know no language, once more by day; and what words can spoil in each of
    the other languages.
    """
    page = device.page
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE_SCRIPT)
    found = [f"{view}: {fault}" for fault in page.evaluate(RUN, EVERYTHING)]
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    page.evaluate(SHINE, "light")
    found += [f"{view}, light: {fault}" for fault in page.evaluate(RUN, COLOURS)]
    page.evaluate(SHINE, "auto")
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    is_phone = page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}
    told = page.evaluate(LOOK, [list(spoken), WORDS, LEAST if is_phone else {}])
    return found + [f"{view}, {fault}" for fault in told]
