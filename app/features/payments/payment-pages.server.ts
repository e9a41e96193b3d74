import type { Config } from "#app/config.server.ts";

const STRIPE_PAGES = "https://checkout.stripe.com";

/**
 * The origins that a form may lead to besides our own pages, as sources of the Content Security Policy. A stand-in may
 * have its pages on another port of its host than its API.
 */
export function paymentOrigins({ stripe }: Pick<Config, "stripe">): readonly string[] {
  if (!stripe) return [];
  if (stripe.apiBase === undefined) return [STRIPE_PAGES];
  const { protocol, hostname } = new URL(stripe.apiBase);
  return [STRIPE_PAGES, `${protocol}//${hostname}:*`];
}

/** True for the provider's own pages and for ours. */
export function isPaymentPage(url: string, config: Pick<Config, "stripe" | "origin">): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, protocol, hostname, username, password } = new URL(url);
  if (username !== "" || password !== "") return false;
  const anyPort = `${protocol}//${hostname}:*`;
  return [config.origin, ...paymentOrigins(config)].some(
    (allowed) => allowed === origin || allowed === anyPort,
  );
}
