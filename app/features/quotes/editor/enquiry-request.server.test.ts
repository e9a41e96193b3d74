import { expect, it } from "vitest";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { enquiryWork, MONDAY } from "#tests/support/shop/enquiry-work.ts";
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

it("has none where the quote came without an enquiry", async () => {
  expect(await getEnquiryRequest(db, null)).toBeNull();
  expect(await getEnquiryRequest(db, crypto.randomUUID())).toBeNull();
});
