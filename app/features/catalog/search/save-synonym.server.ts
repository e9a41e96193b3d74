import { count, eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { searchSynonyms } from "#app/db/schema/shop/catalog-search.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { collapseSpaces } from "#app/lib/text/collapse-spaces.ts";
import type { SynonymRefusal } from "./search-admin.ts";
import { listedWords } from "./search-words.ts";

/** Every search reads them all. */
const MAX_SYNONYMS = 500;

interface SynonymChange {
  /** The id; null adds a row. */
  readonly id: string | null;
  readonly terms: string;
  readonly meanings: string;
  readonly actorId: string;
}

/** Adds or changes what words of visitors mean. Both sides need at least one word. */
export async function saveSynonym(db: Db, change: SynonymChange): Promise<Result<null, SynonymRefusal>> {
  const { id, actorId } = change;
  const row = { terms: tidy(change.terms), meanings: tidy(change.meanings) };
  if (listedWords(row.terms).length === 0 || listedWords(row.meanings).length === 0)
    return refuse({ kind: "empty" });
  return inTransaction(db, async (tx) => {
    const subjectId = id ?? newId();
    if (id === null) {
      const [counted] = await tx.select({ total: count() }).from(searchSynonyms);
      if ((counted?.total ?? 0) >= MAX_SYNONYMS) return refuse({ kind: "too-many" });
      await tx.insert(searchSynonyms).values({ id: subjectId, ...row });
    } else {
      const changed = await tx
        .update(searchSynonyms)
        .set(row)
        .where(eq(searchSynonyms.id, id))
        .returning({ id: searchSynonyms.id });
      if (changed.length === 0) return refuse({ kind: "not-found" });
    }
    const action = id === null ? "synonym.added" : "synonym.changed";
    await addAuditEntry(tx, { actorId, action, subjectType: "synonym", subjectId });
    await bumpSiteVersion(tx);
    return ok(null);
  });
}

function tidy(text: string): string {
  const words = text.split(",").map(collapseSpaces);
  return words.filter((word) => word !== "").join(", ");
}
