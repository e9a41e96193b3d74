import { dropPictures } from "#app/features/imports/pictures/run-pictures.server.ts";
import { sentFiles } from "#app/features/media/add-uploads.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/pictures.ts";
import { changeRun } from "./change-run.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Adds pictures that the import could not fetch. Its page shows which of them it took. */
export function action(args: Route.ActionArgs) {
  return changeRun(args, async ({ form, who }) => {
    const app = args.context.get(appContext);
    const dropped = await dropPictures(app, { ...who, files: sentFiles(form), now: app.clock.now() });
    return { kind: "dropped", ...dropped };
  });
}
