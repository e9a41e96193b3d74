import type { QuoteContent, QuoteContentLine } from "#app/features/quotes/content/quote-content.ts";
import { hireSettingsSchema } from "#app/features/settings/hire-settings.ts";
import { cents } from "#app/lib/money.ts";

/** An item of €45.00 a day for a hire of factor 1.5, unless `values` say otherwise. */
export function quoteLine(values: Partial<QuoteContentLine> = {}): QuoteContentLine {
  return {
    id: "019a0000-0000-7000-8000-000000000001",
    kind: "item",
    itemId: "019a0000-0000-7000-8000-0000000000a1",
    code: "SPOT-300",
    slug: "spot-300",
    name: "Moving head spot 300 W",
    nameGa: "Spotsolas gluaisteach 300 W",
    note: "",
    noteGa: "",
    quantity: 4,
    optional: false,
    chosen: true,
    dayRateNet: cents(4_500),
    vatRate: 2300,
    factor: 1500,
    discount: 0,
    factors: null,
    replacementNet: cents(120_000),
    withdrawal: true,
    ...values,
  };
}

/** Example E1: 4 × €45.00 from Thursday 2027-08-05 09:00 to Friday 17:00, two days; net 270.00, total 332.10. */
export function quoteContent(values: Partial<QuoteContent> = {}): QuoteContent {
  return {
    format: 1,
    number: "HQ-2027-0001",
    version: 1,
    customer: {
      name: "Áine Ní Bhriain",
      email: "aine@example.ie",
      phone: "091 000 000",
      company: null,
      vatNumber: null,
      trade: false,
    },
    from: "2027-08-05T08:00:00.000Z",
    to: "2027-08-06T16:00:00.000Z",
    transport: "collection",
    place: "",
    lines: [quoteLine()],
    days: 2,
    factor: 1500,
    minimumNet: cents(5_000),
    waiver: 0,
    insuredUntil: null,
    orderDiscount: 0,
    transportNet: cents(0),
    crewNet: cents(0),
    consumablesNet: cents(0),
    deposit: 3_000,
    message: "",
    termsVersion: "2026-11-01",
    sentAt: "2027-07-20T10:00:00.000Z",
    expiresAt: "2027-08-03T23:00:00.000Z",
    hold: true,
    settings: hireSettingsSchema.parse({}),
    ...values,
  };
}

/** A whole offer: heading, text, discount, a custom line, two optional lines, waiver, transport and crew. */
export function fullQuoteContent(values: Partial<QuoteContent> = {}): QuoteContent {
  const id = (n: number) => `019a0000-0000-7000-8000-0000000001${String(n).padStart(2, "0")}`;
  const plain = { itemId: null, code: "", slug: "", factor: 1000, replacementNet: null, factors: null };
  return quoteContent({
    lines: [
      quoteLine({ ...plain, id: id(1), kind: "heading", name: "Lighting", nameGa: "Soilsiú", quantity: 1 }),
      quoteLine({ id: id(2), discount: 1_500, note: "With clamps", noteGa: "Le teanntáin" }),
      quoteLine({
        id: id(3),
        code: "HAZE-2",
        slug: "haze-2",
        name: "Haze machine",
        nameGa: "Meaisín ceo",
        quantity: 1,
        dayRateNet: cents(3_333),
        optional: true,
        chosen: true,
      }),
      quoteLine({
        ...plain,
        id: id(4),
        kind: "custom",
        name: "LED strip, 12 m",
        nameGa: "Stiall LED, 12 m",
        quantity: 1,
        dayRateNet: cents(18_000),
        optional: true,
        chosen: false,
      }),
      quoteLine({
        ...plain,
        id: id(5),
        kind: "text",
        quantity: 1,
        name: "Cables as needed are included.",
        nameGa: "Tá na cáblaí a theastaíonn san áireamh.",
      }),
    ],
    waiver: 1_000,
    orderDiscount: 1_000,
    transport: "delivery",
    place: "Taibhdhearc na Gaillimhe",
    transportNet: cents(8_500),
    crewNet: cents(24_000),
    message: "Thank you for asking. The haze machine needs a word with the venue.",
    ...values,
  });
}
