import { data } from "react-router";
import { CategoryCosts } from "#app/features/catalog/components/admin/makers-admin.tsx";
import { readCategoryCost } from "#app/features/catalog/duties/duties-form.ts";
import { saveCategoryCost } from "#app/features/catalog/duties/save-duties.server.ts";
import { listCategoryCosts } from "#app/features/catalog/makers/makers-admin.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/catalog-admin/duties-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId } from "#app/lib/ids.ts";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { DoneBanner } from "#app/ui/page/banner.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/category-costs.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.categories);

export async function loader({ context }: Route.LoaderArgs) {
  return { costs: await listCategoryCosts(context.get(appContext).db) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, actorId, form } = await readPost({ request, context });
  const categoryId = form.get("id") ?? "";
  const text = form.text("cost", 20);
  const cost = readCategoryCost(text);
  if (!isId(categoryId)) throw data(null, { status: 400 });
  if (cost === "wrong") return data({ saved: false, id: categoryId, cost: text }, { status: 422 });
  const saved = await saveCategoryCost(db, { categoryId, cost, actorId });
  return data({ saved, id: categoryId, cost: text }, { status: saved ? 200 : 404 });
}

export default function CategoryCostsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  return (
    <AdminPage
      back={{ to: adminPath("/admin/brands"), label: messages.brands }}
      title={messages.categories}
      lead={messages.categoryCostHint}
    >
      {actionData?.saved && <DoneBanner>{t(messages.saved)}</DoneBanner>}
      <CategoryCosts costs={loaderData.costs} refused={actionData && !actionData.saved ? actionData : null} />
    </AdminPage>
  );
}
