import { noteHire } from "#app/features/hires/staff-work.server.ts";
import { hireAction } from "./hire-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Keeps the note among staff. */
export const action = hireAction("notes", ({ field, who: { id, actorId }, db, now }) =>
  noteHire(db, { id, actorId, note: field("note"), shown: field("shown"), now }),
);
