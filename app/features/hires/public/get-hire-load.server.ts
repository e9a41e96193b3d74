import type { Db } from "#app/db/client.server.ts";
import { checkLoad, type LoadReport } from "#app/features/load-check/check-load.ts";
import { listOwnVehicles } from "#app/features/load-check/queries.server.ts";
import { listHirePieces } from "../documents/load-of-goods.server.ts";
import type { HireView } from "../hires.ts";

/** What the items of a hire draw, weigh and fill; null for a hire without items of the catalogue. */
export async function getHireLoad(
  db: Db,
  hire: Pick<HireView, "id" | "state" | "lines">,
): Promise<LoadReport | null> {
  if (hire.lines.every(({ itemId }) => itemId === null)) return null;
  const vehicles = await listOwnVehicles(db);
  return checkLoad(await listHirePieces(db, hire), { vehicles });
}
