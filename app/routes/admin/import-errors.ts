import { data } from "react-router";
import { writeErrorFile } from "#app/features/imports/error-file.server.ts";
import { getImportRun } from "#app/features/imports/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/import-errors";

/** The rows of a run that had problems, to be corrected in a spreadsheet. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, config } = context.get(appContext);
  const run = await getImportRun(db, params.id);
  if (!run) throw data(null, { status: 404 });
  return new Response(await writeErrorFile({ db, config }, run.id), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="import-problems.csv"',
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
