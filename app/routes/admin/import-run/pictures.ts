import { data } from "react-router";
import { dropPictures } from "#app/features/imports/pictures/run-pictures.server.ts";
import type { ImportAnswer } from "#app/features/imports/run/import-step.ts";
import { sentFiles } from "#app/features/media/add-uploads.server.ts";
import { type ResourceArgs, readWork } from "#app/http/actions/resource-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Adds pictures that the import could not fetch. Its page shows which of them it took. */
export async function action(args: ResourceArgs) {
  const { id: runId, app, actorId, now, form } = await readWork(args);
  const dropped = await dropPictures(app, { runId, actorId, files: sentFiles(form), now });
  const answer: ImportAnswer = { kind: "dropped", ...dropped };
  return data(answer, { status: dropped.untried.length > 0 ? 503 : 200 });
}
