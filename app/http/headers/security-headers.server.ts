import type { Config } from "#app/config.server.ts";

const YEAR_S = 31_536_000;

/** Policy of everything that is no page: should it be opened as a page, nothing in it may run or load. */
const INERT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Policy of what visitors or staff uploaded: it may be looked at and nothing else, also as a page of its own. */
export const UPLOAD_POLICY = `${INERT_POLICY}; sandbox`;

/** Headers of every answer, pages, files, redirects and errors alike. A route that sets one itself keeps its own. */
export function securityHeaders(
  config: Pick<Config, "origin" | "externalShopUrl">,
): Readonly<Record<string, string>> {
  return {
    ...(config.origin.startsWith("https:")
      ? { "Strict-Transport-Security": `max-age=${YEAR_S}; includeSubDomains` }
      : {}),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": permissionsPolicy(config, { camera: false }),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": INERT_POLICY,
  };
}

/** What a document may ask its browser for. `camera`: pages that scan. */
export function permissionsPolicy(
  config: Pick<Config, "externalShopUrl">,
  { camera }: { readonly camera: boolean },
): string {
  const payment = config.externalShopUrl ? `(self "${new URL(config.externalShopUrl).origin}")` : "(self)";
  return `camera=${camera ? "(self)" : "()"}, microphone=(), geolocation=(), display-capture=(), usb=(), browsing-topics=(), payment=${payment}`;
}
