import type { Db } from "#app/db/client.server.ts";
import type { Period } from "#app/features/claims/claims.ts";
import {
  MAX_HIRE_LINES,
  MAX_HIRE_QUANTITY,
  type PeriodFault,
  readHirePeriod,
} from "#app/features/claims/hire-period.ts";
import { findHireItems } from "#app/features/fleet/catalogue/find-hire-items.server.ts";
import type { HireItemFacts, HireItemName } from "#app/features/fleet/catalogue/hire-item.ts";
import { checkAvailability } from "#app/features/hire-prices/check-availability.server.ts";
import { listClosedTimes } from "#app/features/hire-prices/closed-times.ts";
import { dayNote } from "#app/features/hire-prices/day-note.ts";
import type { HirePrice } from "#app/features/hire-prices/hire-price.ts";
import type { LineAvailability } from "#app/features/hire-prices/line-availability.ts";
import { packQuantity } from "#app/features/hire-prices/pack-quantity.ts";
import { priceItems } from "#app/features/hire-prices/price-items.server.ts";
import { getWorkingHours } from "#app/features/opening-hours/opening-hours.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { multiplyCents, withVat } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { TypedBasket } from "./basket-address.ts";
import type { BasketLineView, BasketView, RemovedBasketLine } from "./basket-view.ts";
import { type HireBasket, type HireBasketLine, type TypedLine, toHireQuantity } from "./hire-basket.ts";

/** A line of the basket whose item was found. */
interface ReadLine {
  readonly item: HireItemFacts;
  readonly typed: TypedLine;
  readonly line: HireBasketLine | null;
  readonly raised: BasketLineView["raised"];
}

/**
 * What a typed basket comes to: its items, price and availability, and everything in it that is refused. Reads only.
 * Lines that are short come with other dates and items, unless `suggest` is false.
 */
export async function getBasketView(
  db: Db,
  {
    typed,
    now,
    suggest = true,
  }: { readonly typed: TypedBasket; readonly now: Date; readonly suggest?: boolean },
): Promise<BasketView> {
  const refs = [...typed.lines, ...typed.added, ...(typed.removed ? [typed.removed.line] : [])].map(
    ({ item }) => item,
  );
  const [found, { hire }] = await Promise.all([findHireItems(db, refs), getSettings(db)]);
  const wanted = joinLines(typed, found);
  const read = readLines(wanted.slice(0, MAX_HIRE_LINES), found);
  const dates = readDates(typed, now);
  const basket: HireBasket = {
    from: dates.ok ? typed.from || null : null,
    to: dates.ok ? typed.to || null : null,
    lines: read.lines.flatMap(({ line }) => line ?? []),
    waiver: typed.waiver,
  };
  const period = dates.ok ? dates.value : null;
  const question = { period, waiver: typed.waiver, now, suggest };
  const { price, availability } = await answerFor(db, read.lines, question);
  const hours = period && (await getWorkingHours(db, period.from));
  return {
    basket,
    refused: !dates.ok || wanted.length > MAX_HIRE_LINES || read.lines.some(({ line }) => line === null),
    from: typed.from,
    to: typed.to,
    datesFault: dates.ok ? null : dates.error,
    closed: period && hours ? listClosedTimes(period, hours, now) : [],
    note: period && hours ? dayNote(period, hire, hours) : null,
    tooManyLines: wanted.length > MAX_HIRE_LINES,
    unknown: read.unknown.filter((item) => !typed.added.some((line) => line.item === item)),
    addFault: addFaultOf(typed, found),
    lines: read.lines.map((line) => lineView(line, { price, availability, all: read.lines })),
    removed: removedLine(typed, found, read.lines.length),
    price,
    waiverRate: hire.waiver,
  };
}

/**
 * Lines with what is to be added: those of one item are summed, by whichever name they came. A line whose quantity is
 * refused stays as it was typed; what is to be added without a quantity stays out, as a fault.
 */
function joinLines(
  { lines, added }: TypedBasket,
  found: ReadonlyMap<string, HireItemFacts>,
): readonly TypedLine[] {
  const joined = new Map<string, TypedLine>();
  for (const line of [...lines, ...added.filter((line) => toHireQuantity(line.quantity) !== null)]) {
    const key = found.get(line.item)?.id ?? line.item.toLowerCase();
    const known = joined.get(key);
    joined.set(key, known ? { item: known.item, quantity: sumOf(known.quantity, line.quantity) } : line);
  }
  return [...joined.values()];
}

/** The sum of two typed quantities, at most what a line takes; the one that is refused where one is. */
function sumOf(one: string, other: string): string {
  const [first, second] = [toHireQuantity(one), toHireQuantity(other)];
  if (first === null) return one;
  return second === null ? other : String(Math.min(MAX_HIRE_QUANTITY, first + second));
}

