import { z } from "zod";
import { can } from "#app/features/identity/permissions.ts";
import { importedOf } from "#app/features/imports/report/import-report.ts";
import { uploadRefusalText } from "#app/features/imports/report/report-text.ts";
import { importProducts } from "#app/features/imports/run/import-products.server.ts";
import { readJson } from "#app/http/admission/json-body.server.ts";
import { apiLocale } from "#app/http/api-locale.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { problem, problemFor } from "#app/http/responses/problem.server.ts";
import { loginRequired } from "#app/i18n/messages/account/auth.ts";
import { adminsAlone } from "#app/i18n/messages/catalog-admin/import.ts";
import type { Route } from "./+types/import-csv-products.ts";

export { refuseGet as loader } from "#app/http/admission/json-body.server.ts";

/** The text of the file. */
const bodySchema = z.object({ csvData: z.string() });

/** `{csvData}` → `{imported, categories, skipped}`, for admins. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const viewer = await getViewer(context);
  if (!viewer) return problemFor(request, 401, loginRequired);
  if (!can(viewer.roles, "products")) return problemFor(request, 403, adminsAlone);
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
    const detail = uploadRefusalText(apiLocale(request), error);
    return error.kind === "busy" ? problem(409, detail) : problem(422, detail, { kind: error.kind });
  }
  const { counts, runId } = outcome.value;
  return Response.json(
    { imported: importedOf(counts), categories: counts.categories, skipped: counts.skipped, report: runId },
    { headers: NO_STORE },
  );
}
