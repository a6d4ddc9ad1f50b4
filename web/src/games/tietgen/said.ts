/** What was said last at a table, by seat. */

import type { TableNow } from "../../../wire";
import type { Connection } from "../../table/connection.svelte";
import type { Speech } from "../../words/speech";

const LATELY = 5; // lines that are still news

export function lastWords(here: Connection, table: TableNow, speech: Speech): Map<number, string> {
  const seats = new Map(table.chairs.map((chair) => [chair.id, chair.seat ?? -1]));
  return new Map(
    here.talk.slice(-LATELY).map((line) => [seats.get(line.chair) ?? -1, line.text || speech.say(line.key ?? "")]),
  );
}
