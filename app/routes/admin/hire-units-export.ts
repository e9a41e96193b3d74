import { unitsList } from "#app/features/fleet/list-queries.ts";
import { exportUnits } from "#app/features/fleet/units/unit-queries.server.ts";
import { csvExport } from "#app/http/responses/csv-response.server.ts";

/** The units that the list shows, as a file for a spreadsheet. */
export const loader = csvExport("units.csv", unitsList.parse, (db, query, { actorId }) =>
  exportUnits(db, query, actorId),
);
