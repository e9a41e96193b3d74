import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hireLines } from "#app/db/schema/hire/hires.ts";
import type { CLAIM_STATES } from "#app/features/claims/enums.ts";

type ClaimState = (typeof CLAIM_STATES)[number];

/** Pieces of one item that a hire holds, or one unit. */
export type HeldGoods = Awaited<ReturnType<typeof listGoods>>[number];

/** What a hire holds in some states of its claims: units with their number, other pieces with a quantity. */
export function listGoods(db: Db, hireId: string, states: readonly ClaimState[]) {
  return db
    .select({
      itemId: hireClaims.itemId,
      /** What was promised, where another item takes its place; else null. */
      forItemId: hireClaims.forItemId,
      lineId: hireClaims.lineId,
      state: hireClaims.state,
      /** How the pieces came back; null while they are out. */
      condition: hireClaims.condition,
      unitNumber: hireClaims.unitNumber,
      quantity: hireClaims.quantity,
      name: hireItems.name,
      nameGa: hireItems.nameGa,
      serial: assets.serial,
      unitState: assets.state,
      place: assets.place,
    })
    .from(hireClaims)
    .innerJoin(hireItems, eq(hireItems.id, hireClaims.itemId))
    .leftJoin(assets, eq(assets.unitNumber, hireClaims.unitNumber))
    .where(
      and(
        eq(hireClaims.owner, "hire"),
        eq(hireClaims.ownerId, hireId),
        eq(hireClaims.kind, "hire"),
        inArray(hireClaims.state, [...states]),
      ),
    )
    .orderBy(asc(hireItems.name), asc(hireClaims.unitNumber), asc(hireClaims.id));
}

export type PaperLine = Awaited<ReturnType<typeof listPaperLines>>[number];

/** The lines of a hire that something is taken out for, in order. */
export function listPaperLines(db: Db, hireIds: readonly string[]) {
  const { id, hireId, itemId, name, nameGa, quantity, out, back, missing, damaged } = hireLines;
  return db
    .select({ id, hireId, itemId, name, nameGa, quantity, out, back, missing, damaged })
    .from(hireLines)
    .where(and(inArray(hireId, [...hireIds]), inArray(hireLines.kind, ["item", "custom"])))
    .orderBy(asc(hireId), asc(hireLines.position));
}
