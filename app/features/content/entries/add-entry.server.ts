import { and, eq, like, max, or } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { newId } from "#app/lib/ids.ts";
import { fold } from "#app/lib/text/fold.ts";
import type { CollectionName } from "../schema.ts";
import { entryTitle } from "./entry-fields.ts";
import type { CheckedEntry } from "./entry-form.ts";
import type { Schedule } from "./entry-state.ts";
import { POSITION_STEP } from "./order-entries.server.ts";
import { watchSchedule } from "./publish-on-time.server.ts";
import { ALWAYS } from "./save-entry.server.ts";

interface NewEntry {
  readonly collection: CollectionName;
  readonly actorId: string;
  readonly entry: CheckedEntry;
  readonly published: boolean;
  readonly sample: boolean;
  readonly schedule?: Schedule;
}

/** Adds an entry at the end of its collection. Returns its id. */
export async function addEntry(db: Db, { collection, actorId, ...values }: NewEntry): Promise<string> {
  const { entry, published, sample } = values;
  const times = published && values.schedule ? values.schedule : ALWAYS;
  return inTransaction(db, async (tx) => {
    const wanted = keyOf(entry.data);
    const [last] = await tx
      .select({ position: max(contentEntries.position) })
      .from(contentEntries)
      .where(eq(contentEntries.collection, collection));
    const taken = await tx
      .select({ key: contentEntries.key })
      .from(contentEntries)
      .where(
        and(
          eq(contentEntries.collection, collection),
          or(eq(contentEntries.key, wanted), like(contentEntries.key, `${wanted}-%`)),
        ),
      );
    const id = newId();
    await tx.insert(contentEntries).values({
      id,
      collection,
      key: freeKey(wanted, new Set(taken.map(({ key }) => key))),
      position: (last?.position ?? 0) + POSITION_STEP,
      published,
      sample,
      data: entry.data,
      ...times,
    });
    await watchSchedule(tx, id, times);
    await addAuditEntry(tx, {
      actorId,
      action: "content.added",
      subjectId: id,
      details: { collection, published, sample },
    });
    await bumpSiteVersion(tx);
    return id;
  });
}

const LONGEST_KEY = 60;

/** Letters and digits of the English title; pages use keys as the ids of their sections. */
function keyOf(data: Readonly<Record<string, unknown>>): string {
  const words = fold(entryTitle(data).en).replace(/[^a-z0-9]+/g, "-");
  return words.slice(0, LONGEST_KEY).replace(/^-|-$/g, "") || "entry";
}

function freeKey(wanted: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n++) {
    const key = n === 1 ? wanted : `${wanted}-${n}`;
    if (!taken.has(key)) return key;
  }
}
