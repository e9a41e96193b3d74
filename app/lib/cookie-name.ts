/**
 * The name of a cookie of this site. Over https browsers take a name with this prefix only from this very host, for
 * every path and over an encrypted connection, so no neighbouring host can set it. `address` is an origin or a
 * protocol.
 */
export function cookieName(name: string, address: string): string {
  return address.startsWith("https:") ? `__Host-${name}` : name;
}

/** The value of the cookie of this very name in a Cookie header or document.cookie; null without one. */
export function cookieValue(cookies: string | null, name: string): string | null {
  for (const pair of (cookies ?? "").split(";")) {
    const [found, ...value] = pair.trim().split("=");
    if (found === name) return value.join("=");
  }
  return null;
}
