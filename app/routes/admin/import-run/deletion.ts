import { discardImport } from "#app/features/imports/steps/discard-import.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { ok } from "#app/lib/result.ts";
import { runAction } from "./run-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes an import that was not started, with its file. Asks first. */
export const action = runAction(async ({ id: runId, app, confirmed }) => {
  if (!confirmed) return ok(adminPath(`/admin/import/${runId}?ask=discard`));
  const discarded = await discardImport(app, runId);
  return discarded.ok ? ok(adminPath("/admin/import")) : discarded;
});
