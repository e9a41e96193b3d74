import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { formatMoney } from "#app/i18n/formats.ts";
import { LOCALES } from "#app/i18n/locale.ts";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { cents } from "#app/lib/money.ts";
import { fullQuoteContent, quoteContent, quoteLine } from "#tests/support/hire/quote-content.ts";
import { SUPPLIER, SUPPLIER_FOOT } from "#tests/support/hire/supplier.ts";
import { chosenOptions, priceQuote } from "../content/quote-content.ts";
import { hasWithdrawal } from "../content/withdrawal-right.ts";
import { QuoteDocument } from "./components/quote-document.tsx";
import { knownOptions, optionsSearch, readChosenOptions } from "./quote-options.ts";
import { quoteSheet } from "./quote-sheet.ts";

describe("a quote in words", () => {
  it("E1: says dates with their weekday in Irish time, both totals and what is paid when", () => {
    const sheet = quoteSheet(quoteContent(), [], { locale: "en", sender: SUPPLIER });
    expect(sheet.hire.slice(0, 2)).toEqual([
      ["Collection", "Thursday 5 August 2027, 09:00"],
      ["Return", "Friday 6 August 2027, 17:00"],
    ]);
    expect(sheet.facts).toContainEqual(["Valid until", "Tuesday 3 August 2027, 23:59"]);
    expect(sheet.sums.rows).toEqual([
      { label: "Hire", value: "€270.00" },
      { label: "Total excl. VAT", value: "€270.00", total: true },
      { label: "VAT 23% on €270.00", value: "€62.10" },
      { label: "Total incl. VAT", value: "€332.10", total: true },
    ]);
    expect(sheet.sums.due).toEqual([
      { label: "Booking deposit, to reserve", value: "€99.63" },
      { label: "Balance, before collection", value: "€232.47" },
      { label: "Security deposit, before collection", value: "€480.00" },
    ]);
  });

  it("says the price of one of several pieces that are no items of the fleet", () => {
    const custom = (quantity: number) =>
      quoteContent({
        lines: [quoteLine({ kind: "custom", itemId: null, quantity, dayRateNet: cents(333), factor: 1000 })],
      });
    const lineOf = (quantity: number) =>
      quoteSheet(custom(quantity), [], { locale: "en", sender: SUPPLIER }).lines[0];
    const seven = { dayRate: "€3.33", detail: "each, for the whole hire", net: "€23.31" };
    expect(lineOf(7)).toMatchObject(seven);
    expect(lineOf(1)).toMatchObject({ dayRate: "", detail: "", net: "€3.33" });
  });

  it("says of what we deliver that it is paid before the delivery, and that we collect it again", () => {
    const sheet = quoteSheet(quoteContent({ transport: "delivery" }), [], { locale: "en", sender: SUPPLIER });
    expect(sheet.sums.due.map(({ label }) => label)).toEqual([
      "Booking deposit, to reserve",
      "Balance, before delivery",
      "Security deposit, before delivery",
    ]);
    expect(sheet.notes.join()).toContain("The security deposit is not part of the price.");
    expect(sheet.hire.slice(0, 2).map(([label]) => label)).toEqual(["Delivery", "We collect it again"]);
  });

  it("H12: shows the figures of priceQuote for every choice of options, in both languages", () => {
    const content = fullQuoteContent();
    const ids = content.lines.filter(({ optional }) => optional).map(({ id }) => id);
    for (const options of [[], ids.slice(0, 1), ids.slice(1), ids]) {
      const { price, deposit } = priceQuote(content, options);
      for (const locale of LOCALES) {
        const { sums } = quoteSheet(content, options, { locale, sender: SUPPLIER });
        const text = [...sums.rows, ...sums.due].map(({ value }) => value);
        for (const amount of [price.net, price.vat, price.total, price.waiver, price.crew, deposit])
          expect(text).toContain(formatMoney(amount));
        expect(sums.total).toBe(price.total);
      }
    }
  });

  it("says the factor of every item where they differ, also where it is 1", () => {
    const lines = [quoteLine(), quoteLine({ factor: 1000 })];
    const sheet = quoteSheet(quoteContent({ lines }), [], { locale: "en", sender: SUPPLIER });
    expect(sheet.hire.map(([, value]) => value)).toContain("2 days, × the figure at each line");
    expect(sheet.lines.map(({ detail }) => detail)).toEqual(["× 1.5", "× 1"]);
  });

  it("says how many of the calendar days are charged, and what goes with an item", () => {
    const contents = [{ name: "Half coupler", nameGa: "Leath-theanntán", quantity: 8 }];
    const lines = [quoteLine({ contents })];
    const over = { from: "2027-07-30T14:00:00.000Z", to: "2027-08-03T09:30:00.000Z", days: 1, factor: 1000 };
    const sheetOf = (locale: "en" | "ga", values = {}) =>
      quoteSheet(quoteContent({ lines, ...values }), [], { locale, sender: SUPPLIER });
    expect(sheetOf("en").hire.at(-1)?.[1]).toBe("2 days, 1.5 × the day rate");
    const one = { ...over, lines: [quoteLine({ contents, factor: 1000 })] };
    expect(sheetOf("en", one).hire.at(-1)?.[1]).toBe("1 of 5 days, 1 × the day rate");
    expect(sheetOf("ga", one).hire.at(-1)?.[1]).toBe("lá amháin as 5, 1 × an ráta laethúil");
    expect(sheetOf("en").lines[0]?.contents).toBe("Includes 8 × Half coupler");
    expect(sheetOf("ga").lines[0]?.contents).toBe("San áireamh: 8 × Leath-theanntán");
  });

  it("says in Irish what it says in English", () => {
    const content = fullQuoteContent();
    const [english, irish] = (["en", "ga"] as const).map((locale) =>
      quoteSheet(content, chosenOptions(content), { locale, sender: SUPPLIER }),
    );
    expect(irish?.lines.map(({ name }) => name)).toEqual([
      "Soilsiú",
      "Spotsolas gluaisteach 300 W",
      "Meaisín ceo",
      "Stiall LED, 12 m",
      "Tá na cáblaí a theastaíonn san áireamh.",
    ]);
    expect(irish?.hire[0]).toEqual(["Seachadadh", "Déardaoin 5 Lúnasa 2027, 09:00"]);
    for (const part of ["facts", "hire", "notes", "cancellation"] as const)
      expect(irish?.[part]).toHaveLength(english?.[part].length ?? -1);
  });

  it("names the cancellation scale, and a withdrawal to consumers only", () => {
    const sheetOf = (trade: boolean) => {
      const content = quoteContent();
      const customer = { ...content.customer, trade };
      return quoteSheet({ ...content, customer }, [], { locale: "en", sender: SUPPLIER });
    };
    expect(sheetOf(true).cancellation).toEqual([
      "14 days or more before collection: free",
      "Less than 14 days before: 25% of the total",
      "Less than 7 days before: 50% of the total",
      "Less than 3 days before: 75% of the total",
    ]);
    expect(sheetOf(false).cancellation.at(-1)).toContain("Withdraw from contract here");
    expect(sheetOf(true).sums.due.map(({ label }) => label)).not.toContain(
      "Security deposit, before collection",
    );
    expect(hasWithdrawal(quoteContent({ lines: [] }))).toBe(false);
  });

  it("begins the cancellation scale with what holds on the day of acceptance", () => {
    const content = quoteContent();
    const linesAt = (today: string) =>
      quoteSheet({ ...content, customer: { ...content.customer, trade: true } }, [], {
        locale: "en",
        sender: SUPPLIER,
        today: new Date(today),
      }).cancellation;
    expect(linesAt("2027-07-01T12:00:00Z")[0]).toBe("14 days or more before collection: free");
    expect(linesAt("2027-07-25T12:00:00Z")).toEqual([
      "If you accept today, 25 July 2027, from then on: 25% of the total",
      "Less than 7 days before: 50% of the total",
      "Less than 3 days before: 75% of the total",
    ]);
    expect(linesAt("2027-08-04T12:00:00Z")).toEqual([
      "If you accept today, 4 August 2027, from then on: 75% of the total",
    ]);
  });

  it.each(LOCALES)("L16: names the company, its number, office and directors (%s)", (locale) => {
    const sheet = quoteSheet(quoteContent(), [], { locale, sender: SUPPLIER });
    expect(sheet.foot.join(" · ")).toBe(SUPPLIER_FOOT[locale]);
    const page = renderToStaticMarkup(
      <LocaleContext value={locale}>
        <QuoteDocument sheet={sheet} locale={locale} form={null} />
      </LocaleContext>,
    );
    expect(page).toContain(SUPPLIER_FOOT[locale]);
  });

  it("never calls the damage waiver insurance", () => {
    const { notes } = quoteSheet(fullQuoteContent(), [], { locale: "en", sender: SUPPLIER });
    expect(notes.join(" ")).toContain("It is not insurance");
  });
});

