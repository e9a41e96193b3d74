import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hireQuotes, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { changeSetting } from "#app/features/settings/change-setting.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { claimsOn, irish, NOW, WEEK } from "#tests/support/hire/claims.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { quotesOn } from "#tests/support/hire/quotes.ts";
import { enquiryWork } from "#tests/support/shop/enquiry-work.ts";
import { hashContent } from "../content/content-hash.server.ts";
import { chosenOptions, priceQuote } from "../content/quote-content.ts";
import type { NewQuoteLine } from "../create-quote.server.ts";
import { getQuoteByToken, listQuotesOfCustomer } from "../queries.server.ts";
import { removeQuotesOf } from "../remove-quotes.server.ts";
import { listShortLines } from "./list-short-lines.server.ts";
import { beginVersion } from "./new-version.server.ts";
import { sendVersion } from "./send-version.server.ts";

const db = await useTestDb();
const { contextAt, draft, send, view } = quotesOn(db);
const { available } = claimsOn(db);

describe("sending", () => {
  it("freezes the content: read back from the database, its hash and its figures are those of the row", async () => {
    const { id, token, number } = await draft();
    expect(number).toBe("HQ-2027-0001");
    expect(await getQuoteByToken(db, token, NOW)).toBeNull();
    await send(id);
    const quote = await getQuoteByToken(db, token, NOW);
    const current = quote?.current;
    if (!current) throw new Error("Nothing was sent");
    expect(quote).toMatchObject({ state: "sent", number, version: 2 });
    expect(hashContent(current.content)).toBe(current.hash);
    const { price, deposit } = priceQuote(current.content, chosenOptions(current.content));
    // Five days are × 3.0.
    expect([price.net, price.total, current.total, deposit]).toEqual([27_000, 33_210, 33_210, 9_963]);
    expect(current.expiresAt).toEqual(irish("2027-06-14T09:00"));
    const [mail] = await db.select().from(outboxMails);
    expect(mail).toMatchObject({ kind: "hire-quote", recipient: "maire@example.ie", subjectId: id });
    expect(mail?.text).toContain(`/dry-hire/quote/${token}`);
    expect(mail?.text).toContain("€332.10");
    await expect(
      db.update(hireQuoteVersions).set({ hash: "0" }).where(eq(hireQuoteVersions.id, current.versionId)),
    ).rejects.toThrow();
  });

  it("freezes what a kit holds and what is included, so that the contract says it", async () => {
    const speaker = await createHireItem(db, { name: "Speaker", nameGa: "Callaire" });
    const kit = await createHireItem(db, { kind: "kit", parts: [[speaker.id, 2]] });
    const { id, token } = await draft({ lines: [{ kind: "item", itemId: kit.id, quantity: 3 }] });
    await send(id);
    const [line] = (await getQuoteByToken(db, token, NOW))?.current.content.lines ?? [];
    expect(line?.contents).toEqual([{ name: "Speaker", nameGa: "Callaire", quantity: 6 }]);
  });

  it("H14: a rate and settings that change after sending change nothing of it", async () => {
    const { id, token, itemId } = await draft();
    await send(id);
    const before = await getQuoteByToken(db, token, NOW);
    await db
      .update(hireItems)
      .set({ dayRateNet: cents(9_900) })
      .where(eq(hireItems.id, itemId));
    const { hire } = await getSettings(db);
    const changed = { ...hire, minimumNet: cents(90_000), waiver: 2_000 };
    await inTransaction(db, (tx) => changeSetting(tx, "hire", changed));
    expect(await getQuoteByToken(db, token, NOW)).toEqual(before);
  });

  it("expires by the clock at the end of the Irish day, never after the collection", async () => {
    const { id, token } = await draft({ version: { validDays: 3 } });
    await send(id);
    const end = irish("2027-06-05T00:00");
    const at = async (now: Date) => (await getQuoteByToken(db, token, now))?.state;
    expect(await at(new Date(end.getTime() - 1))).toBe("sent");
    expect(await at(end)).toBe("expired");
  });

  it("names what keeps a draft from being sent, and writes nothing", async () => {
    const { id } = await draft({
      version: { startsAt: null, endsAt: null },
      lines: [
        { kind: "heading", text: "Sound" },
        { kind: "custom", text: "Crew car" },
      ],
    });
    const sent = (now = NOW) => sendVersion(contextAt(now), { quoteId: id, version: 1, actorId: null });
    const [line] = (await view(id)).draft?.lines.slice(1) ?? [];
    expect(await sent()).toEqual({
      ok: false,
      error: {
        kind: "incomplete",
        faults: [{ kind: "no-dates" }, { kind: "no-rate", lineId: line?.id, name: "Crew car" }],
      },
    });
    const late = await draft({ lines: [{ kind: "text", text: "Thanks" }] });
    const refused = await sendVersion(contextAt(WEEK.from), { quoteId: late.id, version: 1, actorId: null });
    expect(refused).toMatchObject({ error: { faults: [{ kind: "nothing" }, { kind: "past-dates" }] } });
    expect(await db.select().from(outboxMails)).toEqual([]);
  });

  it("names a line and a total that are more than can be stored", async () => {
    const item = await createHireItem(db);
    const sent = async (lines: readonly NewQuoteLine[]) => {
      const { id } = await draft({ lines });
      return sendVersion(contextAt(NOW), { quoteId: id, version: 1, actorId: null });
    };
    const dear = { kind: "item", itemId: item.id, quantity: 600, dayRateNet: cents(4_500_000) } as const;
    expect(await sent([dear])).toMatchObject({
      error: { kind: "incomplete", faults: [{ kind: "line-too-dear", name: item.name }] },
    });
    const half = { ...dear, quantity: 120 };
    expect(await sent([half])).toMatchObject({ ok: true });
    expect(await sent([half, { ...half, optional: true, chosen: false }])).toMatchObject({
      error: { kind: "incomplete", faults: [{ kind: "total-too-dear" }] },
    });
    const valued = await createHireItem(db, { replacementNet: cents(900_000_000) });
    expect(await sent([{ kind: "item", itemId: valued.id, quantity: 100 }])).toMatchObject({
      error: { kind: "incomplete", faults: [{ kind: "total-too-dear" }] },
    });
  });

  it("is refused with another version or another total than the sender saw, and after a withdrawal", async () => {
    const { id } = await draft();
    const at = contextAt(NOW);
    const attempt = (version: number, total?: number) =>
      sendVersion(at, {
        quoteId: id,
        version,
        actorId: null,
        ...(total !== undefined && { total: cents(total) }),
      });
    expect(await attempt(2)).toMatchObject({ error: { kind: "conflict" } });
    expect(await attempt(1, 33_209)).toMatchObject({ error: { kind: "price-changed", total: 33_210 } });
    expect(await attempt(1, 33_210)).toMatchObject({ ok: true });
    expect(await attempt(2)).toMatchObject({ error: { kind: "no-draft" } });
    const other = await draft();
    await db.update(hireQuotes).set({ state: "withdrawn" }).where(eq(hireQuotes.id, other.id));
    const refused = await sendVersion(at, { quoteId: other.id, version: 1, actorId: null });
    expect(refused).toMatchObject({ error: { kind: "state", state: "withdrawn" } });
  });
});

