import { readFileSync } from "node:fs";
import { eq, inArray, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { hireRequests } from "#app/db/schema/hire/hires.ts";
import { hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { users } from "#app/db/schema/identity.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { getMenuCounts } from "#app/features/admin-home/menu-counts.server.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { acceptQuote } from "#app/features/hires/acceptance/accept-quote.server.ts";
import { getHirePage } from "#app/features/hires/get-hire-page.server.ts";
import { addMs, HOUR_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { listDueQuotes } from "../list/due-quotes.server.ts";
import { listQuotes } from "../list/list-quotes.server.ts";
import { quotesList } from "../list/quotes-query.ts";
import { declineQuote } from "../public/decline-quote.server.ts";
import { requestChange } from "../public/request-change.server.ts";
import { getQuoteByToken } from "../queries.server.ts";
import { beginVersion } from "../send/new-version.server.ts";
import { sendVersion } from "../send/send-version.server.ts";
import { closeExpiredRequests } from "./close-expired-requests.server.ts";
import { markRequestAnswered } from "./settle-requests.server.ts";

const db = await useTestDb();
const site = hiresOn(db);
const actorId = "staff-1";
const later = addMs(NOW, HOUR_MS);

/** A sent quote whose customer asked for a change. */
async function asked() {
  const draft = await site.quotes.draft();
  await site.quotes.send(draft.id);
  const quote = await site.quotes.view(draft.id);
  const context = { ...site.context, clientAddress: "192.0.2.9" };
  const text = "Two loudspeakers, please,\nand from Sunday evening.";
  const ask = (postKey: string) => requestChange(context, { quote, text, postKey });
  expect(await ask(`quote ${quote.id}`)).toMatchObject({ ok: true });
  return { quote, text, ask };
}

const requestsOf = async (id: string) => (await site.quotes.view(id)).requests;
const isDue = async (id: string) => {
  const { quotes, count } = await listDueQuotes(db, { now: later, most: 50 });
  expect((await getMenuCounts(db, later)).quotes).toBe(count);
  return quotes.find((quote) => quote.id === id)?.reason ?? null;
};
const isMarked = async (id: string) => {
  const query = quotesList.parse(new URLSearchParams());
  const { quotes } = await listQuotes(db, query, { viewerId: actorId, now: later });
  return quotes.find((quote) => quote.id === id)?.asked;
};

it("what a customer asks to be changed is on both pages of the quote, which waits for staff", async () => {
  const { quote, text, ask } = await asked();
  // The same form once more.
  await ask(`quote ${quote.id}`);
  expect(await requestsOf(quote.id)).toMatchObject([{ text, state: "open", answeredAt: null }]);
  expect((await getQuoteByToken(db, quote.token, NOW))?.requests).toMatchObject([{ text, state: "open" }]);
  expect([await isDue(quote.id), await isMarked(quote.id)]).toEqual(["asked", true]);
});

it("a request is marked as answered once, by the quote that it is about", async () => {
  await db.insert(users).values({ id: actorId, name: "Staff", email: "staff@example.ie" });
  const { quote } = await asked();
  const { quote: other } = await asked();
  const [request] = await requestsOf(quote.id);
  const mark = (quoteId: string) =>
    markRequestAnswered(db, { quoteId, requestId: request?.id ?? "", actorId, now: later });
  expect(await mark(other.id)).toMatchObject({ error: { kind: "not-found" } });
  expect(await mark(quote.id)).toMatchObject({ ok: true });
  expect(await mark(quote.id)).toMatchObject({ error: { kind: "conflict" } });
  expect(await requestsOf(quote.id)).toMatchObject([{ state: "done", answeredAt: later }]);
  expect([await isDue(quote.id), await isMarked(quote.id)]).toEqual([null, false]);
  const [entry] = await listAuditEntries(db, { subjectType: "quote", subjectId: quote.id });
  expect(entry).toMatchObject({ action: "quote.request-answered", actorId });
});

it("a further version answers what was asked for", async () => {
  const { quote } = await asked();
  const begun = { quoteId: quote.id, version: quote.version, actorId, now: NOW };
  expect(await beginVersion(db, begun)).toMatchObject({ ok: true });
  expect(await requestsOf(quote.id)).toMatchObject([{ state: "open" }]);
  await site.quotes.send(quote.id);
  expect(await requestsOf(quote.id)).toMatchObject([{ state: "done" }]);
});

it("a version that was written before a request came is not sent until it was shown", async () => {
  const { quote, ask } = await asked();
  await beginVersion(db, { quoteId: quote.id, version: quote.version, actorId, now: NOW });
  const { version, requests } = await site.quotes.view(quote.id);
  const send = (shown: readonly string[]) =>
    sendVersion(site.context, { quoteId: quote.id, version, shown, actorId: null });
  await ask("another form");
  const [latest, first] = await requestsOf(quote.id);
  expect(first?.id).toBe(requests[0]?.id);
  expect(await send([first?.id ?? ""])).toEqual({ ok: false, error: { kind: "asked-meanwhile" } });
  expect(await requestsOf(quote.id)).toMatchObject([{ state: "open" }, { state: "open" }]);
  expect(await isDue(quote.id)).toBe("asked");
  expect(await send([latest?.id ?? "", first?.id ?? ""])).toMatchObject({ ok: true });
  expect(await requestsOf(quote.id)).toMatchObject([{ state: "done" }, { state: "done" }]);
});

it("a quote that its customer accepts waits for no one, and the hire has what was asked for", async () => {
  await db.insert(users).values({ id: actorId, name: "Staff", email: "staff@example.ie" });
  const { quote, text, ask } = await asked();
  const [answered] = await requestsOf(quote.id);
  await markRequestAnswered(db, { quoteId: quote.id, requestId: answered?.id ?? "", actorId, now: NOW });
  await ask("another form");
  const accepted = await site.accept(quote.id);
  if (!accepted.ok) throw new Error(accepted.error.kind);
  expect(await requestsOf(quote.id)).toMatchObject([
    { state: "accepted", answeredAt: NOW },
    { state: "done" },
  ]);
  expect((await getQuoteByToken(db, quote.token, NOW))?.requests).toMatchObject([
    { state: "accepted" },
    { state: "done" },
  ]);
  expect([await isDue(quote.id), await isMarked(quote.id)]).toEqual([null, false]);
  const hire = await site.view(accepted.value.hireToken);
  const seen = { viewerId: actorId, locale: "en", now: NOW, venue: "" } as const;
  expect((await getHirePage(db, hire.id, seen))?.askedBefore).toMatchObject([{ text }]);
  const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.kind, "hire-accepted-staff"));
  expect(mail?.text).toContain("Two loudspeakers, please,");
});

it("what was asked for before a quote expires is closed with it, unless staff are writing a version", async () => {
  const { quote } = await asked();
  const { quote: begun } = await asked();
  await beginVersion(db, { quoteId: begun.id, version: begun.version, actorId, now: NOW });
  const expiresAt = quote.sent[0]?.expiresAt ?? NOW;
  const closeAt = (now: Date) => closeExpiredRequests({ db, clock: { now: () => now } });
  await closeAt(addMs(expiresAt, -1));
  expect(await requestsOf(quote.id)).toMatchObject([{ state: "open" }]);
  await closeAt(expiresAt);
  expect(await requestsOf(quote.id)).toMatchObject([{ state: "closed", answeredAt: expiresAt }]);
  expect(await requestsOf(begun.id)).toMatchObject([{ state: "open" }]);
  const { quote: late } = await asked();
  await db.update(hireRequests).set({ createdAt: expiresAt }).where(eq(hireRequests.quoteId, late.id));
  await closeAt(addMs(expiresAt, HOUR_MS));
  expect(await requestsOf(late.id)).toMatchObject([{ state: "open" }]);
});

it("migration 0109 settles what was asked for in quotes before", async () => {
  const one = async () => (await asked()).quote;
  const [sent, accepted, declined] = [await one(), await one(), await one()];
  const [waiting, late, over] = [await one(), await one(), await one()];
  const context = { ...site.context, clock: { now: () => later } };
  await beginVersion(db, { quoteId: sent.id, version: sent.version, actorId, now: later });
  await site.quotes.send(sent.id, { now: later });
  expect(await acceptQuote(context, await site.askOf(accepted.id))).toMatchObject({ ok: true });
  for (const { token, sent: versions } of [declined, late, over]) {
    const versionId = versions[0]?.versionId ?? "";
    expect(await declineQuote(context, { token, versionId, reason: "" })).toMatchObject({ ok: true });
  }
  // As they were stored before, on whatever day this runs.
  const open = { state: "open", answeredBy: null, answeredAt: null } as const;
  await db.update(hireRequests).set(open);
  const after = inArray(hireRequests.quoteId, [late.id, over.id]);
  await db
    .update(hireRequests)
    .set({ createdAt: addMs(later, 1) })
    .where(after);
  const years = (from: string, to: string) => ({ startsAt: new Date(from), endsAt: new Date(to) });
  await db.update(hireQuoteVersions).set(years("2990-01-01", "2990-01-03"));
  await db
    .update(hireQuoteVersions)
    .set(years("2020-01-01", "2020-01-03"))
    .where(eq(hireQuoteVersions.quoteId, over.id));
  const statements = readFileSync("drizzle/0109_settled-requests.sql", "utf8");
  for (const statement of statements.split("--> statement-breakpoint")) await db.execute(sql.raw(statement));
  expect(await requestsOf(sent.id)).toMatchObject([{ state: "done", answeredAt: later }]);
  expect(await requestsOf(accepted.id)).toMatchObject([{ state: "accepted", answeredAt: later }]);
  expect(await requestsOf(declined.id)).toMatchObject([{ state: "closed", answeredAt: later }]);
  expect(await requestsOf(over.id)).toMatchObject([{ state: "closed" }]);
  for (const { id } of [waiting, late]) expect(await requestsOf(id)).toMatchObject([{ state: "open" }]);
});

it("a quote that its customer declines waits for no one", async () => {
  const { quote } = await asked();
  const versionId = quote.sent[0]?.versionId ?? "";
  const declined = await declineQuote(site.context, { token: quote.token, versionId, reason: "" });
  expect(declined).toMatchObject({ ok: true });
  expect(await requestsOf(quote.id)).toMatchObject([{ state: "closed" }]);
  expect(await isDue(quote.id)).toBe(null);
});
