/** The card games as the director performs them: card announced, answers, stamp, each hit by itself, fall, turn. */

import type { Beat, Script } from "../../../director/beats";
import type { Cue } from "../../../device/sound";
import type { Happened } from "../../../table/connection.svelte";
import type { GameEvent } from "../../../words/speech";
import type { BrawlPublic } from "../shapes";
import { after, stillScene, type Scene } from "./scene";

/** Events that end the sentence before them rather than begin one. */
const JOINED = new Set(["rescue-needed"]);
/** What is told only if nothing else is: it goes without saying. */
const QUIET = new Set(["recovers", "draws", "you-draw", "reshuffles", "takes-back", "drops"]);
const HARD = 5; // counters that a hard hit takes

/** What is heard of a scene. */
function cueOf([key]: GameEvent, { act, card, amount }: Scene): Cue | "" {
  switch (act) {
    case "announce":
      return key === "heals" ? "heal" : key === "grabs" ? "grab" : "attack";
    case "answer":
      return key === "humiliates" ? "humiliation" : card === "dodge" ? "dodge" : "block";
    case "stamp":
      return key === "voided" ? "humiliation" : key === "disarmed" ? "block" : "";
    case "hit":
      return amount >= HARD ? "hit-hard" : amount > 2 ? "hit" : "hit-light";
    case "squeeze":
    case "hold":
      return "hold";
    case "heal":
      return "heal";
    case "fall":
      return "out";
    case "turn":
      return "turn";
    case "lost":
      return "lost";
    case "win":
      return "win";
    case "note":
      return "";
  }
}

export const brawlScript: Script<Scene> = {
  open(state, story) {
    const scene = stillScene(state as BrawlPublic);
    // Whoever lies on the floor was put there by someone.
    const past = story.reduce((before, each) => after(before, each) ?? before, scene);
    return { ...scene, blows: past.blows };
  },

  perform(before: Scene, happened: Happened[]): Beat<Scene>[] {
    const beats: Beat<Scene>[] = [];
    let scene = before;
    happened.forEach((each, place) => {
      const { event, number } = each;
      const next = after(scene, each);
      if (!next) return;
      scene = next;
      const last = beats.at(-1);
      const [follows] = happened[place + 1]?.event ?? [];
      if (event[0] === "turn-begins" && follows === "turn-skipped") return; // the turn that is lost is told of
      if (last && JOINED.has(event[0])) {
        beats[beats.length - 1] = { ...last, told: [...last.told, event], number };
        return;
      }
      if (QUIET.has(event[0])) return;
      beats.push({ act: scene.act, told: [event], number, scene, cue: cueOf(event, scene) });
    });
    return beats;
  },

  settle(scene, state) {
    const now = state as BrawlPublic;
    const isOpen = Boolean(now.chain?.length ?? now.laid?.length);
    const cards = isOpen && !scene.cards.length ? stillScene(now).cards : scene.cards;
    return { ...scene, state: now, cards, isSettled: true };
  },

  isTold: ([key]) => !QUIET.has(key),
};
