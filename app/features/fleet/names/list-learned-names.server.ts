import type { Db } from "#app/db/client.server.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { isId } from "#app/lib/ids.ts";
import { fold } from "#app/lib/text/fold.ts";
import type { LearnedName } from "./learned-name.ts";

/** Those of an item's other names that were learned from customers' lists, the newest first. */
export async function listLearnedNames(
  db: Db,
  { itemId, aliases }: { readonly itemId: string; readonly aliases: readonly string[] },
): Promise<readonly LearnedName[]> {
  const entries = await listAuditEntries(db, {
    subjectType: "hire-item",
    subjectId: itemId,
    search: "hire-item.alias-learned",
    limit: 100,
  });
  const kept = new Set(aliases.map(fold));
  const found = new Map<string, LearnedName>();
  for (const { at, details } of entries) {
    const { alias, quote, quoteId } = details;
    if (typeof alias !== "string" || typeof quote !== "string" || typeof quoteId !== "string") continue;
    if (kept.has(alias) && isId(quoteId) && !found.has(alias))
      found.set(alias, { name: alias, at, quote: { id: quoteId, number: quote } });
  }
  return [...found.values()];
}
