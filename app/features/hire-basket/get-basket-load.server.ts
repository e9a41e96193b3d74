import type { Db } from "#app/db/client.server.ts";
import { checkLoad } from "#app/features/load-check/check-load.ts";
import { listPieces } from "#app/features/load-check/list-pieces.server.ts";
import { listOwnVehicles, listVenueChoices } from "#app/features/load-check/queries.server.ts";
import type { BasketLoad } from "./basket-load.ts";
import type { BasketView } from "./basket-view.ts";

/** The load of a basket's lines whose quantity can be hired. `venue` is the id of a saved venue, or any text. */
export async function getBasketLoad(
  db: Db,
  { lines }: Pick<BasketView, "lines">,
  venue: string,
): Promise<BasketLoad> {
  const whole = lines.flatMap(({ id, line }) => (line ? [{ item: { id }, quantity: line.quantity }] : []));
  const venues = await listVenueChoices(db);
  const chosen = venues.some(({ id }) => id === venue) ? venue : "";
  if (whole.length === 0) return { report: null, venues, venue: chosen };
  const vehicles = await listOwnVehicles(db);
  return { report: checkLoad(await listPieces(db, whole), { vehicles }), venues, venue: chosen };
}
