import type { Db } from "#app/db/client.server.ts";
import { getVersion } from "#app/features/content/entries/version-queries.server.ts";
import type { FormFields } from "#app/lib/form-fields.ts";
import { getDeclared } from "./areas.server.ts";
import { resetSiteText, saveSiteText } from "./save-site-text.server.ts";
import { inputsOf, type ReturnedSiteText, type SiteTextRefusal, type SiteTextState } from "./site-text.ts";

interface Submission {
  readonly key: string;
  readonly actorId: string;
  readonly now: Date;
  /** `intent`: "save", "reset", or "restore:" with a version's id. */
  readonly form: FormFields;
}

export type SubmittedSiteText =
  | { readonly kind: "done"; readonly did: "saved" | "reset" | "restored" }
  | { readonly kind: "returned"; readonly form: ReturnedSiteText }
  | { readonly kind: "gone" };

/** Does what a button of a text's page asks for, or gives the form back with what was typed and the reasons. */
export async function submitSiteText(db: Db, { form, ...who }: Submission): Promise<SubmittedSiteText> {
  const intent = form.get("intent") ?? "";
  const version = form.get("version") ?? "";
  const typed = typedIn(form);
  if (intent === "reset") {
    const reset = await resetSiteText(db, who);
    return reset.ok ? { kind: "done", did: "reset" } : { kind: "gone" };
  }
  const restored = intent.startsWith("restore:")
    ? await stateOf(db, who.key, intent.slice("restore:".length))
    : null;
  const change = { ...who, version, typed: restored?.typed ?? typed, fits: form.get("fits") === "on" };
  const saved = restored
    ? await saveSiteText(db, { ...change, fits: !restored.stale, cause: "restored" })
    : await saveSiteText(db, change);
  if (saved.ok) return { kind: "done", did: restored ? "restored" : "saved" };
  if (saved.error.kind === "gone") return { kind: "gone" };
  return { kind: "returned", form: returned([...change.typed], version, saved.error) };
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
    refused: error.kind === "invalid" || error.kind === "gone" ? null : error.kind,
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
