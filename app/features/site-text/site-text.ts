import type { EntryDifference } from "#app/features/content/entries/versions/versions.ts";
import { LOCALES, type Locale } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import type { FormFault, ReturnedForm } from "#app/lib/forms/form-faults.ts";
import type { FormValues } from "#app/lib/forms/form-fields.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";

/** One text, or one text for each plural category. */
export type TextForms = string | Readonly<Record<string, string>>;

/** A text in both languages. */
export interface BothForms {
  readonly en: TextForms;
  readonly ga: TextForms;
}

/** Pages, or parts of pages, whose texts belong together. */
export interface SiteTextArea {
  readonly name: string;
  readonly title: Message;
  /** The page where most of it is seen, as an English path; null for pages that need an order or an account. */
  readonly path: string | null;
}

/** Why a text stays as it is: law says it, or it is a name. */
export type LockReason = "law" | "name";

/** A text of the site as the back office shows it. */
export interface SiteText {
  /** Area and name, e.g. "home.lede". */
  readonly key: string;
  readonly area: string;
  /** The program's own words. */
  readonly source: BothForms;
  /** What staff say instead; null where the program's words are shown. */
  readonly en: TextForms | null;
  readonly ga: TextForms | null;
  /** The Irish is older than the English. */
  readonly stale: boolean;
  /** The program's words have changed since staff wrote theirs. */
  readonly sourceChanged: boolean;
  readonly locked: LockReason | null;
  /** Names of the areas where the very same text is. */
  readonly areas: readonly string[];
  /** Names the state that was read; a save carries it back. Empty for a text no one has changed. */
  readonly version: string;
}

/** Words of staff whose text the program no longer has. */
export interface UnusedSiteText {
  readonly key: string;
  readonly en: TextForms | null;
  readonly ga: TextForms | null;
}

/** What is left to do on a text. */
export const SITE_TEXT_MARKS = ["changed", "stale", "source-changed"] as const;
export type SiteTextMark = (typeof SITE_TEXT_MARKS)[number];

/** Irish is never missing: pages show the program's where staff wrote none. Stale: the English has changed since. */
export function marksOf({ en, ga, stale, sourceChanged }: SiteText): readonly SiteTextMark[] {
  const marks: SiteTextMark[] = [];
  if (en !== null || ga !== null) marks.push("changed");
  if (stale) marks.push("stale");
  if (sourceChanged) marks.push("source-changed");
  return marks;
}

type SiteTextFaultKind = "required" | "too-long" | "placeholder-missing" | "placeholder-unknown" | "markup";

/** Why a text was refused. Its inputs are called "en", "ga", "en.one", "ga.few". */
export interface SiteTextFault extends FormFault<SiteTextFaultKind> {
  /** The placeholder, or the limit in characters. */
  readonly about: string;
}

/** A text that is gone, fixed, not well written, or saved by somebody else since it was read. */
export type SiteTextRefusal =
  | { readonly kind: "not-found" | "locked" | "conflict" }
  | { readonly kind: "invalid"; readonly faults: readonly SiteTextFault[] };

/** A form that came back, and why it was not saved. */
export interface ReturnedSiteText extends ReturnedForm<SiteTextFault> {
  /** The state the form was made from. */
  readonly version: string;
  readonly refused: "locked" | "conflict" | null;
}

/** What a version of a text keeps. */
export interface SiteTextState {
  readonly en: TextForms | null;
  readonly ga: TextForms | null;
  readonly stale: boolean;
}

const PLACEHOLDER = /\{(\w+)\}/g;
const MIN_LIMIT = 160;
const MAX_LIMIT = 4000;

/** Plural categories in the order in which the back office asks for them. */
const CATEGORIES = ["one", "two", "few", "many", "other"];

