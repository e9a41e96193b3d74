import { INTL_TAG, type Locale } from "./locale.ts";

type ParamNames<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

type Params<Names extends string> = [Names] extends [never]
  ? undefined
  : { readonly [N in Names]: string | number };

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
 * @__NO_SIDE_EFFECTS__
 */
export function msg<const En extends string, const Ga extends string>(
  en: En,
  ga: Ga & SameParams<En, Ga>,
): Message<Params<ParamNames<En>>> {
  return { en, ga };
}

/**
 * Declares a counted message; every form may use `{n}`, which is the count, and no other parameter
 * unless `Extra` names it: `plural<"name">(…)`.
 * @__NO_SIDE_EFFECTS__
 */
export function plural<Extra extends string = never>(
  en: EnglishForms,
  ga: IrishForms,
): Message<{ readonly n: number } & { readonly [K in Extra]: string | number }> {
  return { en, ga };
}

const rules: Record<Locale, Intl.PluralRules> = {
  en: new Intl.PluralRules("en-IE"),
  ga: new Intl.PluralRules("ga-IE"),
};

type FormatArgs<P> = P extends undefined ? [] : [params: P];

/** The text of a message in a language. Numbers are written as the language writes them. */
export function format<P>(locale: Locale, message: Message<P>, ...args: FormatArgs<P>): string {
  const params = args[0] as Record<string, string | number> | undefined;
  const forms = message[locale];
  const text = typeof forms === "string" ? forms : pickForm(locale, forms, Number(params?.n ?? 0));
  if (!params) return text;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? value.toLocaleString(INTL_TAG[locale]) : value;
  });
}

function pickForm(locale: Locale, forms: EnglishForms | IrishForms, n: number): string {
  const category = rules[locale].select(n) as keyof IrishForms;
  return (forms as IrishForms)[category] ?? forms.other;
}
