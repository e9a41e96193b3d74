import { OUTCOME_ID } from "#app/features/imports/run/import-step.ts";
import { undoImport } from "#app/features/imports/undo/undo-import.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { ok } from "#app/lib/result.ts";
import { runAction } from "./run-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes everything back that an import changed. Asks first; a yes leads to the part of the page that shows the result. */
export const action = runAction(async ({ id: runId, app, actorId, confirmed }) => {
  const page = adminPath(`/admin/import/${runId}`);
  if (!confirmed) return ok(`${page}?ask=undo`);
  const undone = await undoImport(app, { runId, actorId });
  return undone.ok ? ok(`${page}#${OUTCOME_ID}`) : undone;
});
