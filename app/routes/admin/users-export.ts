import { exportUsers } from "#app/features/identity/users/export-users.server.ts";
import { usersList } from "#app/features/identity/users/users-query.ts";
import { csvExport } from "#app/http/responses/csv-response.server.ts";

/** The accounts that the list shows, as a file for a spreadsheet. */
export const loader = csvExport("users.csv", usersList.parse, (db, query, { actorId }) =>
  exportUsers(db, query, actorId),
);
