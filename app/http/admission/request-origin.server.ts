import type { Config } from "#app/config.server.ts";

type OriginConfig = Pick<Config, "origin" | "production">;

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** The site that a request belongs to: this one, its configured name, or none that we know. */
export type Destination =
  | { readonly kind: "here"; readonly origin: string }
  | { readonly kind: "elsewhere"; readonly origin: string }
  | { readonly kind: "unknown" };

/**
 * Decides by the Host header, and never believes it further: the origin comes from the configuration.
 * "elsewhere" is a loopback name of a site that runs on another loopback name, which is worth a redirect.
 * While developing, every loopback name and port is this site.
 */
export function destinationOf(host: string | undefined, config: OriginConfig): Destination {
  const configured = new URL(config.origin);
  if (host?.toLowerCase() === configured.host) return { kind: "here", origin: config.origin };
  if (host === undefined || !LOOPBACK.test(host)) return { kind: "unknown" };
  if (!config.production) return { kind: "here", origin: `http://${host.toLowerCase()}` };
  return LOOPBACK.test(configured.host) && portOf(host) === configured.port
    ? { kind: "elsewhere", origin: config.origin }
    : { kind: "unknown" };
}

function portOf(host: string): string {
  const port = /:(\d+)$/.exec(host)?.[1] ?? "";
  return port === "80" ? "" : port;
}
