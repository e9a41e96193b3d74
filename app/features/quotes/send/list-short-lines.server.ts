import type { Db } from "#app/db/client.server.ts";
import type { ShortLine } from "#app/features/claims/claim-items.server.ts";
import { readDraft } from "../content/quote-content.server.ts";
import { getDraftFigures } from "../editor/draft-figures.server.ts";

/**
 * Lines of a quote's draft of which fewer pieces are free on its dates than it offers. What the quote itself or its hire
 * holds counts as free. Items that are not counted in yet are left out, and options that are not ticked: the customer can
 * accept the quote without them.
 */
export async function listShortLines(db: Db, quoteId: string, now: Date): Promise<readonly ShortLine[]> {
  const draft = await readDraft(db, quoteId);
  if (!draft) return [];
  const lines = draft.lines.filter(({ chosen }) => chosen);
  const figures = await getDraftFigures(db, { ...draft, lines }, { quoteId, now });
  return lines.flatMap(({ id, itemId, quantity }) => {
    const free = figures.lines[id]?.availability;
    const short = itemId !== null && (free?.state === "part" || free?.state === "none");
    return short ? [{ lineId: id, itemId, quantity, available: free.available }] : [];
  });
}
