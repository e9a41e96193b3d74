import { noteHire } from "#app/features/hires/staff-work.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/notes.ts";
import { changeHire } from "./change-hire.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Keeps the note among staff. */
export function action(args: Route.ActionArgs) {
  const { db, clock } = args.context.get(appContext);
  return changeHire(args, "notes", ({ field, who: { id, actorId } }) =>
    noteHire(db, { id, actorId, note: field("note"), shown: field("shown"), now: clock.now() }),
  );
}
