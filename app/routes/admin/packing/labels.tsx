import { AddressLabels } from "#app/features/orders/components/fulfilment/address-labels.tsx";
import { listLabelOrders } from "#app/features/orders/fulfilment/label-orders.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as packing from "#app/i18n/messages/admin/packing.ts";
import * as messages from "#app/i18n/messages/orders-admin/fulfilment.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId } from "#app/lib/ids.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/labels.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.labels);

/** `?id=` (repeated): a label for each of these orders that is delivered. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const ids = new URL(request.url).searchParams.getAll("id").filter(isId);
  const [orders, { company }] = await Promise.all([listLabelOrders(db, ids), getSettings(db)]);
  const { tradingName, address, phone } = company;
  return { orders, sender: { name: tradingName, address, phone } };
}

export default function PackingLabelsPage({ loaderData: { orders, sender } }: Route.ComponentProps) {
  const t = useT();
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/packing"), label: packing.title }}
      heading={t(messages.labels)}
    >
      {orders.length === 0 ? (
        <EmptyState title={t(messages.noLabels)} />
      ) : (
        <>
          <p className="row no-print">
            <span>{t(messages.labelsLead, { n: orders.length })}</span>
            <Button type="button" small onClick={() => window.print()}>
              {t(messages.print)}
            </Button>
          </p>
          <AddressLabels orders={orders} sender={sender} />
        </>
      )}
    </AdminDetail>
  );
}
