import type { Db } from "#app/db/client.server.ts";
import { noteExport } from "#app/features/audit/note-export.server.ts";
import { csvText, MAX_EXPORTED } from "#app/lib/text/csv.ts";
import { listUsers } from "./list-users.server.ts";
import type { UsersQuery } from "./users-query.ts";

/**
 * The accounts that a list shows, all pages of them up to MAX_EXPORTED, for a spreadsheet; who took it along is written
 * down.
 */
export async function exportUsers(db: Db, query: UsersQuery, actorId: string): Promise<string> {
  const { users } = await listUsers(db, { ...query, after: "" }, MAX_EXPORTED);
  await noteExport(db, { actorId, list: "users", rows: users.length, narrowed: { filter: query.filter } });
  return csvText([
    ["name", "email", "confirmed", "locked since", "roles", "account since"],
    ...users.map((user) => [
      user.name,
      user.email,
      user.confirmed ? "yes" : "no",
      user.lockedAt?.toISOString() ?? "",
      user.roles.join(" "),
      user.createdAt.toISOString(),
    ]),
  ]);
}
