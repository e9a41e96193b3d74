import { collectionNamed } from "#app/features/content/entries/admin-queries.server.ts";
import type { CollectionName } from "#app/features/content/schema.ts";
import type { ActionArgs } from "#app/http/actions/action-args.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { isId } from "#app/lib/ids.ts";

/** What an action on the draft of an entry works with. */
interface DraftPost {
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
  const collection = collectionNamed(params.collection);
  if (!collection || !isId(params.id)) throw notFound();
  const { actorId, form } = await readPost({ request, context });
  const list = adminPath(`/admin/content/${collection}`);
  const post: DraftPost = { collection, id: params.id, actorId, form };
  return { post, list, page: adminPath(`${list}/${params.id}`) };
}
