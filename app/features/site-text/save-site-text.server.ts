import { eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { lockName } from "#app/db/lock-name.server.ts";
import { siteTexts } from "#app/db/schema/content.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { addVersion } from "#app/features/content/entries/versions/add-version.server.ts";
import type { VersionCause } from "#app/features/content/entries/versions/versions.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import type { FormValues } from "#app/lib/forms/form-fields.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type DeclaredText, getDeclared } from "./areas.server.ts";
import { findSiteTextRow, type SiteTextRow } from "./queries.server.ts";
import {
  checkForms,
  isSameForms,
  type SiteTextFault,
  type SiteTextRefusal,
  type SiteTextState,
} from "./site-text.ts";

interface SiteTextChange {
  readonly key: string;
  readonly actorId: string;
  readonly now: Date;
  /** The state the editor saw, as `SiteText.version` says. */
  readonly version: string;
  /** Texts by the name of their input. */
  readonly values: FormValues;
  /** The Irish still fits although the English has changed. */
  readonly fits: boolean;
  readonly cause?: VersionCause;
}

/**
 * Says on the whole site what staff have written instead of the program's words; words that are the program's own take
 * theirs back. Irish left empty stays the program's.
 */
export async function saveSiteText(db: Db, change: SiteTextChange): Promise<Result<null, SiteTextRefusal>> {
  const declared = getDeclared(change.key);
  if (!declared) return refuse({ kind: "not-found" });
  if (declared.locked) return refuse({ kind: "locked" });
  const english = checkForms("en", declared.source, change.values);
  const irish = checkForms("ga", declared.source, change.values);
  const faults: readonly SiteTextFault[] = [
    ...(english.ok ? [] : english.error),
    ...(irish.ok ? [] : irish.error),
  ];
  if (!english.ok || !irish.ok) return refuse({ kind: "invalid", faults });
  const [en, ga] = [english.value, irish.value];
  return inTransaction(db, async (tx) => {
    const row = await lockSiteText(tx, declared);
    if ((row?.updatedAt.toISOString() ?? "") !== change.version) return refuse({ kind: "conflict" });
    const stale = (en !== null || ga !== null) && !change.fits && isStale({ en, ga }, row);
    await writeSiteText(tx, { declared, row, state: { en, ga, stale } }, change);
    return ok(null);
  });
}

async function lockSiteText(tx: Tx, declared: DeclaredText): Promise<SiteTextRow | undefined> {
  await lockName(tx, `site-text ${declared.key}`);
  return findSiteTextRow(tx, declared);
}

/** The Irish was right with the English it was written for: it is stale once that changes and it does not. */
function isStale({ en, ga }: Pick<SiteTextState, "en" | "ga">, row: SiteTextRow | undefined): boolean {
  if (!isSameForms(ga, row?.ga ?? null)) return false;
  return !isSameForms(en, row?.en ?? null) || (row?.stale ?? false);
}

/** Takes the program's own words back in both languages; a text that has them already stays as it is. */
export async function resetSiteText(
  db: Db,
  change: Pick<SiteTextChange, "key" | "actorId" | "now" | "version">,
): Promise<Result<null, SiteTextRefusal>> {
  const declared = getDeclared(change.key);
  if (!declared) return refuse({ kind: "not-found" });
  return inTransaction(db, async (tx) => {
    const row = await lockSiteText(tx, declared);
    if (!row) return ok(null);
    if (row.updatedAt.toISOString() !== change.version) return refuse({ kind: "conflict" });
    const state = { en: null, ga: null, stale: false };
    await writeSiteText(tx, { declared, row, state }, { ...change, cause: "reset" });
    return ok(null);
  });
}

type Author = Pick<SiteTextChange, "actorId" | "now" | "cause">;

interface TextToWrite {
  readonly declared: DeclaredText;
  /** The stored text; undefined where staff have written none. */
  readonly row: SiteTextRow | undefined;
  /** The text as it is from now on. */
  readonly state: SiteTextState;
}

async function writeSiteText(
  tx: Tx,
  { declared, row, state }: TextToWrite,
  { actorId, now, cause = "saved" }: Author,
): Promise<void> {
  const key = row?.key ?? declared.key;
  const before: SiteTextState = { en: row?.en ?? null, ga: row?.ga ?? null, stale: row?.stale ?? false };
  // Two saves within one millisecond are still two versions.
  const updatedAt = new Date(Math.max(now.getTime(), (row?.updatedAt.getTime() ?? 0) + 1));
  const written = { ...state, source: declared.source, updatedAt };
  if (state.en === null && state.ga === null) await tx.delete(siteTexts).where(eq(siteTexts.key, key));
  else
    await tx
      .insert(siteTexts)
      .values({ key, ...written })
      .onConflictDoUpdate({ target: siteTexts.key, set: written });
  await addVersion(tx, {
    subjectType: "words",
    subjectId: declared.key,
    before: { state: before, at: row?.updatedAt ?? now },
    state,
    cause,
    actorId,
    now: updatedAt,
  });
  await addAuditEntry(tx, {
    actorId,
    action: cause === "reset" ? "words.reset" : cause === "restored" ? "words.restored" : "words.saved",
    subjectType: "words",
    subjectId: declared.key,
    details: { en: state.en !== null, ga: state.ga !== null },
  });
  await bumpSiteVersion(tx);
}
