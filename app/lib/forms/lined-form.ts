import { recordOf } from "../records.ts";
import type { FormFields } from "./form-fields.ts";

/** A form of a head and of lines, whose texts are as they were typed. */
export interface LinedForm<Head extends string, Line extends string> {
  readonly head: { readonly [Field in Head]: string };
  /** The lines in the order of their fields. */
  readonly lines: readonly ({ readonly [Field in Line]: string } & { readonly key: string })[];
  /** Lines to add, one a line of text; the way without scripts. */
  readonly add: string;
}

interface LinedFields<Head extends string, Line extends string> {
  readonly head: readonly Head[];
  /** Fields of a line, each called `line.<key>.<field>`; the key is the line's id, or one of a new line. */
  readonly line: readonly Line[];
  /** Names of the fields that keep their line breaks. */
  readonly manyLines: RegExp;
  /** Lines that are read at most. */
  readonly most?: number;
}

const KEY = /^line\.([\w-]{1,40})\.(\w+)$/;

/** Reads the posted form of an editor with lines, its texts however long, so that a check sees what is too long. */
export function readLinedForm<Head extends string, Line extends string>(
  form: FormFields,
  { head, line, manyLines, most = Number.POSITIVE_INFINITY }: LinedFields<Head, Line>,
): LinedForm<Head, Line> {
  const text = (name: string) => (manyLines.test(name) ? form.lines(name) : form.text(name));
  const keys = new Set(form.keys().flatMap((name) => KEY.exec(name)?.[1] ?? []));
  return {
    head: recordOf(head, text),
    lines: [...keys].slice(0, most).map((key) => ({
      ...recordOf(line, (field) => text(`line.${key}.${field}`)),
      key,
    })),
    add: text("add"),
  };
}
