import type { LibraryItem } from "#app/features/media/library.ts";
import type { EntryField } from "../../entries/entry-fields.ts";
import type { FieldValue } from "../../entries/entry-form.ts";

/** What every kind of field of an entry's form is given. */
export interface FieldProps {
  readonly field: EntryField;
  readonly value: FieldValue;
  /** The pictures the form's values name. */
  readonly pictures: readonly LibraryItem[];
  /** Error sentences by the path of the input that they are about. */
  readonly errors: ReadonlyMap<string, string>;
  /** Paths of texts whose Irish is older than their English. */
  readonly stale: readonly string[];
  /** Those of them of which it is ticked that they still fit. */
  readonly fits: readonly string[];
  /** What somebody else has saved meanwhile, by path, where it differs. */
  readonly theirs: ReadonlyMap<string, string>;
}

/** Sends the input event that a choice without typing lacks: the draft keeper and the leave guard wait for it. */
export function notifyForm(form: HTMLFormElement | null | undefined): void {
  form?.dispatchEvent(new Event("input", { bubbles: true }));
}
