import { redirect } from "react-router";
import { stopImport } from "#app/features/imports/steps/stop-import.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/stop.ts";
import { changeRun } from "./change-run.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Stops a check or an import after its current batch of rows. */
export function action(args: Route.ActionArgs) {
  return changeRun(args, async ({ who: { runId } }) => {
    await stopImport(args.context.get(appContext).db, runId);
    throw redirect(adminPath(`/admin/import/${runId}`), 303);
  });
}
