import type { MiddlewareFunction } from "react-router";
import { getReplacements } from "#app/features/site-text/queries.server.ts";
import { installReplacements } from "#app/i18n/message.ts";
import { appContext } from "./context.server.ts";

/** They answer while the database is away, and say nothing to visitors. */
const PROBES: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

/** For the root route: whatever is said on the way of this request is said in staff's words. */
export const siteTextMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!PROBES.has(new URL(request.url).pathname)) {
    installReplacements(await getReplacements(context.get(appContext).db));
  }
  return next();
};
