"""The chances of a game, worked out beside everything else: one at a time, kept, given up if it takes too long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pocketmoney.server.review_worker import Reviewer, ReviewWorker
from tests.server.house import House, house, play, until
from tests.server.test_replays import RECORD, finished

FOUND: dict[str, Any] = {
    "rollouts": 8,
    "bot": "greedy",
    "places": [0, 1, 99],
    "chances": [[0.5, 0.5], [0.4, 0.6], [1.0, 0.0]],
    "turns": [{"at": 99, "seat": 0, "before": 0.4, "after": 1.0}],
    "worst": [{"at": 1, "seat": 0, "lost": 0.2, "better": []}],
}


def at_once(record: bytes, seconds: float, tell: Callable[[int], None]) -> dict[str, Any]:
    assert record.startswith((b"date:", b"game:")) and seconds > 0
    return FOUND


def for_ever(record: bytes, seconds: float, tell: Callable[[int], None]) -> dict[str, Any]:
    time.sleep(600)
    return FOUND


def by_half(record: bytes, seconds: float, tell: Callable[[int], None]) -> dict[str, Any]:
    tell(50)
    time.sleep(600)
    return FOUND


def with_a_fault(record: bytes, seconds: float, tell: Callable[[int], None]) -> dict[str, Any]:
    raise ValueError("hm")


def by(here: House, reviewer: Reviewer) -> None:
    here.server.service.review_worker = ReviewWorker(reviewer)


def test_a_review_is_worked_out_once_and_comes_with_the_replay_from_then_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            path, _ = await finished(here)
            assert (await here.web.get(f"{path}/games/1/replay")).json()["review"] is None
            by(here, at_once)
            answer = await here.web.post(f"{path}/games/1/review")
            shown = answer.json()
            replay = (await here.web.get(f"{path}/games/1/replay")).json()
            last = len(replay["steps"]) - 1
            assert replay["review"] == shown
            assert (shown["steps"][0], shown["steps"][-1]) == (0, last)  # events have become steps
            assert shown["turns"][0]["step"] == last and shown["worst"][0]["step"] == 1
            by_lower_case = await here.web.get(f"{path.lower()}/games/1/replay")
            assert by_lower_case.json()["review"] == shown

    play(story())


def test_a_game_that_was_never_dealt_is_not_reviewed(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            by(here, at_once)
            made = await here.make()
            answer = await here.web.post(f"/api/tables/{made['code']}/games/1/review")
            assert (answer.status_code, answer.json()["key"]) == (404, "no-such-game")

    play(story())


def test_a_server_without_reviews_and_one_that_fails_say_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            none = await here.web.post("/api/replays/review", json={"record": RECORD})
            assert (none.status_code, none.json()["key"]) == (503, "no-reviews")
            by(here, with_a_fault)
            failed = await here.web.post("/api/replays/review", json={"record": RECORD})
            assert (failed.status_code, failed.json()["key"]) == (503, "review-failed")

    play(story())


def test_one_at_a_time_for_an_address_and_a_stop_waits_for_none(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, review_time=100) as here:
            by(here, for_ever)
            asked = asyncio.create_task(here.web.post("/api/replays/review", json={"record": RECORD}))
            review_worker = here.server.service.review_worker
            await until(lambda: review_worker._worker is not None)
            again = await here.web.post("/api/replays/review", json={"record": RECORD})
            assert (again.status_code, again.json()["key"]) == (429, "review-at-work")
            assert again.headers["retry-after"] == "100"
            review_worker.stop()
            assert (await asked).json()["key"] == "review-failed"

    play(story())


def test_what_takes_too_long_is_given_up() -> None:
    async def story() -> None:
        review_worker = ReviewWorker(for_ever)
        assert await review_worker.review("a", "here", RECORD.encode(), 0.1) is None
        assert review_worker.why_not("here") == ""

    play(story())


def test_how_far_a_review_is_can_be_asked_by_who_asked_for_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            path, _ = await finished(here)
            by(here, by_half)
            assert (await here.web.get("/api/replays/review")).json() == {"percent": 0}
            asking = asyncio.create_task(here.web.post(f"{path}/games/1/review"))

            async def is_half_done() -> bool:
                return bool((await here.web.get("/api/replays/review")).json() == {"percent": 50})

            while not await is_half_done():
                await asyncio.sleep(0.05)
            here.server.service.review_worker.stop()
            assert (await asking).status_code == 503
            assert (await here.web.get("/api/replays/review")).json() == {"percent": 0}

    play(story())
