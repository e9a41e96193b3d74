import { isPaid } from "#app/features/orders/order-states.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { orderName } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/orders-admin/draft-orders.ts";
import { edit as editOrder } from "#app/i18n/messages/orders-admin/order-edit.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { Link } from "#app/ui/link.tsx";
import { originQuery } from "../draft-origin.ts";
import { draftName, type OrdersDraft } from "../drafts.ts";
import { isEditable } from "../edit/order-edit.ts";

interface OrderDraftsProps {
  readonly order: OrderView;
  readonly drafts: readonly OrdersDraft[];
}

/** The draft that an order was placed from, with its author, and the drafts of what was added to the order. */
export function OrderDrafts({ order, drafts }: OrderDraftsProps) {
  const t = useT();
  const origin = drafts.find(({ id }) => id === order.draftId);
  const further = drafts.filter(({ id }) => id !== order.draftId);
  if (!origin && further.length === 0) return null;
  return (
    <section className="stack-3">
      <h2>{t(messages.ofOrder)}</h2>
      {origin && (
        <p>
          {origin.author ? t(messages.fromStaff, { name: origin.author }) : t(messages.fromStaffGone)} ·{" "}
          <Link className="link" to={adminPath(`/admin/orders/drafts/${origin.id}`)}>
            {draftName(origin)}
          </Link>
        </p>
      )}
      {origin?.parent && (
        <p>
          <Link className="link" to={adminPath(`/admin/orders/${origin.parent.id}`)}>
            {t(messages.addsTo, { number: orderName(origin.parent.number) })}
          </Link>
        </p>
      )}
      {further.map((draft) => (
        <p key={draft.id}>
          {t(messages.addition)}{" "}
          <Link
            className="link"
            to={
              draft.order
                ? adminPath(`/admin/orders/${draft.order.id}`)
                : adminPath(`/admin/orders/drafts/${draft.id}`)
            }
          >
            {draft.order ? t(messages.toOrder, { number: orderName(draft.order.number) }) : draftName(draft)}
          </Link>
        </p>
      ))}
    </section>
  );
}

/** What staff do most with a paid order: change it, or add an order to it. */
export function OrderActions({ order }: Pick<OrderDraftsProps, "order">) {
  const t = useT();
  if (order.kind !== "sale" || !isPaid(order.state)) return null;
  return (
    <>
      <ButtonRouteLink
        variant="outline"
        small
        to={`${adminPath("/admin/orders/new")}?${originQuery("order", order.id)}`}
      >
        {t(messages.addToOrder)}
      </ButtonRouteLink>
      {isEditable(order) && (
        <ButtonRouteLink variant="outline" small to={adminPath(`/admin/orders/${order.id}/edit`)}>
          {t(editOrder)}
        </ButtonRouteLink>
      )}
    </>
  );
}
