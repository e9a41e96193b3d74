import { and, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireCustomGoods } from "#app/db/schema/hire/custom-goods.ts";
import { hireLines, hires } from "#app/db/schema/hire/hires.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import { isCustomGoods, isCustomRestKept, ownPieces } from "../custom/custom-goods.server.ts";
import { RUNNING_STATES } from "../enums.ts";
import { isRestKept } from "../subhires/supplied-goods.server.ts";
import { hasPiecesOut } from "./last-return.server.ts";

/**
 * SQL: true while a part of a row of `hires` has left and more of it is to go. Once everything that left is back, only
 * until the return: after it nothing goes out.
 */
export function isPartlyOut(now: Date): SQL<boolean> {
  const isGoing = or(hasPiecesOut(), gt(hires.endsAt, now));
  return sql<boolean>`(${and(inArray(hires.state, RUNNING_STATES), hasPiecesToGo(), isGoing)})`;
}

/** Which of these hires have left in part, with more to go. */
export async function listPartlyOut(
  db: Db,
  hireIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (hireIds.length === 0) return new Set();
  const rows = await db
    .select({ id: hires.id })
    .from(hires)
    .where(and(inArray(hires.id, [...hireIds]), isPartlyOut(now)));
  return new Set(rows.map(({ id }) => id));
}

/** SQL: true while a piece of a row of `hires` is in the store to go: claimed, of a supplier, or of a custom line. */
function hasPiecesToGo(): SQL {
  return sql`(exists (select 1 from ${hireClaims} c
      where c.owner_id = hires.id and c.owner = 'hire' and c.kind = 'hire' and c.state = 'firm')
    or exists (select 1 from ${hireSubhires} s
      where s.hire_id = hires.id and s.state = 'received' and s.quantity > s.out
        and not ${isRestKept("s")})
    or exists (select 1 from ${hireLines} left join ${hireCustomGoods} on ${hireCustomGoods.lineId} = ${hireLines.id}
      where ${hireLines.hireId} = hires.id and ${isCustomGoods()}
        and ${ownPieces()} > coalesce(${hireCustomGoods.out}, 0) and not ${isCustomRestKept()}))`;
}
