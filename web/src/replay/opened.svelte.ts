/** The record that was opened on this device. It stays on the page and is gone with it. */

import type { ReplayShown } from "../../wire";
import { Failed, replayRecord } from "../api";
import { say, speech } from "../words/words.svelte";

export interface Opened {
  name: string;
  record: string;
  shown: ReplayShown;
}

let current = $state.raw<Opened | null>(null);

export function opened(): Opened | null {
  return current;
}

/** Have a file replayed; returns why not, empty if it is. */
export async function open(file: File): Promise<string> {
  try {
    const record = await file.text();
    current = { name: file.name, record, shown: await replayRecord(record) };
    return "";
  } catch (fault) {
    return whyNot(fault);
  }
}

/** Why something could not be done, with the line where that is known. */
export function whyNot(fault: unknown): string {
  if (!(fault instanceof Failed)) return String(fault);
  const why = speech().explain(fault);
  return fault.line ? say("web-replay-line", { line: fault.line, why }) : why;
}
