import { Form } from "react-router";
import { AssigneeOptions } from "#app/features/identity/components/assignee-options.tsx";
import { adminPath } from "#app/i18n/admin-path.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as orderAdmin from "#app/i18n/messages/admin/order-admin.ts";
import { notAssignable } from "#app/i18n/messages/admin/users.ts";
import * as customers from "#app/i18n/messages/orders-admin/customers.ts";
import * as ordersAdmin from "#app/i18n/messages/orders-admin/orders-admin.ts";
import * as priceLists from "#app/i18n/messages/orders-admin/price-lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Select } from "#app/ui/forms/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { type AdminAnswer, answerTo } from "../admin-answer.ts";
import type { OrderWork } from "../order-work.ts";
import type { OrderView } from "../orders.ts";
import { OrderFacts } from "./order-facts.tsx";

interface OrderPeopleProps {
  readonly orderId: string;
  readonly work: OrderWork;
  readonly answer: AdminAnswer | null;
}

/** The way to the customer, and who looks after the order. */
export function OrderPeople({ orderId, work, answer }: OrderPeopleProps) {
  const t = useT();
  const { assigneeId, customerId, staff, viewerId } = work;
  const action = adminPath(`/admin/orders/${orderId}/assignments`);
  return (
    <section>
      {customerId && (
        <Link className="link link-block" to={adminPath(`/admin/customers/${customerId}`)}>
          {t(customers.open)}
        </Link>
      )}
      {answerTo(answer, "assignments") && <Banner kind="fault">{t(notAssignable)}</Banner>}
      <Form method="post" action={action} className="admin-form" key={assigneeId} preventScrollReset>
        <Select name="assignee" label={orderAdmin.assignee} defaultValue={assigneeId ?? ""}>
          <option value="">{t(orderAdmin.unassigned)}</option>
          <AssigneeOptions of={staff} assigned={assigneeId} />
        </Select>
        <p className="row">
          <SubmitButton variant="outline" small>
            {t(orderAdmin.assign)}
          </SubmitButton>
        </p>
      </Form>
      {assigneeId !== viewerId && staff.some(({ id }) => id === viewerId) && (
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="assignee" value={viewerId} />
          <SubmitButton variant="outline" small>
            {t(orderAdmin.assignToMe)}
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}

/** Dates, customer and delivery of an order, and its page as the customer sees it. */
export function OrderSection({ order, work }: { readonly order: OrderView; readonly work: OrderWork }) {
  const t = useT();
  return (
    <section>
      <OrderFacts
        order={order}
        forStaff
        further={work.priceList ? [[t(priceLists.priceList), work.priceList]] : []}
      />
      <a className="link" href={localeHref(order.locale, `/shop/orders/${order.token}`)}>
        {t(ordersAdmin.publicPage)}
      </a>
    </section>
  );
}
