import { and, asc, count, eq, gt, ilike, inArray, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { containing } from "#app/db/like.ts";
import { oldAddresses } from "#app/db/schema/system/redirects.ts";
import { pageOf } from "#app/lib/list-query.ts";
import { recordOf } from "#app/lib/records.ts";
import { sumBy } from "#app/lib/sums.ts";
import { OUTCOMES, PROPOSAL_REASONS } from "../enums.ts";
import type { Coverage, CoverageQuery, OldAddressRow } from "./coverage.ts";

/** Rows of one page. */
const PAGE = 50;

/** How many old addresses have which outcome; at most MAX_ADDRESSES rows are counted. */
export async function getCoverage(db: Db): Promise<Coverage> {
  const rows = await db
    .select({ outcome: oldAddresses.outcome, reason: oldAddresses.reason, n: count() })
    .from(oldAddresses)
    .groupBy(oldAddresses.outcome, oldAddresses.reason);
  const sum = (fits: (row: (typeof rows)[number]) => boolean) => sumBy(rows.filter(fits), ({ n }) => n);
  return {
    outcomes: recordOf(OUTCOMES, (one) => sum(({ outcome }) => outcome === one)),
    reasons: recordOf(PROPOSAL_REASONS, (one) =>
      sum(({ outcome, reason }) => outcome === "proposed" && reason === one),
    ),
    total: sum(() => true),
  };
}

/** One page of old addresses in the order of their addresses. */
export async function listOldAddresses(
  db: Db,
  { outcome, reason, search, after }: CoverageQuery,
): Promise<{ readonly rows: readonly OldAddressRow[]; readonly next: string | null }> {
  const like = containing(search);
  const { address, target } = oldAddresses;
  const found = await db
    .select({
      id: oldAddresses.id,
      address,
      target,
      outcome: oldAddresses.outcome,
      reason: oldAddresses.reason,
      score: oldAddresses.score,
    })
    .from(oldAddresses)
    .where(
      and(
        eq(oldAddresses.outcome, outcome),
        reason ? eq(oldAddresses.reason, reason) : undefined,
        search ? or(ilike(address, like), ilike(target, like)) : undefined,
        after ? gt(address, after) : undefined,
      ),
    )
    .orderBy(asc(address))
    .limit(PAGE + 1);
  const { shown, next } = pageOf(found, PAGE, (row) => row.address);
  const rows = shown.map((row) => ({
    ...row,
    outcome,
    reason: PROPOSAL_REASONS.find((known) => known === row.reason) ?? null,
  }));
  return { rows, next };
}

/** What is proposed for each of some addresses; "" where nothing is. Those that are not on the list are left out. */
export async function getProposals(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: oldAddresses.id, target: oldAddresses.target })
    .from(oldAddresses)
    .where(inArray(oldAddresses.id, [...ids]));
  return new Map(rows.map(({ id, target }) => [id, target ?? ""]));
}
