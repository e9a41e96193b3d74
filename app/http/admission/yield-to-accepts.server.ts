import { setImmediate as nextTurn } from "node:timers/promises";
import type { ServerState } from "../health/server-state.server.ts";

/** The most turns that are waited for: more than the longest backlog of a listening socket. */
const MAX_TURNS = 1_000;

/**
 * Yields until pending connections are accepted, so that load shedding sees them. Node accepts one connection in each
 * turn of its loop, and a turn that renders a page is long.
 */
export async function yieldToAccepts(state: Pick<ServerState, "accepted">): Promise<void> {
  // The first turn may end before it polls the listening socket.
  await nextTurn();
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const before = state.accepted;
    await nextTurn();
    if (state.accepted === before) return;
  }
}

let queue: Promise<void> = Promise.resolve();

/**
 * Yields before work that holds the processor for long. Callers go on one after another, each after pending connections
 * were accepted, so that a refusal waits for one piece of such work at most.
 */
export function yieldInOrder(state: Pick<ServerState, "accepted">): Promise<void> {
  queue = queue.then(() => yieldToAccepts(state));
  return queue;
}
