import { describe, expect, it } from "vitest";
import { dutyValuesOf } from "#app/features/catalog/duties/duties-form.ts";
import { readProductValues } from "#app/features/catalog-desk/product/product-values.ts";
import { readEntryForm } from "#app/features/content/entries/entry-form.ts";
import { subjectOf } from "#app/features/enquiries/admin/reply-subject.ts";
import { parseExtras } from "#app/features/enquiries/details-schema.ts";
import { readEntryText } from "#app/features/enquiries/entry-text.ts";
import { parseEnquiry } from "#app/features/enquiries/schema.ts";
import { readItemValues } from "#app/features/fleet/items/item-form.ts";
import { readSectionForm } from "#app/features/settings/settings-form.ts";
import { checkForms } from "#app/features/site-text/site-text.ts";
import { toWithdrawalValues } from "#app/features/withdrawals/schema.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";

type Read = (text: string) => unknown;

const posted = (name: string, text: string) => new FormFields([[name, text]]);
const enquiry = (name: string, text: string) => {
  const fields = { name: "A", email: "a@example.ie", phone: "1", message: "M", [name]: text };
  const parsed = parseEnquiry("contact", fields, "en");
  return parsed.ok ? parsed.value[name as "name" | "message"] : parsed.error;
};

const LINE: Readonly<Record<string, Read>> = {
  "a field of a form": (text) => posted("name", text).text("name"),
  "an enquiry": (text) => enquiry("name", text),
  "the details of an enquiry": (text) => parseExtras("dry-hire", { place: text }, "en").extras.details.place,
  "the subject of a reply": (text) => subjectOf(text, "Re:"),
  "a statement of withdrawal": (text) => toWithdrawalValues([["name", text]])["name"],
  "a product": (text) => readProductValues(posted("name", text))["name"],
  "a variation": (text) => readProductValues(posted("v.1.sku", text))["v.1.sku"],
  "the duties of a product": (text) => dutyValuesOf(posted("manufacturerName", text)).manufacturerName,
  "a hire item": (text) => readItemValues(posted("name", text))["name"],
  "a content entry": (text) => readEntryForm("partners", posted("name", text))["name"],
  "a setting": (text) => readSectionForm(posted("tradingName", text))["tradingName"],
  "a text of the site": (text) => {
    const read = checkForms("en", { en: "Old", ga: "Sean" }, { en: text });
    return read.ok ? read.value : read.error;
  },
};

const LINES: Readonly<Record<string, Read>> = {
  "a field of a form": (text) => posted("note", text).lines("note"),
  "an enquiry": (text) => enquiry("message", text),
  "the fault of an enquiry": (text) =>
    parseExtras("equipment-servicing", { fault: text }, "en").extras.details.fault,
  "a reply": (text) => {
    const read = readEntryText(text);
    return read.ok ? read.value : read.error;
  },
  "a statement of withdrawal": (text) => toWithdrawalValues([["which", text]])["which"],
  "a product": (text) => readProductValues(posted("description", text))["description"],
  "the duties of a product": (text) => dutyValuesOf(posted("warnings", text)).warnings,
  "a hire item": (text) => readItemValues(posted("description", text))["description"],
  "a content entry": (text) => {
    const read = readEntryForm("partners", posted("description.en", text))["description"];
    return (read as { readonly en: string }).en;
  },
  "a setting": (text) => readSectionForm(posted("address", text))["address"],
};

const TYPED = " Oi\u0301che\tmhaith \u0000 a\u0007 \uD800chara,\r\nle  do thoil\u2028anocht\r ";

describe.each(Object.entries(LINE))("the text of one line in %s", (_, read) => {
  it("is stored as everywhere", () => {
    expect(read(TYPED)).toBe("Oíche mhaith a \uFFFDchara, le do thoil anocht");
  });
});

describe.each(Object.entries(LINES))("the text of several lines in %s", (_, read) => {
  it("is stored as everywhere", () => {
    expect(read(TYPED)).toBe("Oíche\tmhaith   a  \uFFFDchara,\nle  do thoil\nanocht");
  });
});

describe("a cleaned text", () => {
  it.each([true, false])("stays the same when it is cleaned again (lines: %s)", (lines) => {
    const once = cleanText(TYPED, lines);
    expect(cleanText(once, lines)).toBe(once);
  });
});

describe("a text that was stored before", () => {
  const stored = "Oi\u0301che  \u2028 mhaith";
  const form = (fields: Record<string, string>) =>
    new FormFields(
      Object.entries({ ...fields, base: JSON.stringify({ name: stored, description: "a\nb" }) }),
    );

  it.each([
    ["a product", readProductValues],
    ["a hire item", readItemValues],
  ])("stays as it is in %s until the person changes it", (_, read) => {
    expect(read(form({ name: stored, description: "a\r\nb" }))).toMatchObject({
      name: stored,
      description: "a\nb",
    });
    expect(read(form({ name: `${stored}!` }))).toMatchObject({ name: "Oíche mhaith!" });
    expect(read(form({ name: "Oi\u0301che mhaith" }))).toMatchObject({ name: "Oíche mhaith" });
  });

  it("is cleaned in a product's attributes as in the option of a variation", () => {
    const attributes = "Dath: oi\u0301che | la\u0301";
    const values = readProductValues(
      new FormFields([
        ["base", JSON.stringify({ attributes, "v.1.o.Dath": "oi\u0301che" })],
        ["attributes", attributes],
        ["v.1.o.Dath", "oi\u0301che"],
      ]),
    );
    expect(values["attributes"]).toBe("Dath: oíche | lá");
    expect(values["v.1.o.Dath"]).toBe("oíche");
  });
});

it("counts a text after it was cleaned, and gives the cleaned text back when it is too long", () => {
  const decomposed = "e\u0301".repeat(100);
  expect(enquiry("name", decomposed)).toBe("é".repeat(100));
  expect(enquiry("name", `${decomposed}e`)).toMatchObject([{ field: "name" }]);
  const long = "x".repeat(1_001);
  expect(toWithdrawalValues([["which", ` ${long}\r\n`]])["which"]).toBe(long);
  const longest = `${"e\u0301".repeat(6_000)} the end`;
  expect(toWithdrawalValues([["which", longest]])["which"]).toBe(longest.normalize());
});
