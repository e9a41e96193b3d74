import type { z } from "zod";
import type { Locale } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import { parseEuro } from "#app/lib/euro.ts";
import { type FormFault, firstOfEach } from "#app/lib/forms/form-faults.ts";
import type { FormFields, FormValues } from "#app/lib/forms/form-fields.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import { ACCOUNTING_TAXES } from "./accounting-taxes.ts";
import { isBic, isBicOfIban, isIban } from "./bank-codes.ts";
import type { SettingKey, Settings } from "./settings.ts";

/** The forms of the settings page. Several may write one setting. */
export const SETTINGS_SECTIONS = [
  "company",
  "hours",
  "social",
  "notice",
  "shop",
  "guarantee",
  "makers",
  "delivery",
  "trade",
  "accounting",
  "feed",
  "hire",
] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** The setting each form writes. */
export const KEY_OF: Readonly<Record<SettingsSection, SettingKey>> = {
  company: "company",
  hours: "company",
  social: "company",
  notice: "notice",
  shop: "externalShopUrl",
  guarantee: "guaranteeNotice",
  makers: "importWithoutMaker",
  delivery: "deliveryZones",
  trade: "trade",
  accounting: "accounting",
  feed: "productFeed",
  hire: "hire",
};

/** Fields of the company's particulars, in the order of the form. */
export const COMPANY_FIELDS = [
  "tradingName",
  "legalName",
  "companyNumber",
  "vatNumber",
  "phone",
  "email",
  "weeeNumber",
  "directors",
  "shareCapital",
  "registeredOffice",
  "address",
] as const;
export type CompanyField = (typeof COMPANY_FIELDS)[number];

/** Social links at most. */
export const MAX_SOCIAL = 12;

type SettingFaultKind =
  | "required"
  | "too-long"
  | "email"
  | "vat-number"
  | "phone"
  | "company-number"
  | "lines"
  | "url"
  | "both-languages"
  | "country"
  | "price"
  | "weight"
  | "no-rates"
  | "same-weight"
  | "same-country"
  | "same-postcodes"
  | "no-postcode"
  | "no-zones"
  | "date"
  | "days"
  | "past"
  | "iban"
  | "bic"
  | "bic-country"
  | "clock"
  | "outside-hours"
  | "free-from-early"
  | "free-until-late"
  | "free-overlap"
  | "whole"
  | "percent"
  | "factor"
  | "steps-none"
  | "steps-first"
  | "steps-order"
  | "steps-falls"
  | "cancellation-order"
  | "cancellation-falls"
  | "invalid";

/** A field of a settings form that breaks a rule; its name is also the id of its input. */
export interface SettingFault extends FormFault<SettingFaultKind> {
  /** The smallest number, where that was the reason. */
  readonly least?: number;
  /** The lines in each language, where they differ. */
  readonly lines?: Readonly<Record<Locale, number>>;
  /** The name of the zone that reaches the same places. */
  readonly zone?: Message;
  /** What no postcode of the country begins with. */
  readonly prefix?: string;
  /** The countries that a BIC and an IBAN name. */
  readonly countries?: { readonly bic: string; readonly iban: string };
}

/** Fields of several lines. */
const LONG: readonly string[] = [
  "registeredOffice",
  "address",
  "hours.en",
  "hours.ga",
  "notice.en",
  "notice.ga",
];

/** What a form posted, as it is stored. */
export function readSectionForm(form: FormFields): FormValues {
  return Object.fromEntries([...form].map(([name, text]) => [name, cleanText(text, LONG.includes(name))]));
}

export type Read<K extends SettingKey> = Result<Settings[K], readonly SettingFault[]>;

/** A notice whose last day is before `today` would be shown to no visitor. */
export function readAnnouncement(
  schema: z.ZodType<Settings["notice"]>,
  values: FormValues,
  today: string,
): Read<"notice"> {
  const [en = "", ga = ""] = [values["notice.en"], values["notice.ga"]];
  const until = values["notice.until"] || null;
  const read = finishForm(
    schema,
    { en, ga, until },
    bothOrNone("notice", en, ga),
    (path) => `notice.${path}`,
  );
  if (read.ok && read.value.until !== null && read.value.until < today && en !== "")
    return refuse([{ field: "notice.until", kind: "past" }]);
  return read;
}

export function readShop(schema: z.ZodType<string | null>, values: FormValues): Read<"externalShopUrl"> {
  return finishForm(schema, values.externalShopUrl || null, [], () => "externalShopUrl");
}

export function readGuarantee(
  schema: z.ZodType<Settings["guaranteeNotice"]>,
  values: FormValues,
): Read<"guaranteeNotice"> {
  const value = { en: values["guarantee.en"] ?? "", ga: values["guarantee.ga"] ?? "" };
  return finishForm(schema, value, [], (path) => `guarantee.${path}`);
}

export function readMakers(
  schema: z.ZodType<Settings["importWithoutMaker"]>,
  values: FormValues,
): Read<"importWithoutMaker"> {
  return finishForm(schema, values.importWithoutMaker, [], () => "importWithoutMaker");
}

