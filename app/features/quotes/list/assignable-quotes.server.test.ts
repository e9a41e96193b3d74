import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { userRoles } from "#app/db/schema/identity.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { assignMany, unassignMany } from "#app/features/identity/users/assign-many.server.ts";
import { readAssignment, readReversal } from "#app/features/identity/users/assignments.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { quotesOn } from "#tests/support/hire/quotes.ts";
import { assignableQuotes } from "./assignable-quotes.server.ts";
import { QUOTES_PAGE } from "./quotes-query.ts";

const db = await useTestDb();
const { draft } = quotesOn(db);

async function staff(): Promise<string> {
  const { id } = await createUser(db);
  await db.insert(userRoles).values({ userId: id, role: "sales" });
  return id;
}

type Pairs = [string, string][];

const assign = (actorId: string, pairs: Pairs) =>
  assignMany(db, assignableQuotes({ actorId, now: NOW }), readAssignment(new FormFields(pairs), QUOTES_PAGE));

const unassign = (actorId: string, pairs: Pairs) =>
  unassignMany(db, assignableQuotes({ actorId, now: NOW }), readReversal(new FormFields(pairs), QUOTES_PAGE));

const assigneesOf = async (ids: readonly string[]) => {
  const rows = await db
    .select()
    .from(hireQuotes)
    .where(inArray(hireQuotes.id, [...ids]));
  return ids.map((id) => rows.find((row) => row.id === id)?.assigneeId ?? null);
};

describe("assigning many quotes", () => {
  it("changes the chosen ones, says what was so already, and is undone except for what changed since", async () => {
    const [one, two] = [await staff(), await staff()];
    const ids = [await draft(), await draft(), await draft()].map(({ id }) => id);
    const [first = "", second = "", third = ""] = ids;
    await db.update(hireQuotes).set({ assigneeId: two }).where(eq(hireQuotes.id, second));
    await db.update(hireQuotes).set({ assigneeId: one }).where(eq(hireQuotes.id, third));
    const chosen = [...ids, first, newId(), "no-id"].map((id): [string, string] => ["id", id]);
    const done = await assign(one, [...chosen, ["assignee", one]]);
    expect(done).toMatchObject({ ok: true, value: { unchanged: 1, assigneeId: one } });
    expect(await assigneesOf(ids)).toEqual([one, one, one]);
    const entries = and(eq(auditLog.action, "quote.assigned"), inArray(auditLog.subjectId, ids));
    expect(await db.$count(auditLog, entries)).toBe(2);

    await db.update(hireQuotes).set({ assigneeId: two }).where(eq(hireQuotes.id, first));
    const back: Pairs = [
      ["back", `${first}:`],
      ["back", `${second}:${two}`],
      ["assignee", one],
    ];
    expect(await unassign(one, back)).toEqual({ undone: 1, left: 1 });
    expect(await assigneesOf(ids)).toEqual([two, two, one]);
    expect(await unassign(one, back)).toEqual({ undone: 0, left: 2 });
  });

  it("refuses someone who is no staff and a form without a quote, and gives none back to a person who has left", async () => {
    const [member, customer] = [await staff(), (await createUser(db)).id];
    const { id } = await draft();
    expect(await assign(member, [["assignee", member]])).toMatchObject({
      error: { kind: "none-chosen" },
    });
    for (const assignee of [customer, "unknown"])
      expect(
        await assign(member, [
          ["id", id],
          ["assignee", assignee],
        ]),
      ).toMatchObject({ error: { kind: "not-staff" } });
    expect(await assigneesOf([id])).toEqual([null]);
    const back: Pairs = [
      ["back", `${id}:${customer}`],
      ["assignee", ""],
    ];
    expect(await unassign(member, back)).toEqual({ undone: 0, left: 1 });
    expect(await assigneesOf([id])).toEqual([null]);
  });
});
