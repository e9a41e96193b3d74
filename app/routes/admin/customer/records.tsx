import { CustomerRecordsTable } from "#app/features/customers/components/customer-records.tsx";
import type { CustomerRecords } from "#app/features/customers/get-customer.server.ts";
import { EnquiryStateWord } from "#app/features/enquiries/components/admin/state-word.tsx";
import { HireStateWord } from "#app/features/hires/components/hire-state-word.tsx";
import type { Role } from "#app/features/identity/identity.ts";
import { canOpen } from "#app/features/identity/permissions.ts";
import { MAIL_STATE_MESSAGES } from "#app/features/mail/components/mail-messages.ts";
import { OrderStateWord } from "#app/features/orders/components/order-state-word.tsx";
import { QuoteStateWord } from "#app/features/quotes/components/quote-state-word.tsx";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/orders-admin/customers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";

interface RecordsProps {
  readonly records: CustomerRecords;
  /** Ids of hires that have left in part. */
  readonly partlyOut: ReadonlySet<string>;
  readonly roles: readonly Role[];
}

/** All records of a customer, each kind in the words of its own pages. */
export function Records({ records, partlyOut, roles }: RecordsProps) {
  const t = useT();
  if (Object.values(records).every((rows) => rows.length === 0))
    return <EmptyState title={t(messages.noRecords)}>{t(messages.noneText)}</EmptyState>;
  const titleOf = ({ title }: { readonly title: string }) => title;
  const mailHref = (id: string) => adminPath(`/admin/mail/${id}`);
  return (
    <>
      <CustomerRecordsTable
        title={messages.records.orders}
        records={records.orders}
        titleOf={({ title }) => `#${title}`}
        hrefOf={({ id }) => adminPath(`/admin/orders/${id}`)}
        stateOf={(state) => <OrderStateWord state={state} />}
      />
      <CustomerRecordsTable
        title={messages.records.quotes}
        records={records.quotes}
        titleOf={titleOf}
        hrefOf={({ id }) => adminPath(`/admin/hire/quotes/${id}`)}
        stateOf={(state) => <QuoteStateWord state={state} />}
      />
      <CustomerRecordsTable
        title={messages.records.hires}
        records={records.hires}
        titleOf={titleOf}
        hrefOf={({ id }) => adminPath(`/admin/hire/hires/${id}`)}
        stateOf={(state, { id }) => <HireStateWord state={state} isPartlyOut={partlyOut.has(id)} />}
      />
      <CustomerRecordsTable
        title={messages.records.enquiries}
        records={records.enquiries}
        titleOf={titleOf}
        hrefOf={({ id }) => adminPath(`/admin/enquiries/${id}?state=all`)}
        stateOf={(state) => <EnquiryStateWord state={state} />}
      />
      <CustomerRecordsTable
        title={messages.records.withdrawals}
        records={records.withdrawals}
        titleOf={({ title }) => t(messages.withdrawal, { number: title })}
        hrefOf={({ title, state }) =>
          adminPath(
            `/admin/withdrawals?${state === "open" ? "" : "closed=&"}search=${encodeURIComponent(title)}`,
          )
        }
        stateOf={() => null}
      />
      <CustomerRecordsTable
        title={messages.records.mails}
        records={records.mails}
        titleOf={titleOf}
        hrefOf={({ id }) => (canOpen(roles, mailHref(id)) ? mailHref(id) : null)}
        stateOf={(state) => t(MAIL_STATE_MESSAGES[state].label)}
      />
    </>
  );
}
