import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  type SQL,
  sql,
} from "drizzle-orm";
import { countsIn, type ListCounts, listCounts } from "#app/db/bounded-counts.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { holds } from "#app/db/folded-text.ts";
import { accounts, sessions, userRoles, users } from "#app/db/schema/identity.ts";
import { pageOf } from "#app/lib/list-query.ts";
import type { UserDetail, UserSummary } from "../identity.ts";
import type { UsersQuery } from "./users-query.ts";

const PAGE = 25;

export interface UsersList extends ListCounts {
  readonly users: readonly UserSummary[];
  /** Goes into the query's `after` for the following page; null at the end. */
  readonly next: string | null;
}

/** A page of all accounts for staff. */
export async function listUsers(db: Db, query: UsersQuery, size = PAGE): Promise<UsersList> {
  const where = and(matches(query.search), inFilter(db, query.filter));
  const rows = await db
    .select({ ...getTableColumns(users), ...listCounts(users, where) })
    .from(users)
    .where(and(where, query.after === "" ? undefined : beyond(query)))
    .orderBy(...orderOf(query.sort))
    .limit(size + 1);
  const { shown, next } = pageOf(rows, size, ({ id }) => id);
  return { ...countsIn(rows), users: await withRoles(db, shown), next };
}

function orderOf(sort: UsersQuery["sort"]): SQL[] {
  if (sort === "name") return [asc(users.name), asc(users.email)];
  return sort === "newest" ? [desc(users.createdAt), desc(users.id)] : [asc(users.createdAt), asc(users.id)];
}

/** Limits a page to what comes after the last account shown. */
function beyond({ sort, after }: UsersQuery): SQL {
  if (sort === "name")
    return sql`(${users.name}, ${users.email}) >
      (select last.name, last.email from ${users} last where last.id = ${after})`;
  const last = sql`(select last.created_at, last.id from ${users} last where last.id = ${after})`;
  const position = sql`(${users.createdAt}, ${users.id})`;
  return sort === "newest" ? sql`${position} < ${last}` : sql`${position} > ${last}`;
}

/** One account for staff; null when there is none with this id. */
export async function getUser(db: Db, id: string, now: Date): Promise<UserDetail | null> {
  const rows = await db.select().from(users).where(eq(users.id, id));
  const [user] = await withRoles(db, rows);
  const [row] = rows;
  if (!user || !row) return null;
  const [open] = await db
    .select({ n: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, now)));
  return {
    ...user,
    locale: row.locale,
    twoFactorEnabled: row.twoFactorEnabled,
    tradeSince: row.tradeSince,
    openSessions: open?.n ?? 0,
    isInvited: !user.confirmed && (await db.$count(accounts, eq(accounts.userId, id))) === 0,
  };
}

/** The names of those of these users who still have an account, by id. */
export async function listNames(db: Db, ids: readonly string[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {};
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}

async function withRoles(db: Db, rows: readonly (typeof users.$inferSelect)[]): Promise<UserSummary[]> {
  const ids = rows.map((row) => row.id);
  const roles = ids.length
    ? await db.select().from(userRoles).where(inArray(userRoles.userId, ids)).orderBy(asc(userRoles.role))
    : [];
  return rows.map(({ id, name, email, emailVerified, lockedAt, createdAt }) => ({
    id,
    name,
    email,
    confirmed: emailVerified,
    lockedAt,
    createdAt,
    roles: roles.filter((role) => role.userId === id).map((role) => role.role),
  }));
}

function inFilter(db: Db, filter: UsersQuery["filter"]): SQL | undefined {
  switch (filter) {
    case "staff":
      return exists(db.select().from(userRoles).where(eq(userRoles.userId, users.id)));
    case "admin":
      return exists(
        db
          .select()
          .from(userRoles)
          .where(and(eq(userRoles.userId, users.id), eq(userRoles.role, "admin"))),
      );
    case "locked":
      return isNotNull(users.lockedAt);
    case "unconfirmed":
      return eq(users.emailVerified, false);
    case null:
      return undefined;
  }
}

function matches(search: string): SQL | undefined {
  return search === "" ? undefined : holds(search, users.name, users.email);
}
