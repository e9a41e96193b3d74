import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hireScans } from "#app/db/schema/hire/scans.ts";
import { type HireClaim, listHireClaims } from "#app/features/claims/warehouse/hire-claims.server.ts";
import { sumQuantities } from "#app/lib/sums.ts";
import { listCustomGoods } from "../custom/custom-goods.server.ts";
import { listSuppliedGoods } from "../subhires/supplied-goods.server.ts";
import type { ReturnedGoods } from "./returned-goods.ts";

/** What of a hire came back damaged or did not come back, of our own, of suppliers and of custom lines. */
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
  const notes = await listDamageNotes(db, hireId);
  const own = items.map((item) => {
    const counts = countsOf(byItem.get(item.id) ?? []);
    const isDamaged = ({ itemId, unitNumber }: StoredNote) =>
      itemId === item.id &&
      (unitNumber === null ? counts.damaged > 0 : counts.damagedUnits.includes(unitNumber));
    return { ...item, ...counts, notes: notes.filter(isDamaged) };
  });
  const unclaimed = [...(await listSuppliedGoods(db, hireId)), ...(await listCustomGoods(db, hireId))];
  const counted = unclaimed.flatMap(({ id, name, nameGa, damaged, missing }) =>
    damaged + missing === 0
      ? []
      : [
          {
            id,
            name,
            nameGa,
            damaged,
            missing,
            damagedUnits: [],
            missingUnits: [],
            notes: damaged > 0 ? notes.filter(({ subhireId, lineId }) => (subhireId ?? lineId) === id) : [],
            replacementNet: null,
          },
        ],
  );
  return [...own, ...counted];
}

type StoredNote = Awaited<ReturnType<typeof listDamageNotes>>[number];

/** What scans say of what came back damaged, the oldest first. */
function listDamageNotes(db: Db, hireId: string) {
  return db
    .select({
      itemId: hireScans.itemId,
      subhireId: hireScans.subhireId,
      lineId: hireScans.lineId,
      unitNumber: hireScans.unitNumber,
      note: hireScans.note,
    })
    .from(hireScans)
    .where(
      and(
        ...[eq(hireScans.hireId, hireId), eq(hireScans.action, "return"), eq(hireScans.condition, "damaged")],
        ...[ne(hireScans.outcome, "refused"), ne(hireScans.note, "")],
      ),
    )
    .orderBy(asc(hireScans.occurredAt), asc(hireScans.id));
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
