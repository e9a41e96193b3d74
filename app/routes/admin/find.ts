import { findAnything } from "#app/features/admin-home/find.server.ts";
import type { Found } from "#app/features/admin-home/find.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { type JsonResponse, jsonResponse } from "#app/lib/json-response.ts";
import type { Route } from "./+types/find.ts";

/** What the command palette offers for `?q=`, as JSON. */
export async function loader({
  request,
  context,
}: Route.LoaderArgs): Promise<JsonResponse<readonly Found[]>> {
  const { db, clock } = context.get(appContext);
  const { roles } = await requireViewer(context);
  const typed = new URL(request.url).searchParams.get("q") ?? "";
  const found = await findAnything(db, { typed, roles, now: clock.now() });
  return jsonResponse(found, { headers: NO_STORE });
}
