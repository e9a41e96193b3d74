import { and, desc, eq, gt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { sessions, userRoles, users } from "#app/db/schema/identity.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { hasPriceList } from "./has-price-list.server.ts";
import { normalizedEmail, type OpenSession, type Role } from "./identity.ts";

/** A user with language and roles, in one query. */
export async function getAccount(
  db: Db,
  userId: string,
): Promise<{
  id: string;
  name: string;
  email: string;
  locale: Locale;
  createdAt: Date;
  twoFactorEnabled: boolean;
  lockedAt: Date | null;
  roles: Role[];
  hasPriceList: boolean;
} | null> {
  const rows = await db
    .select({ user: users, role: userRoles.role, hasPriceList: hasPriceList(db) })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(eq(users.id, userId));
  const first = rows[0];
  if (!first) return null;
  const { id, name, email, locale, createdAt, twoFactorEnabled, lockedAt } = first.user;
  const roles = rows.flatMap((row) => (row.role === null ? [] : [row.role]));
  return {
    id,
    name,
    email,
    locale,
    createdAt,
    twoFactorEnabled,
    lockedAt,
    roles,
    hasPriceList: first.hasPriceList,
  };
}

/** The id of the account with an address; null when there is none. */
export async function findUserId(db: Db, email: string): Promise<string | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, normalizedEmail(email)));
  return row?.id ?? null;
}

/** The roles of a user, in alphabetical order. */
export async function listRoles(db: Db, userId: string): Promise<Role[]> {
  const rows = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(userRoles.role);
  return rows.map((row) => row.role);
}

/** The sign-ins of a user that still work, newest first. */
export async function listOpenSessions(
  db: Db,
  userId: string,
  currentSessionId: string,
  now: Date,
): Promise<OpenSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt));
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt,
    userAgent: row.userAgent,
    current: row.id === currentSessionId,
  }));
}
