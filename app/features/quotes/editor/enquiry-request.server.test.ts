import { expect, it } from "vitest";
import { hireQuoteLines } from "#app/db/schema/hire/quotes.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { enquiryWork, MONDAY } from "#tests/support/shop/enquiry-work.ts";
import { missingLines } from "../components/editor/customer-request.tsx";
import { quoteOfEnquiry } from "../quote-of-enquiry.server.ts";
import { getEnquiryRequest } from "./enquiry-request.server.ts";

const db = await useTestDb();
const { arrive } = enquiryWork(db);

it("reads lines out of a letter: what names an item or begins with a number, and no sentences", async () => {
  const spot = await createHireItem(db, { code: "SPOT-350", name: "Moving head spot 350 W" });
  const message = [
    "Hello, we are planning a concert in Salthill.",
    "We would need:",
    "- 9 x Moving head spot 350 W",
    "- 2 pink flamingo lamps",
    "",
    "Thank you and kind regards, Seán",
  ].join("\n");
  const enquiryId = await arrive({ message }, MONDAY);
  const request = await getEnquiryRequest(db, enquiryId);
  expect(request).toMatchObject({ id: enquiryId, message, list: [] });
  expect(request?.lines).toEqual([
    { item: { id: spot.id, name: spot.name }, quantity: 9, text: spot.name, source: expect.any(String) },
    { item: null, quantity: 2, text: "pink flamingo lamps", source: "- 2 pink flamingo lamps" },
  ]);
});

it("takes the kit list of the form with the quantities that were read", async () => {
  const items = [{ quantity: 4, text: "Haze machine", productId: null, productName: null, sku: null }];
  const enquiryId = await arrive({}, MONDAY, { details: { items } });
  const request = await getEnquiryRequest(db, enquiryId);
  expect(request?.list).toEqual(["4 × Haze machine"]);
  expect(request?.lines).toContainEqual(
    expect.objectContaining({ quantity: 4, text: "Haze machine", source: "Haze machine" }),
  );
});

it("reads a row of the kit list as one line, as the quote that is made of the enquiry does", async () => {
  const spot = await createHireItem(db, { code: "SPOT-350", name: "Moving head spot 350 W" });
  await createHireItem(db, { code: "HAZE", name: "Haze machine" });
  const text = `2 x ${spot.name}\n4 x Haze machine ${"and so on ".repeat(60)}`;
  const items = [{ quantity: 3, text, productId: null, productName: null, sku: null }];
  const enquiryId = await arrive({}, MONDAY, { details: { items } });
  const request = await getEnquiryRequest(db, enquiryId);
  expect(request?.lines.slice(-1)).toMatchObject([{ quantity: 3, source: text.slice(0, 500) }]);
  const now = new Date(MONDAY);
  expect(await quoteOfEnquiry(db, { enquiryId, actorId: "staff-1", now })).toMatchObject({ ok: true });
  const stored = await db.select().from(hireQuoteLines);
  const sources = stored.map(({ source }) => ({ source: source ?? "" }));
  expect(missingLines(request?.lines ?? [], sources).filter(({ source }) => text.startsWith(source))).toEqual(
    [],
  );
});

it("has none where the quote came without an enquiry", async () => {
  expect(await getEnquiryRequest(db, null)).toBeNull();
  expect(await getEnquiryRequest(db, crypto.randomUUID())).toBeNull();
});
