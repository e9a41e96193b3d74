import type { Db } from "#app/db/client.server.ts";
import { getVersion } from "#app/features/content/entries/versions/version-queries.server.ts";
import type { FormFields } from "#app/lib/form-fields.ts";
import type { Result } from "#app/lib/result.ts";
import { getDeclared } from "./areas.server.ts";
import { resetSiteText, saveSiteText } from "./save-site-text.server.ts";
import { inputsOf, type ReturnedSiteText, type SiteTextRefusal, type SiteTextState } from "./site-text.ts";

interface Submission {
  readonly key: string;
  readonly actorId: string;
  readonly now: Date;
  readonly form: FormFields;
}

interface Restoration extends Omit<Submission, "form"> {
  /** The state that the page showed. */
  readonly version: string;
  readonly versionId: string;
}

export type SubmittedSiteText =
  | { readonly kind: "done" }
  | { readonly kind: "returned"; readonly form: ReturnedSiteText }
  | { readonly kind: "not-found" };

/** Saves the form of a text, or returns it with what was typed and the reasons. */
export async function submitSiteText(db: Db, { form, ...who }: Submission): Promise<SubmittedSiteText> {
  const change = { ...who, version: form.get("version") ?? "", typed: typedIn(form) };
  return outcomeOf(change, await saveSiteText(db, { ...change, fits: form.ticked("fits") }));
}

/** Puts the program's own text back, or returns the form with what was typed and the reason. */
export async function submitReset(db: Db, { form, ...who }: Submission): Promise<SubmittedSiteText> {
  const change = { ...who, version: form.get("version") ?? "", typed: typedIn(form) };
  return outcomeOf(change, await resetSiteText(db, change));
}

/** Makes a version of a text the newest one, or returns it as its form with the reasons. */
export async function restoreSiteText(
  db: Db,
  { versionId, ...who }: Restoration,
): Promise<SubmittedSiteText> {
  const old = await stateOf(db, who.key, versionId);
  if (!old) return { kind: "not-found" };
  const change = { ...who, typed: old.typed };
  return outcomeOf(change, await saveSiteText(db, { ...change, fits: !old.stale, cause: "restored" }));
}

function outcomeOf(
  { typed, version }: { readonly typed: ReadonlyMap<string, string>; readonly version: string },
  saved: Result<unknown, SiteTextRefusal>,
): SubmittedSiteText {
  if (saved.ok) return { kind: "done" };
  if (saved.error.kind === "not-found") return { kind: "not-found" };
  return { kind: "returned", form: returned([...typed], version, saved.error) };
}

function returned(
  values: readonly (readonly [string, string])[],
  version: string,
  error: SiteTextRefusal,
): ReturnedSiteText {
  const problems = error.kind === "invalid" ? error.problems : [];
  return {
    values: Object.fromEntries(values),
    version,
    problems,
    refused: error.kind === "invalid" || error.kind === "not-found" ? null : error.kind,
  };
}

/** The texts of a form by the names of their inputs. */
function typedIn(form: FormFields): ReadonlyMap<string, string> {
  const typed = [...form].flatMap(([name, value]) =>
    /^(?:en|ga)(?:\.\w+)?$/.test(name) && typeof value === "string" ? [[name, value] as const] : [],
  );
  return new Map(typed);
}

/** A version as its form would have been sent. */
async function stateOf(db: Db, key: string, id: string) {
  const declared = getDeclared(key);
  const version = declared && (await getVersion<SiteTextState>(db, "words", declared.key, id));
  if (!version) return null;
  const { en, ga, stale } = version.state;
  const typed = new Map([
    ...inputsOf("en", en ?? declared.source.en),
    ...inputsOf("ga", ga ?? declared.source.ga),
  ]);
  return { typed, stale };
}
