import { type Db, inTransaction } from "#app/db/client.server.ts";
import { isId } from "#app/lib/ids.ts";
import { addRedirects, removeRedirects } from "./add-redirects.server.ts";
import { type RefusedLine, readRedirectLines } from "./redirects.ts";

/** How many lines became redirects. Refused ones stay in the form. */
export interface AddedLines {
  readonly stored: number;
  readonly refused: readonly RefusedLine[];
}

/** Adds the pasted `lines` of a form, all of them: the body limit alone bounds a paste. */
export async function addLines(
  db: Db,
  { lines, actorId }: { readonly lines: string; readonly actorId: string },
): Promise<AddedLines> {
  const { redirects, refused } = readRedirectLines(lines);
  const added = await inTransaction(db, (tx) => addRedirects(tx, { list: redirects, actorId }));
  const loops = added.loops.map(({ from, target, status }) => ({
    line: 0,
    text: status === 301 ? `${from}, ${target}` : `${from}, ${target}, ${status}`,
    problem: "loop" as const,
  }));
  return { stored: added.stored, refused: [...refused, ...loops] };
}

/** Removes redirects by their ids; false when none was named. */
export async function removeTicked(
  db: Db,
  { ids, actorId }: { readonly ids: readonly string[]; readonly actorId: string },
): Promise<boolean> {
  const known = ids.filter(isId);
  await inTransaction(db, (tx) => removeRedirects(tx, { ids: known, actorId }));
  return known.length > 0;
}
