import type { Db } from "#app/db/client.server.ts";
import { explodeLines, serveInOrder } from "#app/features/claims/availability/explode.ts";
import { listFreeFor } from "#app/features/claims/availability/get-availability.server.ts";
import { listItemFacts } from "#app/features/claims/availability/item-facts.server.ts";
import type { ItemAvailability, Period } from "#app/features/claims/claims.ts";
import { listClosedTimes } from "#app/features/hire-prices/closed-times.ts";
import { priceHire } from "#app/features/hire-prices/hire-price.ts";
import { getPriceTerms, toLine } from "#app/features/hire-prices/price-items.server.ts";
import { withVat } from "#app/lib/money.ts";
import type { HireOffer, WantedOffer } from "./hire-offer.ts";

interface Question {
  readonly wanted: readonly WantedOffer[];
  readonly period: Period;
  readonly now: Date;
}

/**
 * Price and availability of each item on chosen dates, by id. Every item is looked at alone, as if nothing else of the
 * page were wanted: a list to choose from is no basket, whose lines take gear from each other.
 */
export async function listOffers(
  db: Db,
  { wanted, period, now }: Question,
): Promise<ReadonlyMap<string, HireOffer>> {
  if (wanted.length === 0) return new Map();
  const [terms, states] = await Promise.all([
    getPriceTerms(db, period.from),
    listStates(db, { wanted, period, now }),
  ]);
  const onlyDelivered = listClosedTimes(period, terms.hours, now).length > 0;
  const offers = wanted.map(({ item, quantity }, position): [string, HireOffer] => {
    const { days, factor, lines } = priceHire([toLine({ item, quantity })], period, terms);
    const net = lines[0]?.net ?? item.dayRateNet;
    const { available, state } = states[position] ?? { available: 0, state: "unconfirmed" };
    const gross = withVat(net, item.vatRate);
    return [item.id, { quantity, days, factor, net, gross, available, state, onlyDelivered }];
  });
  return new Map(offers);
}

type State = Pick<ItemAvailability, "available" | "state">;

/** One sweep for all of them; what is free is then served to each alone. */
async function listStates(db: Db, { wanted, period, now }: Question): Promise<readonly State[]> {
  const wantedItems = wanted.map(({ item, quantity }) => ({ itemId: item.id, quantity }));
  const facts = await listItemFacts(
    db,
    wantedItems.map(({ itemId }) => itemId),
  );
  const lines = explodeLines(wantedItems, facts);
  const free = await listFreeFor(db, { lines, facts, period, now });
  return lines.map((line): State => {
    const isLive = line.item.live && [...line.pieces.keys()].every((id) => facts.get(id)?.live === true);
    if (!isLive) return { available: 0, state: "unconfirmed" };
    const [available = 0] = serveInOrder([line], free);
    const isEnough = available >= line.line.quantity;
    return { available, state: isEnough ? "available" : available > 0 ? "part" : "none" };
  });
}
