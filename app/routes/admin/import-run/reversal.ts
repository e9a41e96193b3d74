import { redirect } from "react-router";
import { undoImport } from "#app/features/imports/undo/undo-import.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/reversal.ts";
import { changeRun } from "./change-run.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes everything back that an import changed. Asks first. */
export function action(args: Route.ActionArgs) {
  return changeRun(args, async ({ form, who }) => {
    if (form.get("sure") !== "yes") throw redirect(adminPath(`/admin/import/${who.runId}?ask=undo`), 303);
    const undone = await undoImport(args.context.get(appContext).db, who);
    if (!undone.ok) return undone.error;
    throw redirect(adminPath(`/admin/import/${who.runId}`), 303);
  });
}
