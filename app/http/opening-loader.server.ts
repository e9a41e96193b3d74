import { getPagePictures } from "#app/features/content/page-pictures.server.ts";
import type { PictureSlot } from "#app/features/content/picture-slots.ts";
import { listEntries } from "#app/features/content/queries.server.ts";
import type { CollectionName } from "#app/features/content/schema.ts";
import type { PostArgs } from "#app/http/actions/action-args.ts";
import { appContext } from "#app/http/context.server.ts";

/** The loader of a page that one picture opens, with the lists of content that it shows. */
export function openingLoader<const C extends CollectionName>(slot: PictureSlot, collections: readonly C[]) {
  return async ({ context }: Pick<PostArgs, "context">) => {
    const { db, config } = context.get(appContext);
    const [lists, pictures] = await Promise.all([listEntries(db, collections), getPagePictures(db, [slot])]);
    return { origin: config.origin, lists, picture: pictures[slot] };
  };
}
