import { optionsText } from "#app/features/catalog/catalog.ts";

/** As stored with a product. */
export interface Attribute {
  readonly name: string;
  readonly values: readonly string[];
  readonly visible: boolean;
  readonly variation: boolean;
}

/** One attribute a line: "Length*: 5 m | 10 m"; the star says that variations differ by it. */
export function attributesText(attributes: readonly Attribute[]): string {
  return attributes
    .map(({ name, values, variation }) => `${name}${variation ? "*" : ""}: ${values.join(" | ")}`)
    .join("\n");
}

/** Reads such lines; null when one is none. What is hidden from visitors in `before` stays hidden. */
export function readAttributes(text: string, before: readonly Attribute[]): readonly Attribute[] | null {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const read = lines.map((line): Attribute | null => {
    const [, name = "", star, rest = ""] = /^([^:*]{1,80}?)\s*(\*?)\s*:\s*(.+)$/.exec(line) ?? [];
    const values = [
      ...new Set(
        rest
          .split("|")
          .map((value) => value.trim())
          .filter(Boolean),
      ),
    ];
    if (name === "" || values.length === 0) return null;
    const visible = before.find((one) => one.name === name)?.visible ?? true;
    return { name, values, visible, variation: star === "*" };
  });
  const names = new Set(read.map((one) => one?.name.toLowerCase()));
  return read.every((one) => one !== null) && names.size === read.length ? read : null;
}

/** More variations than this in one go are a mistake. */
export const MOST_VARIATIONS = 100;

/** Every combination of values by which variations differ, less those that one already stands for exactly. */
export function missingCombinations(
  attributes: readonly Attribute[],
  existing: readonly Readonly<Record<string, string>>[],
): readonly Readonly<Record<string, string>>[] {
  const differing = attributes.filter(({ variation }) => variation);
  if (differing.length === 0) return [];
  const names = differing.map(({ name }) => name);
  let all: Readonly<Record<string, string>>[] = [{}];
  for (const { name, values } of differing) {
    all = all.flatMap((options) => values.map((value) => ({ ...options, [name]: value })));
    if (all.length > 10 * MOST_VARIATIONS) all = all.slice(0, 10 * MOST_VARIATIONS);
  }
  const known = new Set(existing.map((options) => optionsText(options, names)));
  return all.filter((options) => !known.has(optionsText(options, names))).slice(0, MOST_VARIATIONS);
}
