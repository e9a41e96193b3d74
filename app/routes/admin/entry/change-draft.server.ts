import { collectionNamed } from "#app/features/content/entries/admin-queries.server.ts";
import type { CollectionName } from "#app/features/content/schema.ts";
import type { ActionArgs } from "#app/http/actions/action-args.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { FormFields } from "#app/lib/form-fields.ts";
import { isId } from "#app/lib/ids.ts";

/** What an action on the draft of an entry works with. */
export interface DraftPost {
  readonly collection: CollectionName;
  readonly id: string;
  readonly actorId: string;
  readonly form: FormFields;
}

/** The posted form with whose it is, and the pages that show the result. */
export async function readDraftPost({
  params,
  request,
  context,
}: ActionArgs<{ readonly collection: string; readonly id: string }>) {
  const { id: actorId } = await requireViewer(context);
  const collection = collectionNamed(params.collection);
  if (!collection || !isId(params.id)) throw notFound();
  const list = adminPath(`/admin/content/${collection}`);
  const post: DraftPost = { collection, id: params.id, actorId, form: await postedForm(request) };
  return { post, list, page: adminPath(`${list}/${params.id}`) };
}
