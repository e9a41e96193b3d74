import type { Tx } from "#app/db/client.server.ts";
import { learnAlias } from "#app/features/rider/learn-alias.server.ts";
import type { QuoteLineRow } from "../content/draft-rows.server.ts";
import type { QuoteLineValues } from "./draft-form.ts";
import { sourceWords } from "./source-words.ts";

/** How many names items got from corrections, and how many they did not take: another item's, too long, too many. */
export interface LearnedNames {
  readonly learned: number;
  readonly refused: number;
}

interface Corrections {
  /** The lines before the save. */
  readonly stored: readonly QuoteLineRow[];
  readonly lines: readonly QuoteLineValues[];
  readonly quote: { readonly id: string; readonly number: string };
  readonly actorId: string;
}

/**
 * Makes the words of a customer's list other names of the items that staff chose for them: of each line that was another
 * item or none before and is ticked to be learned. The words are those that were stored, without quantity and note. A name
 * that an item does not take stops no save.
 */
export async function learnCorrections(
  tx: Tx,
  { stored, lines, quote, actorId }: Corrections,
): Promise<LearnedNames> {
  const before = new Map(stored.map((line) => [line.id, line]));
  const corrected = lines.flatMap(({ key, kind, item, learn }) => {
    const line = before.get(key);
    const isCorrected = learn === "yes" && kind === "item" && line && line.itemId !== item;
    const text = isCorrected ? sourceWords(line.source) : "";
    return text === "" ? [] : [{ itemId: item, text }];
  });
  const names = { learned: 0, refused: 0 };
  // Items are locked in the order of their ids, as everywhere.
  for (const { itemId, text } of corrected.toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1))) {
    const learned = await learnAlias(tx, { itemId, text, actorId, quote });
    if (!learned.ok) names.refused += 1;
    else if (learned.value.added) names.learned += 1;
  }
  return names;
}
