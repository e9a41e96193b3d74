import { z } from "zod";
import { can } from "#app/features/identity/permissions.ts";
import { importedOf } from "#app/features/imports/report/import-report.ts";
import { fileRefusalText } from "#app/features/imports/report/report-text.ts";
import { importProducts } from "#app/features/imports/run/import-products.server.ts";
import { readJson } from "#app/http/admission/json-body.server.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { problem } from "#app/http/responses/problem.server.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/catalog-admin/import.ts";
import type { Route } from "./+types/import-csv-products.ts";

export { refuseGet as loader } from "#app/http/admission/json-body.server.ts";

/** The text of the file. */
const bodySchema = z.object({ csvData: z.string() });

/** `{csvData}` → `{imported, categories, skipped}`, for admins. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const viewer = await getViewer(context);
  if (!viewer) return problem(401, "Sign in first.");
  if (!can(viewer.roles, "products")) return problem(403, "Only admins import products.");
  const body = await readJson(request, bodySchema);
  if (!body.ok) return body.error;
  const { db, clock } = context.get(appContext);
  const outcome = await importProducts({ db, clock }, new TextEncoder().encode(body.value.csvData), {
    fileName: "csvData",
    actorId: viewer.id,
    source: "woocommerce",
    pricesIncludeVat: true,
    blank: "keep",
    tracked: true,
  });
  if (!outcome.ok) {
    const { error } = outcome;
    if (error.kind === "busy") return problem(409, format("en", messages.busy));
    return problem(422, fileRefusalText("en", error), { kind: error.kind });
  }
  const { counts, runId } = outcome.value;
  return Response.json(
    { imported: importedOf(counts), categories: counts.categories, skipped: counts.skipped, report: runId },
    { headers: NO_STORE },
  );
}
