import type { Db } from "#app/db/client.server.ts";
import { checkLoad, type LoadReport } from "#app/features/load-check/check-load.ts";
import { listPieces } from "#app/features/load-check/list-pieces.server.ts";
import { listOwnVehicles } from "#app/features/load-check/list-venues-and-vehicles.server.ts";
import type { HireView } from "../hires.ts";

/** What the items of a hire draw, weigh and fill; null for a hire without items of the catalogue. */
export async function getHireLoad(db: Db, hire: Pick<HireView, "lines">): Promise<LoadReport | null> {
  const items = hire.lines.flatMap(({ itemId, quantity }) =>
    itemId === null ? [] : [{ item: { id: itemId }, quantity }],
  );
  if (items.length === 0) return null;
  const vehicles = await listOwnVehicles(db);
  return checkLoad(await listPieces(db, items), { vehicles });
}
