import { eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { legalTicks } from "#app/db/schema/content.ts";
import { users } from "#app/db/schema/identity.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { LEGAL_PAGES, type LegalPageRow } from "#app/features/legal/legal-pages.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { getLegalWording, getLegalWordings } from "./legal-wording.server.ts";

/** The legal pages with their ticks, those of older words too. */
export async function listLegalPages(db: Db): Promise<readonly LegalPageRow[]> {
  const [rows, wordings] = await Promise.all([
    db
      .select({ tick: legalTicks, by: users.name })
      .from(legalTicks)
      .leftJoin(users, eq(users.id, legalTicks.actorId)),
    getLegalWordings(db),
  ]);
  return [...wordings].map(([path, { fingerprint: seen, updated }]) => {
    const stored = rows.find(({ tick }) => tick.path === path);
    if (!stored) return { path, updated, seen, tick: null };
    const { tick, by } = stored;
    return { path, updated, seen, tick: { by, at: tick.tickedAt, current: tick.fingerprint === seen } };
  });
}

/** Paths of the legal pages that no solicitor is noted to have read as they are now. */
export async function listUntickedLegalPages(db: Db): Promise<readonly string[]> {
  const pages = await listLegalPages(db);
  return pages.filter(({ tick }) => !tick?.current).map(({ path }) => path);
}

interface Ticked {
  readonly path: string;
  readonly done: boolean;
  /** The hash of the words that the page showed, as `listLegalPages` gives it. */
  readonly seen: string;
  readonly actorId: string;
  readonly now: Date;
}

/** Notes that the solicitor has read a page, or takes the note back. Other words than those seen are not ticked off. */
export async function tickLegalPage(
  db: Db,
  { path, done, seen, actorId, now }: Ticked,
): Promise<Result<null, { kind: "not-found" | "conflict" }>> {
  const page = LEGAL_PAGES.find((known) => known.path === path);
  if (!page) return refuse({ kind: "not-found" });
  const { fingerprint } = await getLegalWording(db, page.path);
  if (done && seen !== fingerprint) return refuse({ kind: "conflict" });
  const tick = { fingerprint, actorId, tickedAt: now };
  await inTransaction(db, async (tx) => {
    if (done)
      await tx
        .insert(legalTicks)
        .values({ path, ...tick })
        .onConflictDoUpdate({ target: legalTicks.path, set: tick });
    else await tx.delete(legalTicks).where(eq(legalTicks.path, path));
    await addAuditEntry(tx, {
      actorId,
      action: done ? "legal.ticked" : "legal.unticked",
      subjectType: "legal-page",
      subjectId: path,
    });
  });
  return ok(null);
}
