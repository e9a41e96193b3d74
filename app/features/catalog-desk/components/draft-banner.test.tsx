import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { ProductDraftBanner } from "./draft-banner.tsx";

const STORED = {
  name: "Lamp",
  featured: "",
  soldIndividually: "yes",
  backorders: "yes",
  brand: "",
  saleFrom: "",
  saleTo: "2027-07-31T23:59",
  vatRate: "2300",
  electrical: "",
  hasBatteries: "",
  "v.red.offered": "yes",
  "v.red.o.Colour": "Red",
};
const CHANGED = {
  name: "Lamp",
  featured: "yes",
  soldIndividually: "",
  backorders: "notify",
  brand: "elation",
  saleFrom: "2027-07-10T09:00",
  saleTo: "",
  vatRate: "1350",
  electrical: "no",
  hasBatteries: "yes",
  "v.red.offered": "",
  "v.red.o.Colour": "",
};

function differencesIn(locale: "en" | "ga"): readonly string[] {
  const draft = {
    version: "1",
    savedAt: new Date("2027-01-01T12:00:00Z"),
    savedBy: "Aoife",
    values: CHANGED,
    base: STORED,
    differing: Object.keys(CHANGED).slice(1),
    conflicting: [],
  };
  const html = renderToStaticMarkup(
    <LocaleContext value={locale}>
      <ProductDraftBanner
        product={{ id: "lamp", status: "published", values: STORED }}
        draft={draft}
        categories={[]}
        brands={[{ id: "elation", name: "Elation", depth: 0 }]}
        pictures={[]}
      />
    </LocaleContext>,
  );
  return [...html.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, label = "", text = ""]) =>
    `${label}: ${text.replace(/<[^>]*>/g, "")}`.replaceAll("&#x27;", "'"),
  );
}

it("says what a draft changes in words, old and new", () => {
  expect(differencesIn("en")).toEqual([
    "Featured on the shop’s front: not ticked → ticked",
    "Limit 1 per order: ticked → not ticked",
    "Backorders: Can be ordered → Can be ordered, marked as on backorder",
    "Brand: – → Elation",
    "Sale begins: no time → 10 July 2027, 09:00",
    "Sale ends: 31 July 2027, 23:59 → no time",
    "VAT rate: 23% → 13.5%",
    "Electrical equipment: As its category says → No",
    "Comes with batteries or an accumulator: not ticked → ticked",
    "Variation, Offered: ticked → not ticked",
    "Variation, Colour: Red → any",
  ]);
});

it("says it in Irish where the page is Irish", () => {
  expect(differencesIn("ga")).toContain("Curtha chun tosaigh sa siopa: gan tic → ticeáilte");
  expect(differencesIn("ga")).toContain("Leagan, Ar díol: ticeáilte → gan tic");
  expect(differencesIn("ga")).toContain("Tosaíonn an tairiscint: gan am → 10 Iúil 2027, 09:00");
});