/** How orders on invoice are paid, and whether businesses abroad buy without VAT. */
export function readTrade(schema: z.ZodType<Settings["trade"]>, values: FormValues): Read<"trade"> {
  const days = parseWhole(values["trade.invoiceDays"]) ?? 0;
  const link = parseWhole(values["trade.linkDays"]) ?? 0;
  const iban = (values["trade.iban"] ?? "").toUpperCase().replace(/\s/g, "");
  const faults: SettingFault[] = [];
  if (days < 1 || days > 90) faults.push({ field: "trade.invoiceDays", kind: "days" });
  if (link < 1 || link > 90) faults.push({ field: "trade.linkDays", kind: "days" });
  if (iban !== "" && !isIban(iban)) faults.push({ field: "trade.iban", kind: "iban" });
  const bic = (values["trade.bic"] ?? "").toUpperCase().replace(/\s/g, "");
  if (bic !== "" && !isBic(bic)) faults.push({ field: "trade.bic", kind: "bic" });
  else if (bic !== "" && isIban(iban) && !isBicOfIban(bic, iban))
    faults.push({
      field: "trade.bic",
      kind: "bic-country",
      countries: { bic: bic.slice(4, 6), iban: iban.slice(0, 2) },
    });
  const limit = parseEuro(values["trade.salesRefundLimit"] ?? "");
  if (limit === null) faults.push({ field: "trade.salesRefundLimit", kind: "price" });
  const value = {
    invoiceDays: faults.some(({ kind }) => kind === "days") ? 14 : days,
    linkDays: faults.some(({ kind }) => kind === "days") ? 7 : link,
    accountName: values["trade.accountName"] ?? "",
    iban,
    bic,
    zeroRate: values["trade.zeroRate"] === "yes",
    salesRefundLimit: limit ?? 0,
  };
  return finishForm(schema, value, faults, (path) => `trade.${path}`);
}

/** How long goods on backorder take; nothing typed: not known. */
export function readFeed(
  schema: z.ZodType<Settings["productFeed"]>,
  values: FormValues,
): Read<"productFeed"> {
  const text = values["feed.backorderDays"] ?? "";
  const days = text === "" ? null : (parseWhole(text) ?? 0);
  const isFaulty = days !== null && (days < 1 || days > 365);
  const faults: SettingFault[] = isFaulty
    ? [{ field: "feed.backorderDays", kind: "whole", least: 1, max: 365 }]
    : [];
  return finishForm(schema, { backorderDays: isFaulty ? null : days }, faults);
}

/** Codes of the accounting program; a tax without codes is left out. */
export function readAccounting(
  schema: z.ZodType<Settings["accounting"]>,
  values: FormValues,
): Read<"accounting"> {
  const text = (name: string) => values[`accounting.${name}`] ?? "";
  const needed = ["xeroAccount", "sageCustomer", "sageNominal"] as const;
  const faults = needed
    .filter((name) => text(name) === "")
    .map((name): SettingFault => ({ field: `accounting.${name}`, kind: "required" }));
  const taxes = Object.fromEntries(
    ACCOUNTING_TAXES.map((tax) => [
      tax,
      { xero: text(`taxes.${tax}.xero`), sage: text(`taxes.${tax}.sage`) },
    ]),
  );
  const [xeroAccount, sageCustomer, sageNominal] = needed.map((name) => text(name) || "-");
  return finishForm(
    schema,
    { xeroAccount, sageCustomer, sageNominal, taxes },
    faults,
    (path) => `accounting.${path}`,
  );
}

/** A text of one language alone is refused. */
export function bothOrNone(name: string, en: string, ga: string): SettingFault[] {
  if (Boolean(en) === Boolean(ga)) return [];
  return [{ field: `${name}.${en ? "ga" : "en"}`, kind: "both-languages" }];
}

/** Holds a value against its schema. `faults` are those that only a form has. */
export function finishForm<T>(
  schema: z.ZodType<T>,
  value: unknown,
  faults: readonly SettingFault[],
  fieldOf: (path: string) => string = (path) => path,
): Result<T, readonly SettingFault[]> {
  const parsed = schema.safeParse(value);
  const issues = parsed.success ? [] : parsed.error.issues;
  const found = issues.map((issue): SettingFault => faultOf(fieldOf(issue.path.join(".")), issue));
  const all = [...faults, ...found];
  if (!parsed.success || all.length > 0) return refuse(firstOfEach(all));
  return ok(parsed.data);
}

function faultOf(field: string, issue: z.core.$ZodIssue): SettingFault {
  if (issue.code === "too_big") return { field, kind: "too-long", max: Number(issue.maximum) };
  if (issue.code === "too_small") return { field, kind: field.endsWith("rates") ? "no-rates" : "required" };
  if (issue.code === "invalid_format") {
    if (field.endsWith("country")) return { field, kind: "country" };
    if (field.endsWith("until")) return { field, kind: "date" };
    return { field, kind: issue.format === "url" ? "url" : "invalid" };
  }
  return { field, kind: "invalid" };
}
