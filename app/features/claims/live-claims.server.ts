import { and, gt, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import type { Period } from "./claims.ts";
import { UNSENT_CLAIMS } from "./enums.ts";

/** True for a claim that counts at `now`. */
export function isLive(now: Date): SQL | undefined {
  return and(
    inArray(hireClaims.state, [...UNSENT_CLAIMS, "out"]),
    or(ne(hireClaims.state, "provisional"), gt(hireClaims.expiresAt, now)),
  );
}

/** SQL: true for a claim, called `c`, that counts past its end as well: gear that is out, a repair that is not closed. */
export const RUNS_ON = sql`(c.state = 'out' OR (c.state = 'firm' AND c.kind = 'maintenance'))`;

/** True for a claim whose stored period has an instant in common with another. */
export function overlapsPeriod({ from, to }: Period): SQL | undefined {
  return and(lt(hireClaims.startsAt, to), gt(hireClaims.endsAt, from));
}
