import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, expect, it, vi } from "vitest";
import { inTransaction, listRows } from "#app/db/client.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import { userRoles, users } from "#app/db/schema/identity.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { lockAccount } from "../sign-in/lock-account.server.ts";
import { countActiveAdmins } from "./active-admins.server.ts";
import { changeRoles } from "./change-roles.server.ts";

const { db: plain, url } = await usePostgresDb();
let begun = 0;
const { db, close } = await openDatabase({
  databaseUrl: url,
  dataDir: "",
  statementTimeoutMs: 60_000,
  onStatement: (statement) => {
    if (/^begin/i.test(statement)) begun++;
  },
});
afterAll(close);

/** Two accounts that may log in, both admins. */
async function twoAdmins(): Promise<readonly [string, string]> {
  const made = [await createUser(plain), await createUser(plain)];
  const [first = "", second = ""] = made.map(({ id }) => id);
  for (const id of [first, second]) {
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, id));
    await db.insert(userRoles).values({ userId: id, role: "admin" });
  }
  return [first, second];
}

const demote = (actorId: string, userId: string) =>
  changeRoles(db, { actorId, userId, roles: ["editor"], seen: ["admin"] });
const lock = (actorId: string, userId: string) =>
  inTransaction(db, (tx) => lockAccount(tx, { actorId, userId, now: new Date() }));

/** Runs both while another transaction holds the two accounts, which ends when both wait for it. */
async function meet<T>(ids: readonly string[], works: readonly (() => Promise<T>)[]): Promise<T[]> {
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const gate = inTransaction(plain, async (tx) => {
    await tx.select().from(users).where(inArray(users.id, ids)).orderBy(users.id).for("update");
    held.resolve();
    await release.promise;
  });
  await held.promise;
  const results = Promise.all(works.map((work) => work()));
  const waiting = sql`SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect(await listRows(plain, waiting)).toHaveLength(works.length), 20_000);
  release.resolve();
  await gate;
  return results;
}

it.each([
  ["demote each other", demote, demote],
  ["demote and lock each other", demote, lock],
])(
  "two admins who %s at once: one succeeds, and neither transaction has to be repeated",
  async (_, left, right) => {
    const [a, b] = await twoAdmins();
    begun = 0;
    const results = await meet([a, b], [() => left(a, b), () => right(b, a)]);
    // A deadlock ends in another attempt of one of the two.
    expect(begun).toBe(2);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ error: { kind: "last-admin" } });
    expect(await countActiveAdmins(db)).toBe(1);
  },
);

it("ten forms that show the same roles: the first is saved, nine are refused, and the log has one line", async () => {
  const [a] = await twoAdmins();
  const { id } = await createUser(plain);
  const give = () => changeRoles(db, { actorId: a, userId: id, roles: ["sales"], seen: [] });
  const results = await Promise.all(Array.from({ length: 10 }, give));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  for (const result of results.filter(({ ok }) => !ok))
    expect(result).toMatchObject({ error: { kind: "conflict" } });
  expect(await db.$count(userRoles, eq(userRoles.userId, id))).toBe(1);
  expect(await db.$count(auditLog, eq(auditLog.subjectId, id))).toBe(1);
});
