import { data } from "react-router";
import type { ManyProductsAnswer } from "#app/features/catalog-desk/bulk/bulk.ts";
import { deleteSampleCatalogue } from "#app/features/catalog-desk/delete-sample-catalogue.server.ts";
import { deleteSampleFleet } from "#app/features/fleet/sample/delete-sample-fleet.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import type { Route } from "./+types/sample-deletion.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes all samples of the shop, the sample fleet before them. Asks first; the page shows what was left. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, actorId, form } = await readPost({ request, context });
  const confirmed = form.confirmed();
  if (confirmed) await deleteSampleFleet(db, actorId);
  const answer: ManyProductsAnswer = confirmed
    ? { kind: "samples-deleted", outcome: await deleteSampleCatalogue(db, actorId) }
    : { kind: "samples-to-confirm" };
  return data(answer, { status: 200 });
}
