import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OrderView } from "#app/features/orders/orders.ts";
import { paidFor } from "#app/features/orders/totals.ts";
import { settingSchemas } from "#app/features/settings/schema.ts";
import { addCents, cents, vatIncluded } from "#app/lib/money.ts";
import { irishYear } from "#app/lib/time/irish-time.ts";
import { orderOf } from "#tests/support/shop/order-view.ts";
import { messagesOfDocument } from "./document-messages.ts";
import { creditDocument, invoiceDocument } from "./invoice-document.ts";
import { documentNumber, type InvoiceDocument } from "./invoices.ts";

const company = settingSchemas.company.parse(undefined);
const NOW = new Date("2026-11-21T12:00:00Z");

const line = fc.record({
  unitPrice: fc.integer({ min: 1, max: 2_000_000 }).map(cents),
  quantity: fc.integer({ min: 1, max: 9 }),
  vatRate: fc.constantFrom(0, 480, 900, 1350, 2300),
  discount: fc.constantFrom(cents(0), cents(0), cents(1)),
});
const cart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  delivery: fc.integer({ min: 0, max: 50_000 }).map(cents),
});

function expectSound(document: InvoiceDocument) {
  expect(document.net + document.vat).toBe(document.total);
  expect(addCents(...document.vatRows.map((row) => row.gross))).toBe(document.total);
  for (const row of document.vatRows) {
    expect(row.net + row.vat).toBe(row.gross);
    const off = row.vat - vatIncluded(row.gross, row.rate);
    // The notes of an invoice are rounded together: one of them is off its own rounding by a cent at most.
    expect(Math.abs(off)).toBeLessThanOrEqual(document.kind === "credit-note" ? 1 : 0);
    expect(row.vat).toBeGreaterThanOrEqual(0);
  }
  const shown = addCents(document.delivery, document.other, ...document.lines.map((l) => l.amount));
  expect(shown).toBe(document.total);
}