/** What was to be added and could not be, as it was typed. */
function addFaultOf(
  { added }: TypedBasket,
  found: ReadonlyMap<string, HireItemFacts>,
): BasketView["addFault"] {
  const faulty = added.find(
    ({ item, quantity }) => toHireQuantity(quantity) === null || !found.get(item)?.visible,
  );
  if (!faulty) return null;
  const typed = `${faulty.item}${faulty.quantity === "1" ? "" : `*${faulty.quantity}`}`;
  return { typed, kind: toHireQuantity(faulty.quantity) === null ? "quantity" : "unknown" };
}

function readLines(
  wanted: readonly TypedLine[],
  found: ReadonlyMap<string, HireItemFacts>,
): { readonly lines: readonly ReadLine[]; readonly unknown: readonly string[] } {
  const lines: ReadLine[] = [];
  const unknown: string[] = [];
  for (const typed of wanted) {
    const item = found.get(typed.item);
    if (!item?.visible) unknown.push(typed.item);
    else lines.push({ item, typed, ...packed(item, typed.quantity) });
  }
  return { lines, unknown };
}

/** A quantity as whole packs, or null where it is none that can be hired. */
function packed({ code, packSize }: HireItemFacts, typed: string): Pick<ReadLine, "line" | "raised"> {
  const requested = toHireQuantity(typed);
  if (requested === null) return { line: null, raised: null };
  const quantity = packQuantity(packSize, requested);
  return {
    line: { item: code, quantity },
    raised: quantity === requested ? null : { asked: requested, packSize },
  };
}

/** Reads the dates; null while one is missing: a basket without dates has no fault yet. */
function readDates({ from, to }: TypedBasket, now: Date): Result<Period | null, PeriodFault> {
  const read = readHirePeriod({ from, to }, now);
  if (read.ok) return read;
  const isOpen = read.error.kind === "from-missing" || read.error.kind === "to-missing";
  return isOpen ? ok(null) : refuse(read.error);
}

interface Answer {
  readonly price: HirePrice | null;
  readonly availability: readonly LineAvailability[];
}

interface Question {
  readonly period: Period | null;
  readonly waiver: boolean;
  readonly now: Date;
  readonly suggest: boolean;
}

/** The answer for the lines, by the position among those that have a quantity. */
async function answerFor(
  db: Db,
  lines: readonly ReadLine[],
  { period, waiver, now, suggest }: Question,
): Promise<Answer> {
  const whole = lines.flatMap(({ item, line }) => (line ? [{ item, quantity: line.quantity }] : []));
  if (!period || whole.length === 0) return { price: null, availability: [] };
  const [price, availability] = await Promise.all([
    priceItems(db, { lines: whole, period, waiver }),
    checkAvailability(db, { lines: whole, period, now, suggest }),
  ]);
  return { price, availability };
}

function lineView(
  read: ReadLine,
  { price, availability, all }: Answer & { readonly all: readonly ReadLine[] },
): BasketLineView {
  const { item, typed, line, raised } = read;
  const position = all.filter((other) => other.line !== null).indexOf(read);
  const net = price?.lines[position]?.net ?? null;
  const quantity = line?.quantity ?? 0;
  const inBasket = new Set(all.map((other) => other.item.id));
  return {
    ...nameOf(item),
    line,
    typedQuantity: line ? String(quantity) : typed.quantity,
    raised,
    packSize: item.packSize,
    picture: item.picture,
    dayRateNet: item.dayRateNet,
    dayRateGross: withVat(item.dayRateNet, item.vatRate),
    net,
    gross: net === null ? null : withVat(net, item.vatRate),
    availability: availability[position] ?? null,
    included: item.accessories
      .filter(({ kind }) => kind === "included" && line !== null)
      .map((accessory) => ({ ...nameOf(accessory), quantity: accessory.quantity * quantity })),
    suggested: item.accessories
      .filter(({ kind, id, visible }) => kind === "suggested" && visible && !inBasket.has(id))
      .map((accessory) => {
        const pieces = accessory.quantity * Math.max(1, quantity);
        const wanted = packQuantity(accessory.packSize, pieces);
        const rate = multiplyCents(accessory.dayRateNet, wanted);
        return { ...nameOf(accessory), quantity: wanted, gross: withVat(rate, accessory.vatRate) };
      }),
  };
}

function removedLine(
  { removed }: TypedBasket,
  found: ReadonlyMap<string, HireItemFacts>,
  lines: number,
): RemovedBasketLine | null {
  const item = found.get(removed?.line.item ?? "");
  const quantity = toHireQuantity(removed?.line.quantity);
  if (!removed || !item?.visible || quantity === null) return null;
  return { item: nameOf(item), quantity, at: Math.min(removed.at, lines) };
}

function nameOf({ id, code, slug, name, nameGa, visible }: HireItemName): HireItemName {
  return { id, code, slug, name, nameGa, visible };
}
