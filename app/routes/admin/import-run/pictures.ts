import { dropPictures } from "#app/features/imports/pictures/run-pictures.server.ts";
import { sentFiles } from "#app/features/media/add-uploads.server.ts";
import { runAction } from "./run-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Adds pictures that the import could not fetch. Its page shows which of them it took. */
export const action = runAction(async ({ id: runId, app, actorId, now, form }) => {
  const dropped = await dropPictures(app, { runId, actorId, files: sentFiles(form), now });
  return { kind: "dropped", ...dropped };
});
