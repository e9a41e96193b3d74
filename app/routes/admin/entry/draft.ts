import { submitEntryDraft } from "#app/features/content/entries/submit-entry.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import type { Route } from "./+types/draft.ts";
import { readDraftPost } from "./change-draft.server.ts";
import { returnForm } from "./save-entry-form.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Saves the form of an entry as a draft, of which visitors see nothing. */
export async function action(args: Route.ActionArgs) {
  const { context } = args;
  const { db, clock } = context.get(appContext);
  const { post, list, page } = await readDraftPost(args);
  const saved = await submitEntryDraft(db, { ...post, now: clock.now() });
  if (saved.kind === "returned") return returnForm(saved.form);
  if (saved.kind === "not-found") throw redirectWith(context, list, "entry-gone");
  throw redirectWith(context, page, saved.kind === "saved" ? "entry-draft-saved" : "entry-draft-unchanged");
}
