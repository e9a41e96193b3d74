import { readPhoto } from "#app/features/scans/photos/list-photos.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import { strangersFile } from "#app/http/responses/strangers-file.server.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/hire-photo.ts";

/** A picture of damage, for staff. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, config } = context.get(appContext);
  const bytes = isId(params.photo) ? await readPhoto({ db, config }, params.photo) : null;
  return bytes
    ? strangersFile({ kind: "photo", bytes, name: `${params.photo}.jpg` }, SECRET_ADDRESS)
    : notFound();
}
