import { parseSetup } from "#app/features/imports/file/parse-setup.ts";
import { checkImport } from "#app/features/imports/steps/check-import.server.ts";
import { runAction } from "./run-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Keeps what the columns mean, and starts the check of the file. */
export const action = runAction(async ({ id: runId, app, form }) => {
  const setup = parseSetup(form);
  return setup.ok ? checkImport(app, { runId, setup: setup.value }) : setup;
});
