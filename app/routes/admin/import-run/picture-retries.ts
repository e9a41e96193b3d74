import { retryRunPictures } from "#app/features/imports/pictures/run-pictures.server.ts";
import { ok } from "#app/lib/result.ts";
import { runAction } from "./run-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Fetches the missing pictures of an import again. */
export const action = runAction(async ({ id: runId, db, now }) => {
  await retryRunPictures(db, runId, now);
  return ok(null);
});
