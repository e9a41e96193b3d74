import { OVER_STATES } from "../enums.ts";
import type { HireState } from "../hire-states.ts";
import type { SubhireState, SubhireView } from "./subhires.ts";

const TRANSITIONS: Readonly<Record<SubhireState, readonly SubhireState[]>> = {
  asked: ["confirmed", "cancelled"],
  confirmed: ["received", "cancelled"],
  received: ["sent-back", "confirmed"],
  "sent-back": ["received"],
  cancelled: [],
};

type Counted = Pick<SubhireView, "state" | "out">;

/** The states that a sub-hire can take next. Its receipt can be undone until a piece of it has gone out. */
export function nextSubhireStates({ state, out }: Counted): readonly SubhireState[] {
  return TRANSITIONS[state].filter((to) => undoneBy(state, to) !== "receipt" || out === 0);
}

/** What a step takes back that was a mistake; null for a step onwards. */
export function undoneBy(from: SubhireState, to: SubhireState): "receipt" | "sent-back" | null {
  if (from === "received" && to === "confirmed") return "receipt";
  return from === "sent-back" && to === "received" ? "sent-back" : null;
}

/** States of a sub-hire whose cost counts, see `isPaid`. */
export const PAID_STATES = ["confirmed", "received", "sent-back"] as const satisfies SubhireState[];

/** States of gear that has arrived from the supplier. */
export const ARRIVED_STATES = ["received", "sent-back"] as const satisfies SubhireState[];

/** States in which a supplier counts on being paid, or wants its gear back. */
export const UNENDED_STATES = ["confirmed", "received"] as const satisfies SubhireState[];

/** True while gear can be asked for and ordered from suppliers for a hire in this state. */
export function takesSubhires(state: HireState): boolean {
  return state !== "checked" && !OVER_STATES.includes(state);
}
