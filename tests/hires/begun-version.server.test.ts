import { and, eq, isNull } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { createAdmin } from "#app/features/identity/users/create-first-admin.server.ts";
import { listQuotes } from "#app/features/quotes/list/list-quotes.server.ts";
import { quotesList } from "#app/features/quotes/list/quotes-query.ts";
import { action as deletion } from "#app/routes/admin/hire-quote/draft-deletion.ts";
import { action as versions } from "#app/routes/admin/hire-quote/versions.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { quotesOn } from "#tests/support/hire/quotes.ts";
import { Device, type Handler } from "#tests/support/process/device.ts";

const db = await useTestDb();
const BOSS = { email: "boss@example.ie", password: "the boss's long passphrase" };
let device: Device;

beforeEach(async () => {
  await createAdmin(db, BOSS);
  device = new Device(db);
  await device.logIn(BOSS.email, BOSS.password);
});

const quoteOf = (id: string) => quotesOn(db).view(id);

async function post(action: unknown, id: string, form: Record<string, string> = {}) {
  const { version } = await quoteOf(id);
  return device.run(action as Handler, `/admin/${id}`, { version: `${version}`, ...form }, { id });
}

/** Whether the list marks the quote as one with a version that was begun and not sent. */
async function isMarked(id: string): Promise<boolean | undefined> {
  const query = quotesList.parse(new URLSearchParams());
  const { quotes } = await listQuotes(db, query, { viewerId: "", now: NOW });
  return quotes.find((row) => row.id === id)?.begun;
}

it("a version that was begun from an accepted quote is deleted after a question; all that was sent stays", async () => {
  const site = hiresOn(db);
  const { token, quoteId } = await site.accepted();
  const [before, hire] = [await quoteOf(quoteId), await site.view(token)];
  expect(await isMarked(quoteId)).toBe(false);
  expect((await post(versions, quoteId)).status).toBe(303);
  expect(await isMarked(quoteId)).toBe(true);
  const asked = { status: 200, data: { action: "draft-deletion", refusal: { kind: "to-confirm" } } };
  for (const confirmed of ["", "no", "0"])
    expect(await post(deletion, quoteId, { confirmed })).toMatchObject(asked);
  expect((await quoteOf(quoteId)).draft).toMatchObject({ number: 2 });
  expect((await post(deletion, quoteId, { confirmed: "yes" })).status).toBe(303);
  const after = await quoteOf(quoteId);
  expect([after.draft, after.state, after.sent]).toEqual([null, "accepted", before.sent]);
  expect(await site.view(token)).toEqual(hire);
  expect(await isMarked(quoteId)).toBe(false);
  const unsent = and(eq(hireQuoteVersions.quoteId, quoteId), isNull(hireQuoteVersions.sentAt));
  expect(await db.$count(hireQuoteVersions, unsent)).toBe(0);
  const [entry] = await listAuditEntries(db, { subjectType: "quote", subjectId: quoteId });
  expect(entry).toMatchObject({ action: "quote.draft-deleted", details: { version: 2 } });
  expect(await post(deletion, quoteId, { confirmed: "yes" })).toMatchObject({
    data: { refusal: { kind: "no-draft" } },
  });
  expect((await post(versions, quoteId)).status).toBe(303);
  expect((await quoteOf(quoteId)).draft).toMatchObject({ number: 2 });
});

it("a draft that is the whole quote is not deleted, nor one that a colleague has changed since", async () => {
  const whole = await quotesOn(db).draft();
  expect(await post(deletion, whole.id, { confirmed: "yes" })).toMatchObject({
    data: { refusal: { kind: "state" } },
  });
  expect(await isMarked(whole.id)).toBe(false);
  const { quoteId } = await hiresOn(db).accepted();
  await post(versions, quoteId);
  expect(await post(deletion, quoteId, { confirmed: "yes", version: "1" })).toMatchObject({
    status: 409,
    data: { refusal: { kind: "conflict" } },
  });
  expect((await quoteOf(quoteId)).draft).not.toBeNull();
});
