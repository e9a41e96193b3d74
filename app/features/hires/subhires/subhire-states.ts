import { OVER_STATES } from "../enums.ts";
import type { HireState } from "../hire-states.ts";
import type { SubhireState } from "./subhires.ts";

const TRANSITIONS: Readonly<Record<SubhireState, readonly SubhireState[]>> = {
  asked: ["confirmed", "cancelled"],
  confirmed: ["received", "cancelled"],
  received: ["sent-back"],
  "sent-back": [],
  cancelled: [],
};

/** The states that a sub-hire can take next. */
export function nextSubhireStates(from: SubhireState): readonly SubhireState[] {
  return TRANSITIONS[from];
}

/** States in which the supplier is paid. */
export const PAID_STATES = ["confirmed", "received", "sent-back"] as const satisfies SubhireState[];

/** States of gear that has arrived from the supplier. */
export const ARRIVED_STATES = ["received", "sent-back"] as const satisfies SubhireState[];

/** States in which a supplier counts on being paid, or wants its gear back. */
export const UNENDED_STATES = ["confirmed", "received"] as const satisfies SubhireState[];

/** True while gear can be asked for and ordered from suppliers for a hire in this state. */
export function takesSubhires(state: HireState): boolean {
  return state !== "checked" && !OVER_STATES.includes(state);
}
