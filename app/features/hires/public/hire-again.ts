import { basketSearch } from "#app/features/hire-basket/basket-address.ts";
import type { QuoteContent } from "#app/features/quotes/quote-content.ts";
import type { HireView } from "../hires.ts";

/** The query of a hire basket with the items of a hire and no dates; null where it has none of the catalogue. */
export function hireAgainSearch(
  { lines }: Pick<QuoteContent, "lines">,
  hire: Pick<HireView, "lines">,
): string | null {
  const codes = new Map(lines.map(({ itemId, code }) => [itemId, code]));
  const items = hire.lines.flatMap(({ itemId, quantity }) => {
    const item = itemId === null ? undefined : codes.get(itemId);
    return item ? [{ item, quantity }] : [];
  });
  if (items.length === 0) return null;
  return basketSearch({ from: null, to: null, lines: items, waiver: false });
}
