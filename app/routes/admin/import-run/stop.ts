import { stopImport } from "#app/features/imports/steps/stop-import.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { runAction } from "./run-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Stops a check or an import after its current batch of rows. */
export const action = runAction(async ({ id: runId, db, context }) => {
  await stopImport(db, runId);
  throw redirectWith(context, adminPath(`/admin/import/${runId}`));
});
