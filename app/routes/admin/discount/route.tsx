import { listCategoryChoices } from "#app/features/catalog-desk/list-choices.server.ts";
import { DiscountForm } from "#app/features/discounts/components/discount-form.tsx";
import { readDiscountForm } from "#app/features/discounts/discount-form.ts";
import { getDiscountPage } from "#app/features/discounts/get-discount-page.server.ts";
import { saveDiscount } from "#app/features/discounts/save-discount.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { returnForm } from "#app/http/forms/return-form.ts";
import { idOrNew } from "#app/http/id-or-new.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/orders-admin/discounts-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  noindexMeta(loaderData?.discount.values.texts.code || messages.newDiscount);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const discount = await getDiscountPage(db, idOrNew(params.id));
  if (!discount) throw notFound();
  return { discount, categories: await listCategoryChoices(db) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const id = idOrNew(params.id);
  const { db, clock, actorId, form } = await readPost({ request, context });
  const values = readDiscountForm(form);
  const version = Number(form.get("version") ?? "");
  const saved = await saveDiscount(db, { id, values, version, actorId, now: clock.now() });
  if (saved.ok) throw redirectWith(context, adminPath("/admin/discounts"), "discount-saved");
  return returnForm({ values, version }, saved.error);
}

export default function DiscountPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { discount, categories } = loaderData;
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/discounts"), label: messages.title }}
      heading={discount.values.texts.code || t(messages.newDiscount)}
    >
      <DiscountForm {...discount} categories={categories} returned={actionData?.returned ?? null} />
    </AdminDetail>
  );
}
