import { describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "./locale.ts";
import { format, type Message } from "./message.ts";

const files = import.meta.glob<Record<string, unknown>>("./messages/*/*.ts", { eager: true });

/** Names, marks and abbreviations that both languages share; what is only parameters and signs is said by no one. */
const SHARED = new Set([
  "#ItsShowTime",
  "Studio@5",
  "English",
  "Gaeilge",
  "GO",
  "SKU",
  "IBAN",
  "BIC",
  "GTIN",
  "ID",
  "Message-ID",
  "{weight}\u00a0kg",
  "{size}\u00a0mm",
  "{watts} W",
  "{amps} A",
  "{one} · {two} · {three} A",
  "L1, L2, L3",
]);

/** A number before a noun of more than one, or a verb of it. */
const COUNTED = /\{n\} (?:[a-z]+ ){0,3}(?:[a-z]{2,}s\b|were\b)/;
/** What is said of limits and of thousands only. */
const ALWAYS_MANY = new Set([
  "manyVariations",
  "faultMany",
  "countMost",
  "searchCut",
  "limit",
  "nameLong",
  "poLong",
  "tooManyPiecesText",
]);

/** A save is known by its version alone, not by its author. */
const NAMES_ANOTHER =
  /\b(?:some(?:body|one) else (?:has|had|saved|changed)|(?:d’athraigh|shábháil|d’fhreagair|thaifead|bhain|chaith) duine eile)/i;

/** One number of each plural category of both languages. */
const COUNTS = [0, 1, 2, 3, 7, 11, 1200];

/** Whatever a message asks for is answered; what is left in braces is a parameter that no one can give. */
const anything = (n: number) =>
  new Proxy<Record<string, string | number>>({}, { get: (_target, name) => (name === "n" ? n : "x") });

function isMessage(value: unknown): value is Message<unknown> {
  return typeof value === "object" && value !== null && "en" in value && "ga" in value;
}

/** Messages may be alone, in lists and in records. */
function messagesIn(value: unknown, name: string): [string, Message<unknown>][] {
  if (isMessage(value)) return [[name, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => messagesIn(inner, name ? `${name}.${key}` : key));
}

function formsOf(forms: string | object): string[] {
  return typeof forms === "string" ? [forms] : Object.values(forms);
}

const say = format as (locale: Locale, message: Message<unknown>, params: object) => string;

function isWellFormed(text: string): boolean {
  return text.trim() === text && text !== "" && !/[{}]|undefined|NaN|\s{2}/.test(text);
}

function isSharedWording(text: string): boolean {
  return SHARED.has(text) || !/\p{L}/u.test(text.replace(/\{\w+\}/g, ""));
}

describe.each(Object.entries(files))("%s", (_file, module) => {
  const messages = messagesIn(module, "");

  it("can be said in both languages with every count", () => {
    expect(messages).not.toEqual([]);
    const faults = messages.flatMap(([name, message]) =>
      LOCALES.flatMap((locale) =>
        COUNTS.map((n) => say(locale, message, anything(n)))
          .filter((text) => !isWellFormed(text))
          .map((text) => `${name} in ${locale}: ${text}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  it("names no other person for a change that may be one's own in another window", () => {
    const faults = messages.filter(([, message]) =>
      LOCALES.some((locale) => NAMES_ANOTHER.test(say(locale, message, anything(1)))),
    );
    expect(faults.map(([name]) => name)).toEqual([]);
  });

  it("has a form of its own for one of what it counts", () => {
    const faults = messages.filter(
      ([name, { en }]) => typeof en === "string" && COUNTED.test(en) && !ALWAYS_MANY.has(name),
    );
    expect(faults.map(([name, { en }]) => `${name}: ${en}`)).toEqual([]);
  });

  it("is Irish in the Irish, and typed as Irish is", () => {
    const faults = messages.flatMap(([name, { en, ga }]) =>
      formsOf(ga)
        .filter((text) => {
          const english = formsOf(en).includes(text) && !isSharedWording(text);
          return english || text !== text.normalize("NFC") || /["']/.test(text);
        })
        .map((text) => `${name}: ${text}`),
    );
    expect(faults).toEqual([]);
  });
});
