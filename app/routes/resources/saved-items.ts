import { changeSaved } from "#app/features/cart/change-saved.server.ts";
import { savedChangeSchema } from "#app/features/cart/schema.ts";
import { methodNotAllowed, readJson } from "#app/http/admission/json-body.server.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { problem } from "#app/http/problem.server.ts";
import type { Route } from "./+types/saved-items.ts";

export function loader(): Response {
  return methodNotAllowed("POST");
}

/** What the cart page asks for a signed-in customer's things saved for later. Other people's items are not found. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const viewer = await getViewer(context);
  if (!viewer) return problem(401, "Log in to keep things saved for later on the server.");
  const body = await readJson(request, savedChangeSchema);
  if (!body.ok) return body.error;
  const done = await changeSaved(context.get(appContext).db, viewer.id, body.value);
  return done ? new Response(null, { status: 204, headers: NO_STORE }) : problem(404, "No such item.");
}
