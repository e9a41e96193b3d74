import { DiscountsFilter, DiscountsTable } from "#app/features/discounts/components/discounts-table.tsx";
import { discountsList } from "#app/features/discounts/discounts-query.ts";
import { listDiscountRows } from "#app/features/discounts/list-discount-rows.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/orders-admin/discounts-admin.ts";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { NewLink } from "#app/ui/admin/new-link.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import type { Route } from "./+types/discounts.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const query = discountsList.parse(new URL(request.url).searchParams);
  return { query, ...(await listDiscountRows(db, query, clock.now())) };
}

export default function DiscountsPage({ loaderData: { query, discounts, all } }: Route.ComponentProps) {
  const csv = discountsList.href(query, adminPath("/admin/discounts/export"));
  return (
    <AdminPage
      title={messages.title}
      lead={messages.lead}
      actions={<NewLink to={adminPath("/admin/discounts/new")} label={messages.newDiscount} />}
    >
      <FlashMessage results={{ "discount-saved": messages.saved }} />
      <DiscountsFilter query={query} count={<ListCount n={discounts.length} all={all} csv={csv} />} />
      <ListRows
        isEmpty={discounts.length === 0}
        empty={{ title: all === 0 ? messages.none : messages.noneFound, text: messages.noneText }}
        all={{ to: all > 0 && adminPath("/admin/discounts"), label: messages.showAll }}
      >
        <DiscountsTable discounts={discounts} columns={query.columns} />
      </ListRows>
    </AdminPage>
  );
}
