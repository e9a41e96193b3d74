import { describe, expect, test } from "vitest";
import { shortenValue } from "./import-report.ts";
import { noteText, reasonText, uploadRefusalText } from "./report-text.ts";

describe("the report in words", () => {
  test("refusals are one sentence with the figures", () => {
    expect(uploadRefusalText("en", { kind: "too-large", megabytes: 20 })).toContain("20 MB");
    expect(uploadRefusalText("ga", { kind: "too-many-rows", rows: 20_000 })).toContain("20,000");
    expect(uploadRefusalText("en", { kind: "no-name-column", headers: ["ID", "Title"] })).toBe(
      "The file has no “Name” column. Columns found: ID, Title. Nothing was imported.",
    );
    expect(uploadRefusalText("en", { kind: "not-csv", found: "spreadsheet" })).toContain("CSV UTF-8");
  });

  test("notes name what was found, long lists are cut", () => {
    expect(noteText("en", { kind: "translated-headers", language: "de" })).toContain("German");
    expect(noteText("ga", { kind: "translated-headers", language: "de" })).toContain("Gearmáinis");
    expect(noteText("en", { kind: "delimiter", delimiter: "semicolon" })).toContain("semicolons");
    const columns = Array.from({ length: 40 }, (_, index) => `Column ${index}`);
    expect(noteText("en", { kind: "unknown-columns", columns })).toMatch(/Column 11 …$/);
  });

  test("reasons carry their values", () => {
    expect(reasonText("en", { reason: { code: "duplicate-sku", firstRow: 12 } })).toBe(
      "Row 12 has the same SKU.",
    );
    expect(reasonText("en", { reason: { code: "gtin-invalid", fault: "lost-zeros" } })).toContain(
      "leading zeros",
    );
    expect(reasonText("en", { reason: { code: "parent-not-found", parent: "id:7" } })).toContain("id:7");
  });

  test("values are shown on one line and never cut inside a character", () => {
    expect(shortenValue(" a\n b ")).toBe("a b");
    expect(shortenValue("🎭".repeat(150)).isWellFormed()).toBe(true);
  });
});
