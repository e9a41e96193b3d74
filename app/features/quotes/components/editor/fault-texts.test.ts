import { expect, it } from "vitest";
import { translateIn } from "#app/i18n/translate-in.ts";
import { errorsOf } from "#app/ui/forms/form-fields.ts";
import { blankQuoteLine } from "../../editor/draft-form.ts";
import { quoteFaultTexts } from "./fault-texts.ts";

const LINES = [blankQuoteLine("a", "custom"), blankQuoteLine("b", "item")];

it("lists what is wrong from the top of the page down, with the line; the field does not repeat its label", () => {
  const faultTexts = quoteFaultTexts(
    translateIn("en"),
    [
      { field: "valid_days", kind: "days" },
      { field: "line.b.unit", kind: "unit", unit: "9", fault: "unknown" },
      { field: "line.b.quantity", kind: "quantity" },
      { field: "from", kind: "period", fault: { kind: "past" } },
      { field: "line.a.rate", kind: "sum" },
      { field: "deposit", kind: "percent" },
    ] as Parameters<typeof quoteFaultTexts>[1],
    LINES,
  );
  expect(faultTexts.map(({ field }) => field)).toEqual([
    ...["from", "deposit", "valid_days", "line.a.rate", "line.b.quantity", "line.b.unit"],
  ]);
  expect(faultTexts.slice(1).map(({ message }) => message)).toEqual([
    "Deposit, %: a percentage from 0 to 100, such as 10",
    "Valid for days: a whole number from 1 to 90",
    "Line 1, Rate, € net: a sum such as 45.00",
    "Line 2, Quantity: a whole number from 1 to 9999",
    "Line 2: There is no unit 9",
  ]);
  expect(errorsOf(faultTexts)("deposit")).toBe("A percentage from 0 to 100, such as 10");
});
