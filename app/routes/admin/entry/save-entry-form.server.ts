import { data } from "react-router";
import { collectionNamed, getAdminEntry } from "#app/features/content/entries/admin-queries.server.ts";
import type { ReturnedEntryForm } from "#app/features/content/entries/entry-form.ts";
import { type Submitted, submitEntry } from "#app/features/content/entries/submit-entry.server.ts";
import { isFixed } from "#app/features/content/schema.ts";
import type { ActionArgs } from "#app/http/actions/action-args.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";

/** Is in the address for an entry that is not there yet. */
export const NEW = "new";

/** Saves the form of an entry, then redirects to it. A refusal shows the form again with what was typed. */
export async function saveEntryForm(
  { params, request, context }: ActionArgs<{ readonly collection: string; readonly id: string }>,
  state: "published" | "hidden" | "unchanged",
) {
  const collection = collectionNamed(params.collection);
  if (!collection) throw notFound();
  const { db, clock, actorId, form } = await readPost({ request, context });
  const list = adminPath(`/admin/content/${collection}`);
  const entry = params.id === NEW ? null : await getAdminEntry(db, collection, params.id);
  if (!entry && (params.id !== NEW || isFixed(collection))) throw redirectWith(context, list, "entry-gone");
  const published = state === "unchanged" ? (entry?.published ?? false) : state === "published";
  const change = { id: entry?.id ?? null, published, actorId, now: clock.now() };
  const submitted = await submitEntry(db, { ...change, collection, form });
  if (submitted.kind === "not-found") throw redirectWith(context, list, "entry-gone");
  if (submitted.kind === "saved") {
    const page = adminPath(`${list}/${submitted.id}`);
    throw redirectWith(context, page, entry ? flashAfter(submitted) : "entry-created");
  }
  return returnForm(submitted.form);
}

function flashAfter({ tookDraft, published }: Extract<Submitted, { kind: "saved" }>) {
  if (!tookDraft) return "entry-saved";
  return published ? "entry-draft-published" : "entry-draft-taken";
}

/** The form as its page shows it again: 409 for a conflict, 422 for a fault. */
export function returnForm(form: ReturnedEntryForm) {
  return data(form, { status: form.conflict || form.draftConflict ? 409 : 422 });
}
