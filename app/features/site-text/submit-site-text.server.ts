import type { Db } from "#app/db/client.server.ts";
import { getVersion } from "#app/features/content/entries/versions/version-queries.server.ts";
import type { FormFields, FormValues } from "#app/lib/forms/form-fields.ts";
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
  const change = { ...who, version: form.get("version") ?? "", values: readTexts(form) };
  return outcomeOf(change, await saveSiteText(db, { ...change, fits: form.ticked("fits") }));
}

/** Puts the program's own text back, or returns the form with what was typed and the reason. */
export async function submitReset(db: Db, { form, ...who }: Submission): Promise<SubmittedSiteText> {
  const change = { ...who, version: form.get("version") ?? "", values: readTexts(form) };
  return outcomeOf(change, await resetSiteText(db, change));
}

/** Makes a version of a text the newest one, or returns it as its form with the reasons. */
export async function restoreSiteText(
  db: Db,
  { versionId, ...who }: Restoration,
): Promise<SubmittedSiteText> {
  const old = await stateOf(db, who.key, versionId);
  if (!old) return { kind: "not-found" };
  const change = { ...who, values: old.values };
  return outcomeOf(change, await saveSiteText(db, { ...change, fits: !old.stale, cause: "restored" }));
}

function outcomeOf(
  change: Pick<ReturnedSiteText, "values" | "version">,
  saved: Result<unknown, SiteTextRefusal>,
): SubmittedSiteText {
  if (saved.ok) return { kind: "done" };
  if (saved.error.kind === "not-found") return { kind: "not-found" };
  return { kind: "returned", form: returned(change, saved.error) };
}

function returned(
  { values, version }: Pick<ReturnedSiteText, "values" | "version">,
  error: SiteTextRefusal,
): ReturnedSiteText {
  return {
    values,
    version,
    faults: error.kind === "invalid" ? error.faults : [],
    refused: error.kind === "invalid" || error.kind === "not-found" ? null : error.kind,
  };
}

/** The texts of a form by the names of their inputs. */
function readTexts(form: FormFields): FormValues {
  return Object.fromEntries([...form].filter(([name]) => /^(?:en|ga)(?:\.\w+)?$/.test(name)));
}

/** A version as its form would have been sent. */
async function stateOf(db: Db, key: string, id: string) {
  const declared = getDeclared(key);
  const version = declared && (await getVersion<SiteTextState>(db, "words", declared.key, id));
  if (!version) return null;
  const { en, ga, stale } = version.state;
  const values = Object.fromEntries([
    ...inputsOf("en", en ?? declared.source.en),
    ...inputsOf("ga", ga ?? declared.source.ga),
  ]);
  return { values, stale };
}
