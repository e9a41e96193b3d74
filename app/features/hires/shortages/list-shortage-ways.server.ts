import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { anyOf } from "#app/db/any-of.ts";
import type { Db } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireItems, hireSubstitutes } from "#app/db/schema/hire/fleet.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import type { ShortageRow, ShortageWays } from "./shortages.ts";

/**
 * What listed shortages of hires can be covered with: substitutes of the item by rank, and other hires that have enough
 * pieces on the shelf for the whole period, those accepted last first. Two statements for a page.
 */
export async function listShortageWays(
  db: Db,
  shortages: readonly ShortageRow[],
): Promise<Readonly<Record<string, ShortageWays>>> {
  const ofHires = shortages.filter(({ owner }) => owner === "hire");
  if (ofHires.length === 0) return {};
  const [substitutes, donors] = await Promise.all([listSubstitutes(db, ofHires), listDonors(db, ofHires)]);
  return Object.fromEntries(
    ofHires.map(({ id, itemId }) => [
      id,
      {
        substitutes: substitutes
          .filter((one) => one.itemId === itemId)
          .map(({ id: one, name }) => ({ id: one, name })),
        donors: donors.flatMap(({ shortageId, donor }) => (shortageId === id ? [donor] : [])),
      },
    ]),
  );
}

function listSubstitutes(db: Db, shortages: readonly ShortageRow[]) {
  const itemIds = [...new Set(shortages.map(({ itemId }) => itemId))];
  return db
    .select({ itemId: hireSubstitutes.itemId, id: hireItems.id, name: hireItems.name })
    .from(hireSubstitutes)
    .innerJoin(hireItems, eq(hireItems.id, hireSubstitutes.substituteId))
    .where(anyOf(hireSubstitutes.itemId, itemIds))
    .orderBy(asc(hireSubstitutes.rank));
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
