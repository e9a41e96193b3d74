import { eq } from "drizzle-orm";
import { userRoles, users } from "#app/db/schema/identity.ts";
import type { Role } from "#app/features/identity/identity.ts";
import { ADMIN, type TestServer } from "./test-server.ts";

/** Logs somebody in to a test's site. Gives the cookies, or null when they are not let in. */
export async function tryToSignIn(
  site: TestServer,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<string | null> {
  const answer = await site.postJson("/api/auth/sign-in/email", { email, password });
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

interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Makes a confirmed account with these roles and logs in with it. Gives its id and the cookies. */
export async function signUpAs(
  site: TestServer,
  who: NewAccount,
  ...roles: readonly Role[]
): Promise<{ readonly id: string; readonly cookie: string }> {
  const id = await addAccount(site, who);
  const { db } = site.running.services.database;
  for (const role of roles) await db.insert(userRoles).values({ userId: id, role });
  return { id, cookie: await signInAs(site, who) };
}

/** Makes a confirmed account and gives its id. */
export async function addAccount(site: TestServer, who: NewAccount): Promise<string> {
  await site.postJson("/api/auth/sign-up/email", who);
  const [user] = await site.running.services.database.db
    .update(users)
    .set({ emailVerified: true })
    .where(eq(users.email, who.email))
    .returning({ id: users.id });
  return user?.id ?? "";
}
