import { CustomersFilter, CustomersTable } from "#app/features/customers/components/customers-list.tsx";
import { areCustomersNarrowed, customersList } from "#app/features/customers/customers-query.ts";
import { listCustomers, listTags } from "#app/features/customers/list-customers.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/orders-admin/customers.ts";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const query = customersList.parse(new URL(request.url).searchParams);
  const [list, tags] = await Promise.all([listCustomers(db, query), listTags(db)]);
  return { query, tags, ...list };
}

export default function CustomersPage({ loaderData }: Route.ComponentProps) {
  const { query, tags, customers, total, all, next } = loaderData;
  const csv = customersList.href({ ...query, after: "" }, adminPath("/admin/customers/export"));
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <FlashMessage results={{ "customer-erased": messages.erased }} />
      <CustomersFilter query={query} tags={tags} count={<ListCount n={total} all={all} csv={csv} />} />
      <ListRows
        isEmpty={customers.length === 0}
        empty={{ title: messages.none, text: messages.noneText }}
        all={{ to: areCustomersNarrowed(query) && adminPath("/admin/customers"), label: messages.showAll }}
      >
        <CustomersTable customers={customers} columns={query.columns} />
        <ListPages
          first={query.after ? customersList.href({ ...query, after: "" }) : null}
          next={next === null ? null : customersList.href({ ...query, after: next })}
        />
      </ListRows>
    </AdminPage>
  );
}
