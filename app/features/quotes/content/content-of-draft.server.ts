import type { Period } from "#app/features/claims/claims.ts";
import type { HireItemFacts } from "#app/features/fleet/catalogue/hire-item.ts";
import { chargedDays, factorOfPeriod, type GroupFactors } from "#app/features/hire-prices/charged-days.ts";
import { type PriceTerms, waiverOf } from "#app/features/hire-prices/hire-price.ts";
import type { Terms } from "#app/features/site-text/terms-texts.server.ts";
import { ZERO } from "#app/lib/money.ts";
import { irishDayOf, startOfIrishDay } from "#app/lib/time/irish-time.ts";
import { STANDARD_VAT_RATE } from "#app/lib/vat.ts";
import type { DraftRows } from "./draft-rows.server.ts";
import type { QuoteContent, QuoteContentLine } from "./quote-content.ts";

interface ContentContext {
  readonly period: Period;
  readonly terms: PriceTerms;
  readonly items: ReadonlyMap<string, HireItemFacts>;
  readonly hireTerms: Terms;
  readonly now: Date;
}

/** The content of a draft whose dates, prices and items are known. */
export function contentOf({ quote, version, lines }: DraftRows, context: ContentContext): QuoteContent {
  const { period, terms, items, hireTerms, now } = context;
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
    terms: hireTerms.hash,
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
