import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/orders-admin/price-lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import type { PriceListCustomer } from "../price-list-form.ts";

interface PriceListSideProps {
  readonly id: string;
  readonly customers: readonly PriceListCustomer[];
}

/** The customers who buy at a price list, and its deletion. */
export function PriceListSide({ id, customers }: PriceListSideProps) {
  const t = useT();
  return (
    <>
      <section className="admin-card stack-3">
        <h2>{t(messages.customers)}</h2>
        {customers.length === 0 ? (
          <p>{t(messages.noCustomers)}</p>
        ) : (
          <ul>
            {customers.map((customer) => (
              <li key={customer.id}>
                <Link className="link" to={adminPath(`/admin/customers/${customer.id}`)}>
                  {customer.company ?? customer.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      <details className="admin-card">
        <summary>{t(messages.remove)}</summary>
        <p>{t(messages.removeText)}</p>
        <form method="post" action={adminPath(`/admin/price-lists/${id}/deletion`)}>
          <SubmitButton variant="outline" small>
            {t(messages.removeSure)}
          </SubmitButton>
        </form>
      </details>
    </>
  );
}
