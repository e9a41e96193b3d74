import { data, Outlet } from "react-router";
import { listCategoryChoices } from "#app/features/catalog-desk/list-choices.server.ts";
import { PriceListForm } from "#app/features/price-lists/components/price-list-form.tsx";
import { PriceListSide } from "#app/features/price-lists/components/price-list-side.tsx";
import { getPriceListPage } from "#app/features/price-lists/get-price-list-page.server.ts";
import { readPriceListForm } from "#app/features/price-lists/price-list-form.ts";
import { savePriceList } from "#app/features/price-lists/save-price-list.server.ts";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/orders-admin/price-lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId } from "#app/lib/ids.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import "#app/features/content/components/admin/admin-form.css";
import type { Route } from "./+types/route.ts";

export const handle = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;

/** Reads again after a conflict: the form gets the version that is stored, so that the next save counts. */
export const shouldRevalidate = readAgainAfterConflict;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  noindexMeta(loaderData?.list.values.name || messages.newPriceList);

/** The address of a price list that is not there yet ends in this instead of an id. */
const NEW = "new";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  if (params.id !== NEW && !isId(params.id)) throw notFound();
  const list = await getPriceListPage(db, params.id === NEW ? null : params.id);
  if (!list) throw notFound();
  return { list, categories: await listCategoryChoices(db) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  if (params.id !== NEW && !isId(params.id)) throw notFound();
  const { db, clock, actorId, form } = await readPost({ request, context });
  const values = readPriceListForm(form);
  const id = params.id === NEW ? null : params.id;
  const seen = Number(form.get("seen") ?? "");
  const saved = await savePriceList(db, { id, values, seen, actorId, now: clock.now() });
  if (saved.ok) throw redirectWith(context, adminPath("/admin/price-lists"), "price-list-saved");
  if (saved.error.kind === "not-found") throw notFound();
  const faults = saved.error.kind === "faults" ? saved.error.faults : [];
  const changed = saved.error.kind === "changed";
  return data({ returned: { values, faults, changed } }, { status: changed ? 409 : 422 });
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
