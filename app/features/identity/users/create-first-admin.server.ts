import { count, eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { accounts, sessions, userRoles, users } from "#app/db/schema/identity.ts";
import { newId } from "#app/lib/ids.ts";
import { newReadableCode } from "#app/lib/readable-code.server.ts";
import { normalizedEmail } from "../identity.ts";
import { hashPassword } from "../sign-in/password-hashing.server.ts";
import { addRole } from "./add-role.server.ts";

/** Groups of five of a password that is made up: about 99 bits. */
const PASSWORD_GROUPS = 4;

export interface NewAdmin {
  readonly email: string;
  /** The password as given, or made up; null when the account existed and keeps its own. */
  readonly password: string | null;
}

interface AdminInput {
  readonly email: string;
  readonly password?: string | undefined;
}

/** Makes the first admin of an empty site; null when there is an admin already. Safe to run at every start. */
export async function createFirstAdmin(
  db: Db,
  input: AdminInput,
): Promise<{ readonly email: string; readonly password: string } | null> {
  const [row] = await db.select({ n: count() }).from(userRoles).where(eq(userRoles.role, "admin"));
  if ((row?.n ?? 0) > 0) return null;
  const { email, password } = await createAdmin(db, input);
  return password === null ? null : { email, password };
}

/**
 * Makes an admin: a new account with a confirmed address, or the role for an account that exists. An
 * existing account gets a new password only when one is given.
 */
export async function createAdmin(db: Db, input: AdminInput): Promise<NewAdmin> {
  const email = normalizedEmail(input.email);
  const password = input.password ?? newReadableCode(PASSWORD_GROUPS);
  const hash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const id = newId();
    const [created] = await tx
      .insert(users)
      .values({ id, name: email.split("@", 1)[0] ?? email, email, emailVerified: true })
      .onConflictDoNothing()
      .returning({ id: users.id });
    const [user] = created
      ? [{ ...created, confirmed: false }]
      : await tx
          .select({ id: users.id, confirmed: users.emailVerified })
          .from(users)
          .where(eq(users.email, email));
    if (!user) throw new Error("The admin's account can be neither made nor found");
    // An account whose address no one confirmed may be a stranger's: its password must not open the back office.
    const setsPassword = !user.confirmed || input.password !== undefined;
    if (setsPassword) {
      await tx.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
      await tx.delete(sessions).where(eq(sessions.userId, user.id));
      await tx.delete(accounts).where(eq(accounts.userId, user.id));
      await tx.insert(accounts).values({
        id: newId(),
        accountId: user.id,
        providerId: "credential",
        userId: user.id,
        password: hash,
      });
    }
    await addRole(tx, { actorId: null, userId: user.id, role: "admin" });
    return { email, password: setsPassword ? password : null };
  });
}
