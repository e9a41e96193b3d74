import { resolveHireAttention } from "#app/features/hires/staff-work.server.ts";
import { hireAction } from "./hire-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Ends what the hire needs a person for. */
export const action = hireAction("resolutions", ({ who, db, now }) =>
  resolveHireAttention(db, { ...who, now }),
);
