import { endAllSessions } from "#app/features/identity/sign-in/end-sessions.server.ts";
import { signOut } from "#app/http/auth/auth-request.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import type { Route } from "./+types/sessions-deletion.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Logs the account out on every device, this one included. */
export async function action({ context }: Route.ActionArgs) {
  const { db, actorId } = await requireActor(context);
  await endAllSessions(db, actorId);
  return signOut(context, "logged-out");
}
