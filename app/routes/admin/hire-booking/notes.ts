import { noteHire } from "#app/features/hires/staff-work.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/notes.ts";
import { changeHire } from "./change-hire.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Keeps a note among staff in the hire's history. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  return changeHire(args, "notes", ({ field, who }) => noteHire(db, { ...who, text: field("text") }));
}
