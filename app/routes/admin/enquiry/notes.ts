import { addNote } from "#app/features/enquiries/admin/add-note.server.ts";
import { enquiryAction } from "./enquiry-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Adds a note among staff. */
export const action = enquiryAction(
  { action: "notes", flash: "enquiry-note-added" },
  ({ field, id, actorId: authorId, idempotencyKey, now, db }) =>
    addNote(db, { id, text: field("text"), idempotencyKey, authorId, now }),
);
