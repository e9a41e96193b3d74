import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Locale } from "#app/i18n/locale.ts";
import { installReplacements } from "#app/i18n/message.ts";
import * as person from "#app/i18n/messages/account/person-fields.ts";
import { enquirySchemas, parseEnquiry, parseTypedEnquiry } from "./schema.ts";

const GOOD = {
  name: "Seán Ó Sé",
  email: "sean@example.ie",
  phone: "091 555 0100",
  company: "",
  message: "Soilse, más é do thoil é",
};
const CUSTOM = {
  name: "Máire",
  email: "maire@example.ie",
  phone: "",
  productName: "Gobo",
  description: "Size B",
};

function faults(
  fields: Record<string, unknown>,
  form: "contact" | "custom-item" = "contact",
  locale: Locale = "en",
) {
  const base = form === "contact" ? GOOD : CUSTOM;
  const parsed = parseEnquiry(form, { ...base, ...fields }, locale);
  return parsed.ok ? null : parsed.error;
}

describe("contact, servicing and dry hire (section 5)", () => {
  it.each([
    ["name", 100, "Name must be less than 100 characters"],
    ["phone", 20, "Phone number must be less than 20 characters"],
    ["company", 100, "Company name must be less than 100 characters"],
    ["message", 2000, "Message must be less than 2000 characters"],
  ])("%s holds up to %i characters", (field, max, message) => {
    expect(faults({ [field]: "x".repeat(max - 1) })).toBeNull();
    expect(faults({ [field]: "x".repeat(max) })).toBeNull();
    expect(faults({ [field]: ` ${"x".repeat(max)}\r\n` })).toBeNull();
    expect(faults({ [field]: "x".repeat(max + 1) })).toEqual([{ field, message }]);
    expect(faults({ [field]: "x".repeat(10_000_000) })).toEqual([{ field, message }]);
  });

  it.each([
    ["name", "Name is required"],
    ["phone", "Phone number is required"],
    ["message", "Message is required"],
    ["email", "Invalid email address"],
  ])("%s is required", (field, message) => {
    for (const value of ["", "   ", "\u0000", undefined])
      expect(faults({ [field]: value })).toEqual([{ field, message }]);
  });

  it("F-25: checks the address, the longest ones as well", () => {
    for (const email of [
      "a",
      "a@b",
      "a b@c.ie",
      "a@b.ie\r\nBcc: x@y.ie",
      "a@b.ie,c@d.ie",
      `${"(".repeat(10_000)}a@b.ie`,
      `${"(".repeat(5000)}a@b.ie${")".repeat(5000)}`,
    ]) {
      expect(faults({ email })?.[0]?.field).toBe("email");
    }
    expect(faults({ email: "not an address" })).toEqual([
      { field: "email", message: "Invalid email address" },
    ]);
    expect(faults({ email: " Sean@Example.ie " })).toBeNull();
    expect(faults({ email: `${"a".repeat(256)}@example.ie` })).toEqual([
      { field: "email", message: "Email must be less than 255 characters" },
    ]);
  });

  it("accepts an address of 255 characters, and leaves the company out when it is empty", () => {
    expect(faults({ email: `${"a".repeat(243)}@example.com` })).toBeNull();
    expect(faults({ email: `${"a".repeat(244)}@example.com` })?.[0]?.message).toBe(
      "Email must be less than 255 characters",
    );
    const parsed = parseEnquiry("contact", GOOD, "en");
    expect(parsed.ok && parsed.value.company).toBeNull();
  });

  it("tells every field at once, in the order of the form, in either language", () => {
    expect(faults({ name: "", email: "", phone: "", message: "" })?.map(({ field }) => field)).toEqual([
      "name",
      "email",
      "phone",
      "message",
    ]);
    expect(faults({ name: "" }, "contact", "ga")).toEqual([
      { field: "name", message: "Tá ainm riachtanach" },
    ]);
  });

  it("makes one line of names and keeps the lines of the message", () => {
    const parsed = parseEnquiry(
      "dry-hire",
      { ...GOOD, name: "Seán\r\nBcc: x@y.ie", message: "a\r\nb\u0000\rc\ud800" },
      "en",
    );
    expect(parsed.ok && parsed.value).toMatchObject({
      formType: "dry-hire",
      name: "Seán Bcc: x@y.ie",
      message: "a\nb \nc\ufffd",
    });
  });

  it("counts a line break as one character", () => {
    expect(faults({ message: `${"x\r\n".repeat(999)}xx` })).toBeNull();
  });

  it("leaves HTML, emoji, Irish and right-to-left text as they are", () => {
    for (const text of ["<b>Fáilte</b> & 🎭", "مرحبا \u202Eabc"]) {
      const parsed = parseEnquiry("contact", { ...GOOD, message: text }, "en");
      expect(parsed.ok && parsed.value.message).toBe(text);
    }
  });

  it("refuses what is no text and unknown forms", () => {
    expect(faults({ name: 5 })?.[0]?.field).toBe("name");
    for (const formType of ["nonsense", "custom-item", undefined])
      expect(parseTypedEnquiry({ ...CUSTOM, ...GOOD, formType }, "en")).toEqual({
        ok: false,
        error: [{ field: "formType", message: "Unknown form" }],
      });
  });

  it("can be written down as JSON Schema, with its limits", () => {
    const { properties } = z.toJSONSchema(enquirySchemas.en, { io: "input" });
    expect(properties?.["message"]).toMatchObject({ type: "string", minLength: 1, maxLength: 2000 });
  });
});

describe("custom item request (section 5)", () => {
  it.each([
    ["name", "Name is required"],
    ["email", "Invalid email"],
    ["productName", "Product name is required"],
    ["description", "Description is required"],
  ])("%s is required", (field, message) => {
    expect(faults({ [field]: "" }, "custom-item")).toEqual([{ field, message }]);
  });

  it.each([
    ["name", 100],
    ["phone", 50],
    ["productName", 200],
    ["description", 2000],
  ])("%s holds up to %i characters", (field, max) => {
    expect(faults({ [field]: "x".repeat(max) }, "custom-item")).toBeNull();
    expect(faults({ [field]: "x".repeat(max + 1) }, "custom-item")?.[0]?.field).toBe(field);
  });

  it("becomes a contact enquiry with heading, product and details, and N/A for no phone", () => {
    const parsed = parseEnquiry("custom-item", CUSTOM, "en");
    expect(parsed.ok && parsed.value).toEqual({
      formType: "contact",
      name: "Máire",
      email: "maire@example.ie",
      phone: "N/A",
      company: null,
      message: "Custom item request\n\nProduct: Gobo\n\nDetails:\nSize B",
    });
  });
});

it("refuses in the words that staff have put in the place of ours", () => {
  try {
    installReplacements([{ of: person.nameRequired, en: "Who are you?", ga: "Cé thú féin?" }]);
    expect(faults({ name: " " })).toEqual([{ field: "name", message: "Who are you?" }]);
    expect(faults({ name: " " }, "custom-item", "ga")).toEqual([{ field: "name", message: "Cé thú féin?" }]);
  } finally {
    installReplacements([]);
  }
});
