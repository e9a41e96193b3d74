import * as lined from "#app/i18n/messages/admin/lined-forms.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import type { FaultText } from "#app/lib/forms/form-faults.ts";

interface LinedFault {
  readonly field: string;
  /** The number of the field's line, from 1; null for a field of the head. */
  readonly n: number | null;
  /** The field's label; null where the sentence names what it is about. */
  readonly label: string | null;
  /** What is wrong, without the label. */
  readonly text: string;
}

/** A fault of a form with lines. The summary names line and label; the field has both beside it. */
export function linedFaultText(t: Translate, { field, n, label, text }: LinedFault): FaultText {
  const named = [n === null ? null : t(lined.lineNumber, { n }), label].filter((part) => part !== null);
  const atField = text.slice(0, 1).toUpperCase() + text.slice(1);
  return { field, message: named.length === 0 ? atField : `${named.join(", ")}: ${text}`, atField };
}

interface FieldOrder {
  /** Fields above the lines, from the top of the page. */
  readonly before: readonly string[];
  /** Fields of a line, from its beginning. */
  readonly line: readonly string[];
  /** Fields below the lines. */
  readonly after: readonly string[];
}

/** The faults of a form with lines, from the top of its page down. */
export function inPageOrder(
  faults: readonly FaultText[],
  lines: readonly { readonly key: string }[],
  { before, line, after }: FieldOrder,
): FaultText[] {
  const names = [
    ...before,
    ...lines.flatMap(({ key }) => line.map((field) => `line.${key}.${field}`)),
    ...after,
  ];
  const places = new Map(names.map((name, place) => [name, place]));
  const placeOf = ({ field }: FaultText) => places.get(field) ?? names.length;
  return [...faults].sort((one, other) => placeOf(one) - placeOf(other));
}

/** The number of the line that a field belongs to, from 1; null for none. */
export function lineNumberOf(lines: readonly { readonly key: string }[], field: string): number | null {
  const key = field.startsWith("line.") ? field.split(".")[1] : undefined;
  const at = lines.findIndex((line) => line.key === key);
  return at < 0 ? null : at + 1;
}
