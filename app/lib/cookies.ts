/**
 * The name of a cookie of this site. Over https browsers take a name with this prefix only from this very host, for
 * every path and over an encrypted connection, so no neighbouring host can set it. `address` is an origin or a
 * protocol.
 */
export function cookieName(name: string, address: string): string {
  return address.startsWith("https:") ? `__Host-${name}` : name;
}

/**
 * A Set-Cookie value for every path of this site, which scripts cannot read and other sites cannot send along. `name` is as
 * `cookieName` gives it; `maxAge` is in seconds, 0 removes the cookie. `origin` is that of this site.
 */
export function setCookie(name: string, value: string, maxAge: number, origin: string): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

/** The value of the cookie of this very name in a Cookie header or document.cookie; null without one. */
export function cookieValue(cookies: string | null, name: string): string | null {
  for (const pair of (cookies ?? "").split(";")) {
    const [found, ...value] = pair.trim().split("=");
    if (found === name) return value.join("=");
  }
  return null;
}
