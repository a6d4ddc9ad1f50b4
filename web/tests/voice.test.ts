import { expect, test, vi } from "vitest";
import type { Act, Beat } from "../src/director/beats";

/** A browser that speaks, with a voice for English once it has found one. */
class Synthesis extends EventTarget {
  said: { text: string; onend?: () => void }[] = [];
  voices: { lang: string }[] = [];
  speaking = false;

  getVoices = () => this.voices;
  cancel = () => (this.speaking = false);

  speak(sentence: { text: string }): void {
    this.said.push(sentence);
    this.speaking = true;
  }

  finish(): void {
    this.speaking = false;
    this.said.at(-1)?.onend?.();
  }
}

const beat = (act: Act): Beat<unknown> => ({ act, told: [], number: 1, scene: null, cue: "" });

test("a sentence is said to its end, and after it the heaviest of those that came meanwhile", async () => {
  const synthesis = new Synthesis();
  vi.stubGlobal("speechSynthesis", synthesis);
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      constructor(readonly text: string) {}
    },
  );
  vi.resetModules();
  const { canAnnounce, perform, setAnnouncer } = await import("../src/director/voice.svelte");
  setAnnouncer("on");
  perform(beat("hit"), "nobody can say this");
  expect(canAnnounce()).toBe(false);
  synthesis.voices = [{ lang: "en-GB" }];
  synthesis.dispatchEvent(new Event("voiceschanged"));
  expect(canAnnounce()).toBe(true);

  perform(beat("hit"), "Kick hits Bob.");
  perform(beat("fall"), "Bob falls. That was Ann.");
  perform(beat("turn"), "Carl's turn.");
  const said = () => synthesis.said.map(({ text }) => text);
  expect(said()).toEqual(["Kick hits Bob."]);
  synthesis.finish();
  expect(said()).toEqual(["Kick hits Bob.", "Bob falls. That was Ann."]);
  synthesis.finish();
  expect(said()).toHaveLength(2);
  perform(beat("turn"), "Ann's turn.");
  expect(said()).toHaveLength(3);
  setAnnouncer("off");
  vi.unstubAllGlobals();
});
