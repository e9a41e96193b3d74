import { OUTCOME_ID } from "#app/features/imports/run/import-step.ts";
import { undoImport } from "#app/features/imports/undo/undo-import.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { runAction } from "./run-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes everything back that an import changed. Asks first; a yes leads to the part of the page that shows the result. */
export const action = runAction(async ({ id: runId, app, actorId, confirmed, context }) => {
  if (!confirmed) throw redirectWith(context, adminPath(`/admin/import/${runId}?ask=undo`));
  const undone = await undoImport(app, { runId, actorId });
  if (!undone.ok) return undone.error;
  throw redirectWith(context, `${adminPath(`/admin/import/${runId}`)}#${OUTCOME_ID}`);
});
