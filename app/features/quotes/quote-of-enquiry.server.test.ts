import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { enquiries, type StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { jobs } from "#app/db/schema/system/jobs.ts";
import { changeState } from "#app/features/enquiries/admin/change-state.server.ts";
import { DRAFT_QUOTE } from "#app/features/enquiries/draft-quote-job.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { irish } from "#tests/support/hire/claims.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { enquiryWork, MONDAY } from "#tests/support/shop/enquiry-work.ts";
import { getQuote } from "./queries.server.ts";
import { draftQuoteOfBasket, quoteOfEnquiry } from "./quote-of-enquiry.server.ts";

const db = await useTestDb();
const { arrive, addStaff } = enquiryWork(db);

async function basketOf(quantity = 4): Promise<{ details: StoredEnquiryDetails; itemId: string }> {
  const { id: itemId, code, name } = await createHireItem(db);
  const line = { itemId, code, name, nameGa: null, quantity, dayRateNet: 4_500 };
  const gone = { itemId: crypto.randomUUID(), code: "GONE", name: "Sold", nameGa: "Díolta" };
  const details: StoredEnquiryDetails = {
    place: "Galway",
    hire: {
      from: "2027-08-05T09:00",
      to: "2027-08-06T17:00",
      lines: [
        { ...line, net: 27_000, state: "available", available: quantity },
        { ...line, ...gone, net: null, state: null, available: 0 },
      ],
      price: { days: 2, factor: 1500, minimum: 0, waiver: 2_700, net: 29_700, vat: 6_831, total: 36_531 },
    },
  };
  return { details, itemId };
}

const quotes = () => db.select().from(hireQuotes);
const quoteJobs = () => db.select().from(jobs).where(eq(jobs.kind, DRAFT_QUOTE));

describe("a sent hire basket", () => {
  it("becomes a draft with its dates, lines and customer, once", async () => {
    const { details, itemId } = await basketOf();
    const enquiryId = await arrive({}, MONDAY, { details });
    expect(await quoteJobs()).toMatchObject([{ payload: { enquiryId } }]);
    for (const _ of [1, 2, 3]) await draftQuoteOfBasket(db, enquiryId, MONDAY);
    const [row] = await quotes();
    const quote = await getQuote(db, row?.id ?? "", MONDAY);
    expect(await quotes()).toHaveLength(1);
    expect(quote).toMatchObject({
      state: "draft",
      origin: "basket",
      enquiryId,
      name: "Seán",
      locale: "ga",
      trade: false,
      draft: {
        startsAt: irish("2027-08-05T09:00"),
        endsAt: irish("2027-08-06T17:00"),
        waiver: true,
        place: "Galway",
        lines: [
          { kind: "item", itemId, quantity: 4 },
          { kind: "custom", text: "Sold", textGa: "Díolta", source: "GONE", dayRateNet: null },
        ],
      },
    });
  });

  it("makes none while it is taken for spam, and one when staff say that it is not", async () => {
    const { details } = await basketOf();
    const enquiryId = await arrive({}, MONDAY, { details, honeypot: "x" });
    expect(await quoteJobs()).toEqual([]);
    await draftQuoteOfBasket(db, enquiryId, MONDAY);
    expect(await quotes()).toEqual([]);
    await changeState(db, { id: enquiryId, to: "new", actorId: null, now: MONDAY });
    expect(await quoteJobs()).toHaveLength(1);
    await draftQuoteOfBasket(db, enquiryId, MONDAY);
    expect(await quotes()).toHaveLength(1);
  });
});

describe("a kit list", () => {
  it("becomes a draft by a click: sure lines are items, others wait for a price; twice is once", async () => {
    const actorId = await addStaff();
    const { code, id: itemId } = await createHireItem(db, { code: "PAR-64", name: "PAR 64 can" });
    const unmatched = { productId: null, productName: null, sku: null };
    const enquiryId = await arrive({}, MONDAY, {
      details: {
        from: "2027-03-28",
        to: "2027-03-29",
        items: [
          { quantity: 24, text: code.toLowerCase(), ...unmatched },
          { quantity: 2, text: "Unheard-of thing", ...unmatched },
        ],
      },
    });
    const click = () => quoteOfEnquiry(db, { enquiryId, actorId, now: MONDAY });
    const [first, second] = [await click(), await click()];
    expect(first).toMatchObject({ ok: true });
    expect(second).toMatchObject({ value: { id: first.ok && first.value.id } });
    const quote = await getQuote(db, first.ok ? first.value.id : "", MONDAY);
    expect(quote).toMatchObject({
      origin: "kit-list",
      draft: {
        startsAt: irish("2027-03-28T09:00"),
        endsAt: irish("2027-03-29T17:00"),
        lines: [
          { kind: "item", itemId, quantity: 24, source: "par-64" },
          { kind: "custom", text: "Unheard-of thing", quantity: 2, source: "Unheard-of thing" },
        ],
      },
    });
  });

  it("is quoted without a phone number where the enquiry gave none", async () => {
    const enquiryId = await arrive({ formType: "contact", phone: "N/A" });
    await quoteOfEnquiry(db, { enquiryId, actorId: await addStaff(), now: MONDAY });
    expect(await quotes()).toMatchObject([{ enquiryId, phone: "" }]);
  });

  it("is not quoted for spam or for no enquiry", async () => {
    const spam = await arrive({}, MONDAY, { honeypot: "x" });
    const click = (enquiryId: string) => quoteOfEnquiry(db, { enquiryId, actorId: "u1", now: MONDAY });
    expect(await click(spam)).toMatchObject({ error: { kind: "spam" } });
    expect(await click(crypto.randomUUID())).toMatchObject({ error: { kind: "not-found" } });
    expect(await db.select().from(enquiries)).toHaveLength(1);
  });
});
