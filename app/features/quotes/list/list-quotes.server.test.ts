import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { addMs, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { quotesOn } from "#tests/support/hire/quotes.ts";
import { exportQuotes } from "./export-quotes.server.ts";
import { listAllQuotes, listQuotes } from "./list-quotes.server.ts";
import { quotesList } from "./quotes-query.ts";

const db = await useTestDb();
const { draft, send } = quotesOn(db);

const queryOf = (address: string) => quotesList.parse(new URLSearchParams(address));

it("a list of quotes is narrowed to a member of staff, the reader or no one; the address says so", async () => {
  const [me, other] = [await createUser(db), await createUser(db)];
  const [mine, theirs, free] = [await draft(), await draft(), await draft()];
  const assign = (id: string, assigneeId: string) =>
    db.update(hireQuotes).set({ assigneeId }).where(eq(hireQuotes.id, id));
  await assign(mine.id, me.id);
  await assign(theirs.id, other.id);
  const found = async (assignee: string) => {
    const query = queryOf(`assignee=${assignee}`);
    expect(quotesList.href(query)).toBe(`/admin/hire/quotes${assignee && `?assignee=${assignee}`}`);
    const { quotes } = await listQuotes(db, query, { viewerId: me.id, now: NOW });
    return quotes.map(({ id }) => id);
  };
  expect(await found("me")).toEqual([mine.id]);
  expect(await found(other.id)).toEqual([theirs.id]);
  expect(await found("none")).toEqual([free.id]);
  expect(await found("")).toHaveLength(3);
  expect(await found("unknown")).toEqual([]);
});

it("pages of a long list follow each other, the later half read from its end", async () => {
  const first = await draft();
  const [{ id: _id, number: _number, token: _token, ...row } = never()] = await db.select().from(hireQuotes);
  const more = Array.from({ length: 170 }, (_, n) => ({
    ...row,
    number: `HQ-2030-${n}`,
    token: `token-${n}`,
    createdAt: addMs(NOW, (n % 90) * MINUTE_MS),
  }));
  await db.insert(hireQuotes).values(more);
  const all = await listAllQuotes(db, queryOf(""), { viewerId: "", now: NOW, limit: 1000 });
  expect(all).toHaveLength(171);
  expect(all.map(({ id }) => id)).toContain(first.id);
  for (const page of [1, 2, 3, 4]) {
    const found = await listQuotes(db, queryOf(`page=${page}`), { viewerId: "", now: NOW });
    expect(found).toMatchObject({ page, pages: 4, matches: 171 });
    expect(found.quotes).toEqual(all.slice((page - 1) * 50, page * 50));
  }
  expect((await listQuotes(db, queryOf("page=99"), { viewerId: "", now: NOW })).page).toBe(4);
});

function never(): never {
  throw new Error("The draft is gone.");
}

it("H35: the file of a list has every quote once, no cell that a spreadsheet computes, and is written down", async () => {
  const { id: actorId } = await createUser(db);
  // The collection is the last moment of an offer: here Monday's midnight in Ireland.
  const version = { startsAt: new Date("2027-06-13T23:00Z") };
  const sent = await draft({ name: "=HYPERLINK(1)", company: "+Sonas Teo", version });
  await send(sent.id);
  await draft({ name: "Máire" });
  const csv = await exportQuotes(db, queryOf(""), { actorId, now: NOW });
  const lines = csv
    .replace(/^\uFEFF/, "")
    .trim()
    .split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(new RegExp(`^${sent.number},sent,"?'=HYPERLINK\\(1\\)"?,"?'\\+Sonas Teo"?,`));
  expect(lines[1]).toContain(",draft,Máire,");
  // As on the page, the last minute of Sunday.
  expect(lines[2]).toMatch(/,2027-06-13T22:59:00.000Z$/);
  const only = await exportQuotes(db, queryOf("view=draft&search=M%C3%A1ire"), { actorId, now: NOW });
  expect(only).not.toContain(sent.number);
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, "quotes.exported"));
  expect(entry).toMatchObject({ actorId, details: { rows: 2, view: "all" } });
});
