import { type Db, inTransaction } from "#app/db/client.server.ts";
import type { FormFields } from "#app/lib/form-fields.ts";
import { isId } from "#app/lib/ids.ts";
import { addRedirects, removeRedirects } from "./add-redirects.server.ts";
import { type RefusedLine, readLines } from "./redirects.ts";

/** What a button of the redirects' page has come to. Refused lines stay in the form. */
export interface ChangedRedirects {
  readonly stored: number;
  readonly removed: boolean;
  readonly refused: readonly RefusedLine[];
}

/** Text of one paste at most, in characters. */
const LONGEST_PASTE = 500_000;

/** Adds pasted lines (`intent` "add", `lines`) or takes the ticked ones away ("remove", `id`s). Null for neither. */
export async function changeRedirects(
  db: Db,
  { form, actorId }: { readonly form: FormFields; readonly actorId: string },
): Promise<ChangedRedirects | null> {
  if (form.get("intent") === "remove") {
    const ids = form.getAll("id").filter(isId);
    await inTransaction(db, (tx) => removeRedirects(tx, { ids, actorId }));
    return { stored: 0, removed: ids.length > 0, refused: [] };
  }
  if (form.get("intent") !== "add") return null;
  const { redirects, refused } = readLines((form.get("lines") ?? "").slice(0, LONGEST_PASTE));
  const added = await inTransaction(db, (tx) => addRedirects(tx, { list: redirects, actorId }));
  const loops = added.loops.map(({ from, target }) => ({
    line: 0,
    text: `${from}, ${target}`,
    problem: "loop" as const,
  }));
  return { stored: added.stored, removed: false, refused: [...refused, ...loops] };
}