/** The inputs of one language with their texts: "en" alone, or "ga.one", "ga.two", …. */
export function inputsOf(locale: Locale, forms: TextForms): readonly (readonly [string, string])[] {
  if (typeof forms === "string") return [[locale, forms]];
  return CATEGORIES.flatMap((category) => {
    const text = forms[category];
    return text === undefined ? [] : [[`${locale}.${category}`, text] as const];
  });
}

export function placeholdersIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name))];
}

/**
 * Three times the longer original, within 160 and 4000 characters, in both languages: a page stays the page it was drawn
 * as.
 */
export function limitOf(source: BothForms): number {
  const originals = LOCALES.flatMap((locale) => inputsOf(locale, source[locale]));
  const longest = Math.max(...originals.map(([, text]) => text.length));
  return Math.min(MAX_LIMIT, Math.max(MIN_LIMIT, longest * 3));
}

/**
 * Holds one language of a text against the program's words. Every placeholder of the original must stay, and no other
 * can be filled in. A plural form may leave out what one of the original's forms leaves out, as "one" does with the
 * count. Null: it says what the program says, or, in Irish, nothing.
 */
export function checkForms(
  locale: Locale,
  source: BothForms,
  values: FormValues,
): Result<TextForms | null, readonly SiteTextFault[]> {
  const inputs = inputsOf(locale, source[locale]);
  const texts = inputs.map(([path]) => [path, curly(cleanText(values[path] ?? ""))] as const);
  if (locale === "ga" && texts.every(([, text]) => text === "")) return ok(null);
  const known = new Set(inputs.flatMap(([, text]) => placeholdersIn(text)));
  const needed = [...known].filter((name) => inputs.every(([, text]) => placeholdersIn(text).includes(name)));
  const limit = limitOf(source);
  const faults = texts.flatMap(([path, text]) => faultsIn(path, text, { known, needed, limit }));
  if (faults.length > 0) return refuse(faults);
  if (inputs.every(([path, text]) => texts.some(([other, current]) => other === path && current === text)))
    return ok(null);
  if (typeof source[locale] === "string") return ok(texts[0]?.[1] ?? "");
  return ok(Object.fromEntries(texts.map(([path, text]) => [path.slice(locale.length + 1), text])));
}

interface Rules {
  readonly known: ReadonlySet<string>;
  readonly needed: readonly string[];
  readonly limit: number;
}

function faultsIn(field: string, text: string, { known, needed, limit }: Rules): readonly SiteTextFault[] {
  const fault = (kind: SiteTextFaultKind, about: string) => [{ field, kind, about }];
  if (text === "") return fault("required", "");
  if (text.length > limit) return fault("too-long", String(limit));
  const unknown = placeholdersIn(text).find((name) => !known.has(name));
  if (unknown) return fault("placeholder-unknown", `{${unknown}}`);
  const brace = /[{}]/.exec(text.replace(PLACEHOLDER, ""));
  if (brace) return fault("placeholder-unknown", brace[0]);
  const lost = needed.find((name) => !text.includes(`{${name}}`));
  if (lost) return fault("placeholder-missing", `{${lost}}`);
  return /<\/?[a-z]|&[a-z]+;/i.test(text) ? fault("markup", "") : [];
}

/** With the apostrophe that the site uses. */
function curly(text: string): string {
  return text.replaceAll("'", "’");
}

export function isSameForms(a: TextForms | null, b: TextForms | null): boolean {
  if (a === null || b === null || typeof a === "string" || typeof b === "string") return a === b;
  return CATEGORIES.every((category) => a[category] === b[category]);
}

/** The forms in which two versions of a text differ; a null version means the program's own words. */
export function siteTextDifferences(
  source: BothForms,
  before: SiteTextState,
  after: SiteTextState,
): readonly EntryDifference[] {
  return LOCALES.flatMap((locale) => {
    const old = new Map(inputsOf(locale, before[locale] ?? source[locale]));
    return inputsOf(locale, after[locale] ?? source[locale]).flatMap(([path, text]) => {
      const was = old.get(path) ?? "";
      return was === text ? [] : [{ path, before: was, after: text }];
    });
  });
}
