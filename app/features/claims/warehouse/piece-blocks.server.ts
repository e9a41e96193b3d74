import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { addMs } from "#app/lib/time/clock.ts";
import { PIECE_BLOCK_KINDS, type PieceBlock, type PieceBlockKind } from "../claims.ts";
import { type HireClaim, takePieces } from "./hire-claims.server.ts";

interface BlockFilter {
  readonly itemId: string;
  readonly kind: PieceBlockKind;
  /** The number of the hire that the pieces came back from. */
  readonly reference: string;
}

/** The claims that keep counted pieces of a hire off the shelf, the oldest first. */
export function listBlocks(tx: Tx, { itemId, kind, reference }: BlockFilter): Promise<HireClaim[]> {
  const same = [
    eq(hireClaims.itemId, itemId),
    eq(hireClaims.kind, kind),
    eq(hireClaims.reference, reference),
  ];
  return tx
    .select()
    .from(hireClaims)
    .where(and(isPieceBlock(), ...same))
    .orderBy(asc(hireClaims.createdAt), asc(hireClaims.id));
}

/** Ends blocks of so many pieces at `now`. Who was short of them is not served yet. */
export async function endBlocks(
  tx: Tx,
  blocks: readonly HireClaim[],
  { quantity, now }: { readonly quantity: number; readonly now: Date },
): Promise<void> {
  for (const { id, startsAt } of await takePieces(tx, blocks, quantity)) {
    // A period stays one, also where it had not begun.
    const endsAt = startsAt < now ? now : addMs(startsAt, 1);
    await tx.update(hireClaims).set({ state: "released", endsAt }).where(eq(hireClaims.id, id));
  }
}

/**
 * The counted pieces in repair and missing, of one item or of all: those of one hire together, items by code, the oldest
 * first.
 */
export function listPieceBlocks(db: Db, itemId?: string): Promise<PieceBlock[]> {
  const since = sql<Date>`min(${hireClaims.startsAt})`.mapWith(hireClaims.startsAt);
  return db
    .select({
      itemId: hireItems.id,
      code: hireItems.code,
      name: hireItems.name,
      nameGa: hireItems.nameGa,
      bulk: sql<boolean>`${hireItems.kind} = 'bulk'`,
      kind: sql<PieceBlockKind>`${hireClaims.kind}`,
      reference: hireClaims.reference,
      hireId: hires.id,
      quantity: sql<number>`sum(${hireClaims.quantity})::int`,
      since,
    })
    .from(hireClaims)
    .innerJoin(hireItems, eq(hireItems.id, hireClaims.itemId))
    .leftJoin(hires, eq(hires.number, hireClaims.reference))
    .where(and(isPieceBlock(), itemId === undefined ? undefined : eq(hireClaims.itemId, itemId)))
    .groupBy(hireItems.id, hireClaims.kind, hireClaims.reference, hires.id)
    .orderBy(asc(sql`lower(${hireItems.code})`), asc(since), asc(hireClaims.kind), asc(hireClaims.reference));
}

/** True for a claim that keeps counted pieces off the shelf because they are in repair or missing. */
function isPieceBlock(): SQL | undefined {
  return and(
    ...[inArray(hireClaims.kind, PIECE_BLOCK_KINDS), eq(hireClaims.state, "firm")],
    ...[eq(hireClaims.owner, "staff"), isNull(hireClaims.unitNumber)],
  );
}
