import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Odds from "../src/replay/Odds.svelte";
import type { Replaying } from "../src/replay/replaying.svelte";

afterEach(cleanup);

test("a chance has the colour of the player's token", () => {
  const here = { names: ["Ann", "Bob"], looks: [4, 0], chances: [0.25, 0.75] } as unknown as Replaying;
  const { container } = render(Odds, { here });
  const colours = [...container.querySelectorAll("i")].map((each) => each.getAttribute("style"));
  expect(colours.map((colour) => colour?.match(/--seat-\d/)?.[0])).toEqual(["--seat-4", "--seat-0"]);
});
