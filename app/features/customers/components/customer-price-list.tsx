import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as customers from "#app/i18n/messages/orders-admin/customers.ts";
import * as messages from "#app/i18n/messages/orders-admin/price-lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Select } from "#app/ui/forms/field.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import { type CustomerAnswer, faultOf } from "../customer-answer.ts";
import type { CustomerView } from "../customers.ts";

interface CustomerPriceListProps {
  readonly customer: CustomerView;
  readonly lists: readonly { readonly id: string; readonly name: string; readonly active: boolean }[];
  /** The viewer may choose another one. */
  readonly changes: boolean;
  readonly answer: CustomerAnswer | null;
}

/** The price list that a customer buys at. */
export function CustomerPriceList({ customer, lists, changes, answer }: CustomerPriceListProps) {
  const t = useT();
  const pressed = usePressed();
  const action = adminPath(`/admin/customers/${customer.id}/price-list`);
  const nameOf = (list: CustomerPriceListProps["lists"][number]) =>
    list.active ? list.name : t(messages.paused, { name: list.name });
  const current = lists.find(({ id }) => id === customer.priceListId);
  const fault = faultOf(answer, "price-list");
  return (
    <section>
      <h2>{t(messages.priceList)}</h2>
      {customer.accounts.length === 0 && <p>{t(messages.noAccount)}</p>}
      {customer.accounts.length > 0 && !changes && (
        <p>{current ? nameOf(current) : t(messages.catalogPrices)}</p>
      )}
      {customer.accounts.length > 0 && changes && (
        <Form method="post" action={action} className="admin-form" preventScrollReset>
          <Select
            key={customer.priceListId}
            name="priceList"
            label={messages.priceList}
            defaultValue={customer.priceListId ?? ""}
            error={fault ? t(fault) : undefined}
          >
            <option value="">{t(messages.catalogPrices)}</option>
            {lists.map((list) => (
              <option key={list.id} value={list.id}>
                {nameOf(list)}
              </option>
            ))}
          </Select>
          <p>
            <SubmitButton busy={pressed({}, action)}>{t(customers.save)}</SubmitButton>
          </p>
        </Form>
      )}
    </section>
  );
}
