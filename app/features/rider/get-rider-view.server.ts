import type { Db } from "#app/db/client.server.ts";
import { listFreeChoices } from "#app/features/claims/availability/list-free-choices.server.ts";
import type { Period } from "#app/features/claims/claims.ts";
import { MAX_HIRE_QUANTITY, type PeriodFault, readHirePeriod } from "#app/features/claims/hire-period.ts";
import { findHireItems } from "#app/features/fleet/catalogue/find-hire-items.server.ts";
import { checkAvailability } from "#app/features/hire-prices/check-availability.server.ts";
import type { LineAvailability } from "#app/features/hire-prices/line-availability.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { matchRider } from "./match-rider.server.ts";
import type { MatchedLine } from "./rider.ts";
import { ASK, LEAVE_OUT, type RiderChoice, type RiderLineView, type RiderView } from "./rider-view.ts";

/** What was typed: a list, and dates in Irish time or empty ones. */
export interface TypedRider {
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

/**
 * A rider line by line with what each means and whether that is free on the dates. What is typed comes back in every
 * case. `chosen` are choices made before, by the line's position. Reads only.
 */
export async function getRiderView(
  db: Db,
  typed: TypedRider,
  { now, chosen = new Map() }: { readonly now: Date; readonly chosen?: ReadonlyMap<number, string> },
): Promise<RiderView> {
  const [matched, dates] = [await matchRider(db, typed.text), readDates(typed, now)];
  const unread = { ...typed, fault: null, datesFault: null, lines: [], tooMuchToAsk: false };
  if (!matched.ok) return { ...unread, fault: matched.error, datesFault: dates.ok ? null : dates.error };
  const asked = { period: dates.ok ? dates.value : null, now };
  const answers = await listAvailability(db, matched.value, asked);
  const lines = matched.value.map((line) => {
    const availability = answers.get(line) ?? null;
    return { line, availability, offers: isQuantity(line.quantity) ? offersOf(line, availability) : [] };
  });
  const free = await listFree(db, lines, asked);
  return {
    ...unread,
    datesFault: dates.ok ? null : dates.error,
    lines: lines.map(({ line, availability, offers }, at) => {
      const choices = offers.map(({ item: { id, code, name, nameGa }, kind }) => {
        return { item: { code, name, nameGa }, kind, free: free[at]?.get(id) ?? null };
      });
      return toView(line, { availability, choices, chosen: chosen.get(at) });
    }),
  };
}

/** Reads the dates; null where none are typed: they are optional. */
function readDates({ from, to }: TypedRider, now: Date): Result<Period | null, PeriodFault> {
  if (from === "" && to === "") return ok(null);
  const read = readHirePeriod({ from, to }, now);
  return read.ok ? read : refuse(read.error);
}

/** Lines that come with an item, asked about as one list in their order. */
async function listAvailability(
  db: Db,
  lines: readonly MatchedLine[],
  { period, now }: { readonly period: Period | null; readonly now: Date },
): Promise<ReadonlyMap<MatchedLine, LineAvailability>> {
  const wanted = lines.filter((line) => line.kind === "item" && line.best && isQuantity(line.quantity));
  if (!period || wanted.length === 0) return new Map();
  const found = await findHireItems(
    db,
    wanted.flatMap(({ best }) => best?.item.id ?? []),
  );
  const known = wanted.flatMap((line) => {
    const item = found.get(line.best?.item.id ?? "");
    return item ? [{ line, item, quantity: line.quantity }] : [];
  });
  const answers = await checkAvailability(db, { lines: known, period, now });
  return new Map(known.flatMap(({ line }, at) => (answers[at] ? [[line, answers[at]] as const] : [])));
}

function isQuantity(quantity: number): boolean {
  return quantity >= 1 && quantity <= MAX_HIRE_QUANTITY;
}

/** Free pieces of every item that is offered for a line, beside the best matches of the other lines. */
async function listFree(
  db: Db,
  lines: readonly { readonly line: MatchedLine; readonly offers: readonly Offer[] }[],
  { period, now }: { readonly period: Period | null; readonly now: Date },
): Promise<readonly ReadonlyMap<string, number>[]> {
  if (!period) return [];
  const wanted = lines.map(({ line: { kind, quantity, best }, offers }) => {
    const choices = kind === "item" ? offers.map(({ item }) => item.id) : [];
    return { quantity, itemId: choices.length > 0 ? (best?.item.id ?? null) : null, choices };
  });
  return listFreeChoices(db, { period, lines: wanted, now });
}

function toView(
  { best, alternatives: _, ...line }: MatchedLine,
  {
    availability,
    choices,
    chosen,
  }: Pick<RiderLineView, "availability" | "choices"> & { readonly chosen: string | undefined },
): RiderLineView {
  const known = [...choices.map(({ item }) => item.code), ASK, LEAVE_OUT];
  return {
    ...line,
    confidence: best?.confidence ?? 0,
    availability,
    choices,
    chosen: chosen !== undefined && known.includes(chosen) ? chosen : firstChoice(line, choices),
  };
}

type Offer = Pick<RiderChoice, "kind"> & { readonly item: RiderChoice["item"] & { readonly id: string } };

/** The items that may be chosen for a line, each once. */
function offersOf(
  { best, alternatives }: Pick<MatchedLine, "best" | "alternatives">,
  availability: LineAvailability | null,
): readonly Offer[] {
  const offers: Offer[] = [
    ...(best ? [{ item: best.item, kind: "match" as const }] : []),
    ...(availability?.alternatives ?? []).map((item) => ({ item, kind: "substitute" as const })),
    ...alternatives.map(({ item }) => ({ item, kind: "alternative" as const })),
  ];
  return offers.filter(({ item }, at) => offers.findIndex((other) => other.item.code === item.code) === at);
}

/** The match where there is one; what is there already and what is not wanted is left out; the rest is asked for. */
function firstChoice(
  { kind, quantity, level }: Pick<MatchedLine, "kind" | "quantity" | "level">,
  [first]: readonly RiderChoice[],
): string {
  if (kind !== "item" || quantity === 0) return LEAVE_OUT;
  return first && level !== "none" ? first.item.code : ASK;
}
