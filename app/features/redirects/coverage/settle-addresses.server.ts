import { and, eq, inArray, type SQL } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { oldAddresses, redirects } from "#app/db/schema/system/redirects.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { removeRedirects } from "../add-redirects.server.ts";
import { UNDECIDED } from "../enums.ts";
import type { KeptRedirect } from "../redirects.ts";
import { assessAgain, storeAddresses } from "./assess-addresses.server.ts";
import type { Reason } from "./coverage.ts";
import { readOldAddress } from "./old-address.ts";
import type { SiteIndex } from "./site-index.ts";

const CHUNK = 1000;

/** Leaves addresses out: they are not proposed again. Either some, or all that were proposed for a reason. */
export async function skipAddresses(
  db: Db,
  which: { readonly ids: readonly string[] } | { readonly reason: Reason | null },
): Promise<number> {
  const skipped = await db
    .update(oldAddresses)
    .set({ outcome: "skipped" })
    .where(
      and(
        inArray(oldAddresses.outcome, UNDECIDED),
        "ids" in which ? inArray(oldAddresses.id, [...which.ids]) : kindOf(which.reason),
      ),
    )
    .returning({ id: oldAddresses.id });
  return skipped.length;
}

/** The condition for proposals of a reason; null means addresses without a proposal. */
function kindOf(reason: Reason | null): SQL | undefined {
  return reason === null
    ? eq(oldAddresses.outcome, "none")
    : and(eq(oldAddresses.outcome, "proposed"), eq(oldAddresses.reason, reason));
}

/**
 * Takes a decision back: redirects made of the addresses go, and each is looked at again. Addresses whose redirects have to
 * stay remain as they are.
 */
export async function reopenAddresses(
  db: Db,
  {
    ids,
    actorId,
    readSite,
  }: {
    readonly ids: readonly string[];
    readonly actorId: string;
    /** Read once the redirects are gone. */
    readonly readSite: () => Promise<SiteIndex>;
  },
): Promise<{ readonly n: number; readonly kept: readonly KeptRedirect[] }> {
  if (ids.length === 0) return { n: 0, kept: [] };
  const { rows, kept } = await inTransaction(db, async (tx) => {
    const list = await tx
      .select({ id: oldAddresses.id, address: oldAddresses.address, outcome: oldAddresses.outcome })
      .from(oldAddresses)
      .where(
        and(inArray(oldAddresses.id, [...ids]), inArray(oldAddresses.outcome, ["redirected", "skipped"])),
      );
    const led = list.filter(({ outcome }) => outcome === "redirected").map(({ address }) => address);
    const ways = await tx
      .select({ id: redirects.id })
      .from(redirects)
      .where(inArray(redirects.fromPath, led.length > 0 ? led : [""]));
    const stay = await removeRedirects(tx, { ids: ways.map(({ id }) => id), actorId });
    const ledOn = new Set(stay.map(({ from }) => from));
    return { rows: list.filter(({ address }) => !ledOn.has(address)), kept: stay };
  });
  await assessAgain(
    db,
    await readSite(),
    rows.map(({ id }) => id),
  );
  return { n: rows.length, kept };
}

/** Treats addresses of another host as the old site's own: they are looked at, and their host is known from now on. */
export async function takeHostsIn(db: Db, ids: readonly string[], site: SiteIndex): Promise<number> {
  let taken = 0;
  for (let at = 0; at < ids.length; at += CHUNK) {
    const rows = await db
      .delete(oldAddresses)
      .where(and(inArray(oldAddresses.id, ids.slice(at, at + CHUNK)), eq(oldAddresses.outcome, "elsewhere")))
      .returning({ address: oldAddresses.address, host: oldAddresses.host });
    const list = rows.flatMap(({ address: key, host }) => {
      const address = readOldAddress(`https:${key}`);
      return address ? [{ key: address.from, host, address }] : [];
    });
    taken += await storeAddresses(db, list, site);
  }
  return taken;
}

/** Empties the list. Redirects that were made of it stay. */
export async function removeOldAddresses(db: Db, actorId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const gone = await tx.delete(oldAddresses).returning({ id: oldAddresses.id });
    if (gone.length === 0) return;
    await addAuditEntry(tx, {
      actorId,
      action: "old-addresses.forgotten",
      subjectType: "redirects",
      details: { addresses: gone.length },
    });
  });
}
