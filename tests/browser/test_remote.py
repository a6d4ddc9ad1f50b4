"""The host sets the TV from the phone; what is set on the TV itself shows there, too."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.axe import faults
from tests.browser.browser import PHONE, TV, Still
from tests.browser.tables import deal, join, open_table

SMALL = (360, 640)


def remote_on(phone: Page) -> Locator:
    """Open the settings of the TV in the menu of a phone."""
    phone.get_by_role("button", name="Menu").click()
    menu = phone.get_by_role("dialog", name="Menu")
    menu.get_by_text("Settings of the TV").click()
    return menu.locator("details", has_text="Settings of the TV")


def test_the_host_sets_the_tv_from_the_phone(browser: Browser, url: str) -> None:
    host, guest, tv = Still(browser, SMALL), Still(browser), Still(browser, TV)
    deal([host.page, guest.page], url, "Beer Money", watchers=[tv.page])
    remote = remote_on(host.page)

    remote.get_by_label("Brightness").select_option("light")
    expect(tv.page.locator("html")).to_have_attribute("data-mode", "light")
    remote.get_by_label("Language").select_option("da")
    expect(tv.page.locator("html")).to_have_attribute("lang", "da")
    expect(host.page.locator("html")).to_have_attribute("lang", "en")
    remote.get_by_label("Pace").select_option("fast")
    volume = remote.get_by_label("Volume")
    volume.fill("9")

    tv.page.get_by_role("button", name="Denne skærms indstillinger").click()
    own = tv.page.get_by_role("dialog", name="Denne skærms indstillinger")
    expect(own.get_by_label("Tempo")).to_have_value("fast")
    expect(own.get_by_label("Lydstyrke")).to_have_value("9")

    own.get_by_label("Lydstyrke").fill("2")  # what is changed there is what the phone shows
    expect(volume).to_have_value("2")
    own.get_by_label("Sprog").select_option("en")
    expect(remote.get_by_label("Language")).to_have_value("en")
    assert host.overflow() == 0
    for device in (host, guest, tv):
        assert not device.complaints
        device.context.close()


def test_sound_and_full_screen_ask_for_a_tap_on_the_tv(browser: Browser, url: str) -> None:
    host, tv = Still(browser, SMALL), Still(browser, TV)
    code = open_table(host.page, url, "Lunch Money", "Ann")
    tv.page.goto(f"{url}/#{code}/tv")
    remote = remote_on(host.page)

    remote.get_by_label("Sounds").check()
    note = tv.page.locator(".note")
    expect(note).to_have_text("Tap for sound")
    expect(remote.get_by_text("Tap the TV once")).to_be_visible()
    note.click()
    expect(note).to_have_count(0)
    expect(remote.get_by_text("Tap the TV once")).to_have_count(0)

    remote.get_by_role("button", name="Full screen").click()
    expect(remote.get_by_text("The TV asks for a tap now.")).to_be_visible()
    expect(note).to_have_text("Tap for full screen")
    assert note.evaluate("note => parseFloat(getComputedStyle(note).fontSize)") >= 44
    note.click()
    expect(note).to_have_count(0)
    tv.page.wait_for_function("document.fullscreenElement !== null")
    expect(remote.get_by_role("button", name="Full screen")).to_have_count(0)
    for device in (host, tv):
        assert not device.complaints
        device.context.close()


def test_the_remote_can_be_used_by_everybody(browser: Browser, url: str) -> None:
    host, tv = Still(browser, PHONE), Still(browser, TV)
    host.page.emulate_media(color_scheme="dark")
    code = open_table(host.page, url, "Lunch Money", "Ann")
    tv.page.goto(f"{url}/#{code}/tv")
    remote = remote_on(host.page)
    remote.get_by_label("Sounds").check()
    expect(remote.get_by_text("Tap the TV once")).to_be_visible()
    remote.get_by_role("button", name="Full screen").click()
    expect(tv.page.locator(".note")).to_have_text("Tap for full screen")
    found = faults(host, "remote") + faults(tv, "note", spoken=["de"])
    assert not found, "\n".join(found)
    for device in (host, tv):
        device.context.close()


def test_only_the_host_has_the_remote_and_only_with_a_tv(browser: Browser, url: str) -> None:
    host, guest, tv = Still(browser), Still(browser), Still(browser, TV)
    code = open_table(host.page, url, "Tietgen", "Ann")
    join(guest.page, url, code, "Bob")
    for page in (host.page, guest.page):
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("button", name="Leave the table")).to_be_visible()
    settings = host.page.get_by_text("Settings of the TV")
    expect(settings).to_have_count(0)
    tv.page.goto(f"{url}/#{code}/tv")
    expect(settings).to_be_visible()
    expect(guest.page.get_by_text("Settings of the TV")).to_have_count(0)
    tv.context.close()
    expect(settings).to_have_count(0)
    for device in (host, guest):
        assert not device.complaints
        device.context.close()
