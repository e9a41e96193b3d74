import { createHash, timingSafeEqual } from "node:crypto";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { metricsContext } from "#app/http/health/metrics.server.ts";
import type { Route } from "./+types/metrics.ts";

/** The figures of this process for Prometheus, to anyone who knows METRICS_TOKEN; 404 while none is configured. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const source = context.get(appContext);
  const { config } = source;
  const metrics = context.get(metricsContext);
  if (!metrics || config.metricsToken === undefined) return new Response("Not Found\n", { status: 404 });
  const given = /^Bearer (\S+)$/.exec(request.headers.get("Authorization") ?? "")?.[1] ?? "";
  if (!isSame(given, config.metricsToken)) {
    return new Response("Unauthorized\n", { status: 401, headers: { "WWW-Authenticate": "Bearer" } });
  }
  const { text, contentType } = await metrics.render(source);
  return new Response(text, { headers: { "Content-Type": contentType, ...NO_STORE } });
}

/** Compared as hashes, so that neither length nor beginning shows in the time it takes. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