describe("what a document says", () => {
  const seller = settingSchemas.company.parse({
    legalName: "Solas Stage Limited",
    tradingName: "ItsShowTime",
    address: "5 Dock Road\nGalway",
    companyNumber: "612345",
    registeredOffice: "Unit 5, Ballybrit, Galway",
    directors: "Nuala Breathnach",
    vatNumber: "IE1234567FA",
    weeeNumber: "IE01234W",
  });
  const billingAddress = { line1: "1 Quay", line2: "", town: "Derry", county: "", postcode: "BT48 6HJ" };
  const taken = (values: Partial<OrderView> = {}): OrderView => {
    const order = orderOf({
      lines: [
        { unitPrice: cents(123_00), quantity: 3, vatRate: 2300 },
        { unitPrice: cents(10_90), quantity: 1, vatRate: 900 },
      ],
      delivery: cents(9_95),
    });
    const lines = order.lines.map((one) => ({ ...one, environmentalCost: cents(35) }));
    const who = { company: "Amharclann Teo.", vatNumber: "XI123456789", billingAddress };
    return { ...order, lines, ...who, ...values };
  };
  const issue = (order: OrderView, number = "INV-2026-00001") => ({
    order,
    company: seller,
    number,
    issuedAt: NOW,
  });
  const textOf = (document: InvoiceDocument) => JSON.stringify(messagesOfDocument(document));

  it("L14: names both sides, the days, the goods, unit prices without VAT, and the VAT of each rate", () => {
    const text = textOf(invoiceDocument(issue(taken())));
    const particulars = [
      ...["INV-2026-00001", "Date of issue", "Date of supply", "21 November 2026"],
      ...["Solas Stage Limited", "5 Dock Road", "Galway", "IE1234567FA", "612345", "Nuala Breathnach"],
      ...["Amharclann Teo.", "Áine", "1 Quay", "Derry", "BT48 6HJ", "XI123456789"],
      ...["Lamp", "€100.00", "€10.00", "23%", "9%", "Total excl. VAT", "Total incl. VAT", "€389.85"],
    ];
    for (const words of particulars) expect(text).toContain(words);
    expect(messagesOfDocument(invoiceDocument(issue(taken()))).vatRows).toHaveLength(2);
  });

  it("L16: names a winding up and the paid-up capital, if it is so", () => {
    const words = ["Being wound up", "Paid-up share capital: €100"];
    const company = { ...seller, beingWoundUp: true, shareCapital: "€100" };
    const special = textOf(invoiceDocument({ ...issue(taken({ locale: "en" })), company }));
    const usual = textOf(invoiceDocument(issue(taken({ locale: "en" }))));
    for (const shown of words) {
      expect(special).toContain(shown);
      expect(usual).not.toContain(shown);
    }
  });

  it("L14: says who accounts for the VAT where the seller does not", () => {
    const order = taken({ reverseCharge: true, locale: "en" });
    expect(textOf(invoiceDocument(issue(order)))).toContain("Reverse charge: intra-Community supply");
    expect(textOf(invoiceDocument(issue({ ...order, locale: "ga" })))).toContain("Aistriú muirir");
    expect(textOf(invoiceDocument(issue(taken())))).not.toContain("Reverse charge");
  });

  it("L14: a credit note names the invoice that it lessens, with its day", () => {
    const order = taken();
    const invoice = invoiceDocument(issue(order));
    const credit = { amount: cents(123_00), deliveryAmount: cents(0), lines: [], reason: "Broken" };
    const note = textOf(creditDocument(issue(order, "CN-2026-00001"), invoice, credit, []));
    for (const words of ["CN-2026-00001", "INV-2026-00001, 21 November 2026", "Broken", "€123.00"])
      expect(note).toContain(words);
  });

  it("names the customer’s own number of the purchase, where there is one", () => {
    const order = orderOf({
      lines: [{ unitPrice: cents(123_00), quantity: 1, vatRate: 2300 }],
      delivery: cents(0),
    });
    const facts = messagesOfDocument(invoiceDocument(issue({ ...order, poNumber: "PO-4711" }))).facts;
    expect(facts).toContainEqual(["PO number", "PO-4711"]);
    const without = messagesOfDocument(invoiceDocument(issue(order))).facts;
    expect(without.map(([label]) => label)).not.toContain("PO number");
  });

  it("names the place of delivery abroad where the bill goes to another address", () => {
    const address = { line1: "Invalidenstr. 5", line2: "", town: "Berlin", county: "", postcode: "10115" };
    const order = taken({ deliveryMethod: "delivery", address: { ...address, country: "DE" } });
    const invoice = invoiceDocument(issue(order));
    const fact = ["Delivery address", "Invalidenstr. 5, Berlin, 10115, Germany"];
    expect(messagesOfDocument(invoice).facts).toContainEqual(fact);
    const credit = { amount: cents(123_00), deliveryAmount: cents(0), lines: [], reason: "" };
    const note = creditDocument(issue(order, "CN-2026-00001"), invoice, credit, []);
    expect(messagesOfDocument(note).facts).toContainEqual(fact);
    const inIrish = invoiceDocument(issue({ ...order, locale: "ga" }));
    expect(messagesOfDocument(inIrish).facts).toContainEqual([
      "Seoladh seachadta",
      "Invalidenstr. 5, Berlin, 10115, An Ghearmáin",
    ]);
    for (const other of [taken({ address }), { ...order, billingAddress: null }])
      expect(invoiceDocument(issue(other))).not.toHaveProperty("deliveredTo");
  });

  it("L14: names the discount of a line, whose amount is what is paid", () => {
    const order = orderOf({
      lines: [{ unitPrice: cents(123_00), quantity: 2, vatRate: 2300, discount: cents(24_60) }],
      delivery: cents(0),
    });
    const withCode = { ...order, discountCode: "SOLAS10" };
    const invoice = invoiceDocument(issue(withCode));
    expect(invoice.total).toBe(221_40);
    expect(messagesOfDocument(invoice).rows[0]).toMatchObject({
      unitNet: "€100.00",
      detail: "Discount SOLAS10 −€24.60 incl. VAT",
      amount: "€221.40",
    });
    const lines = [{ position: 0, quantity: 1, amount: cents(110_70) }];
    const credit = { amount: cents(110_70), deliveryAmount: cents(0), lines, reason: "" };
    const note = creditDocument(issue({ ...withCode, locale: "ga" }), invoice, credit, []);
    expect(messagesOfDocument(note).rows[0]?.detail).toBe("Lascaine SOLAS10 −€12.30, CBL san áireamh");
  });

  it("L14: a line of a credit note multiplies out, whichever pieces are given back", () => {
    const priced = { unitPrice: cents(10_00), quantity: 3, vatRate: 2300, discount: cents(1_00) };
    const order = orderOf({ lines: [priced], delivery: cents(0) });
    const invoice = invoiceDocument(issue(order));
    const shown = [0, 1, 2].map((before) => {
      const amount = paidFor(priced, 1, before);
      const lines = [{ position: 0, quantity: 1, amount }];
      const [line] = creditDocument(
        issue(order),
        invoice,
        { amount, deliveryAmount: cents(0), lines, reason: "" },
        [],
      ).lines;
      return [line?.discount, line?.amount];
    });
    expect(shown).toEqual([
      [33, 9_67],
      [34, 9_66],
      [33, 9_67],
    ]);
  });

  it("L14: a line that is credited in part says that the rest is in another note", () => {
    const order = orderOf({
      lines: [{ unitPrice: cents(10_00), quantity: 3, vatRate: 2300, discount: cents(3_00) }],
      delivery: cents(0),
    });
    const lines = [{ position: 0, quantity: 3, amount: cents(20_00) }];
    const credit = { amount: cents(20_00), deliveryAmount: cents(0), lines, reason: "" };
    const note = creditDocument(issue(order), invoiceDocument(issue(order)), credit, []);
    const detailOf = (document: typeof note) => messagesOfDocument(document).rows[0]?.detail;
    expect(detailOf(note)).toBe(
      "Discount −€3.00 incl. VAT · €7.00 of this line, incl. VAT, is in another credit note",
    );
    expect(detailOf({ ...note, locale: "ga" })).toBe(
      "Lascaine −€3.00, CBL san áireamh · Tá €7.00 den líne seo, CBL san áireamh, i nóta creidmheasa eile",
    );
    expect(detailOf({ ...note, reverseCharge: true })).toBe(
      "Discount −€3.00 · €7.00 of this line is in another credit note",
    );
  });

  it("L14: a stored note whose share of a discount was rounded says nothing of another note", () => {
    const lines = [{ unitPrice: cents(10_00), quantity: 3, vatRate: 2300, discount: cents(1_00) }];
    const order = orderOf({ lines, delivery: cents(0) });
    const given = [{ position: 0, quantity: 1, amount: cents(9_66) }];
    const credit = { amount: cents(9_66), deliveryAmount: cents(0), lines: given, reason: "" };
    const note = creditDocument(issue(order), invoiceDocument(issue(order)), credit, []);
    const stored = { ...note, lines: note.lines.map((line) => ({ ...line, discount: cents(33) })) };
    expect(messagesOfDocument(stored).rows[0]?.detail).toBe("Discount −€0.33 incl. VAT");
  });

  it("L25: the environmental cost is with the price, the producer's number in the foot", () => {
    const say = messagesOfDocument(invoiceDocument(issue(taken())));
    expect(say.rows[0]?.detail).toContain("incl. €0.35 environmental cost");
    expect(say.foot.join()).toContain("IE01234W");
  });
});

