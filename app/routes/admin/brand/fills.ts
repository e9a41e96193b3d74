import { data } from "react-router";
import { submitMakerFill } from "#app/features/catalog-desk/brands/submit-brand.server.ts";
import { readWork } from "#app/http/actions/resource-action.server.ts";
import { notFound } from "#app/http/not-found.ts";
import type { Route } from "./+types/fills.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Fills the maker in for all products of a brand. Asks first; the page shows the result, with the way back. */
export async function action(args: Route.ActionArgs) {
  const { db, form, who } = await readWork(args);
  const answer = await submitMakerFill(db, { ...who, form, confirmed: form.confirmed() });
  if (!answer) throw notFound();
  return data(answer, { status: answer.kind === "faulty" ? 422 : 200 });
}
