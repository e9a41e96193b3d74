import { inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { type HireClaim, listHireClaims } from "#app/features/claims/warehouse/hire-claims.server.ts";
import { sumQuantities } from "#app/lib/sums.ts";
import { listSuppliedGoods } from "../subhires/supplied-goods.server.ts";
import type { ReturnedGoods } from "./returned-goods.ts";

/** What of a hire came back damaged or did not come back, of our own and of suppliers. */
export async function listReturnedGoods(db: Db, hireId: string): Promise<readonly ReturnedGoods[]> {
  const claims = (await listHireClaims(db, hireId)).filter(
    ({ state, condition }) => state === "done" && (condition === "damaged" || condition === "missing"),
  );
  const byItem = Map.groupBy(claims, ({ itemId }) => itemId);
  const items =
    byItem.size === 0
      ? []
      : await db
          .select({
            id: hireItems.id,
            name: hireItems.name,
            nameGa: hireItems.nameGa,
            replacementNet: hireItems.replacementNet,
          })
          .from(hireItems)
          .where(inArray(hireItems.id, [...byItem.keys()]));
  const own = items.map((item) => ({ ...item, ...countsOf(byItem.get(item.id) ?? []) }));
  const supplied = (await listSuppliedGoods(db, hireId)).flatMap(({ id, name, nameGa, damaged, missing }) =>
    damaged + missing === 0
      ? []
      : [{ id, name, nameGa, damaged, missing, damagedUnits: [], missingUnits: [], replacementNet: null }],
  );
  return [...own, ...supplied];
}

function countsOf(claims: readonly HireClaim[]) {
  const of = (condition: HireClaim["condition"]) => claims.filter((claim) => claim.condition === condition);
  const units = (rows: readonly HireClaim[]) => rows.flatMap(({ unitNumber }) => unitNumber ?? []);
  const [damaged, missing] = [of("damaged"), of("missing")];
  return {
    damaged: sumQuantities(damaged),
    missing: sumQuantities(missing),
    damagedUnits: units(damaged),
    missingUnits: units(missing),
  };
}
