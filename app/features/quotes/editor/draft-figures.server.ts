import type { Db } from "#app/db/client.server.ts";
import { getAvailability } from "#app/features/claims/availability/get-availability.server.ts";
import { findHireItems } from "#app/features/fleet/catalogue/find-hire-items.server.ts";
import type { HireItemFacts } from "#app/features/fleet/catalogue/hire-item.ts";
import { securityOf } from "#app/features/hire-prices/deposit.ts";
import { addCents, type Cents, subtractCents, ZERO } from "#app/lib/money.ts";
import type { DraftRows } from "../content/draft-rows.server.ts";
import { buildContent } from "../content/quote-content.server.ts";
import { chosenOptions, priceContentLine, priceQuote, type QuoteContent } from "../content/quote-content.ts";
import { PRICED_LINE_KINDS } from "../enums.ts";
import { claimOwnerOf } from "./claim-owner.server.ts";
import type { QuoteDraftFigures, QuoteDraftTotals, QuoteLineFigures } from "./draft-figures.ts";

type Lines = DraftRows["lines"];

/**
 * What a draft comes to: prices as sending would freeze them, what is free, and the margin. What the quote itself or its
 * hire holds counts as free.
 */
export async function getDraftFigures(
  db: Db,
  draft: DraftRows,
  { quoteId, now }: { readonly quoteId: string; readonly now: Date },
): Promise<QuoteDraftFigures> {
  const ids = draft.lines.flatMap(({ itemId }) => itemId ?? []);
  const items = ids.length > 0 ? await findHireItems(db, ids) : new Map<string, HireItemFacts>();
  const known = { ...draft, lines: draft.lines.filter(({ itemId }) => itemId === null || items.has(itemId)) };
  const { content } = await buildContent(db, known, now);
  const free = content ? await readFree(db, known.lines, { content, quoteId, now }) : new Map();
  const shares = content ? sharesOf(content) : new Map<string, Cents>();
  const lines = known.lines.map((line): readonly [string, QuoteLineFigures] => {
    const item = items.get(line.itemId ?? "");
    const priced = content?.lines.find(({ id, kind }) => id === line.id && PRICED_LINE_KINDS.includes(kind));
    const net = priced ? priceContentLine(priced).net : null;
    const { costNet } = line;
    return [
      line.id,
      {
        name: item?.name ?? line.text,
        itemRateNet: item?.dayRateNet ?? null,
        serialised: item?.kind === "serialised",
        availability: free.get(line.id) ?? null,
        factor: priced?.factor ?? null,
        net,
        margin:
          net === null || costNet === null
            ? null
            : subtractCents(net, addCents(costNet, shares.get(line.id) ?? ZERO)),
      },
    ];
  });
  return { lines: Object.fromEntries(lines), totals: content && totalsOf(content, draft) };
}

/** The parts of the order discount, by line. */
function sharesOf(content: QuoteContent): Map<string, Cents> {
  const { lines } = priceQuote(content, chosenOptions(content));
  return new Map(lines.map(({ line, priced }) => [line.id, priced.orderDiscount]));
}

async function readFree(
  db: Db,
  lines: Lines,
  { content, quoteId, now }: { readonly content: QuoteContent; readonly quoteId: string; readonly now: Date },
): Promise<Map<string, NonNullable<QuoteLineFigures["availability"]>>> {
  const wantedItems = lines.flatMap(({ id, itemId, quantity }) =>
    itemId === null ? [] : [{ id, itemId, quantity }],
  );
  if (wantedItems.length === 0) return new Map();
  const period = { from: new Date(content.from), to: new Date(content.to) };
  const withoutOwnerId = await claimOwnerOf(db, quoteId);
  const answers = await getAvailability(db, { period, wanted: wantedItems, now, withoutOwnerId });
  return new Map(
    wantedItems.flatMap(({ id }, position) => {
      const answer = answers[position];
      return answer ? [[id, { state: answer.state, available: answer.available }] as const] : [];
    }),
  );
}

function totalsOf(content: QuoteContent, { version, lines }: DraftRows): QuoteDraftTotals {
  const { price, deposit, lines: priced } = priceQuote(content, chosenOptions(content));
  const costs = new Map(lines.map(({ id, costNet }) => [id, costNet]));
  const known = priced.flatMap(({ line }) => costs.get(line.id) ?? []);
  const hasCosts = known.length > 0 || version.ownCostNet > 0;
  const cost = addCents(version.ownCostNet, ...known);
  const { days, factor, hire, orderDiscount, minimum, waiver, net, vat, total } = price;
  return {
    days,
    factor,
    hire,
    orderDiscount,
    minimum,
    waiver,
    net,
    vat,
    total,
    deposit,
    extras: addCents(price.transport, price.crew, price.consumables),
    security: securityOf(
      priced.map(({ line: { quantity, replacementNet } }) => ({ quantity, replacementNet })),
      content.settings,
      { isTrade: content.customer.trade },
    ),
    margin: hasCosts ? subtractCents(net, cost) : null,
  };
}
