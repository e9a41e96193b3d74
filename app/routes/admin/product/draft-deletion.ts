import { productDraft } from "#app/features/catalog-desk/product/save/save-draft.server.ts";
import { discardDraft } from "#app/features/change-drafts/write-draft.server.ts";
import { ok, refuse } from "#app/lib/result.ts";
import { productAction } from "./product-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Discards the draft of a change; `draft` is the version of it that the page showed. */
export const action = productAction(async ({ db, id, actorId, field }) => {
  const done = await discardDraft(db, productDraft({ id, actorId }), field("draft"));
  if (done.ok) return ok({ flash: "product-draft-discarded" });
  return done.error.kind === "not-found"
    ? refuse({ kind: "not-found" })
    : ok({ flash: "product-draft-changed" });
});
