import { ADMIN, type TestServer } from "./test-server.ts";

/** Logs the admin of a test's site in, and gives the cookies. */
export async function signInAdmin(site: TestServer): Promise<string> {
  const answer = await site.ask("/api/auth/sign-in/email", {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: site.origin },
    body: JSON.stringify(ADMIN),
  });
  if (answer.status !== 200) throw new Error(`logged in with ${answer.status}`);
  return (answer.headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]).join("; ");
}
