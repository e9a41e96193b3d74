import type { FormFields } from "#app/lib/form-fields.ts";
import { isId } from "#app/lib/ids.ts";

/** Things that were assigned together, and who looked after each before; null for no one. */
export type FormerAssignees = ReadonlyMap<string, string | null>;

/** What the *Undo* of a bulk assignment sends: `back`, "id:assignee", of at most `most` things. */
export function readFormerAssignees(form: FormFields, most: number): FormerAssignees {
  return new Map(
    form
      .getAll("back")
      .slice(0, most)
      .flatMap((pair): [string, string | null][] => {
        const [id = "", assigneeId = ""] = pair.split(":");
        return isId(id) ? [[id, assigneeId || null]] : [];
      }),
  );
}
