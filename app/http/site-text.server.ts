import type { MiddlewareFunction } from "react-router";
import { getReplacements } from "#app/features/site-text/queries.server.ts";
import { installReplacements } from "#app/i18n/message.ts";
import { appContext } from "./context.server.ts";

/** The probes: they answer while the database is away, and say nothing to visitors. */
const PROBES: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

/**
 * Middleware of the root route: messages of this request are rendered with the texts that staff have written over them.
 */
export const siteTextMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!PROBES.has(new URL(request.url).pathname)) {
    installReplacements(await getReplacements(context.get(appContext).db));
  }
  return next();
};
