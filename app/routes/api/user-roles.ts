import { listRoles } from "#app/features/identity/queries.server.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { problemFor } from "#app/http/responses/problem.server.ts";
import { loginRequired } from "#app/i18n/messages/account/auth.ts";
import type { Route } from "./+types/user-roles.ts";

/** The viewer's own roles, as records `{user_id, role}`; no one else's can be asked for. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(appContext);
  const viewer = await getViewer(context);
  if (!viewer) return problemFor(request, 401, loginRequired);
  const roles = await listRoles(db, viewer.id);
  return Response.json(
    roles.map((role) => ({ user_id: viewer.id, role })),
    { headers: NO_STORE },
  );
}
