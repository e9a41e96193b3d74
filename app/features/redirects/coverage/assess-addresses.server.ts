import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, eq, gt, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { oldAddresses } from "#app/db/schema/system/redirects.ts";
import { newId } from "#app/lib/ids.ts";
import { assessAddress } from "./assess.ts";
import type { Assessment } from "./coverage.ts";
import { type OldAddress, readOldAddress } from "./old-address.ts";
import type { SiteIndex } from "./site-index.ts";

/** Addresses looked at in one go; others are served in between. */
const CHUNK = 500;

export interface AddressOfHost {
  /** The address, with its host in front where that is another site's. */
  readonly key: string;
  readonly host: string | null;
  /** The address; null: of another site. */
  readonly address: OldAddress | null;
}

/** Writes addresses down with what was found for each; those that are known already stay as they are. */
export async function storeAddresses(
  db: Db,
  list: readonly AddressOfHost[],
  site: SiteIndex,
): Promise<number> {
  let stored = 0;
  for (let at = 0; at < list.length; at += CHUNK) {
    const rows = list.slice(at, at + CHUNK).map(({ key, host, address }) => ({
      id: newId(),
      address: key,
      host,
      ...(address ? assessAddress(address, site) : ELSEWHERE),
    }));
    const added = await db
      .insert(oldAddresses)
      .values(rows)
      .onConflictDoNothing({ target: oldAddresses.address })
      .returning({ id: oldAddresses.id });
    stored += added.length;
    await nextTurn();
  }
  return stored;
}

const ELSEWHERE: Assessment = { outcome: "elsewhere", target: null, reason: null, score: null };

/** Looks at addresses again: the given ones, or all but those that were left out on purpose. */
export async function assessAgain(db: Db, site: SiteIndex, ids?: readonly string[]): Promise<void> {
  if (ids) {
    for (let at = 0; at < ids.length; at += CHUNK) {
      await renew(db, site, inArray(oldAddresses.id, ids.slice(at, at + CHUNK)));
    }
    return;
  }
  let after: string | null = "";
  while (after !== null) {
    const open = and(
      ne(oldAddresses.outcome, "skipped"),
      ne(oldAddresses.outcome, "elsewhere"),
      gt(oldAddresses.address, after),
    );
    after = await renew(db, site, open);
    await nextTurn();
  }
}

/** The last address looked at; null when nothing is left. */
async function renew(db: Db, site: SiteIndex, which: SQL | undefined): Promise<string | null> {
  const rows = await db
    .select({ id: oldAddresses.id, address: oldAddresses.address })
    .from(oldAddresses)
    .where(which)
    .orderBy(asc(oldAddresses.address))
    .limit(CHUNK);
  const found = rows.flatMap(({ id, address }) => {
    const read = readOldAddress(address);
    return read ? [{ id, ...assessAddress(read, site) }] : [];
  });
  await writeAssessments(db, found);
  return rows.length < CHUNK ? null : (rows.at(-1)?.address ?? null);
}

/** One statement for all of them. */
export async function writeAssessments(
  db: Db,
  list: readonly (Assessment & { readonly id: string })[],
): Promise<void> {
  for (let at = 0; at < list.length; at += CHUNK) {
    const part = JSON.stringify(list.slice(at, at + CHUNK));
    await db.execute(sql`
      UPDATE ${oldAddresses} SET
        outcome = found.outcome, reason = found.reason, score = found.score, target = found.target, updated_at = now()
      FROM jsonb_to_recordset(${part}::jsonb)
        AS found(id uuid, outcome text, reason text, score int, target text)
      WHERE ${eq(oldAddresses.id, sql`found.id`)}`);
  }
}
