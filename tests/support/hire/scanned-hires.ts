import type { Db } from "#app/db/client.server.ts";
import { scansOn } from "./scans.ts";

/** A hire of `booked` of so many counted pieces. */
export async function countedHire(db: Db, booked = 4, owned = 10) {
  const site = scansOn(db);
  const item = await site.item({ owned });
  const hire = await site.reserved([[item.id, booked]]);
  const count = (action: "prepare" | "put-back" | "out" | "return", quantity: number, change = {}) =>
    site.scan(hire.id, action, { itemId: item.id, quantity, ...change });
  return { site, item, hire, count, state: async () => (await site.view(hire.token)).state };
}

/** A hire of one unit of two. */
export async function unitHire(db: Db, owned = 2) {
  const site = scansOn(db);
  const item = await site.item({ kind: "serialised", owned });
  const hire = await site.reserved([[item.id, 1]]);
  const [unit = 0, other = 0] = item.units;
  return { site, item, hire, unit, other, state: async () => (await site.view(hire.token)).state };
}
