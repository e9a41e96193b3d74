import { expect, it } from "vitest";
import { format } from "#app/i18n/message.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import { settingSchemas } from "../schema.ts";
import { readTrade } from "../settings-form.ts";
import { sectionState } from "./section-state.ts";

const t: Translate = (message, ...args) => format("en", message, ...args);

it("names the field in every fault of the trade settings", () => {
  const values = {
    "trade.invoiceDays": "0",
    "trade.linkDays": "91",
    "trade.salesRefundLimit": "five hundred",
    "trade.bic": "x".repeat(21),
  };
  const read = readTrade(settingSchemas.trade, values);
  const faults = read.ok ? [] : read.error;
  const returned = { section: "trade", values, version: "", faults, conflict: false } as const;
  const facts = {
    section: "trade",
    returned,
    saved: false,
    version: "",
    taken: null,
    take: () => {},
  } as const;
  expect(sectionState(t, facts).faultTexts).toEqual([
    { field: "trade.invoiceDays", message: "Days to pay: a number from 1 to 90" },
    {
      field: "trade.linkDays",
      message: "Days that a payment link holds its prices: a number from 1 to 90",
    },
    { field: "trade.bic", message: "BIC: 8 or 11 letters and digits, such as AIBKIE2D" },
    {
      field: "trade.salesRefundLimit",
      message: "Refund limit of sales (€): an amount such as 6.95",
    },
  ]);
});

it("names the program and the rate of a tax code in both languages", () => {
  const faults = [{ field: "accounting.taxes.2300.xero", kind: "too-long", max: 50 }] as const;
  const returned = { section: "accounting", values: {}, version: "", faults, conflict: false } as const;
  const facts = {
    section: "accounting",
    returned,
    saved: false,
    version: "",
    taken: null,
    take: () => {},
  } as const;
  const messages = (["en", "ga"] as const).map(
    (locale) =>
      sectionState((message, ...args) => format(locale, message, ...args), facts).faultTexts[0]?.message,
  );
  expect(messages).toEqual([
    "Xero tax rate, 23%: at most 50 characters",
    "Ráta cánach Xero, 23%: 50 carachtar ar a mhéad",
  ]);
});

it("names the zone that reaches the same places in both languages", () => {
  const zone = { en: "Ireland", ga: "Éire" };
  const faults = [
    { field: "zones.1.country", kind: "same-country", zone },
    { field: "zones.2.postcodes", kind: "same-postcodes", zone },
  ] as const;
  const returned = { section: "delivery", values: {}, version: "", faults, conflict: false } as const;
  const facts = {
    section: "delivery",
    returned,
    saved: false,
    version: "",
    taken: null,
    take: () => {},
  } as const;
  const messages = (["en", "ga"] as const).flatMap((locale) =>
    sectionState((message, ...args) => format(locale, message, ...args), facts).faultTexts.map(
      ({ message }) => message.split(".")[0],
    ),
  );
  expect(messages).toEqual([
    "Country: the zone Ireland covers the whole country already",
    "Postcodes: the zone Ireland covers some of these already",
    "Tír: clúdaíonn an crios Éire an tír ar fad cheana",
    "Postchóid: clúdaíonn an crios Éire cuid díobh seo cheana",
  ]);
});
