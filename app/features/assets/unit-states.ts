import type { AssetState } from "./assets.ts";

/** Every step that a unit of the fleet may take. What was sold or scrapped does not come back. */
const TRANSITIONS: Readonly<Record<AssetState, readonly AssetState[]>> = {
  "in-service": ["repair", "missing", "sold", "scrapped"],
  repair: ["in-service", "sold", "scrapped"],
  missing: ["in-service", "sold", "scrapped"],
  sold: [],
  scrapped: [],
};

export function isAssetState(value: string): value is AssetState {
  return Object.hasOwn(TRANSITIONS, value);
}

/** The states that a unit may take from here in one step. */
export function statesAfter(from: AssetState): readonly AssetState[] {
  return TRANSITIONS[from];
}

/** Whether `to` can be reached from `from` in one step. */
export function canUnitBecome(from: AssetState, to: AssetState): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Still one of ours: on the shelf, in repair or missing. */
export const OWNED_STATES = ["in-service", "repair", "missing"] as const satisfies readonly AssetState[];

export function isOwned(state: AssetState): boolean {
  return OWNED_STATES.some((owned) => owned === state);
}
