import { redirect } from "react-router";
import { OUTCOME_ID } from "#app/features/imports/run/import-step.ts";
import { undoImport } from "#app/features/imports/undo/undo-import.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { runAction } from "./run-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes everything back that an import changed. Asks first; a yes leads to the part of the page that shows the result. */
export const action = runAction(async ({ id: runId, app, actorId, confirmed }) => {
  if (!confirmed) throw redirect(adminPath(`/admin/import/${runId}?ask=undo`), 303);
  const undone = await undoImport(app, { runId, actorId });
  if (!undone.ok) return undone.error;
  throw redirect(`${adminPath(`/admin/import/${runId}`)}#${OUTCOME_ID}`, 303);
});
