import { data } from "react-router";
import { renameBrand } from "#app/features/catalog-desk/brands/name-brand.server.ts";
import type { BrandAnswer } from "#app/features/catalog-desk/brands/submit-brand.server.ts";
import { readWork } from "#app/http/actions/resource-action.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/name.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Renames a brand. */
export async function action(args: Route.ActionArgs) {
  const { db, form, who } = await readWork(args);
  const name = form.get("name") ?? "";
  const renamed = await renameBrand(db, { ...who, name });
  if (renamed.ok) throw redirectWith(args.context, adminPath(`/admin/brands/${who.id}`), "brand-saved");
  if (renamed.error.kind === "not-found") throw notFound();
  const answer: BrandAnswer = { kind: "name-refused", name, problem: renamed.error.kind };
  return data(answer, { status: 422 });
}
