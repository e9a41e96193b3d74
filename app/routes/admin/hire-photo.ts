import { readPhoto } from "#app/features/scans/photos/list-photos.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { reportResponse } from "#app/http/responses/report-response.server.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/hire-photo.ts";

/** A picture of damage, for staff. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, config } = context.get(appContext);
  const bytes = isId(params.photo) ? await readPhoto({ db, config }, params.photo) : null;
  return bytes ? reportResponse({ kind: "photo", bytes, name: `${params.photo}.jpg` }) : notFound();
}
