import { assignHire } from "#app/features/hires/staff-work.server.ts";
import { hireAction } from "./hire-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Says who looks after the hire. */
export const action = hireAction("assignments", ({ field, who, db, now }) =>
  assignHire(db, { ...who, assigneeId: field("assignee") || null, now }),
);
