import { data } from "react-router";
import { deleteBrand, getBrandQuestion } from "#app/features/catalog-desk/brands/delete-brand.server.ts";
import type { BrandAnswer } from "#app/features/catalog-desk/brands/submit-brand.server.ts";
import { readWork } from "#app/http/actions/resource-action.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/deletion.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes a brand; its products move to the brand of `into`. Asks first. */
export async function action(args: Route.ActionArgs) {
  const { db, form, who } = await readWork(args);
  const confirmed = form.confirmed();
  const deleted = confirmed ? await deleteBrand(db, { ...who, into: form.get("into") ?? "" }) : null;
  if (deleted?.ok) throw redirectWith(args.context, adminPath("/admin/brands"), "brand-deleted");
  if (deleted?.error.kind === "not-found") throw notFound();
  const answer: BrandAnswer = {
    kind: "to-confirm",
    intoMissing: confirmed,
    ...(await getBrandQuestion(db, who.id)),
  };
  return data(answer, { status: confirmed ? 422 : 200 });
}
