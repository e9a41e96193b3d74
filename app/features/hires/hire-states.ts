import { DROPPED_STATES, HIRE_STATES, RETURNED_STATES, RUNNING_STATES, UPCOMING_STATES } from "./enums.ts";

export type HireState = (typeof HIRE_STATES)[number];

/**
 * Every step a hire may take. `part-back` and `back` follow from the counts of its lines; a lapsed one waits for its
 * deposit again once a further version is accepted.
 */
const TRANSITIONS: Readonly<Record<HireState, readonly HireState[]>> = {
  "awaiting-deposit": ["reserved", "lapsed", "cancelled"],
  lapsed: ["awaiting-deposit", "reserved", "cancelled"],
  reserved: ["prepping", "cancelled"],
  prepping: ["ready", "reserved", "cancelled"],
  ready: ["out", "prepping", "cancelled"],
  out: ["part-back", "back"],
  "part-back": ["back"],
  back: ["checked"],
  checked: ["closed"],
  closed: [],
  cancelled: [],
};

function canHireBecome(from: HireState, to: HireState): boolean {
  return TRANSITIONS[from].includes(to);
}

/** States from which `to` can be reached in one step: the WHERE of a conditional update. */
export function hireStatesBefore(to: HireState): readonly HireState[] {
  return HIRE_STATES.filter((from) => canHireBecome(from, to));
}

/** The state at `now`: a hire lapses by the clock when its deposit is not paid in time, without any job. */
export function hireStateAt(state: HireState, depositDueAt: Date | null, now: Date): HireState {
  return state === "awaiting-deposit" && depositDueAt !== null && depositDueAt <= now ? "lapsed" : state;
}

/** Nothing of it has left the store, and it still may. */
export function isUpcoming(state: HireState): boolean {
  return UPCOMING_STATES.includes(state);
}

/** Some of its gear is with the customer: its collection is over, and its return can still move. */
export function isRunning(state: HireState): boolean {
  return RUNNING_STATES.includes(state);
}

/** Everything that left is accounted for: back, or noted as missing. */
export function isBack(state: HireState): boolean {
  return RETURNED_STATES.includes(state) || state === "closed";
}

/** Nothing is held for it, and nothing of it has left. */
export function isDropped(state: HireState): boolean {
  return DROPPED_STATES.includes(state);
}

/** Its customer can still ask for something. */
export function takesRequests(state: HireState): boolean {
  return state !== "cancelled" && state !== "closed";
}

/** Its customer can still ask for other dates: once everything is accounted for, only a fault is left to tell of. */
export function takesDateRequests(state: HireState): boolean {
  return takesRequests(state) && !isBack(state);
}

/** Its dates can still move: all of them, or the return of what is out. */
export function isMovable(state: HireState): boolean {
  return isRunning(state) || (isUpcoming(state) && state !== "lapsed");
}

/** Why nothing more can be charged to a hire; null where it can. */
export function chargeRefusal(state: HireState): "deposit-awaited" | "not-allowed" | null {
  if (state === "awaiting-deposit") return "deposit-awaited";
  return state === "lapsed" || state === "closed" ? "not-allowed" : null;
}
