import {
  getAccountBasket,
  mergeAccountBasket,
  saveAccountBasket,
} from "#app/features/hire-basket/account-basket.server.ts";
import type { HireBasketLine } from "#app/features/hire-basket/hire-basket.ts";
import { mergeHireBasketSchema, saveHireBasketSchema } from "#app/features/hire-basket/schema.ts";
import { readJson } from "#app/http/admission/json-body.server.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { problemFor } from "#app/http/responses/problem.server.ts";
import { loginRequired } from "#app/i18n/messages/account/auth.ts";
import type { Route } from "./+types/basket.ts";

/** The signed-in customer's hire basket. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const viewer = await getViewer(context);
  return viewer ? stored(context, viewer.id) : problemFor(request, 401, loginRequired);
}

/**
 * PUT stores what a page changed of the account's basket, POST adds a browser's to it, once per key, and says in `leftOut`
 * what the account's has no place for.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const viewer = await getViewer(context);
  if (!viewer) return problemFor(request, 401, loginRequired);
  const { db } = context.get(appContext);
  if (request.method === "PUT") {
    const body = await readJson(request, saveHireBasketSchema);
    if (!body.ok) return body.error;
    await saveAccountBasket(db, viewer.id, body.value);
  } else {
    const body = await readJson(request, mergeHireBasketSchema);
    if (!body.ok) return body.error;
    const leftOut = await mergeAccountBasket(db, viewer.id, body.value);
    return stored(context, viewer.id, { leftOut });
  }
  return stored(context, viewer.id);
}

async function stored(
  context: Route.LoaderArgs["context"],
  userId: string,
  more: { readonly leftOut?: readonly HireBasketLine[] } = {},
): Promise<Response> {
  const { db } = context.get(appContext);
  const { from, to, lines, waiver } = await getAccountBasket(db, userId);
  return Response.json({ from, to, lines, waiver, ...more }, { headers: NO_STORE });
}
