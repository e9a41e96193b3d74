import type { Locale } from "#app/i18n/locale.ts";
import type { Named } from "#app/i18n/named.ts";

/** Values by attribute name. */
export type Options = Readonly<Record<string, string>>;

/** An attribute that a variation leaves open: the buyer says which of its values it shall be. */
export interface Choice extends Named {
  readonly values: readonly Named[];
}

/** A variation's values as one text, in English and, where any of its words is known, in Irish. */
export interface OptionTexts {
  readonly options: string;
  readonly optionsGa: string | null;
}

interface VariedAttribute {
  readonly name: string;
  readonly values: readonly string[];
  readonly variation: boolean;
}

/** The attributes that a variation with these values leaves open. One with a single value leaves nothing open. */
export function openAttributes<T extends VariedAttribute>(
  attributes: readonly T[],
  options: Options,
): readonly T[] {
  return attributes.filter(({ name, values, variation }) => variation && values.length > 1 && !options[name]);
}

/** What of `wanted` a product really leaves open, in a fixed order, and the attributes that still lack a value. */
export function settleChoices(
  choices: readonly Choice[],
  wanted: Options = {},
): { readonly chosen: Options; readonly missing: readonly Choice[] } {
  const isKnown = ({ name, values }: Choice): boolean => values.some((value) => value.name === wanted[name]);
  const settled = choices.filter(isKnown).map(({ name }) => [name, wanted[name] ?? ""] as const);
  return {
    chosen: Object.fromEntries(settled.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    missing: choices.filter((choice) => !isKnown(choice)),
  };
}

/** A product's option texts with what the buyer has chosen. */
function withChosen(
  product: OptionTexts & { readonly choices: readonly Choice[] },
  chosen: Options,
): OptionTexts {
  const words = product.choices.flatMap(({ name, values }) =>
    values.filter((value) => value.name === chosen[name]),
  );
  const join = (texts: readonly string[]): string => texts.filter((text) => text !== "").join(", ");
  const isKnown = product.optionsGa !== null || words.some((word) => word.nameGa !== null);
  return {
    options: join([product.options, ...words.map((word) => word.name)]),
    optionsGa: isKnown
      ? join([product.optionsGa ?? product.options, ...words.map((word) => word.nameGa ?? word.name)])
      : null,
  };
}

/** A product's options with what was chosen, in a language; English where no Irish word is known. */
export function optionsIn(
  locale: Locale,
  product: OptionTexts & { readonly choices: readonly Choice[] },
  chosen: Options,
): string {
  const { options, optionsGa } = withChosen(product, chosen);
  return locale === "ga" && optionsGa !== null ? optionsGa : options;
}

/** The English name and options that an order in another language keeps for staff; null where it is in English. */
export function englishWords(
  locale: Locale,
  product: Pick<Named, "name"> & OptionTexts & { readonly choices: readonly Choice[] },
  chosen: Options,
): { readonly nameEn: string | null; readonly optionsEn: string | null } {
  if (locale === "en") return { nameEn: null, optionsEn: null };
  return { nameEn: product.name, optionsEn: optionsIn("en", product, chosen) };
}

/** The form of a product's page that puts it into the cart; what is chosen above it belongs to it. */
export const BUY_FORM = "buy";
