import { stopImport } from "#app/features/imports/steps/stop-import.server.ts";
import { ok } from "#app/lib/result.ts";
import { runAction } from "./run-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Stops a check or an import after its current batch of rows. */
export const action = runAction(async ({ id: runId, db }) => {
  await stopImport(db, runId);
  return ok(null);
});
