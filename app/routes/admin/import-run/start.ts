import { startImport } from "#app/features/imports/steps/start-import.server.ts";
import { runAction } from "./run-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Starts the import of a checked file, or continues one that was stopped. */
export const action = runAction(({ id: runId, app, actorId }) => startImport(app, { runId, actorId }));
