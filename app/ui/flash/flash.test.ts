import { expect, it } from "vitest";
import { cents } from "#app/lib/money.ts";
import { decodeFlash, encodeFlash, type Flash } from "./flash.ts";

const ID = "01900000-0000-7000-8000-000000000000";

it.each<Flash>([
  { name: "user-invited" },
  { name: "product-deleted", id: ID },
  { name: "product-saved", parts: [] },
  { name: "order-refunded-open", amount: cents(69_000) },
  { name: "product-saved", parts: ["name", `v.${ID}.sku`] },
])("reads what it wrote: %o", (flash) => {
  const value = encodeFlash(flash);
  expect(value).toMatch(/^[\w.:-]+$/);
  expect(decodeFlash(value)).toEqual(flash);
});

it.each([
  "",
  "user-invited:",
  "toString",
  "product-deleted",
  "product-deleted:1",
  "order-refunded-open:-1",
  `user-invited:${ID}`,
])("reads nothing else: %s", (value) => expect(decodeFlash(value)).toBeNull());

it("takes names of parts alone, and few of them", () => {
  expect(decodeFlash("product-saved:two words")).toBeNull();
  expect(decodeFlash(`product-saved:${"a".repeat(61)}`)).toBeNull();
  expect(decodeFlash(["product-saved", ...Array<string>(21).fill("a")].join(":"))).toBeNull();
  const many = encodeFlash({ name: "product-saved", parts: Array<string>(500).fill("a".repeat(60)) });
  expect(many.length).toBeLessThan(1_300);
  expect(decodeFlash(many)).not.toBeNull();
});
