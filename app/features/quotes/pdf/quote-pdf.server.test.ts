import { inflateSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { LOCALES } from "#app/i18n/locale.ts";
import { fullQuoteContent, quoteContent, quoteLine } from "#tests/support/hire/quote-content.ts";
import { SUPPLIER, SUPPLIER_FOOT, unspaced } from "#tests/support/hire/supplier.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { chosenOptions } from "../content/quote-content.ts";
import { renderQuotePdf } from "./quote-pdf.server.ts";

const IRISH = { locale: "ga", sender: SUPPLIER } as const;
const pages = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;

/** The file with its streams unpacked. */
function readable(pdf: Buffer): string {
  const raw = pdf.toString("latin1");
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = ""]) => {
    try {
      return inflateSync(Buffer.from(body, "latin1")).toString("latin1");
    } catch {
      return "";
    }
  });
  return `${raw}\n${streams.join("\n")}`;
}

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe("the PDF of a quote", () => {
  it("is tagged, names its language and title, and brings its own fonts", async () => {
    const content = fullQuoteContent();
    const text = readable(await renderQuotePdf(content, chosenOptions(content), IRISH));
    expect(text).toMatch(/\/Lang \(ga-IE\)/);
    expect(text).toContain("pdfuaid");
    for (const tag of ["H1", "H2", "Table", "TR", "TH", "TD"])
      expect(text).toMatch(new RegExp(`/S /${tag}\\b`));
    expect(text).not.toMatch(/\/BaseFont \/Helvetica/);
  });

  it("H10: has the same bytes in every zone of the server", async () => {
    // Collected before and returned after the clocks change.
    const content = fullQuoteContent({ from: "2027-03-26T15:00:00.000Z", to: "2027-03-30T09:30:00.000Z" });
    const files: string[] = [];
    const offsets = new Set<number>();
    for (const name of ["UTC", "Pacific/Kiritimati", "America/Los_Angeles"]) {
      process.env.TZ = name;
      offsets.add(new Date(content.sentAt).getTimezoneOffset());
      files.push((await renderQuotePdf(content, [], IRISH)).toString("latin1"));
    }
    expect(offsets.size).toBe(3);
    expect(new Set(files).size).toBe(1);
  });

  it("has its totals after its lines, and what is paid when after its totals", async () => {
    const content = fullQuoteContent();
    const text = pdfText(await renderQuotePdf(content, chosenOptions(content), { ...IRISH, locale: "en" }));
    const found = ["Total excl. VAT", "Total incl. VAT", "When you pay"].map((part) =>
      text.lastIndexOf(part),
    );
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(found[0]).toBeGreaterThan(0);
  });

  it.each(LOCALES)("L16: names the company, its number, office and directors (%s)", async (locale) => {
    const text = pdfText(await renderQuotePdf(quoteContent(), [], { locale, sender: SUPPLIER }));
    expect(unspaced(text)).toContain(unspaced(SUPPLIER_FOOT[locale]));
  });

  it("has two pages at most for a usual quote and as many as a long one needs", async () => {
    const usual = fullQuoteContent();
    expect(pages(await renderQuotePdf(usual, [], IRISH))).toBeLessThanOrEqual(2);
    const lines = Array.from({ length: 80 }, (_, n) => quoteLine({ id: String(n), note: "With clamps" }));
    expect(pages(await renderQuotePdf(quoteContent({ lines }), [], IRISH))).toBeGreaterThan(3);
  });
});
