import { expect, it } from "vitest";
import { translateIn } from "#app/i18n/translate-in.ts";
import { draftFaultTexts } from "./draft-messages.ts";

it("lists what is wrong from the top of the page down, with the number of the line", () => {
  const faultTexts = draftFaultTexts(
    translateIn("en"),
    [
      { field: "add", kind: "unknown-code" },
      { field: "discount_reason", kind: "reason" },
      { field: "line.b.quantity", kind: "quantity" },
      { field: "name", kind: "required" },
    ],
    [{ key: "a" }, { key: "b" }],
  );
  expect(faultTexts.map(({ message }) => message)).toEqual([
    "Name: please fill this in.",
    "Line 2, Quantity: a whole number from 1 to 9999.",
    "Add several lines: no product has this part number.",
    "Reason for the discount: say why the price or the discount was set by hand.",
  ]);
  expect(faultTexts[1]?.atField).toBe("A whole number from 1 to 9999.");
});
