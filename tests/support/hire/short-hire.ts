import type { Db } from "#app/db/client.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import type { Buffers } from "#app/features/claims/availability/blocked-period.ts";
import { changeOwned } from "#app/features/claims/change-owned.server.ts";
import { addSubhire, type SubhireAsk } from "#app/features/hires/subhires/add-subhire.server.ts";
import { listSubhires } from "#app/features/hires/subhires/list-subhires.server.ts";
import type { SubhireState } from "#app/features/hires/subhires/subhires.ts";
import { transitionSubhire } from "#app/features/hires/subhires/transition-subhire.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { NOW } from "./claims.ts";
import { createHireItem } from "./factories-hire.ts";
import { hiresOn } from "./hires.ts";

const actorId = "staff-1";

/**
 * A hire of two pieces of which `missing` went, and a supplier; how it is sub-hired, and how a sub-hire goes on. The item
 * needs no time before and after a hire unless `item` says so.
 */
export async function shortHire(
  db: Db,
  missing: number,
  { item, ...supplier }: { readonly email?: string; readonly item?: Partial<Buffers> } = {},
) {
  const site = hiresOn(db);
  const { id: itemId } = await createHireItem(db, item);
  const hire = { ...(await site.accepted({ lines: [{ kind: "item", itemId, quantity: 2 }] })), itemId };
  const supplierId = newId();
  await db.insert(hireSuppliers).values({ id: supplierId, name: `Castlegar ${supplierId}`, ...supplier });
  await ownMore(db, hire.itemId, -8 - missing);
  const ask = async (change: Partial<SubhireAsk> = {}) =>
    addSubhire(db, {
      id: hire.id,
      version: (await site.view(hire.token)).version,
      actorId,
      now: NOW,
      supplierId,
      itemId: hire.itemId,
      lineId: null,
      description: "",
      quantity: missing,
      from: "2027-06-14T08:00",
      to: "2027-06-19T12:00",
      costNet: cents(12_345),
      reference: "C-9",
      confirmed: true,
      ...change,
    });
  const move = async (to: SubhireState, at = 0, confirmed = true) => {
    const subhire = (await listSubhires(db, hire.id))[at];
    const { id: subhireId = "", version = 0 } = subhire ?? {};
    return transitionSubhire(site.context, {
      hireId: hire.id,
      subhireId,
      version,
      to,
      confirmed,
      actorId,
      now: NOW,
    });
  };
  return { site, hire, ask, move };
}

/** The store buys or loses pieces of an item. */
export const ownMore = (db: Db, itemId: string, by: number) =>
  inTransaction(db, (tx) => changeOwned(tx, { itemId, by, now: NOW }));
