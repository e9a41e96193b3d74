import { count, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { readConfig } from "#app/config.server.ts";
import { enquiries, type StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { addMs, HOUR_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { enquiryWork, MONDAY } from "#tests/support/shop/enquiry-work.ts";
import { getQuote } from "../queries.server.ts";
import { holdQuote } from "./hold-quote.server.ts";
import { markOpened } from "./mark-opened.server.ts";
import { sendInstantQuote } from "./send-instant-quote.server.ts";

const db = await useTestDb();
const { arrive } = enquiryWork(db);
const config = readConfig({ NODE_ENV: "test", ORIGIN: "https://www.example.ie" });
/** `ROBOTS=1000` takes a minute, and each robot does the same. */
const ROBOTS = Number(process.env["ROBOTS"] ?? 14);
let time = MONDAY;
const clock = { now: () => time };
const ctx = { db, config, clock, clientAddress: "192.0.2.1" };

type Item = Parameters<typeof createHireItem>[1];

async function basket(
  change: { net?: number; state?: "available" | "part"; item?: Item; from?: string; to?: string } = {},
) {
  const { id: itemId, code, name } = await createHireItem(db, change.item);
  const { net = 27_000, state = "available", from = "2027-08-05T09:00", to = "2027-08-06T17:00" } = change;
  const line = { itemId, code, name, nameGa: null, quantity: 4, dayRateNet: 4_500, net, state, available: 4 };
  const details: StoredEnquiryDetails = {
    hire: {
      from,
      to,
      lines: [line],
      price: { days: 2, factor: 1500, minimum: 0, waiver: 0, net, vat: 6_210, total: 33_210 },
    },
  };
  return details;
}

async function ask(details: StoredEnquiryDetails, from = ctx, who = {}) {
  const id = await arrive({ message: "For our school play", ...who }, time, { details });
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id));
  if (!row) throw new Error("No enquiry");
  const sent = await sendInstantQuote(from, { reference: row.reference });
  const [quote] = await db.select().from(hireQuotes).where(eq(hireQuotes.enquiryId, id));
  return { id, sent, quote };
}

const claims = async () => (await db.select({ n: count() }).from(hireClaims))[0]?.n;

async function hold(quoteId: string) {
  const view = await getQuote(db, quoteId, time);
  return holdQuote(ctx, { token: view?.token ?? "", versionId: view?.sent[0]?.versionId ?? "" });
}

describe("an instant quote", () => {
  it("is sent at once, answers the enquiry and holds nothing", async () => {
    const { id, sent, quote } = await ask(await basket());
    expect([sent, quote?.state, quote?.origin]).toEqual([true, "sent", "instant"]);
    const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.id, id));
    expect(enquiry?.state).toBe("answered");
    expect(await claims()).toBe(0);
  });

  it("waits for staff when it is dear, short, or has lifting gear", async () => {
    const from = { ...ctx, clientAddress: "192.0.2.2" };
    expect((await ask(await basket({ net: 150_001 }), from)).sent).toBe(false);
    expect((await ask(await basket({ state: "part" }), from)).sent).toBe(false);
    expect((await ask(await basket({ item: { lifting: "equipment" } }), from)).sent).toBe(false);
    const { id: coupler } = await createHireItem(db, { lifting: "accessory" });
    expect((await ask(await basket({ item: { included: [[coupler, 1]] } }), from)).sent).toBe(false);
    expect((await ask(await basket({ item: { parts: [[coupler, 1]] } }), from)).sent).toBe(false);
  });

  it("waits for staff when it names a place, or its message asks for what the price leaves out", async () => {
    const from = { ...ctx, clientAddress: "192.0.2.4" };
    const place = "Galway Cathedral";
    expect((await ask({ ...(await basket()), place }, from)).sent).toBe(false);
    const { id, sent } = await ask(await basket(), from, { message: "Please deliver it and build it up" });
    expect(sent).toBe(false);
    const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.id, id));
    expect(enquiry?.state).toBe("new");
    await createHireItem(db, { name: "Hazer" });
    expect((await ask(await basket(), from, { message: "Hazer" })).sent).toBe(false);
    expect((await ask(await basket(), from)).sent).toBe(true);
  });

  it("waits for staff when the store is closed at its collection or return", async () => {
    const from = { ...ctx, clientAddress: "192.0.2.5" };
    const sunday = { from: "2027-08-08T03:00", to: "2027-08-08T23:30" };
    for (const dates of [sunday, { from: "2027-08-05T03:00" }, { to: "2027-08-06T23:30" }])
      expect((await ask(await basket(dates), from)).sent).toBe(false);
    expect((await ask(await basket(), from)).sent).toBe(true);
  });

  it("stays a draft of staff's, which the customer cannot hold, when it cannot be sent", async () => {
    const details = await basket({ from: "2020-08-05T09:00" });
    const { sent, quote } = await ask(details);
    expect([sent, quote?.state, quote?.origin]).toEqual([false, "draft", "basket"]);
  });

  it("H40: however many robots ask from one network or many, and open what is sent, no gear is held", async () => {
    const details = await basket();
    let sent = 0;
    for (let asked = 0; asked < ROBOTS; asked += 1) {
      const clientAddress = asked % 2 === 0 ? "192.0.2.3" : `2001:db8:0:${asked.toString(16)}::1`;
      const { quote } = await ask(details, { ...ctx, clientAddress }, { email: `robot${asked}@example.ie` });
      const versionId = quote && (await getQuote(db, quote.id, time))?.sent[0]?.versionId;
      if (!versionId) continue;
      await markOpened(db, versionId, time);
      sent += 1;
    }
    expect(sent).toBe(ROBOTS / 2 + Math.min(ROBOTS / 2, 10));
    expect(await claims()).toBe(0);
  });

  it("holds gear once for a mailbox, whatever follows a plus in its address", async () => {
    time = addMs(MONDAY, 48 * HOUR_MS);
    const [first, second] = [
      await ask(await basket(), ctx, { email: "Ann+1@example.ie" }),
      await ask(await basket(), ctx, { email: "ann+2@example.ie" }),
    ];
    expect(await hold(first.quote?.id ?? "")).toMatchObject({ ok: true });
    expect(await hold(second.quote?.id ?? "")).toEqual({ ok: false, error: { kind: "other-hold" } });
  });

  it("holds its gear from the press of the button for 24 hours, once for each address and period", async () => {
    time = addMs(MONDAY, 48 * HOUR_MS);
    const who = { email: "same@example.ie" };
    const [first, second] = [await ask(await basket(), ctx, who), await ask(await basket(), ctx, who)];
    expect([first.sent, second.sent]).toEqual([true, true]);
    const held = await hold(first.quote?.id ?? "");
    expect(held).toEqual({ ok: true, value: { until: addMs(time, 24 * HOUR_MS) } });
    const before = await claims();
    expect(await hold(first.quote?.id ?? "")).toEqual(held);
    expect(await hold(second.quote?.id ?? "")).toEqual({ ok: false, error: { kind: "other-hold" } });
    expect(await claims()).toBe(before);
    time = addMs(time, 25 * HOUR_MS);
    expect(await hold(first.quote?.id ?? "")).toEqual({ ok: false, error: { kind: "hold-over" } });
    expect(await hold(second.quote?.id ?? "")).toEqual({ ok: false, error: { kind: "other-hold" } });
    expect(await claims()).toBe(before);
  });
});
