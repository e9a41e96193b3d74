import { Outlet } from "react-router";
import { listCategoryChoices } from "#app/features/catalog-desk/list-choices.server.ts";
import { PriceListForm } from "#app/features/price-lists/components/price-list-form.tsx";
import { PriceListSide } from "#app/features/price-lists/components/price-list-side.tsx";
import { getPriceListPage } from "#app/features/price-lists/get-price-list-page.server.ts";
import { readPriceListForm } from "#app/features/price-lists/price-list-form.ts";
import { savePriceList } from "#app/features/price-lists/save-price-list.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { returnForm } from "#app/http/forms/return-form.ts";
import { idOrNew } from "#app/http/id-or-new.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/orders-admin/price-lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  noindexMeta(loaderData?.list.values.name || messages.newPriceList);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const list = await getPriceListPage(db, idOrNew(params.id));
  if (!list) throw notFound();
  return { list, categories: await listCategoryChoices(db) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const id = idOrNew(params.id);
  const { db, clock, actorId, form } = await readPost({ request, context });
  const values = readPriceListForm(form);
  const version = Number(form.get("version") ?? "");
  const saved = await savePriceList(db, { id, values, version, actorId, now: clock.now() });
  if (saved.ok) throw redirectWith(context, adminPath("/admin/price-lists"), "price-list-saved");
  return returnForm({ values, version }, saved.error);
}

export default function PriceListPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { list, categories } = loaderData;
  const { customers, ...form } = list;
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/price-lists"), label: messages.title }}
      heading={list.values.name ? <bdi>{list.values.name}</bdi> : t(messages.newPriceList)}
    >
      <PriceListForm {...form} categories={categories} returned={actionData?.returned ?? null} />
      {list.id !== null && <PriceListSide id={list.id} customers={customers} />}
      <Outlet />
    </AdminDetail>
  );
}
