import { data } from "react-router";
import type { ImportAnswer } from "#app/features/imports/run/import-step.ts";
import { type ResourceArgs, type ResourceWork, readWork } from "#app/http/actions/resource-action.server.ts";

/**
 * The action of an import's resource: runs `change`, which throws a redirect when it is done. What it returns is shown
 * on the import's page.
 */
export const runAction =
  (change: (work: ResourceWork) => Promise<ImportAnswer>) => async (args: ResourceArgs) => {
    const answer = await change(await readWork(args));
    return data(answer, { status: statusOf(answer) });
  };

function statusOf(answer: ImportAnswer): number {
  if (answer.kind === "dropped") return answer.untried.length > 0 ? 503 : 200;
  return answer.kind === "refused" ? 422 : 409;
}
