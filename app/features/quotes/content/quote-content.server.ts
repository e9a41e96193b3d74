import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireQuoteLines, hireQuotes, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import type { Period } from "#app/features/claims/claims.ts";
import { findHireItems } from "#app/features/fleet/catalogue/find-hire-items.server.ts";
import type { HireItemFacts } from "#app/features/fleet/catalogue/hire-item.ts";
import { chargedDays, factorOfPeriod, type GroupFactors } from "#app/features/hire-prices/charged-days.ts";
import { type PriceTerms, waiverOf } from "#app/features/hire-prices/hire-price.ts";
import { getPriceTerms } from "#app/features/hire-prices/price-items.server.ts";
import { hireTerms } from "#app/features/legal/hire-terms.ts";
import { ZERO } from "#app/lib/money.ts";
import { irishDayOf, startOfIrishDay } from "#app/lib/time/irish-time.ts";
import { STANDARD_VAT_RATE } from "#app/lib/vat.ts";
import { PRICED_LINE_KINDS } from "../enums.ts";
import type { ContentFault } from "./content-fault.ts";
import type { QuoteContent, QuoteContentLine } from "./quote-content.ts";
import { sizeFaults } from "./size-faults.ts";

type QuoteRow = typeof hireQuotes.$inferSelect;
export type VersionRow = typeof hireQuoteVersions.$inferSelect;
export type QuoteLineRow = typeof hireQuoteLines.$inferSelect;

/** A quote with the version that is being written, as stored or as a form has it. */
export interface DraftRows {
  readonly quote: Pick<QuoteRow, "number" | "name" | "email" | "phone" | "company" | "vatNumber" | "trade">;
  readonly version: Omit<VersionRow, "id" | "quoteId" | "createdAt" | "updatedAt">;
  readonly lines: readonly Omit<QuoteLineRow, "versionId" | "position">[];
}

/** A draft as it is stored. */
export interface StoredQuoteDraft extends DraftRows {
  readonly quote: QuoteRow;
  readonly version: VersionRow;
  readonly lines: readonly QuoteLineRow[];
}

export interface BuiltContent {
  /** The content; null without dates, as nothing can be priced then. */
  readonly content: QuoteContent | null;
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
  if (version.startsAt === null || version.endsAt === null) return { content: null, faults };
  const period = { from: version.startsAt, to: version.endsAt };
  const terms = await getPriceTerms(db, period.from);
  const content = contentOf(draft, { period, terms, items, now });
  return { content, faults: [...faults, ...sizeFaults(content)] };
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

interface ContentContext {
  readonly period: Period;
  readonly terms: PriceTerms;
  readonly items: ReadonlyMap<string, HireItemFacts>;
  readonly now: Date;
}

/** The content of a draft whose dates, prices and items are known. */
export function contentOf({ quote, version, lines }: DraftRows, context: ContentContext): QuoteContent {
  const { period, terms, items, now } = context;
  const { settings } = terms;
  const days = chargedDays(period, settings, terms.hours);
  const { name, email, phone, company, vatNumber, trade } = quote;
  const { waiver, insuredUntil, orderDiscount, transportNet, crewNet, consumablesNet } = version;
  return {
    format: 1,
    number: quote.number,
    version: version.number,
    customer: { name, email, phone, company, vatNumber, trade },
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    transport: version.transport,
    place: version.place,
    lines: lines.map((line) => {
      const item = items.get(line.itemId ?? "");
      const factor = item ? factorOfPeriod(period, days, settings, item.group) : 1_000;
      return contentLine(line, item, factor);
    }),
    days,
    factor: factorOfPeriod(period, days, settings, { steps: null, halfDayThousandths: null }),
    minimumNet: settings.minimumNet,
    waiver: waiverOf(period, { settings, waiver, insuredUntil }),
    insuredUntil,
    orderDiscount,
    transportNet,
    crewNet,
    consumablesNet,
    deposit: version.deposit,
    message: version.message,
    termsVersion: hireTerms.updated,
    sentAt: now.toISOString(),
    expiresAt: expiryOf(version.validDays, period.from, now).toISOString(),
    hold: version.hold,
    settings,
    hours: terms.hours,
  };
}

function contentLine(
  line: DraftRows["lines"][number],
  item: HireItemFacts | undefined,
  factor: number,
): QuoteContentLine {
  const { id, kind, itemId, text, textGa, quantity, optional, chosen, discount } = line;
  const isItem = item !== undefined;
  const factors: GroupFactors | null = isItem
    ? { steps: item.group.steps, halfDayThousandths: item.group.halfDayThousandths }
    : null;
  const contents = item ? contentsOf(item, quantity) : [];
  return {
    id,
    kind,
    itemId,
    quantity,
    ...(line.service && { service: true as const }),
    ...(contents.length > 0 && { contents }),
    optional,
    chosen,
    discount,
    factor,
    factors,
    code: item?.code ?? "",
    slug: item?.slug ?? "",
    name: isItem ? item.name : text,
    nameGa: (isItem ? item.nameGa : textGa) ?? "",
    note: isItem ? text : "",
    noteGa: isItem ? textGa : "",
    dayRateNet: line.dayRateNet ?? item?.dayRateNet ?? ZERO,
    vatRate: line.vatRate ?? item?.vatRate ?? STANDARD_VAT_RATE,
    replacementNet: item?.replacementNet ?? null,
    withdrawal: item?.group.withdrawal ?? true,
  };
}

/** What leaves the store with all pieces of an item, as a basket shows it. */
function contentsOf({ kind, parts, accessories }: HireItemFacts, pieces: number) {
  const included = accessories.filter((accessory) => accessory.kind === "included");
  return [...(kind === "kit" ? parts : []), ...included].map(({ name, nameGa, quantity }) => {
    return { name, nameGa, quantity: quantity * pieces };
  });
}

/** The end of the Irish day that is so many days after sending, but no later than the collection. */
function expiryOf(validDays: number, startsAt: Date, now: Date): Date {
  const end = startOfIrishDay(irishDayOf(now) + validDays + 1);
  return end < startsAt ? end : startsAt;
}
