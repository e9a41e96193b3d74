import { expect, it } from "vitest";
import { quoteContent } from "#tests/support/hire/quote-content.ts";
import { acceptanceFaultTexts } from "./acceptance-form.ts";

it("faults come in the order of the form's fields", () => {
  const content = quoteContent();
  const empty = {
    name: "",
    email: "",
    poNumber: "9".repeat(61),
    terms: false,
    beginEarly: false,
    options: [],
  };
  const now = new Date(Date.parse(content.from) - 3_600_000);
  const faultTexts = acceptanceFaultTexts(content, empty, { locale: "en", now });
  expect(faultTexts.map(({ field }) => field)).toEqual([
    "accept-name",
    "accept-email",
    "accept-poNumber",
    "accept-beginEarly",
    "accept-terms",
  ]);
});
