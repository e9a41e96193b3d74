import { writeErrorFile } from "#app/features/imports/export/error-file.server.ts";
import { writePictureFile } from "#app/features/imports/pictures/picture-file.server.ts";
import { getImportRun } from "#app/features/imports/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/errors.ts";

/**
 * What did not come in with a run: rows with problems, with `?left-out` only those that were not imported, and with
 * `?pictures` the pictures that are missing.
 */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, config } = context.get(appContext);
  const run = await getImportRun(db, params.id);
  if (!run) throw notFound();
  const wanted = new URL(request.url).searchParams;
  if (wanted.has("pictures")) return csvResponse(await writePictureFile(db, run.id), "missing-pictures.csv");
  const leftOut = wanted.has("left-out");
  const text = await writeErrorFile({ db, config }, { runId: run.id, leftOut });
  return csvResponse(text, leftOut ? "rows-to-correct.csv" : "import-problems.csv");
}
