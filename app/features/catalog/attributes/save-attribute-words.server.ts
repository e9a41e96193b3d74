import { and, eq, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { attributeWords } from "#app/db/schema/shop/catalog-search.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { WORD_LIMIT, type WordChange, type WordKind } from "./attribute-words.ts";

/** Rows of the form whose Irish is too long; nothing was saved. */
export interface AttributeWordsRefused {
  readonly kind: "too-long";
  readonly rows: readonly number[];
}

/** Gives attributes and values their Irish; "" takes it away. Gives how many words changed. */
export async function saveAttributeWords(
  db: Db,
  { changes, actorId }: { readonly changes: readonly WordChange[]; readonly actorId: string },
): Promise<Result<number, AttributeWordsRefused>> {
  const tooLong = changes.filter(({ irish }) => irish.length > WORD_LIMIT).map(({ row }) => row);
  if (tooLong.length > 0) return refuse({ kind: "too-long", rows: tooLong });
  if (changes.length === 0) return ok(0);
  return inTransaction(db, async (tx) => {
    for (const change of changes) await putWord(tx, change);
    await addAuditEntry(tx, {
      actorId,
      action: "attribute-words.changed",
      subjectId: "all",
      details: { changed: changes.map(({ english, irish }) => `${english}: ${irish}`) },
    });
    await bumpSiteVersion(tx);
    return ok(changes.length);
  });
}

async function putWord(tx: Tx, { kind, english, irish }: Omit<WordChange, "row">): Promise<void> {
  if (irish === "") {
    await tx
      .delete(attributeWords)
      .where(and(eq(attributeWords.kind, kind), eq(attributeWords.english, english)));
    return;
  }
  await tx
    .insert(attributeWords)
    .values({ kind, english, irish })
    .onConflictDoUpdate({
      target: [attributeWords.kind, attributeWords.english],
      set: { irish, updatedAt: sql`now()` },
    });
}

/** Gives words of attributes that have no Irish yet theirs, by kind and English. */
export async function nameAttributesInIrish(
  tx: Tx,
  words: Readonly<Record<WordKind, Readonly<Record<string, string>>>>,
): Promise<void> {
  for (const kind of ["name", "value"] as const) {
    const rows = Object.entries(words[kind]).map(([english, irish]) => ({ kind, english, irish }));
    if (rows.length > 0) await tx.insert(attributeWords).values(rows).onConflictDoNothing();
  }
  await bumpSiteVersion(tx);
}
