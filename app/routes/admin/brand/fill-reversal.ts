import { data } from "react-router";
import type { BrandAnswer } from "#app/features/catalog-desk/brands/submit-brand.server.ts";
import { undoMakerFill } from "#app/features/catalog-desk/brands/undo-maker-fill.server.ts";
import { readWork } from "#app/http/actions/resource-action.server.ts";
import { notFound } from "#app/http/not-found.ts";
import type { Route } from "./+types/fill-reversal.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes a fill back, except for what was changed since. */
export async function action(args: Route.ActionArgs) {
  const { db, who } = await readWork(args);
  const { batch } = args.params;
  const undone = await undoMakerFill(db, { brandId: who.id, batch, actorId: who.actorId });
  if (!undone) throw notFound();
  return data({ kind: "undone", ...undone } satisfies BrandAnswer, { status: 200 });
}
