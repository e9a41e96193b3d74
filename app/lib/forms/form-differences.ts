/** A form with fields above and lines below, each line with a key of its own; all values as they are typed. */
interface LinedForm<Line extends { readonly key: string }> {
  readonly head: Readonly<Record<string, string>>;
  readonly lines: readonly Line[];
}

interface ComparedFields<Line> {
  readonly head: readonly string[];
  /** Fields of a line that people read. */
  readonly line: readonly (keyof Line & string)[];
  /** Whether two lines with one key are about different things. */
  readonly isOther: (stored: Line, typed: Line) => boolean;
  /** Names a line to a reader. */
  readonly nameOf: (line: Line) => string;
  /** How many of it a line says. */
  readonly quantityOf: (line: Line) => string;
}

/** A field that is stored otherwise than it was typed. */
export interface Difference {
  /** The field's name, of a line as `line.<key>.<field>`; `line` for one that is on one side alone. */
  readonly field: string;
  /** The line's number, from 1; null for a field above the lines. */
  readonly line: number | null;
  /** The key of the line; empty for none. */
  readonly key: string;
  readonly stored: string | null;
  readonly yours: string | null;
}

/** A form with lines that came back, with everything that was typed. */
export interface ReturnedLinedForm<Form, Fault> {
  readonly form: Form;
  readonly faults: readonly Fault[];
  /** What is stored now and differs; null where no one else saved. */
  readonly differences: readonly Difference[] | null;
  /** The version that they differ from: the next save is made on top of it. Null where no one else saved. */
  readonly version: number | null;
}

/** What is stored now and differs from a form, in the order of the form. */
export function formDifferences<Line extends { readonly key: string }>(
  stored: LinedForm<Line>,
  typed: LinedForm<Line>,
  compared: ComparedFields<Line>,
): Difference[] {
  const head = compared.head.flatMap((field): Difference[] => {
    const [theirs = "", yours = ""] = [stored.head[field], typed.head[field]];
    return theirs === yours ? [] : [{ field, line: null, key: "", stored: theirs, yours }];
  });
  return [...head, ...lineDifferences(stored, typed, compared)];
}

function lineDifferences<Line extends { readonly key: string }>(
  stored: LinedForm<Line>,
  typed: LinedForm<Line>,
  { line: fields, isOther, nameOf, quantityOf }: ComparedFields<Line>,
): Difference[] {
  const typedKeys = new Set(typed.lines.map(({ key }) => key));
  const theirs = new Map(stored.lines.map((line) => [line.key, line]));
  const text = (line: Line) => `${quantityOf(line)} × ${nameOf(line)}`;
  const changed = typed.lines.flatMap((line, at): Difference[] => {
    const other = theirs.get(line.key);
    const position = { line: at + 1, key: line.key };
    if (!other) return [{ field: "line", ...position, stored: null, yours: text(line) }];
    const item = { field: `line.${line.key}.item`, ...position, stored: nameOf(other), yours: nameOf(line) };
    const differing = fields
      .filter((field) => other[field] !== line[field])
      .map((field) => ({
        field: `line.${line.key}.${field}`,
        ...position,
        stored: String(other[field]),
        yours: String(line[field]),
      }));
    return isOther(other, line) ? [item, ...differing] : differing;
  });
  const dropped = stored.lines.flatMap((line, at): Difference[] =>
    typedKeys.has(line.key)
      ? []
      : [{ field: "line", line: at + 1, key: line.key, stored: text(line), yours: null }],
  );
  return [...changed, ...dropped];
}
