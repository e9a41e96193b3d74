import { redirect } from "react-router";
import { startImport } from "#app/features/imports/steps/start-import.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/start.ts";
import { changeRun } from "./change-run.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Starts the import of a checked file, or continues one that was stopped. */
export function action(args: Route.ActionArgs) {
  return changeRun(args, async ({ who }) => {
    const started = await startImport(args.context.get(appContext), who);
    if (!started.ok) return started.error;
    throw redirect(adminPath(`/admin/import/${who.runId}`), 303);
  });
}
