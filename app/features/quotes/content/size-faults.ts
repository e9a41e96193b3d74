import { securityOf } from "#app/features/hire-prices/deposit.ts";
import { MAX_STORED } from "#app/lib/money.ts";
import { PRICED_LINE_KINDS } from "../enums.ts";
import type { ContentFault } from "./content-fault.ts";
import { priceContentLine, priceQuote, type QuoteContent } from "./quote-content.ts";

/** Sums of a content that cannot be stored, with whichever of its options. */
export function sizeFaults(content: QuoteContent): ContentFault[] {
  const priced = content.lines.filter(({ kind }) => PRICED_LINE_KINDS.includes(kind));
  const dear = priced.filter((line) => priceContentLine(line).net > MAX_STORED);
  if (dear.length > 0) return dear.map(({ id, name }) => ({ kind: "line-too-dear", lineId: id, name }));
  const options = priced.flatMap(({ id, optional }) => (optional ? [id] : []));
  const { total } = priceQuote(content, options).price;
  const security = securityOf(priced, content.settings, { isTrade: content.customer.trade });
  return total > MAX_STORED || security > MAX_STORED ? [{ kind: "total-too-dear" }] : [];
}
