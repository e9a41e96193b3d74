import type { ListAnswer, ListAnswerKind } from "#app/features/content/entries/admin-entries.ts";
import { collectionNamed } from "#app/features/content/entries/admin-queries.server.ts";
import { type CollectionName, isFixed } from "#app/features/content/schema.ts";
import type { ActionArgs } from "#app/http/actions/action-args.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { isId } from "#app/lib/ids.ts";
import type { Result } from "#app/lib/result.ts";
import type { Flash, PlainFlash } from "#app/ui/flash/flash.ts";

type CollectionArgs = ActionArgs<{ readonly collection: string; readonly id?: string }>;

/** What an action of a collection's list works with. */
export interface CollectionForm {
  readonly form: FormFields;
  /** The entry of the address; "" for an action of the whole list. */
  readonly id: string;
  readonly who: { readonly collection: CollectionName; readonly actorId: string; readonly now: Date };
}

/** What an action works with. Throws 404 for a list whose entries are fixed, and for an address without a valid id. */
export async function readCollectionForm({
  request,
  context,
  params,
}: CollectionArgs): Promise<CollectionForm> {
  const collection = collectionNamed(params.collection);
  if (!collection || isFixed(collection)) throw notFound();
  if (params.id !== undefined && !isId(params.id)) throw notFound();
  const { clock, actorId, form } = await readPost({ request, context });
  return { form, id: params.id ?? "", who: { collection, actorId, now: clock.now() } };
}

/**
 * The action of a resource of a list: runs `change`, then redirects to the list with the result. A form with `quiet`,
 * which a script sends, gets the result itself.
 */
export async function changeCollection(
  args: CollectionArgs,
  change: (
    input: CollectionForm,
  ) => Promise<readonly [done: ListAnswerKind, Result<unknown, { readonly kind: ListAnswerKind }>]>,
): Promise<ListAnswer> {
  const input = await readCollectionForm(args);
  const { form, id, who } = input;
  const [done, result] = await change(input);
  const answer = { kind: result.ok ? done : result.error.kind, id };
  if (form.has("quiet")) return answer;
  const page = adminPath(`/admin/content/${who.collection}#entry-${id}`);
  const flash = flashOf(answer);
  throw redirectWith(args.context, page, flash);
}

function flashOf({ kind, id }: ListAnswer): PlainFlash | Flash | null {
  if (kind === "ordered") return null;
  if (kind === "deleted") return { name: "entry-deleted", id };
  if (kind === "not-found") return "entry-gone";
  return kind === "conflict" ? "entries-changed" : `entry-${kind}`;
}
