import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/orders-admin/customers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { MailLink } from "#app/ui/admin/contact-links.tsx";
import { Link } from "#app/ui/link.tsx";
import { Facts } from "#app/ui/tables/table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { CustomerView } from "../customers.ts";
import { Phone } from "./customers-list.tsx";

interface FiguresProps {
  readonly customer: CustomerView;
  readonly counts: { readonly quotes: number; readonly hires: number };
}

/** Orders of goods, quotes and hires, spend, refunds and net spend. */
export function CustomerFigures({ customer, counts }: FiguresProps) {
  const t = useT();
  const { orderCount, openOrders, spent, refunded, net } = customer;
  return (
    <section>
      <h2>{t(messages.figures)}</h2>
      <Facts
        rows={[
          [
            t(messages.shopOrders),
            <>
              {orderCount}{" "}
              {openOrders > 0 && <Tag variant="warn">{t(messages.openOrders, { n: openOrders })}</Tag>}
            </>,
          ],
          [t(messages.records.quotes), counts.quotes],
          [t(messages.records.hires), counts.hires],
          [t(messages.spent), formatMoney(spent)],
          [t(messages.refunded), formatMoney(refunded)],
          [t(messages.columns.spend), formatMoney(net)],
        ]}
      />
    </section>
  );
}

interface ContactProps {
  readonly customer: CustomerView;
  readonly addresses: readonly { readonly id: string; readonly text: string }[];
}

/** How to reach the customer, the accounts and what they may, tags and note. */
export function CustomerContact({ customer, addresses }: ContactProps) {
  const t = useT();
  const { company, phone, emails, accounts, tags, note, createdAt } = customer;
  const locale = useLocale();
  return (
    <section>
      <h2>{t(messages.contact)}</h2>
      <Facts
        rows={[
          ...(company ? [[t(messages.company), <bdi key="company">{company}</bdi>] as const] : []),
          [t(messages.columns.phone), <Phone key="phone" phone={phone} />],
          [
            t(messages.emails),
            emails.map((email) => (
              <div key={email}>
                <MailLink email={email} />
              </div>
            )),
          ],
          ...accounts.map(
            (account) => [t(messages.account), <Account key={account.id} account={account} />] as const,
          ),
          ...(accounts.length === 0 ? [[t(messages.account), t(messages.noAccount)] as const] : []),
          ...(addresses.length > 0
            ? [[t(messages.addresses), addresses.map(({ id, text }) => <div key={id}>{text}</div>)] as const]
            : []),
          ...(tags.length > 0
            ? [
                [
                  t(messages.columns.tags),
                  tags.map((tag) => (
                    <Tag key={tag} variant="plain">
                      {tag}
                    </Tag>
                  )),
                ] as const,
              ]
            : []),
          ...(note
            ? [
                [
                  t(messages.note),
                  <span key="note" className="timeline-text" dir="auto">
                    {note}
                  </span>,
                ] as const,
              ]
            : []),
          [t(messages.columns.since), formatDate(locale, createdAt)],
        ]}
      />
    </section>
  );
}

function Account({ account }: { readonly account: CustomerView["accounts"][number] }) {
  const t = useT();
  const locale = useLocale();
  const { id, tradeSince, lockedAt } = account;
  return (
    <>
      {tradeSince ? t(messages.tradeSince, { day: formatDate(locale, tradeSince) }) : t(messages.noTrade)}{" "}
      {lockedAt && <Tag variant="fault">{t(messages.locked)}</Tag>}
      <br />
      <Link className="link" to={adminPath(`/admin/users/${id}`)}>
        {t(messages.accountPage)}
      </Link>
    </>
  );
}
