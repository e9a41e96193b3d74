import { count, inArray } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { oldAddresses } from "#app/db/schema/system/redirects.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { MAX_OLD_ADDRESSES } from "./address-list.ts";
import { type AddressOfHost, storeAddresses } from "./assess-addresses.server.ts";
import { readOldAddress } from "./old-address.ts";
import type { SiteIndex } from "./site-index.ts";

export interface AddedAddresses {
  readonly stored: number;
  /** Were on the list already. */
  readonly known: number;
  /** Are no addresses, or longer than an address can be. */
  readonly unreadable: number;
  /** Further ones that the full list had no room for. */
  readonly left: number;
}

/**
 * Puts addresses of the old site on the list with what is found for each. The old site is the host that most of them
 * name; those of other hosts are kept apart. `ownHost` is this site's, without a port.
 */
export async function addOldAddresses(
  db: Db,
  {
    addresses,
    site,
    ownHost,
    actorId,
  }: {
    readonly addresses: readonly string[];
    readonly site: SiteIndex;
    readonly ownHost: string;
    readonly actorId: string;
  },
): Promise<AddedAddresses> {
  const list = new Map<string, AddressOfHost>();
  const read = addresses.map(readOldAddress);
  const old = (await listOldHosts(db)) ?? commonest(read.map((address) => address?.host ?? null));
  const ours = new Set([...(old ?? []), ownHost.replace(/^www\./, "")]);
  let unreadable = 0;
  for (const address of read) {
    if (!address) {
      unreadable += 1;
      continue;
    }
    const { host, from } = address;
    const isOurs = host === null || ours.has(host);
    const key = isOurs ? from : `//${host}${from}`;
    list.set(key, { key, host, address: isOurs ? address : null });
  }
  const room = Math.max(0, MAX_OLD_ADDRESSES - (await countAll(db)));
  const taken = [...list.values()].slice(0, room);
  const stored = await storeAddresses(db, taken, site);
  await inTransaction(db, (tx) =>
    addAuditEntry(tx, {
      actorId,
      action: "old-addresses.added",
      subjectType: "redirects",
      details: { addresses: stored },
    }),
  );
  return { stored, known: taken.length - stored, unreadable, left: list.size - taken.length };
}

async function countAll(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(oldAddresses);
  return row?.n ?? 0;
}

/** The hosts that were taken for the old site before; null on an empty list. */
async function listOldHosts(db: Db): Promise<readonly string[] | null> {
  const rows = await db
    .selectDistinct({ host: oldAddresses.host })
    .from(oldAddresses)
    .where(inArray(oldAddresses.outcome, ["proposed", "none", "answers", "redirected", "machinery"]));
  const hosts = rows.flatMap(({ host }) => (host === null ? [] : [host]));
  return hosts.length > 0 ? hosts : null;
}

function commonest(hosts: readonly (string | null)[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const host of hosts) if (host !== null) counts.set(host, (counts.get(host) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most ? [most[0]] : [];
}
