import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/robots.ts";

/** Pages of single visitors say themselves that they are not to be indexed; here is what need not be fetched at all. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { config } = context.get(appContext);
  const text = `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /*/browse?*search=

Sitemap: ${config.origin}/sitemap.xml
`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
