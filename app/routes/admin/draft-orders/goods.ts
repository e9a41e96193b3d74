import { findGoods } from "#app/features/draft-orders/editor/find-goods.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import type { Route } from "./+types/goods.ts";

/** The products and variations that the editor's picker offers for `?q=`, as JSON. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(appContext);
  const found = await findGoods(db, new URL(request.url).searchParams.get("q") ?? "");
  return Response.json(found, { headers: NO_STORE });
}
