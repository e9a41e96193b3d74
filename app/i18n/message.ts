import type { Locale } from "./locale.ts";
import { formatNumber, pluralCategory } from "./numbers.ts";

type ParamNames<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** A `number` is that of an order or a unit: a name, which is written without separators. */
type Params<Names extends string> = [Names] extends [never]
  ? undefined
  : { readonly [N in Names]: N extends "number" ? string : string | number };

type SameParams<En extends string, Ga extends string> = [ParamNames<En>] extends [ParamNames<Ga>]
  ? [ParamNames<Ga>] extends [ParamNames<En>]
    ? Ga
    : `unknown parameter {${Exclude<ParamNames<Ga>, ParamNames<En>>}}`
  : `missing parameter {${Exclude<ParamNames<En>, ParamNames<Ga>>}}`;

declare const paramsType: unique symbol;

/** One sentence in both languages. `P` is the shape of its parameters, undefined when it has none. */
export interface Message<P = undefined> {
  readonly en: string | EnglishForms;
  readonly ga: string | IrishForms;
  readonly [paramsType]?: P;
}

/** CLDR plural categories of English. */
export interface EnglishForms {
  readonly one: string;
  readonly other: string;
}

/** CLDR plural categories of Irish: one 1, two 2, few 3–6, many 7–10, other 0 and 11+. */
export interface IrishForms {
  readonly one: string;
  readonly two: string;
  readonly few: string;
  readonly many: string;
  readonly other: string;
}

/**
 * Declares a message: `msg("Hello {name}!", "Dia duit, {name}!")`. A missing Irish form or a parameter
 * that only one language has does not compile.
 */
// Apart from the documentation, where the bundler finds it: words that a page does not say are left out of its scripts.
/* @__NO_SIDE_EFFECTS__ */
export function msg<const En extends string, const Ga extends string>(
  en: En,
  ga: Ga & SameParams<En, Ga>,
): Message<Params<ParamNames<En>>> {
  return declare({ en, ga });
}

/**
 * Declares a counted message; every form may use `{n}`, which is the count, and no other parameter
 * unless `Extra` names it: `plural<"name">(…)`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function plural<Extra extends string = never>(
  en: EnglishForms,
  ga: IrishForms,
): Message<{ readonly n: number } & { readonly [K in Extra]: string | number }> {
  return declare({ en, ga });
}

/** What the program itself says. Texts out of the database have the same shape and are never replaced. */
const declared = new WeakSet<object>();

function declare<T extends object>(message: T): T {
  declared.add(message);
  return message;
}

/** What staff say instead of a message; a language left out stays as it was declared. */
export interface Replacement {
  /** The declared words. Messages that say the same in both languages are one text. */
  readonly of: Pick<Message, "en" | "ga">;
  readonly en?: string | EnglishForms;
  readonly ga?: string | IrishForms;
}

let installed: readonly Replacement[] = [];
let replacements: ReadonlyMap<string, Replacement> = new Map();

/** Makes `format` use these texts from now on. Costs nothing when the list is the one already installed. */
export function installReplacements(list: readonly Replacement[]): void {
  if (list === installed) return;
  installed = list;
  replacements = new Map(list.map((replacement) => [siteTextKey(replacement.of), replacement]));
}

/** A key that is the same for all messages with the same text in both languages. */
export function siteTextKey({
  en,
  ga,
}: Readonly<Record<Locale, string | { readonly other?: string }>>): string {
  return `${typeof en === "string" ? en : en.other}\n${typeof ga === "string" ? ga : ga.other}`;
}

/** What is said of a message now, with every form of it. */
function formsOf(locale: Locale, message: Message<unknown>): string | EnglishForms | IrishForms {
  if (replacements.size === 0 || !declared.has(message)) return message[locale];
  return replacements.get(siteTextKey(message))?.[locale] ?? message[locale];
}

/** True when a text reads the same in both languages, as names do. */
export function isSameInBoth(message: Message): boolean {
  return formsOf("en", message) === formsOf("ga", message);
}

export type FormatArgs<P> = P extends undefined ? [] : [params: P];

/**
 * The text of a message in a language, in staff's words where they wrote any. Numbers are written as the language writes
 * them.
 */
export function format<P>(locale: Locale, message: Message<P>, ...args: FormatArgs<P>): string {
  return written(locale, formsOf(locale, message), args[0]);
}

/** The same in the words that the program declares. */
export function formatDeclared<P>(locale: Locale, message: Message<P>, ...args: FormatArgs<P>): string {
  return written(locale, message[locale], args[0]);
}

function written(locale: Locale, forms: string | EnglishForms | IrishForms, given: unknown): string {
  const params = given as Record<string, string | number> | undefined;
  const text = typeof forms === "string" ? forms : pickForm(locale, forms, Number(params?.n ?? 0));
  return params ? fillIn(text, params) : text;
}

/** The text with the values of its `{name}`s. A loop: a list writes hundreds, and `replace` takes three times as long. */
function fillIn(text: string, params: Readonly<Record<string, string | number>>): string {
  let filled = "";
  let from = 0;
  for (let open = text.indexOf("{"); open !== -1; open = text.indexOf("{", open + 1)) {
    const close = text.indexOf("}", open);
    const value = params[text.slice(open + 1, close)];
    if (value === undefined) continue;
    filled += text.slice(from, open) + (typeof value === "number" ? formatNumber(value) : value);
    from = close + 1;
  }
  return filled + text.slice(from);
}

function pickForm(locale: Locale, forms: Partial<IrishForms> & EnglishForms, n: number): string {
  return forms[pluralCategory(locale, n)] ?? forms.other;
}
