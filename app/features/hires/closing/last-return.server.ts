import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireCustomGoods } from "#app/db/schema/hire/custom-goods.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireScans } from "#app/db/schema/hire/scans.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";

/** SQL: true while a piece of a row of `hires` is with its customer, with a claim or counted without one. */
export function hasPiecesOut(): SQL<boolean> {
  const own = sql`exists (select 1 from ${hireClaims} c where ${ofHire("hires")} and c.state = 'out')`;
  return sql<boolean>`(${own} or ${hasUnclaimedOut("hires")})`;
}

/**
 * SQL: when everything that left with a hire was back, also where some of the hire never left; null while a piece is out,
 * and where none has come back. `table` is what the statement calls `hires`.
 */
export function lastReturn(table = "hires"): SQL<Date | null> {
  return sql`coalesce(${sql.identifier(table)}.returned_at, (
    select case when bool_or(c.state = 'out') or ${hasUnclaimedOut(table)} then null
      else greatest(max(c.ends_at) filter (where c.state = 'done'), ${lastUnclaimedReturn(table)}) end
    from ${hireClaims} c where ${ofHire(table)} and c.state in ('out', 'done')))`.mapWith(hires.returnedAt);
}

/** When everything that left with a hire was back; null while a piece is out, and where none has come back. */
export async function getLastReturn(db: Db, hireId: string): Promise<Date | null> {
  const [row] = await db.select({ at: lastReturn() }).from(hires).where(eq(hires.id, hireId));
  return row?.at ?? null;
}

/** Goods of a supplier and of custom lines have no claim. */
function hasUnclaimedOut(table: string): SQL {
  const hasOut = (
    counts: typeof hireSubhires | typeof hireCustomGoods,
  ) => sql`exists (select 1 from ${counts} s
    where s.hire_id = ${sql.identifier(table)}.id and s.out > s.back + s.missing)`;
  return sql`(${hasOut(hireSubhires)} or ${hasOut(hireCustomGoods)})`;
}

/** What has no claim came back when it was scanned or counted. */
function lastUnclaimedReturn(table: string): SQL {
  return sql`(select max(s.occurred_at) from ${hireScans} s where s.hire_id = ${sql.identifier(table)}.id
    and (s.subhire_id is not null or s.line_id is not null) and s.action = 'return' and s.outcome = 'applied')`;
}

function ofHire(table: string): SQL {
  return sql`c.owner_id = ${sql.identifier(table)}.id and c.owner = 'hire' and c.kind = 'hire'`;
}
