import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { isId } from "#app/lib/ids.ts";

/** Things of which one member of staff looks after each, assigned together. */
export interface Assignment {
  readonly ids: readonly string[];
  /** The staff member to assign; null for no one. */
  readonly assigneeId: string | null;
}

export type AssignRefusal = { readonly kind: "none-chosen" } | { readonly kind: "not-staff" };

export interface AssignedTogether extends Pick<Assignment, "assigneeId"> {
  /** What changed, with its assignee before: what *Undo* sends. */
  readonly changed: readonly { readonly id: string; readonly before: string | null }[];
  /** How many were assigned so already. */
  readonly unchanged: number;
}

/** What takes an assignment back. */
export interface AssignmentReversal extends Pick<Assignment, "assigneeId"> {
  /** Who looked after each thing before; null for no one. */
  readonly before: ReadonlyMap<string, string | null>;
}

/** The ticked things of a list, at most `most`: `id`, and `assignee`, which is empty for no one. */
export function readAssignment(form: FormFields, most: number): Assignment {
  const ids = form.getAll("id").filter(isId).slice(0, most);
  return { ids, assigneeId: form.get("assignee") || null };
}

/** What the *Undo* of a bulk assignment sends: `back`, "id:assignee", of at most `most` things, and `assignee`. */
export function readReversal(form: FormFields, most: number): AssignmentReversal {
  const pairs = form.getAll("back").slice(0, most);
  const before = pairs.flatMap((pair): [string, string | null][] => {
    const [id = "", assigneeId = ""] = pair.split(":");
    return isId(id) ? [[id, assigneeId || null]] : [];
  });
  return { before: new Map(before), assigneeId: form.get("assignee") || null };
}
