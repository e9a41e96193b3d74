import { discardProductDraft } from "#app/features/catalog-desk/product/save-draft.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/draft-deletion.ts";
import { changeProduct, GONE } from "./change-product.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Discards the draft of a change; `draft` is the version of it that the page showed. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  return changeProduct(args, async ({ id, actorId, field }) => {
    const done = await discardProductDraft(db, { id, actorId, draft: field("draft") });
    if (done.ok) return { flash: "product-draft-discarded" };
    return done.error.kind === "gone" ? GONE : { flash: "product-draft-changed" };
  });
}
