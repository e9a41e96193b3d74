import { setImmediate as nextTurn } from "node:timers/promises";
import type { ServerState } from "./server-state.server.ts";

/** More connections than wait in line at the system's door. */
const MOST_TURNS = 1_000;

/**
 * Resolves when nobody stands outside any more. Node accepts one connection in each turn of its loop, and a turn in
 * which pages are made is long: without this, those who come at the same moment would wait at the system's door, where
 * nobody counts them and nobody can turn them away.
 */
export async function letArrive(state: Pick<ServerState, "arrived">): Promise<void> {
  // The first turn may end before it looks at the door.
  await nextTurn();
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const before = state.arrived;
    await nextTurn();
    if (state.arrived === before) return;
  }
}

let turns: Promise<void> = Promise.resolve();

/**
 * For work that holds the processor for long: one after another is let go on, each after those who stand outside were
 * let in, so that nobody waits for more than one such piece to be told yes or no.
 */
export function takeTurn(state: Pick<ServerState, "arrived">): Promise<void> {
  turns = turns.then(() => letArrive(state));
  return turns;
}
