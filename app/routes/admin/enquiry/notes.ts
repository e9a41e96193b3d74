import { addNote } from "#app/features/enquiries/admin/add-note.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/notes.ts";
import { changeEnquiry } from "./change-enquiry.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Adds a note among staff. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  const result = { action: "notes", flash: "enquiry-note-added" } as const;
  return changeEnquiry(args, result, ({ field, id, actorId: authorId, mark, now }) =>
    addNote(db, { id, text: field("text"), mark, authorId, now }),
  );
}
