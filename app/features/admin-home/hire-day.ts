import type { InspectionRow } from "#app/features/assets/inspections/inspections-query.ts";
import type { HireRow } from "#app/features/hires/hires.ts";
import type { ShortageRow } from "#app/features/hires/shortages/shortages.ts";
import type { SubhireView } from "#app/features/hires/subhires/subhires.ts";
import type { DueQuote } from "#app/features/quotes/list/due-quotes.ts";
import { sumBy } from "#app/lib/sums.ts";

/** A hire in the list of its collection or return. */
export interface ListedDayHire extends HireRow {
  /** A part of it has left, and more is to go. */
  readonly isPartlyOut: boolean;
  /** True where all that left is back, and some of the hire never left: staff must say so. */
  readonly keepsRest: boolean;
}

/** What of the list of a day is shown, and how many hires it has in all. */
export interface DayHires {
  readonly hires: readonly ListedDayHire[];
  readonly count: number;
}

/** A hire whose gear may be missing because another hire is late. */
export interface DelayedHire {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly startsAt: Date;
  /** Items of it that the late hire still has. */
  readonly items: readonly string[];
}

/** A hire that is out past its return. */
export interface LateHire extends HireRow {
  /** Pieces that are still out. */
  readonly pieces: number;
  /** The first to begin first. */
  readonly endangers: readonly DelayedHire[];
}

/** A shortage: pieces that were promised to a hire and are not there. */
export type DayShortage = Pick<ShortageRow, "id" | "quantity" | "item" | "itemGa" | "reference" | "startsAt">;

/** Gear of a supplier that comes or goes back by the end of a day. */
export interface DaySubhire
  extends Pick<SubhireView, "id" | "supplier" | "quantity" | "state" | "startsAt" | "endsAt"> {
  readonly hireId: string;
  readonly hire: string;
  /** The thing in service: an item of our catalogue, or words. */
  readonly what: string;
}

/** The hires of a day; a part is null where the reader may not see it. */
export interface HireDayView {
  readonly warehouse: {
    readonly late: { readonly hires: readonly LateHire[]; readonly count: number };
    readonly shortages: readonly DayShortage[];
    readonly collections: DayHires;
    /** Of collections after today, within the next days. */
    readonly toPrepare: DayHires;
    readonly returns: DayHires;
    /** Returned on whatever day, and not checked yet. */
    readonly toCheck: DayHires;
    readonly subhires: readonly DaySubhire[];
  } | null;
  readonly quotes: { readonly quotes: readonly DueQuote[]; readonly count: number } | null;
  readonly inspections: { readonly rows: readonly InspectionRow[]; readonly count: number } | null;
  /** Whether the reader may open hires and shortages themselves. */
  readonly opensHires: boolean;
}

/** A claim that counts between now and the moment at which late gear is counted back at the earliest. */
export interface NearClaim {
  readonly itemId: string;
  readonly item: string;
  readonly owned: number;
  readonly ownerId: string | null;
  readonly unitNumber: number | null;
  readonly quantity: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Past its end it counts on: gear that is out, or a repair that is not closed. */
  readonly counts: boolean;
  /** The hire that it is promised to; null for a block, and for gear that is out. */
  readonly promisedTo: Omit<DelayedHire, "items"> | null;
}

/**
 * The hires that late hires endanger. Gear of a late hire counts as gone until `claims` end, whatever its own period says:
 * a promise is endangered where, as it begins, more of an item is taken than is owned, or where it names the late unit.
 */
export function endangeredBy(
  lateIds: readonly string[],
  claims: readonly NearClaim[],
  now: Date,
): ReadonlyMap<string, readonly DelayedHire[]> {
  const late = new Set(lateIds);
  const byItem = Map.groupBy(claims, ({ itemId }) => itemId);
  const found = new Map<string, Map<string, DelayedHire>>();
  for (const claims of byItem.values()) {
    const held = claims.filter((claim) => claim.promisedTo === null && isOf(claim, late));
    for (const claim of claims) {
      if (claim.promisedTo === null || held.length === 0) continue;
      const at = claim.startsAt > now ? claim.startsAt : now;
      const isShort = takenAt(claims, at, { late, now }) > claim.owned;
      for (const { ownerId, unitNumber } of held) {
        const isSame = unitNumber !== null && unitNumber === claim.unitNumber;
        if (!ownerId || ownerId === claim.ownerId || !(isShort || isSame)) continue;
        const of = found.get(ownerId) ?? new Map<string, DelayedHire>();
        const before = of.get(claim.promisedTo.id)?.items ?? [];
        const items = before.includes(claim.item) ? before : [...before, claim.item];
        found.set(ownerId, of.set(claim.promisedTo.id, { ...claim.promisedTo, items }));
      }
    }
  }
  const byStart = (a: DelayedHire, b: DelayedHire) => a.startsAt.getTime() - b.startsAt.getTime();
  return new Map([...found].map(([id, of]) => [id, [...of.values()].sort(byStart)]));
}

/** Late hires in the order in which they are to be asked about: whose gear is missed first, then the longest late. */
export function byUrgency(a: LateHire, b: LateHire): number {
  const first = ({ endangers }: LateHire) => endangers[0]?.startsAt.getTime() ?? Number.MAX_SAFE_INTEGER;
  return first(a) - first(b) || a.endsAt.getTime() - b.endsAt.getTime();
}

function takenAt(
  claims: readonly NearClaim[],
  at: Date,
  { late, now }: { readonly late: ReadonlySet<string>; readonly now: Date },
): number {
  return sumBy(
    claims.filter((claim) => {
      const isOn = claim.startsAt <= at && claim.endsAt > at;
      return isOn || (claim.counts && claim.startsAt <= at && (claim.endsAt <= now || isOf(claim, late)));
    }),
    ({ quantity }) => quantity,
  );
}

function isOf({ ownerId, counts }: NearClaim, late: ReadonlySet<string>): boolean {
  return counts && ownerId !== null && late.has(ownerId);
}
