import { listWantedNames } from "#app/features/imports/pictures/run-pictures.server.ts";
import { getImportRun } from "#app/features/imports/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import { type JsonResponse, jsonResponse } from "#app/lib/json-response.ts";
import type { Route } from "./+types/missing-pictures.ts";

/** Names of the files that would help a run whose pictures are missing, for the page's script. */
export async function loader({
  params,
  context,
}: Route.LoaderArgs): Promise<JsonResponse<readonly string[]>> {
  const { db } = context.get(appContext);
  const run = await getImportRun(db, params.id);
  if (!run) throw notFound();
  return jsonResponse<readonly string[]>(await listWantedNames(db, run.id), { headers: NO_STORE });
}
