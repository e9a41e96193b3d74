import { kindsFor } from "#app/features/notifications/notifications.ts";
import { countUnread } from "#app/features/notifications/queries.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import type { Route } from "./+types/notifications-count.ts";

/** How many notifications the person has not read, as a number. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(appContext);
  const { id: userId, roles } = await requireViewer(context);
  const n = await countUnread(db, { userId, kinds: kindsFor(roles) });
  return new Response(String(n), { headers: { "Content-Type": "text/plain; charset=utf-8", ...NO_STORE } });
}
