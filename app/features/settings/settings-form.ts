import type { z } from "zod";
import type { Locale } from "#app/i18n/locale.ts";
import { parseEuro } from "#app/lib/euro.ts";
import type { FormFields } from "#app/lib/form-fields.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import { ACCOUNTING_TAXES } from "./accounting-taxes.ts";
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

/** Why a field was refused. `path` is also the name and the id of its input. */
export interface SettingProblem {
  readonly path: string;
  readonly kind:
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
    | "date"
    | "days"
    | "iban"
    | "clock"
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
  /** Characters at most, or the largest number, where that was the reason. */
  readonly max?: number;
  /** The smallest number, where that was the reason. */
  readonly least?: number;
  /** The lines in each language, where they differ. */
  readonly lines?: Readonly<Record<Locale, number>>;
}

/** What a form posted, as it is stored. */
export type Typed = Readonly<Record<string, string>>;

/** Fields of several lines. */
const LONG: readonly string[] = [
  "registeredOffice",
  "address",
  "hours.en",
  "hours.ga",
  "notice.en",
  "notice.ga",
];

export function typedIn(form: FormFields): Typed {
  return Object.fromEntries([...form].map(([name, text]) => [name, cleanText(text, LONG.includes(name))]));
}

export type Read<K extends SettingKey> = Result<Settings[K], readonly SettingProblem[]>;

export function readAnnouncement(schema: z.ZodType<Settings["notice"]>, typed: Typed): Read<"notice"> {
  const [en = "", ga = ""] = [typed["notice.en"], typed["notice.ga"]];
  const until = typed["notice.until"] || null;
  return finishForm(schema, { en, ga, until }, bothOrNone("notice", en, ga), (path) => `notice.${path}`);
}

export function readShop(schema: z.ZodType<string | null>, typed: Typed): Read<"externalShopUrl"> {
  return finishForm(schema, typed.externalShopUrl || null, [], () => "externalShopUrl");
}

export function readGuarantee(
  schema: z.ZodType<Settings["guaranteeNotice"]>,
  typed: Typed,
): Read<"guaranteeNotice"> {
  const value = { en: typed["guarantee.en"] ?? "", ga: typed["guarantee.ga"] ?? "" };
  return finishForm(schema, value, [], (path) => `guarantee.${path}`);
}

export function readMakers(
  schema: z.ZodType<Settings["importWithoutMaker"]>,
  typed: Typed,
): Read<"importWithoutMaker"> {
  return finishForm(schema, typed.importWithoutMaker, [], () => "importWithoutMaker");
}

/** How orders on invoice are paid, and whether businesses abroad buy without VAT. */
export function readTrade(schema: z.ZodType<Settings["trade"]>, typed: Typed): Read<"trade"> {
  const days = parseWhole(typed["trade.invoiceDays"]) ?? 0;
  const link = parseWhole(typed["trade.linkDays"]) ?? 0;
  const iban = (typed["trade.iban"] ?? "").toUpperCase().replace(/\s/g, "");
  const problems: SettingProblem[] = [];
  if (days < 1 || days > 90) problems.push({ path: "trade.invoiceDays", kind: "days" });
  if (link < 1 || link > 90) problems.push({ path: "trade.linkDays", kind: "days" });
  if (iban !== "" && !isIban(iban)) problems.push({ path: "trade.iban", kind: "iban" });
  const limit = parseEuro(typed["trade.salesRefundLimit"] ?? "");
  if (limit === null) problems.push({ path: "trade.salesRefundLimit", kind: "price" });
  const value = {
    invoiceDays: problems.some(({ kind }) => kind === "days") ? 14 : days,
    linkDays: problems.some(({ kind }) => kind === "days") ? 7 : link,
    accountName: typed["trade.accountName"] ?? "",
    iban,
    bic: (typed["trade.bic"] ?? "").toUpperCase().replace(/\s/g, ""),
    zeroRate: typed["trade.zeroRate"] === "yes",
    salesRefundLimit: limit ?? 0,
  };
  return finishForm(schema, value, problems, (path) => `trade.${path}`);
}

/** How long goods on backorder take; nothing typed: not known. */
export function readFeed(schema: z.ZodType<Settings["productFeed"]>, typed: Typed): Read<"productFeed"> {
  const text = typed["feed.backorderDays"] ?? "";
  const days = text === "" ? null : (parseWhole(text) ?? 0);
  const isFaulty = days !== null && (days < 1 || days > 365);
  const problems: SettingProblem[] = isFaulty
    ? [{ path: "feed.backorderDays", kind: "whole", least: 1, max: 365 }]
    : [];
  return finishForm(schema, { backorderDays: isFaulty ? null : days }, problems);
}

/** Codes of the accounting program; a tax without codes is left out. */
export function readAccounting(schema: z.ZodType<Settings["accounting"]>, typed: Typed): Read<"accounting"> {
  const text = (name: string) => typed[`accounting.${name}`] ?? "";
  const needed = ["xeroAccount", "sageCustomer", "sageNominal"] as const;
  const problems = needed
    .filter((name) => text(name) === "")
    .map((name): SettingProblem => ({ path: `accounting.${name}`, kind: "required" }));
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
    problems,
    (path) => `accounting.${path}`,
  );
}

/** ISO 13616: the letters become numbers, the first four characters go to the end, and 97 leaves 1. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(text)) return false;
  const digits = [...`${text.slice(4)}${text.slice(0, 4)}`].map((char) => Number.parseInt(char, 36)).join("");
  return BigInt(digits) % 97n === 1n;
}

/** A text of one language alone is refused. */
export function bothOrNone(name: string, en: string, ga: string): SettingProblem[] {
  if (Boolean(en) === Boolean(ga)) return [];
  return [{ path: `${name}.${en ? "ga" : "en"}`, kind: "both-languages" }];
}

/** Holds a value against its schema. `problems` are those that only a form has. */
export function finishForm<T>(
  schema: z.ZodType<T>,
  value: unknown,
  problems: readonly SettingProblem[],
  pathOf: (path: string) => string = (path) => path,
): Result<T, readonly SettingProblem[]> {
  const parsed = schema.safeParse(value);
  const issues = parsed.success ? [] : parsed.error.issues;
  const found = issues.map((issue): SettingProblem => problemOf(pathOf(issue.path.join(".")), issue));
  const allProblems = [...problems, ...found];
  if (!parsed.success || allProblems.length > 0)
    return refuse(
      allProblems.filter(({ path }, at) => allProblems.findIndex((problem) => problem.path === path) === at),
    );
  return ok(parsed.data);
}

function problemOf(path: string, issue: z.core.$ZodIssue): SettingProblem {
  if (issue.code === "too_big") return { path, kind: "too-long", max: Number(issue.maximum) };
  if (issue.code === "too_small") return { path, kind: path.endsWith("rates") ? "no-rates" : "required" };
  if (issue.code === "invalid_format") {
    if (path.endsWith("country")) return { path, kind: "country" };
    if (path.endsWith("until")) return { path, kind: "date" };
    return { path, kind: issue.format === "url" ? "url" : "invalid" };
  }
  return { path, kind: "invalid" };
}
