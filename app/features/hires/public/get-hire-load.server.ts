import type { Db } from "#app/db/client.server.ts";
import { checkLoad, type LoadReport } from "#app/features/load-check/check-load.ts";
import type { Unweighed } from "#app/features/load-check/load-text.ts";
import { listOwnVehicles } from "#app/features/load-check/queries.server.ts";
import { listHirePieces, listUnweighed } from "../documents/load-of-goods.server.ts";
import type { HireView } from "../hires.ts";

export interface HireLoad {
  readonly report: LoadReport;
  /** Goods that the weight leaves out. */
  readonly unweighed: readonly Unweighed[];
}

/** What the items of a hire draw, weigh and fill; null for a hire without items of the catalogue. */
export async function getHireLoad(
  db: Db,
  hire: Pick<HireView, "id" | "state" | "lines">,
): Promise<HireLoad | null> {
  if (hire.lines.every(({ itemId }) => itemId === null)) return null;
  const vehicles = await listOwnVehicles(db);
  const report = checkLoad(await listHirePieces(db, hire), { vehicles });
  return { report, unweighed: await listUnweighed(db, hire.id) };
}
