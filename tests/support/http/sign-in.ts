import { ADMIN, type TestServer } from "./test-server.ts";

/** Logs somebody in to a test's site. Gives the cookies, or null when they are not let in. */
export async function tryToSignIn(
  site: TestServer,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<string | null> {
  const answer = await site.ask("/api/auth/sign-in/email", {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: site.origin },
    body: JSON.stringify({ email, password }),
  });
  if (answer.status !== 200) return null;
  return (answer.headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]).join("; ");
}

/** Logs somebody in to a test's site who must be let in, by default its admin, and gives the cookies. */
export async function signInAs(
  site: TestServer,
  who: { readonly email: string; readonly password: string } = ADMIN,
): Promise<string> {
  const cookies = await tryToSignIn(site, who);
  if (cookies === null) throw new Error(`${who.email} is not let in`);
  return cookies;
}
