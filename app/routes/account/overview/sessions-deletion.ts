import { endAllSessions } from "#app/features/identity/sign-in/end-sessions.server.ts";
import { signOut } from "#app/http/auth/auth-request.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/sessions-deletion.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Logs the account out on every device, this one included. */
export async function action({ context }: Route.ActionArgs) {
  const { id } = await requireViewer(context);
  await endAllSessions(context.get(appContext).db, id);
  return signOut(context, "logged-out");
}
