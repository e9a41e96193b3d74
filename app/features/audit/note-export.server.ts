import { type Db, inTransaction } from "#app/db/client.server.ts";
import { addAuditEntry } from "./add-audit-entry.server.ts";

interface Export {
  readonly actorId: string;
  /** The list that was taken along, such as "orders". */
  readonly list: string;
  readonly rows: number;
  /** How the list was narrowed: states, days and the like, never words that may name a person. */
  readonly narrowed?: Readonly<Record<string, unknown>>;
}

/** Writes down who took a file with data of people out of the site, and how much of it. */
export async function noteExport(db: Db, { actorId, list, rows, narrowed = {} }: Export): Promise<void> {
  const set = Object.entries(narrowed).filter(
    ([, value]) => value !== null && value !== undefined && value !== "",
  );
  const details = { rows, ...Object.fromEntries(set) };
  await inTransaction(db, (tx) =>
    addAuditEntry(tx, { actorId, action: `${list}.exported`, subjectType: list, details }),
  );
}
