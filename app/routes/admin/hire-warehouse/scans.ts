import { applyScans } from "#app/features/scans/apply-scan.server.ts";
import { getWarehouseView } from "#app/features/scans/get-warehouse-view.server.ts";
import { readScans, scansSchema } from "#app/features/scans/read-scans.ts";
import type { ScansReply } from "#app/features/scans/warehouse.ts";
import { readJson } from "#app/http/admission/json-body.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { problem } from "#app/http/responses/problem.server.ts";
import { isId } from "#app/lib/ids.ts";
import { type JsonResponse, jsonResponse } from "#app/lib/json-response.ts";
import type { Route } from "./+types/scans.ts";

/** The list of the hire that `hire` names, as it is now. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<JsonResponse<ScansReply>> {
  const view = await viewFor(request, context);
  const now = context.get(appContext).clock.now();
  return view
    ? jsonResponse({ answers: [], view, now }, { headers: NO_STORE })
    : problem(404, "No such hire.");
}

/** Applies scans that a device sends, each once, and answers each; `hire`: whose list comes with the answers. */
export async function action({ request, context }: Route.ActionArgs): Promise<JsonResponse<ScansReply>> {
  const { db, clock, actorId } = await requireActor(context);
  const body = await readJson(request, scansSchema);
  if (!body.ok) return body.error;
  const { sentAt, scans } = readScans(body.value);
  const answers = await applyScans(db, scans, { actorId, sentAt, now: clock.now() });
  const view = await viewFor(request, context);
  return jsonResponse({ answers, view, now: clock.now() }, { headers: NO_STORE });
}

function viewFor(request: Request, context: Route.LoaderArgs["context"]) {
  const hire = new URL(request.url).searchParams.get("hire");
  return isId(hire) ? getWarehouseView(context.get(appContext).db, hire) : null;
}