describe("documents", () => {
  it("L14, F-5: an invoice says exactly what the order came to", () => {
    fc.assert(
      fc.property(cart, (input) => {
        const order = orderOf(input);
        const invoice = invoiceDocument({ order, company, number: "INV-2026-00001", issuedAt: NOW });
        expectSound(invoice);
        expect(invoice.total).toBe(order.total);
      }),
      { numRuns: 10_000 },
    );
  });

  it("L14: three credit notes of one piece each give back the VAT of the three pieces", () => {
    const input = { lines: [{ unitPrice: cents(9_99), quantity: 3, vatRate: 2300 }], delivery: cents(0) };
    const issue = { order: orderOf(input), company, number: "", issuedAt: NOW };
    const invoice = invoiceDocument(issue);
    const lines = [{ position: 0, quantity: 1, amount: cents(9_99) }];
    const credit = { amount: cents(9_99), deliveryAmount: cents(0), lines, reason: "" };
    const notes: InvoiceDocument[] = [];
    for (let piece = 0; piece < 3; piece += 1) {
      const before = notes.map(({ vatRows }) => vatRows);
      notes.push(creditDocument(issue, invoice, credit, before));
    }
    expect(invoice).toMatchObject({ net: 24_37, vat: 5_60 });
    expect(notes.map(({ vat }) => vat)).toEqual([1_87, 1_87, 1_86]);
  });

  it("L14: credit notes never pass their invoice at any rate, and meet it when all is given back", () => {
    const cuts = fc.array(fc.tuple(fc.nat(7), fc.integer({ min: 1, max: 30_000 })), { maxLength: 12 });
    fc.assert(
      fc.property(cart, cuts, (input, picks) => {
        const order = orderOf(input);
        const invoice = invoiceDocument({ order, company, number: "INV-2026-00001", issuedAt: NOW });
        const notes: InvoiceDocument[] = [];
        const given = () => addCents(...notes.map((note) => note.total));
        const add = (
          amount: number,
          lines: { position: number; quantity: number; amount: typeof order.total }[],
        ) => {
          const rows = notes.map((note) => note.vatRows);
          const credit = { amount: cents(amount), deliveryAmount: cents(0), lines, reason: "" };
          const issue = { order, company, number: "CN-2026-00001", issuedAt: NOW };
          notes.push(creditDocument(issue, invoice, credit, rows));
        };
        for (const [position, sum] of picks) {
          const picked = order.lines[position];
          const left = order.total - given();
          const one = picked ? paidFor(picked, 1, 0) : cents(sum);
          if (one > 0 && one <= left) add(one, picked ? [{ position, quantity: 1, amount: one }] : []);
        }
        if (order.total > given()) add(order.total - given(), []);
        for (const note of notes) expectSound(note);
        for (const row of invoice.vatRows) {
          const credited = notes.flatMap((note) => note.vatRows).filter((other) => other.rate === row.rate);
          expect(addCents(...credited.map((other) => other.gross))).toBe(row.gross);
          expect(addCents(...credited.map((other) => other.vat))).toBe(row.vat);
          expect(addCents(...credited.map((other) => other.net))).toBe(row.net);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("are numbered by series and by the year in Ireland", () => {
    expect(documentNumber("invoice", 2026, 1)).toBe("INV-2026-00001");
    expect(documentNumber("credit-note", 2026, 123_456)).toBe("CN-2026-123456");
    expect(irishYear(new Date("2026-12-31T23:59:59Z"))).toBe(2026);
    expect(irishYear(new Date("2026-06-30T23:30:00Z"))).toBe(2026);
  });

  it("say reverse charge only where the order was sold so", () => {
    const input = { lines: [{ unitPrice: cents(10_00), quantity: 1, vatRate: 0 }], delivery: cents(0) };
    const issue = (reverseCharge: boolean) =>
      invoiceDocument({ order: { ...orderOf(input), reverseCharge }, company, number: "", issuedAt: NOW });
    expect(issue(true).reverseCharge).toBe(true);
    expect(issue(false).reverseCharge).toBe(false);
  });
});
