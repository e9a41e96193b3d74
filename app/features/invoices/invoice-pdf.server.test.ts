import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { cents } from "#app/lib/money.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { renderInvoicePdf } from "./invoice-pdf.server.ts";
import type { InvoiceDocument, InvoiceLine } from "./invoices.ts";

const LINE: InvoiceLine = {
  name: "LED moving head spot 300 W",
  options: "White, with flight case",
  sku: "MH-300-W",
  quantity: 2,
  unitPrice: cents(1_999_99),
  unitNet: cents(1_626_01),
  vatRate: 2300,
  amount: cents(3_999_98),
};

function documentOf(values: Partial<InvoiceDocument> = {}): InvoiceDocument {
  return {
    kind: "invoice",
    number: "INV-2026-00001",
    locale: "ga",
    orderNumber: 1001,
    issuedAt: "2026-11-21T12:00:00.000Z",
    suppliedAt: "2026-11-21T12:00:00.000Z",
    refersTo: null,
    supplier: {
      legalName: "ItsShowTime Productions Limited",
      tradingName: "ItsShowTime",
      address: "Unit 5, Ballybrit Business Park\nGalway",
      companyNumber: "612345",
      registeredOffice: "Unit 5, Ballybrit Business Park, Galway",
      vatNumber: "IE1234567FA",
      phone: "091 000 000",
      email: "hello@example.ie",
    },
    customer: {
      name: "Łukasz Ó Ceallaigh",
      company: "Ġorġ Teo 株式",
      vatNumber: null,
      email: "l@example.ie",
      address: ["5 Sráid Eyre", "Gaillimh", "H91 XXXX"],
    },
    collected: false,
    lines: [LINE],
    delivery: cents(11_95),
    other: cents(0),
    total: cents(4_011_93),
    net: cents(3_261_73),
    vat: cents(750_20),
    vatRows: [{ rate: 2300, gross: cents(4_011_93), net: cents(3_261_73), vat: cents(750_20) }],
    provider: "stripe",
    reason: "",
    reverseCharge: false,
    ...values,
  };
}

/** The streams of a file, unpacked, with everything else as it is. */
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

const pages = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;

describe("the PDF of an invoice", () => {
  it("A14: is tagged, names its language and title, and brings its own fonts", async () => {
    const pdf = await renderInvoicePdf(documentOf());
    const text = readable(pdf);
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(text).toMatch(/\/Marked true/);
    expect(text).toMatch(/\/Lang \(ga-IE\)/);
    expect(text).toMatch(/\/DisplayDocTitle true/);
    expect(text).toContain("pdfuaid");
    for (const tag of ["H1", "H2", "Table", "TR", "TH", "TD"])
      expect(text).toMatch(new RegExp(`/S /${tag}\\b`));
    expect(text.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(3);
    expect(text).not.toMatch(/\/BaseFont \/Helvetica/);
  });

  it("draws composed letters and plain hyphens, however they were typed", async () => {
    const customer = {
      ...documentOf().customer,
      name: "Sea\u0301n O\u0301 Briain",
      company: "T11\u2011Profile\u200B",
    };
    const text = pdfText(await renderInvoicePdf(documentOf({ customer })));
    expect(text).toContain("Seán Ó Briain");
    expect(text).toContain("T11-Profile");
    expect(text).not.toContain("?");
  });

  it("has one page for a usual order and as many as a long one needs", async () => {
    const usual = documentOf({ lines: Array.from({ length: 9 }, () => LINE) });
    expect(pages(await renderInvoicePdf(usual))).toBe(1);
    const long = documentOf({ lines: Array.from({ length: 60 }, () => LINE) });
    expect(pages(await renderInvoicePdf(long))).toBeGreaterThan(2);
  });

  it("L16: keeps the longest particulars on the page", async () => {
    const { supplier } = documentOf();
    const long = { registeredOffice: "Ballybrit ".repeat(50), directors: "Nuala Breathnach, ".repeat(27) };
    const file = await renderInvoicePdf(documentOf({ supplier: { ...supplier, ...long } }));
    expect(pdfText(file).match(/Nuala/g)).toHaveLength(27);
    // What does not fit would go to a page of its own.
    expect(pages(file)).toBe(1);
  });
});
