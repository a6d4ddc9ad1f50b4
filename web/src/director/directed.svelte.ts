/** A director for as long as a component is on the page. */

import { untrack } from "svelte";
import { atTable } from "../table/here";
import { setPerformed } from "../table/performed.svelte";
import type { StageProps } from "../games";
import type { Beat, Script } from "./beats";
import { Director } from "./director.svelte";
import { tempoOf } from "./tempo.svelte";

export interface DirectedProps<Scene> extends StageProps {
  /** Called with every beat that begins. */
  shows?: ((beat: Beat<Scene>) => void) | undefined;
}

/** Direct the game at this table while the component that calls this is there. */
export function directed<Scene>(script: Script<Scene>, props: () => DirectedProps<Scene>): Director<Scene> {
  const here = atTable();
  const director = new Director(script, () => tempoOf(props().table.speed, props().speed ?? 1));
  $effect(() => {
    const [play, story] = [props().play, here.story];
    untrack(() => director.follow(play, story));
  });
  $effect(() => {
    void director.count;
    untrack(() => director.beat && props().shows?.(director.beat));
  });
  $effect(() => {
    const { isBusy } = director;
    untrack(() => props().busy?.(isBusy));
  });
  $effect(() => {
    const { isBusy, beat } = director;
    untrack(() => setPerformed(here, isBusy && beat ? beat.number : Infinity));
  });
  $effect(() => () => {
    director.close();
    setPerformed(here, Infinity);
  });
  return director;
}
