import { type DraftForm, HEAD_FIELDS, LINE_FIELDS, type LineValues } from "./draft-form.ts";

/** A field that is stored otherwise than it was typed. */
export interface Difference {
  /** The field's name, of a line as `line.<key>.<field>`; `line` for one that is on one side alone. */
  readonly field: string;
  /** The line's number, from 1; null for a field above the lines. */
  readonly line: number | null;
  /** Of the line; empty for none. */
  readonly key: string;
  readonly stored: string | null;
  readonly yours: string | null;
}

/** Fields of a line that no one reads as a text. */
const UNREAD: ReadonlySet<string> = new Set(["kind", "item", "supplier", "source", "learn"]);

/** What is stored now and differs from a form, in the order of the form. `nameOf` names a line to a reader. */
export function differencesOf(
  stored: DraftForm,
  typed: DraftForm,
  nameOf: (line: LineValues) => string,
): Difference[] {
  const head = HEAD_FIELDS.flatMap((field): Difference[] => {
    const [theirs = "", yours = ""] = [stored.head[field], typed.head[field]];
    return theirs === yours ? [] : [{ field, line: null, key: "", stored: theirs, yours }];
  });
  const own = new Map(typed.lines.map((line) => [line.key, line]));
  const theirs = new Map(stored.lines.map((line) => [line.key, line]));
  const text = (line: LineValues) => `${line.quantity} × ${nameOf(line)}`;
  const changed = typed.lines.flatMap((line, at): Difference[] => {
    const other = theirs.get(line.key);
    const place = { line: at + 1, key: line.key };
    if (!other) return [{ field: "line", ...place, stored: null, yours: text(line) }];
    const isOther = other.kind !== line.kind || other.item !== line.item;
    const item = { field: `line.${line.key}.item`, ...place, stored: nameOf(other), yours: nameOf(line) };
    const fields = LINE_FIELDS.filter((field) => !UNREAD.has(field) && other[field] !== line[field]).map(
      (field) => ({
        ...{ field: `line.${line.key}.${field}`, ...place, stored: other[field], yours: line[field] },
      }),
    );
    return isOther ? [item, ...fields] : fields;
  });
  const dropped = stored.lines.flatMap((line, at): Difference[] =>
    own.has(line.key)
      ? []
      : [{ field: "line", line: at + 1, key: line.key, stored: text(line), yours: null }],
  );
  return [...head, ...changed, ...dropped];
}
