import { withdrawalsList } from "#app/features/withdrawals/admin-query.ts";
import { exportWithdrawals } from "#app/features/withdrawals/export-withdrawals.server.ts";
import { csvExport } from "#app/http/responses/csv-response.server.ts";

/** The statements that the list shows, as a file for a spreadsheet. */
export const loader = csvExport("withdrawals.csv", withdrawalsList.parse, (db, query, { actorId }) =>
  exportWithdrawals(db, query, actorId),
);
