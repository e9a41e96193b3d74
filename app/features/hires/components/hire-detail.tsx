import { isRemoved } from "#app/features/identity/removed-person.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as page from "#app/i18n/messages/hire-admin/hire-return.ts";
import * as transport from "#app/i18n/messages/hire-admin/hire-transport.ts";
import * as messages from "#app/i18n/messages/hire-admin/hires-admin.ts";
import { customerRemoved } from "#app/i18n/messages/shop/orders.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { givenPhone } from "#app/lib/text/contact-links.ts";
import { MailLink, PhoneLink } from "#app/ui/admin/contact-links.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Facts, NumericHead, Table } from "#app/ui/tables/table.tsx";
import { isUpcoming } from "../hire-states.ts";
import type { HireView } from "../hires.ts";
import { placeRows } from "../public/hire-place.ts";
import { HireLineRow } from "./hire-line-row.tsx";
import { type HireExtras, sumRows } from "./hire-sums.ts";

interface HireProps {
  readonly hire: HireView;
}

interface CustomerProps extends HireProps {
  /** Of the enquiry that the quote answers; null for none. */
  readonly enquiryId: string | null;
}

/** Who hires, how to reach them, and what they see. */
export function HireCustomer({ hire, enquiryId }: CustomerProps) {
  const t = useT();
  return (
    <section>
      <h2>{t(page.customer)}</h2>
      <p>
        <strong>{isRemoved(hire) ? t(customerRemoved) : <bdi>{hire.name}</bdi>}</strong>
        {hire.company && (
          <>
            <br />
            <bdi>{hire.company}</bdi>
          </>
        )}
      </p>
      <ul className="stack-1">
        {!isRemoved(hire) && (
          <li>
            <MailLink email={hire.email} block />
          </li>
        )}
        {givenPhone(hire.phone) !== "" && (
          <li>
            <PhoneLink phone={hire.phone} block />
          </li>
        )}
        <li>
          <a className="link link-block" href={localeHref(hire.locale, `/dry-hire/hire/${hire.token}`)}>
            {t(messages.publicPage)}
          </a>
        </li>
        {enquiryId && (
          <li>
            <Link className="link link-block" to={adminPath(`/admin/enquiries/${enquiryId}`)}>
              {t(messages.openEnquiry)}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

interface PeriodProps extends HireProps {
  /** What changes the period. */
  readonly children: React.ReactNode;
}

/** When and where the equipment goes, and of which quote it is. */
export function HirePeriod({ hire, children }: PeriodProps) {
  const [t, locale] = [useT(), useLocale()];
  const rows: (readonly [React.ReactNode, React.ReactNode])[] = [
    [t(transport.leaving[hire.transport]), formatDateTime(locale, hire.startsAt)],
    [t(transport.returning[hire.transport]), formatDateTime(locale, hire.endsAt)],
  ];
  rows.push(
    ...placeRows(hire, { place: messages.place, usedAt: messages.usedAt }).map(
      ([name, place]) => [t(name), place] as const,
    ),
    [
      t(messages.quote),
      <Link key="quote" className="link" to={adminPath(`/admin/hire/quotes/${hire.quoteId}`)}>
        {hire.quoteNumber}
      </Link>,
    ],
    [t(messages.acceptedAt), formatDateTime(locale, hire.acceptedAt)],
  );
  if (hire.poNumber) rows.push([t(messages.poNumber), hire.poNumber]);
  return (
    <section>
      <h2>{t(page.period)}</h2>
      <Facts rows={rows} />
      <div className="admin-buttons">{children}</div>
    </section>
  );
}

/** The way to where a hire is scanned. */
export function WarehouseLink({ hire }: HireProps) {
  const t = useT();
  return (
    <ButtonLink variant="outline" small href={workPath(hire)}>
      {t(messages.warehouse)}
    </ButtonLink>
  );
}

/** Where it is scanned, as a document of its own: only there the camera is permitted. */
function workPath({ id, state }: HireView) {
  return isUpcoming(state)
    ? adminPath(`/admin/hire/warehouse/${id}/prepare`)
    : adminPath(`/admin/hire/warehouse/${id}/return`);
}

interface LinesProps extends HireProps {
  readonly extras: HireExtras;
  /** What can be done about the lines. */
  readonly children: React.ReactNode;
}

/** What is hired, and what was agreed besides. */
export function AgreedLines({ hire, extras, children }: LinesProps) {
  const t = useT();
  return (
    <section>
      <h2>{t(messages.lines)}</h2>
      <Table caption={t(messages.lines)} quietCaption>
        <thead>
          <tr>
            <th scope="col">{t(messages.item)}</th>
            <NumericHead>{t(messages.quantity)}</NumericHead>
            <NumericHead>{t(messages.net)}</NumericHead>
          </tr>
        </thead>
        <tbody>
          {hire.lines.map((line) => (
            <HireLineRow key={line.id} line={line} />
          ))}
          {sumRows(hire, extras).map(([label, amount]) => (
            <tr key={t(label)}>
              <th scope="row" colSpan={2}>
                {t(label)}
              </th>
              <td className="numeric">{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t(transport.totalNet)}
            </th>
            <td className="numeric">{formatMoney(hire.net)}</td>
          </tr>
        </tfoot>
      </Table>
      {children}
    </section>
  );
}
