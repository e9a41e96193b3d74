import { and, inArray, type SQL, sql } from "drizzle-orm";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import { PAID_STATES } from "./subhire-states.ts";

/**
 * SQL: whether the cost of a sub-hire counts: from its confirmation on. Sent back before any of it went out, it counts no
 * more where a piece was short again without it, as what is asked for in its place counts. Where nothing was, as of a hire
 * that was reduced or is back, the supplier has brought it in vain: it counts. Of a hire that was dropped each one counts.
 */
export function isPaid({ isDropped }: { readonly isDropped: boolean }): SQL | undefined {
  const isAgreed = inArray(hireSubhires.state, [...PAID_STATES]);
  return isDropped ? isAgreed : and(isAgreed, sql`not ${hireSubhires.reopenedShortage}`);
}
