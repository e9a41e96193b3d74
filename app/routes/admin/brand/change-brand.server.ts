import type { ActionArgs } from "#app/http/actions/action-args.ts";
import { appContext } from "#app/http/context.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { isId } from "#app/lib/ids.ts";

/** What an action of a brand works with. Throws 404 for an address without a valid id. */
export async function readBrandForm({ request, context, params: { id } }: ActionArgs) {
  if (!isId(id)) throw notFound();
  const { actorId, form } = await readPost({ request, context });
  return { db: context.get(appContext).db, form, who: { id, actorId } };
}
