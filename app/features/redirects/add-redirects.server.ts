import { inArray, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { redirects } from "#app/db/schema/system/redirects.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { RedirectWays } from "./redirect-ways.ts";
import { type ChangedRedirect, cleanFrom, type KeptRedirect, type NewRedirect } from "./redirects.ts";

/** Rows written by one statement. */
const CHUNK = 500;

interface AddedRedirects {
  /** How many addresses lead somewhere now, new ones and changed ones. */
  readonly stored: number;
  /** Those of them that led elsewhere until now. */
  readonly changed: readonly ChangedRedirect[];
  /** Those that were left out: they would have led back to themselves, or made too many in a row. */
  readonly left: readonly { readonly redirect: NewRedirect; readonly fault: "loop" | "chain" }[];
}

/**
 * Makes old addresses lead to new ones, many at once; an address that led elsewhere leads there from now on. Each must
 * have passed `checkRedirect`.
 */
export async function addRedirects(
  tx: Tx,
  { list, actorId }: { readonly list: readonly NewRedirect[]; readonly actorId: string | null },
): Promise<AddedRedirects> {
  // Two people adding at once could otherwise close a loop together.
  await tx.execute(sql`LOCK TABLE ${redirects} IN SHARE ROW EXCLUSIVE MODE`);
  const ways = new RedirectWays(
    await tx.select({ from: redirects.fromPath, target: redirects.target }).from(redirects),
  );
  const wanted = new Map<string, NewRedirect>();
  const left: AddedRedirects["left"][number][] = [];
  const changed: ChangedRedirect[] = [];
  for (const redirect of list) {
    const before = ways.targetOf(redirect.from);
    ways.lead(redirect.from, redirect.target);
    const fault = ways.faultOf(redirect.from);
    if (fault === null) {
      wanted.set(redirect.from, redirect);
      if (before !== undefined && before !== redirect.target) changed.push({ ...redirect, before });
      continue;
    }
    left.push({ redirect, fault });
    ways.lead(redirect.from, before);
  }
  const rows = [...wanted.values()].map(({ from, target, status }) => ({ fromPath: from, target, status }));
  for (let at = 0; at < rows.length; at += CHUNK) {
    await tx
      .insert(redirects)
      .values(rows.slice(at, at + CHUNK))
      .onConflictDoUpdate({
        target: redirects.fromPath,
        set: { target: sql`excluded.target`, status: sql`excluded.status` },
      });
  }
  if (rows.length > 0) {
    await addAuditEntry(tx, { actorId, action: "redirects.added", details: { redirects: rows.length } });
  }
  return { stored: rows.length, changed, left };
}

/**
 * Takes redirects away; their addresses are not found from then on. Those without which others would lead in a circle, or
 * too many would follow one another, stay and are returned.
 */
export async function removeRedirects(
  tx: Tx,
  { ids, actorId }: { readonly ids: readonly string[]; readonly actorId: string },
): Promise<readonly KeptRedirect[]> {
  if (ids.length === 0) return [];
  await tx.execute(sql`LOCK TABLE ${redirects} IN SHARE ROW EXCLUSIVE MODE`);
  const all = await tx
    .select({ id: redirects.id, from: redirects.fromPath, target: redirects.target })
    .from(redirects);
  const wanted = new Set(ids);
  const named = all.filter(({ id }) => wanted.has(id));
  const faults = new RedirectWays(all).takeAway(named.map(({ from }) => from));
  const kept = named.flatMap(({ from, target }) => {
    const fault = faults.get(from);
    return fault ? [{ from, target, fault }] : [];
  });
  const gone = named.filter(({ from }) => !faults.has(from));
  if (gone.length === 0) return kept;
  await tx.delete(redirects).where(
    inArray(
      redirects.id,
      gone.map(({ id }) => id),
    ),
  );
  await addAuditEntry(tx, {
    actorId,
    action: "redirects.removed",
    details: { addresses: gone.map(({ from }) => cleanFrom(from)).slice(0, 20), redirects: gone.length },
  });
  return kept;
}
