import { optionsText } from "#app/features/catalog/catalog.ts";

/** An attribute as stored with a product. */
export interface Attribute {
  readonly name: string;
  readonly values: readonly string[];
  readonly visible: boolean;
  readonly variation: boolean;
}

/** What is behind the name of an attribute that visitors are not shown. */
const HIDDEN = "(hidden)";
/** Characters of a name at most. */
export const MAX_ATTRIBUTE_NAME = 200;

const escaped = (text: string) => text.replace(/[\\:*|]/g, "\\$&");
/** Escapes a value that is alone, where a comma would be read as one between values. */
const escapedAlone = (text: string) => text.replace(/[\\:*|]|(?<!\d),|,(?!\d)/g, "\\$&");
const plain = (text: string) => text.trim().replace(/\\([\\:*|,])/g, "$1");

/** An attribute as somebody types it: its values in one text with "|" between them. */
export interface AttributeRow extends Omit<Attribute, "values"> {
  readonly values: string;
}

export function attributeRow({ values, ...rest }: Attribute): AttributeRow {
  const isAlone = rest.variation && values.length === 1;
  return { ...rest, values: values.map(isAlone ? escapedAlone : escaped).join(" | ") };
}

/**
 * One attribute a line: "Length*: 5 m | 10 m"; the star says that variations differ by it, "(hidden)" behind the name
 * that visitors do not see it. Where variations differ and there is no "|", commas are between values as well, but not
 * one between digits ("2,5 m"). A backslash takes its meaning from a mark that follows: "Ratio 4\\:3: yes". A row in
 * which nothing is is left out.
 */
export function rowsText(rows: readonly AttributeRow[]): string {
  return rows
    .filter(({ name, values }) => name.trim() !== "" || values.trim() !== "")
    .map(
      ({ name, values, visible, variation }) =>
        `${escaped(name.trim())}${visible ? "" : ` ${HIDDEN}`}${variation ? "*" : ""}: ${values.trim()}`,
    )
    .join("\n");
}

export function attributesText(attributes: readonly Attribute[]): string {
  return rowsText(attributes.map(attributeRow));
}

/** Reads lines of attributes; null when a line is not one or a name comes twice. */
export function readAttributes(text: string): readonly Attribute[] | null {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const read = lines.map(readLine);
  const names = new Set(read.map((attribute) => attribute?.name.toLowerCase()));
  return read.every((attribute) => attribute !== null) && names.size === read.length ? read : null;
}

/** A text without "|" between values. */
const ALONE = /^(?:\\(?:.|$)|[^\\|])*$/;
const BETWEEN_BARS = /(?:\\(?:.|$)|[^\\|])+/g;
const BETWEEN_COMMAS = /(?:\\(?:.|$)|(?<=\d),(?=\d)|[^\\,])+/g;

function readLine(line: string): Attribute | null {
  const [, head = "", valuesText = ""] = /^((?:\\.|[^\\:])*):(.*)$/.exec(line) ?? [];
  const variation = /^(?:\\.|[^\\*])*\*$/.test(head.trim());
  const label = variation ? head.trim().slice(0, -1).trim() : head.trim();
  const visible = !label.endsWith(HIDDEN);
  const name = plain(visible ? label : label.slice(0, -HIDDEN.length));
  const isByCommas = variation && ALONE.test(valuesText);
  const found = valuesText.match(isByCommas ? BETWEEN_COMMAS : BETWEEN_BARS) ?? [];
  const values = [...new Set(found.map(plain).filter(Boolean))];
  if (name === "" || values.length === 0) return null;
  return { name, values, visible, variation };
}

/** False for options of which a value is no longer among those of its attribute: no buyer can choose them. */
export function canBeChosen(
  attributes: readonly Attribute[],
  options: Readonly<Record<string, string>>,
): boolean {
  return attributes.every(({ name, values, variation }) => {
    const option = options[name]?.toLowerCase();
    return !variation || !option || values.some((value) => value.toLowerCase() === option);
  });
}

/** The most variations that one save may add; more are a mistake. */
const MAX_VARIATIONS = 100;

/** Every combination of values by which variations differ, less those that one already means exactly. */
export function missingCombinations(
  attributes: readonly Attribute[],
  existing: readonly Readonly<Record<string, string>>[],
): readonly Readonly<Record<string, string>>[] {
  const differing = attributes.filter(({ variation }) => variation);
  if (differing.length === 0) return [];
  const names = differing.map(({ name }) => name);
  let combinations: Readonly<Record<string, string>>[] = [{}];
  for (const { name, values } of differing) {
    combinations = combinations.flatMap((options) => values.map((value) => ({ ...options, [name]: value })));
    if (combinations.length > 10 * MAX_VARIATIONS) combinations = combinations.slice(0, 10 * MAX_VARIATIONS);
  }
  const known = new Set(existing.map((options) => optionsText(options, names)));
  return combinations.filter((options) => !known.has(optionsText(options, names))).slice(0, MAX_VARIATIONS);
}