describe("a hold", () => {
  it("keeps the gear until the version expires, by the clock alone", async () => {
    const { id, itemId } = await draft({ version: { hold: true, validDays: 3 } });
    await send(id);
    expect(await available(itemId, WEEK)).toBe(8);
    const [claim] = await db.select().from(hireClaims);
    const [line] = (await view(id)).sent[0]?.content.lines ?? [];
    expect(claim).toMatchObject({ owner: "quote", ownerId: id, lineId: line?.id, state: "provisional" });
    expect(await available(itemId, WEEK, { now: irish("2027-06-05T00:00") })).toBe(10);
  });

  it("short of gear, refuses with the lines and writes nothing, unless staff insist", async () => {
    const { itemId } = await draft();
    const { id } = await draft({ version: { hold: true }, lines: [{ kind: "item", itemId, quantity: 12 }] });
    const sending = { quoteId: id, version: 1, actorId: null };
    expect(await sendVersion(contextAt(NOW), sending)).toMatchObject({
      error: { kind: "short", lines: [{ itemId, quantity: 12, available: 10 }] },
    });
    expect((await view(id)).state).toBe("draft");
    expect(await sendVersion(contextAt(NOW), { ...sending, force: true })).toMatchObject({
      value: { short: [{ itemId, available: 10 }] },
    });
    expect(await db.select().from(hireShortages)).toMatchObject([{ quantity: 2, ownerId: id }]);
  });
});

