import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireQuoteLines, hireQuotes, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { findHireItems } from "#app/features/fleet/catalogue/find-hire-items.server.ts";
import type { HireItemFacts } from "#app/features/fleet/catalogue/hire-item.ts";
import { getPriceTerms } from "#app/features/hire-prices/price-items.server.ts";
import { readHireTerms, type Terms } from "#app/features/site-text/terms-texts.server.ts";
import { PRICED_LINE_KINDS } from "../enums.ts";
import type { ContentFault } from "./content-fault.ts";
import { contentOf } from "./content-of-draft.server.ts";
import type { DraftRows, StoredQuoteDraft } from "./draft-rows.server.ts";
import type { QuoteContent } from "./quote-content.ts";
import { sizeFaults } from "./size-faults.ts";

export interface BuiltContent {
  /** The content; null without dates, as nothing can be priced then. */
  readonly content: QuoteContent | null;
  /** The terms of hire that the content names. */
  readonly hireTerms: Terms;
  readonly faults: readonly ContentFault[];
}

/** The stored draft of a quote; null where there is none. */
export async function readDraft(db: Db, quoteId: string): Promise<StoredQuoteDraft | null> {
  const [row] = await db
    .select({ quote: hireQuotes, version: hireQuoteVersions })
    .from(hireQuotes)
    .innerJoin(
      hireQuoteVersions,
      and(eq(hireQuoteVersions.quoteId, hireQuotes.id), isNull(hireQuoteVersions.sentAt)),
    )
    .where(eq(hireQuotes.id, quoteId));
  if (!row) return null;
  const lines = await db
    .select()
    .from(hireQuoteLines)
    .where(eq(hireQuoteLines.versionId, row.version.id))
    .orderBy(asc(hireQuoteLines.position));
  return { ...row, lines };
}

/**
 * What a draft says if it is sent at `now`: today's rates and settings are written into it. Preview and sending both
 * use it, so their figures are the same.
 */
export async function buildContent(db: Db, draft: DraftRows, now: Date): Promise<BuiltContent> {
  const { version, lines } = draft;
  const ids = lines.flatMap(({ itemId }) => itemId ?? []);
  const items = ids.length > 0 ? await findHireItems(db, ids) : new Map<string, HireItemFacts>();
  const faults = draftFaults(draft, items, now);
  const hireTerms = await readHireTerms(db);
  if (version.startsAt === null || version.endsAt === null) return { content: null, hireTerms, faults };
  const period = { from: version.startsAt, to: version.endsAt };
  const terms = await getPriceTerms(db, period.from);
  const content = contentOf(draft, { period, terms, items, hireTerms, now });
  return { content, hireTerms, faults: [...faults, ...sizeFaults(content)] };
}

function draftFaults(
  { version, lines }: DraftRows,
  items: ReadonlyMap<string, HireItemFacts>,
  now: Date,
): ContentFault[] {
  const priced = lines.filter(({ kind }) => PRICED_LINE_KINDS.includes(kind));
  const { startsAt, endsAt } = version;
  const faults: ContentFault[] = [];
  if (priced.length === 0) faults.push({ kind: "nothing" });
  if (startsAt === null || endsAt === null) faults.push({ kind: "no-dates" });
  else if (startsAt <= now) faults.push({ kind: "past-dates" });
  for (const { id, itemId, dayRateNet, text } of priced) {
    const item = items.get(itemId ?? "");
    // A rate of 0 that staff typed is a gift; an item that has none was forgotten.
    if (dayRateNet === null && !item?.dayRateNet)
      faults.push({ kind: "no-rate", lineId: id, name: item?.name ?? text });
  }
  return faults;
}
