import { startImport } from "#app/features/imports/steps/start-import.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { runAction } from "./run-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Starts the import of a checked file, or continues one that was stopped. */
export const action = runAction(async ({ id: runId, app, actorId, context }) => {
  const started = await startImport(app, { runId, actorId });
  if (!started.ok) return started.error;
  throw redirectWith(context, adminPath(`/admin/import/${runId}`));
});
