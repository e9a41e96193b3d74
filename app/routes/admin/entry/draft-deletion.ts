import { discardDraft } from "#app/features/change-drafts/write-draft.server.ts";
import { entryDraft } from "#app/features/content/entries/draft/save-entry-draft.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import type { Route } from "./+types/draft-deletion.ts";
import { readDraftPost } from "./change-draft.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Discards the draft of a change; `draft` is the version of it that the page showed. */
export async function action(args: Route.ActionArgs) {
  const { context } = args;
  const { db } = context.get(appContext);
  const { post, list, page } = await readDraftPost(args);
  const { form, ...target } = post;
  const done = await discardDraft(db, entryDraft(target), form.get("draft") ?? "");
  if (done.ok) throw redirectWith(context, page, "entry-draft-discarded");
  if (done.error.kind === "not-found") throw redirectWith(context, list, "entry-gone");
  throw redirectWith(context, page, "entry-draft-changed");
}
