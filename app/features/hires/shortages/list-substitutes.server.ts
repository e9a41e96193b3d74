import { and, asc, eq, inArray, sql, sum } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hireLines } from "#app/db/schema/hire/hires.ts";
import { KEPT_CLAIMS } from "#app/features/claims/enums.ts";
import { isUnpacked } from "#app/features/claims/shortages/take-back-substitute.server.ts";
import type { LineSubstitute } from "../hires.ts";

/** The pieces of a hire that go in the place of what was promised, by the line that they serve. */
export async function listSubstitutes(
  db: Db,
  hireId: string,
): Promise<ReadonlyMap<string | null, readonly LineSubstitute[]>> {
  const promised = alias(hireItems, "promised");
  const rows = await db
    .select({
      lineId: hireClaims.lineId,
      lineItemId: hireLines.itemId,
      itemId: hireItems.id,
      forItemId: promised.id,
      quantity: sum(hireClaims.quantity).mapWith(Number),
      waiting: sql`coalesce(sum(${hireClaims.quantity}) filter (where ${isUnpacked()}), 0)`.mapWith(Number),
      name: hireItems.name,
      nameGa: hireItems.nameGa,
      forName: promised.name,
      forNameGa: promised.nameGa,
    })
    .from(hireClaims)
    .innerJoin(promised, eq(promised.id, hireClaims.forItemId))
    .innerJoin(hireItems, eq(hireItems.id, hireClaims.itemId))
    .innerJoin(hireLines, eq(hireLines.id, hireClaims.lineId))
    .where(
      and(
        ...[eq(hireClaims.ownerId, hireId), eq(hireClaims.kind, "hire")],
        inArray(hireClaims.state, [...KEPT_CLAIMS]),
      ),
    )
    .groupBy(hireClaims.lineId, hireLines.itemId, hireItems.id, promised.id)
    .orderBy(asc(promised.name), asc(hireItems.name));
  const substitutes = rows.map(({ lineItemId, ...row }) =>
    lineItemId === row.forItemId ? { ...row, forName: null, forNameGa: null } : row,
  );
  return Map.groupBy(substitutes, ({ lineId }) => lineId);
}