describe("the short lines of a draft", () => {
  it("are those with fewer free pieces than offered, summed over its lines, whether it holds gear or not", async () => {
    const { itemId } = await draft();
    const lines = [7, 5].map((quantity) => ({ kind: "item" as const, itemId, quantity }));
    const { id } = await draft({ lines });
    const [, second] = (await view(id)).draft?.lines ?? [];
    const short = { lineId: second?.id, itemId, quantity: 5, available: 3 };
    expect(await listShortLines(db, id, NOW)).toEqual([short]);
  });

  it("are without options that are not ticked: the customer can accept the quote as it is", async () => {
    const { itemId } = await draft();
    const option = { kind: "item" as const, itemId, quantity: 8, optional: true };
    const lines = [
      { kind: "item" as const, itemId, quantity: 8 },
      { ...option, chosen: false },
    ];
    expect(await listShortLines(db, (await draft({ lines })).id, NOW)).toEqual([]);
    const ticked = await draft({
      lines: [
        { kind: "item", itemId, quantity: 8 },
        { ...option, chosen: true },
      ],
    });
    expect(await listShortLines(db, ticked.id, NOW)).toMatchObject([{ quantity: 8, available: 2 }]);
  });

  it("count what an earlier version holds as free", async () => {
    const { itemId } = await draft();
    const { id } = await draft({ version: { hold: true }, lines: [{ kind: "item", itemId, quantity: 10 }] });
    await send(id);
    const { version } = await view(id);
    await beginVersion(db, { quoteId: id, version, actorId: "u1", now: NOW });
    expect(await listShortLines(db, id, NOW)).toEqual([]);
    const other = await draft({ lines: [{ kind: "item", itemId, quantity: 1 }] });
    expect(await listShortLines(db, other.id, NOW)).toMatchObject([{ quantity: 1, available: 0 }]);
  });

  it("are none without dates", async () => {
    const { id } = await draft({ version: { startsAt: null, endsAt: null } });
    expect(await listShortLines(db, id, NOW)).toEqual([]);
  });
});

describe("around a quote", () => {
  it("its enquiry is answered by it: the 24 hours end", async () => {
    const work = enquiryWork(db);
    const enquiryId = await work.arrive({});
    const { id } = await draft({ enquiryId });
    await send(id);
    const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.id, enquiryId));
    expect(enquiry).toMatchObject({ state: "answered", answeredAt: NOW });
    const actions = (await db.select().from(auditLog)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(["quote.created", "quote.sent", "enquiry.moved"]));
  });

  it("numbers follow the Irish year without a gap, also after a refusal", async () => {
    const eve = new Date("2027-12-31T23:59:59Z");
    expect((await draft({ now: eve })).number).toBe("HQ-2027-0001");
    await expect(draft({ now: eve, email: null as unknown as string })).rejects.toThrow();
    expect((await draft({ now: eve })).number).toBe("HQ-2027-0002");
    expect((await draft({ now: new Date(eve.getTime() + DAY_MS) })).number).toBe("HQ-2028-0001");
  });

  it("gives no number twice, also after its quote was removed", async () => {
    await draft();
    const erased = { userId: null, email: "maire@example.ie" };
    await inTransaction(db, (tx) => removeQuotesOf(tx, erased, NOW));
    expect(await db.select().from(hireQuotes)).toEqual([]);
    expect((await draft()).number).toBe("HQ-2027-0002");
  });

  it("a customer's list has what was sent to them, under any spelling of the address, newest first", async () => {
    const own = await draft({ email: "Maire@Example.ie" });
    const newer = await draft();
    await draft();
    const other = await draft({ email: "other@example.ie" });
    for (const { id } of [own, newer, other]) await send(id);
    const { version } = await view(own.id);
    expect(await beginVersion(db, { quoteId: own.id, version, actorId: "u1", now: NOW })).toMatchObject({
      ok: true,
    });
    const list = () => listQuotesOfCustomer(db, { userId: newId(), email: "maire@example.ie", now: NOW });
    const shown = async () => (await list()).map(({ id, current }) => [id, current.number]);
    expect(await shown()).toEqual([
      [newer.id, 1],
      [own.id, 1],
    ]);
    await send(own.id);
    expect(await shown()).toEqual([
      [newer.id, 1],
      [own.id, 2],
    ]);
  });

  it("two at once take two numbers", async () => {
    const made = await Promise.all([draft(), draft()]);
    expect(new Set(made.map(({ number }) => number)).size).toBe(2);
  });
});
