import { formatMoney, formatRate } from "#app/i18n/formats.ts";
import { PRICED_LINE_KINDS } from "../enums.ts";
import { priceContentLine, type QuoteContent, type QuoteContentLine } from "./quote-content.ts";

/** What differs between two versions. */
export interface VersionDifference {
  readonly key: string;
  readonly name: string;
  /** The line before; null for a line that was not there. */
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * The priced lines of two versions that differ in quantity, rate, discount or net. Lines are paired by their item, or
 * by their text: each version has ids of its own.
 */
export function compareVersions(before: QuoteContent, after: QuoteContent): VersionDifference[] {
  const [old, current] = [byKey(before.lines), byKey(after.lines)];
  return [...new Set([...current.keys(), ...old.keys()])].flatMap((key): VersionDifference[] => {
    const [was, is] = [old.get(key), current.get(key)];
    const [from, to] = [was ? textOf(was) : null, is ? textOf(is) : null];
    return from === to ? [] : [{ key, name: (is ?? was)?.name ?? "", before: from, after: to }];
  });
}

/** A second line of the same item or text has a key of its own. */
function byKey(lines: readonly QuoteContentLine[]): Map<string, QuoteContentLine> {
  const keyed = new Map<string, QuoteContentLine>();
  for (const line of lines.filter(({ kind }) => PRICED_LINE_KINDS.includes(kind))) {
    const name = line.itemId ?? line.name;
    let key = name;
    for (let n = 2; keyed.has(key); n += 1) key = `${name} ${n}`;
    keyed.set(key, line);
  }
  return keyed;
}

function textOf(line: QuoteContentLine): string {
  const discount = line.discount === 0 ? "" : ` −${formatRate(line.discount)}%`;
  return `${line.quantity} × ${formatMoney(line.dayRateNet)}${discount} = ${formatMoney(priceContentLine(line).net)}`;
}
