import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { anyOf } from "#app/db/any-of.ts";
import type { Db } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireItems, hireSubstitutes } from "#app/db/schema/hire/fleet.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { blockedPeriod } from "#app/features/claims/availability/blocked-period.ts";
import type { ItemFacts } from "#app/features/claims/availability/explode.ts";
import { readStoreHours } from "#app/features/claims/availability/get-availability.server.ts";
import { listItemFacts } from "#app/features/claims/availability/item-facts.server.ts";
import { listFreePieces } from "#app/features/claims/availability/list-free-pieces.server.ts";
import type { Period } from "#app/features/claims/claims.ts";
import type { ShortageRow, ShortageWays, SubstituteChoice } from "./shortages.ts";

/**
 * What listed shortages of hires can be covered with: substitutes of the item by rank, with how many of them are free, and
 * other hires that have enough pieces on the shelf for the whole period, those accepted last first. A few statements for a
 * page, and one for each shortage that has substitutes.
 */
export async function listShortageWays(
  db: Db,
  shortages: readonly ShortageRow[],
  now: Date,
): Promise<Readonly<Record<string, ShortageWays>>> {
  const ofHires = shortages.filter(({ owner }) => owner === "hire");
  if (ofHires.length === 0) return {};
  const [substitutes, donors] = await Promise.all([
    listSubstitutes(db, ofHires, now),
    listDonors(db, ofHires),
  ]);
  return Object.fromEntries(
    ofHires.map(({ id }) => [
      id,
      {
        substitutes: substitutes.get(id) ?? [],
        donors: donors.flatMap(({ shortageId, donor }) => (shortageId === id ? [donor] : [])),
      },
    ]),
  );
}

/** The substitutes of each shortage that has any, by its id. */
async function listSubstitutes(
  db: Db,
  shortages: readonly ShortageRow[],
  now: Date,
): Promise<ReadonlyMap<string, readonly SubstituteChoice[]>> {
  const rows = await db
    .select({
      shortageId: hireShortages.id,
      id: hireItems.id,
      name: hireItems.name,
      from: hires.startsAt,
      to: hires.endsAt,
    })
    .from(hireShortages)
    .innerJoin(hires, eq(hires.id, hireShortages.ownerId))
    .innerJoin(hireSubstitutes, eq(hireSubstitutes.itemId, hireShortages.itemId))
    .innerJoin(hireItems, eq(hireItems.id, hireSubstitutes.substituteId))
    .where(
      anyOf(
        hireShortages.id,
        shortages.map(({ id }) => id),
      ),
    )
    .orderBy(asc(hireSubstitutes.rank));
  const facts = await listItemFacts(
    db,
    rows.map(({ id }) => id),
  );
  const choices = new Map<string, readonly SubstituteChoice[]>();
  for (const [shortageId, items] of Map.groupBy(rows, (row) => row.shortageId)) {
    const free = await listFree(db, items, { facts, now });
    choices.set(
      shortageId,
      items.map(({ id, name }) => ({ id, name, free: free.get(id) ?? 0 })),
    );
  }
  return choices;
}

/** Free pieces of items for one hire, each in the period that its own buffers block. */
async function listFree(
  db: Db,
  items: readonly (Period & { readonly id: string })[],
  { facts, now }: { readonly facts: ReadonlyMap<string, ItemFacts>; readonly now: Date },
): Promise<ReadonlyMap<string, number>> {
  const [hire] = items;
  if (!hire) return new Map();
  const { hours, overdueUntil } = await readStoreHours(db, { from: hire.from, now });
  const asked = items.flatMap(({ id }) => {
    const item = facts.get(id);
    return item ? [{ itemId: id, owned: item.owned, period: blockedPeriod(hire, item.buffers, hours) }] : [];
  });
  return listFreePieces(db, asked, { now, overdueUntil });
}

async function listDonors(db: Db, shortages: readonly ShortageRow[]) {
  const ids = shortages.map(({ id }) => id);
  return db
    .select({
      shortageId: hireShortages.id,
      donor: {
        id: hires.id,
        number: hires.number,
        customer: hires.name,
        startsAt: hires.startsAt,
        endsAt: hires.endsAt,
      },
    })
    .from(hireShortages)
    .innerJoin(
      hireClaims,
      and(
        eq(hireClaims.itemId, hireShortages.itemId),
        ...[eq(hireClaims.owner, "hire"), eq(hireClaims.kind, "hire"), eq(hireClaims.state, "firm")],
        ...[isNull(hireClaims.preparedAt), isNull(hireClaims.unitNumber)],
        sql`${hireClaims.ownerId} <> ${hireShortages.ownerId}`,
        sql`${hireClaims.startsAt} <= ${hireShortages.startsAt} and ${hireClaims.endsAt} >= ${hireShortages.endsAt}`,
      ),
    )
    .innerJoin(hires, eq(hires.id, hireClaims.ownerId))
    .where(inArray(hireShortages.id, ids))
    .groupBy(hireShortages.id, hireShortages.quantity, hires.id)
    .having(sql`sum(${hireClaims.quantity}) >= ${hireShortages.quantity}`)
    .orderBy(sql`max(${hireClaims.acceptedAt}) desc nulls last`, asc(hires.number));
}
