import { cleanText } from "../text/clean-text.ts";
import type { FormValues } from "./form-fields.ts";

/** A field that two people changed: what the other one stored. */
export interface Conflict {
  readonly field: string;
  readonly theirs: string;
}

/** A form after a merge. */
interface Merged {
  readonly values: FormValues;
  readonly conflicts: readonly Conflict[];
  /** Fields that only the other person changed; they are in `values` already. */
  readonly merged: readonly string[];
}

/**
 * Three-way merge: `base` is what the person saw, `mine` what they typed, `theirs` what is stored now. A field only
 * one of them changed takes that change; one that both changed differently keeps what was typed and is told.
 */
export function mergeValues(base: FormValues, mine: FormValues, theirs: FormValues): Merged {
  const values: Record<string, string> = { ...mine };
  const conflicts: Conflict[] = [];
  const merged: string[] = [];
  for (const [field, stored] of Object.entries(theirs)) {
    const seen = base[field];
    const typed = mine[field] ?? seen ?? "";
    if (seen === undefined) {
      // A field that was added meanwhile, as of a new variation.
      if (!(field in mine)) values[field] = stored;
    } else if (stored === seen || stored === typed) {
      values[field] = typed;
    } else if (typed === seen) {
      values[field] = stored;
      merged.push(field);
    } else {
      conflicts.push({ field, theirs: stored });
    }
  }
  return { values, conflicts, merged };
}

/**
 * What a form holds beside a draft that somebody else has saved meanwhile. A field that only they changed takes their
 * text; one that is different in both keeps what was typed and is told. `mergeValues` would keep it without a word where
 * they went back to what is stored: the form knows the stored text it began with, not the earlier draft's.
 */
export function mergeDrafts(base: FormValues, mine: FormValues, theirs: FormValues): Merged {
  const values: Record<string, string> = { ...mine };
  const conflicts: Conflict[] = [];
  const merged: string[] = [];
  for (const [field, other] of Object.entries(theirs)) {
    const [typed, seen] = [mine[field] ?? "", base[field] ?? ""];
    if (typed === other) continue;
    if (typed === seen) {
      values[field] = other;
      merged.push(field);
    } else conflicts.push({ field, theirs: other });
  }
  return { values, conflicts, merged };
}

/**
 * A typed text as it is stored. One that is still what the form was filled with stays as it is, such as the decomposed
 * letters of an import: the person changed nothing.
 */
export function cleanTyped(typed: string, seen: string | undefined, lines: boolean): string {
  // Browsers send every line end as CR and LF.
  return typed.replace(/\r\n?/g, "\n") === seen ? seen : cleanText(typed, lines);
}

/** Fields that are not the same in both; one that is missing is empty. */
export function differingFields(values: FormValues, stored: FormValues): readonly string[] {
  return Object.keys(values).filter((field) => (values[field] ?? "") !== (stored[field] ?? ""));
}

/** What the form was filled with, as it carries it in a hidden field; empty when that is damaged. */
export function readBase(text: string): FormValues {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== "object" || read === null) return {};
    return Object.fromEntries(Object.entries(read).filter(([, value]) => typeof value === "string"));
  } catch {
    return {};
  }
}
