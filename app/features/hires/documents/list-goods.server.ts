import { and, asc, eq, inArray, notExists, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hireLines } from "#app/db/schema/hire/hires.ts";
import { type CLAIM_STATES, KEPT_CLAIMS } from "#app/features/claims/enums.ts";
import { isOpenOrSubHired } from "#app/features/claims/shortages/solve-shortage.server.ts";
import { PRICED_LINE_KINDS } from "#app/features/quotes/enums.ts";
import { sumQuantities } from "#app/lib/sums.ts";
import type { Replaced } from "./documents.ts";

type ClaimState = (typeof CLAIM_STATES)[number];

/** Pieces of one item that a hire holds, or one unit. */
export type HeldGoods = Awaited<ReturnType<typeof listGoods>>[number];

/** What a hire or quote holds in some states of its claims: units with their number, other pieces with a quantity. */
export function listGoods(db: Db, ownerId: string, states: readonly ClaimState[]) {
  const promised = alias(hireItems, "promised");
  return db
    .select({
      itemId: hireClaims.itemId,
      /** What was promised, where another item takes its place; else null. */
      forItemId: hireClaims.forItemId,
      forItem: { name: promised.name, nameGa: promised.nameGa },
      lineId: hireClaims.lineId,
      state: hireClaims.state,
      /** How the pieces came back; null while they are out. */
      condition: hireClaims.condition,
      /** The instant at which they came back, once they are. */
      endsAt: hireClaims.endsAt,
      unitNumber: hireClaims.unitNumber,
      quantity: hireClaims.quantity,
      name: hireItems.name,
      nameGa: hireItems.nameGa,
      serial: assets.serial,
      place: assets.place,
    })
    .from(hireClaims)
    .innerJoin(hireItems, eq(hireItems.id, hireClaims.itemId))
    .leftJoin(promised, eq(promised.id, hireClaims.forItemId))
    .leftJoin(assets, eq(assets.unitNumber, hireClaims.unitNumber))
    .where(
      and(
        eq(hireClaims.ownerId, ownerId),
        eq(hireClaims.kind, "hire"),
        inArray(hireClaims.state, [...states]),
      ),
    )
    .orderBy(asc(hireItems.name), asc(hireClaims.unitNumber), asc(hireClaims.id));
}

/** The promised items in whose place some of the goods go, with how many pieces. */
export function replacedBy(goods: readonly HeldGoods[]): readonly Replaced[] {
  return [...Map.groupBy(goods, ({ forItemId }) => forItemId).values()].flatMap((pieces) => {
    const promised = pieces[0]?.forItem;
    return promised ? [{ ...promised, quantity: sumQuantities(pieces) }] : [];
  });
}

/** Pieces of one item that a line of a hire was promised. */
export interface PromisedPieces {
  readonly lineId: string | null;
  readonly itemId: string;
  /** What was promised, where another item takes its place; else null. */
  readonly forItemId: string | null;
  readonly quantity: number;
}

/**
 * What a hire, or a quote that holds gear, was promised as it was accepted and planned: its claims, and what it has no
 * claim for. A kit is the pieces that were claimed for it; what the catalogue says of it may have changed since. Empty once
 * everything is given back.
 */
export async function listPromised(db: Db, ownerId: string): Promise<readonly PromisedPieces[]> {
  const held = await listGoods(db, ownerId, KEPT_CLAIMS);
  return [...held, ...(await listUnclaimed(db, ownerId))];
}

/**
 * What a hire was promised and has no claim for: it is short, comes from a supplier, or was found elsewhere by staff.
 * What another hire gave way with was claimed at the instant at which its shortage was solved.
 */
export async function listUnclaimed(db: Db, ownerId: string): Promise<readonly PromisedPieces[]> {
  const { lineId, itemId, quantity, solution, solvedAt } = hireShortages;
  const claimed = db
    .select({ id: hireClaims.id })
    .from(hireClaims)
    .where(
      and(
        ...[eq(hireClaims.ownerId, ownerId), eq(hireClaims.lineId, lineId)],
        ...[eq(hireClaims.itemId, itemId), eq(hireClaims.createdAt, solvedAt)],
      ),
    );
  const isFound = and(eq(solution, "reallocated"), notExists(claimed));
  const rows = await db
    .select({ lineId, itemId, quantity })
    .from(hireShortages)
    .where(and(eq(hireShortages.ownerId, ownerId), or(isOpenOrSubHired(), isFound)))
    .orderBy(asc(hireShortages.createdAt), asc(hireShortages.id));
  return rows.map((row) => ({ ...row, forItemId: null }));
}

export type PaperLine = Awaited<ReturnType<typeof listPaperLines>>[number];

/** The lines of a hire that something is taken out for, in order. */
export function listPaperLines(db: Db, hireIds: readonly string[]) {
  const { id, hireId, itemId, service, name, nameGa, quantity, out, back, missing, damaged } = hireLines;
  return db
    .select({ id, hireId, itemId, service, name, nameGa, quantity, out, back, missing, damaged })
    .from(hireLines)
    .where(and(inArray(hireId, [...hireIds]), inArray(hireLines.kind, PRICED_LINE_KINDS)))
    .orderBy(asc(hireId), asc(hireLines.position));
}
