import { eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { MAX_ALIAS_LENGTH, MAX_ALIASES } from "#app/features/fleet/fleet.ts";
import { lockItem } from "#app/features/fleet/items/lock-item.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { fold, foldCode } from "#app/lib/text/fold.ts";

/** Why a text does not become an alias; `code` is that of the item which has it. */
export type AliasRefusal =
  | { readonly kind: "not-found" | "empty" | "too-long" | "too-many" }
  | { readonly kind: "taken"; readonly code: string };

interface TaughtAlias {
  readonly itemId: string;
  readonly text: string;
  readonly actorId: string;
  /** The quote in which the text was corrected. */
  readonly quote: { readonly id: string; readonly number: string };
}

/**
 * Adds the text of a rider's line to an item's aliases, folded, so that the next rider finds the item by it. `added` is
 * false where the item has it already. Refused: an unknown item, a text that names nothing, a longer one or more of them
 * than an item takes, and what is another item's code, name or alias.
 */
export async function learnAlias(
  tx: Tx,
  { itemId, text, actorId, quote }: TaughtAlias,
): Promise<Result<{ readonly added: boolean }, AliasRefusal>> {
  const alias = fold(text).replaceAll("|", " ");
  if (!/[\p{L}\p{N}]/u.test(alias)) return refuse({ kind: "empty" });
  if (alias.length > MAX_ALIAS_LENGTH) return refuse({ kind: "too-long" });
  const { id, code, name, nameGa, aliases } = hireItems;
  await lockItem(tx, itemId);
  const rows = await tx.select({ id, code, name, nameGa, aliases }).from(hireItems);
  const item = rows.find((row) => row.id === itemId);
  if (!item) return refuse({ kind: "not-found" });
  const namesIt = (row: typeof item) =>
    foldCode(row.code) === foldCode(alias) ||
    [row.name, row.nameGa ?? "", ...row.aliases].some((name) => fold(name) === alias);
  if (namesIt(item)) return ok({ added: false });
  const other = rows.find(namesIt);
  if (other) return refuse({ kind: "taken", code: other.code });
  if (item.aliases.length >= MAX_ALIASES) return refuse({ kind: "too-many" });
  await tx
    .update(hireItems)
    .set({ aliases: [...item.aliases, alias], ...nextVersion(hireItems) })
    .where(eq(id, itemId));
  await addAuditEntry(tx, {
    actorId,
    action: "hire-item.alias-learned",
    subjectId: itemId,
    details: { code: item.code, alias, quote: quote.number, quoteId: quote.id },
  });
  await bumpSiteVersion(tx);
  return ok({ added: true });
}