describe("options in an address", () => {
  it("says nothing of those chosen from the beginning, and names none as none", () => {
    const content = fullQuoteContent();
    const [haze = "", strip = ""] = content.lines.filter(({ optional }) => optional).map(({ id }) => id);
    const version = { content, options: [haze], isAccepted: false };
    expect(optionsSearch(content, [haze])).toBe("");
    for (const options of [[], [strip], [haze, strip]])
      expect(readChosenOptions(version, new URLSearchParams(optionsSearch(content, options)))).toEqual(
        options,
      );
    expect(readChosenOptions(version, new URLSearchParams())).toEqual([haze]);
    expect(readChosenOptions({ ...version, options: [] }, new URLSearchParams())).toEqual([]);
    expect(knownOptions(content, [strip, "x", content.lines[1]?.id ?? "", haze, haze])).toEqual([
      haze,
      strip,
    ]);
  });

  it("H19: changes nothing of a version that was accepted", () => {
    const content = fullQuoteContent();
    const [haze = "", strip = ""] = content.lines.filter(({ optional }) => optional).map(({ id }) => id);
    const version = { content, options: [haze], isAccepted: true };
    for (const search of ["option=none", `option=${strip}`, `option=${haze}&option=${strip}`])
      expect(readChosenOptions(version, new URLSearchParams(search))).toEqual([haze]);
  });
});
