import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { localeAddress } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire-admin/hires-admin.ts";
import * as orders from "#app/i18n/messages/shop/orders.ts";
import { nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Facts, NumericHead, Table } from "#app/ui/tables/table.tsx";
import { isUpcoming } from "../hire-states.ts";
import type { HireView } from "../hires.ts";

interface HireProps {
  readonly hire: HireView;
}

interface HireFactsProps extends HireProps {
  /** Of the enquiry that the quote answers; null for none. */
  readonly enquiryId: string | null;
}

/** Customer, period and place of a hire. */
export function HireFacts({ hire, enquiryId }: HireFactsProps) {
  const [t, locale] = [useT(), useLocale()];
  const rows: [React.ReactNode, React.ReactNode][] = [
    [
      t(messages.quote),
      <Link key="quote" className="link" to={adminPath(`/admin/hire/quotes/${hire.quoteId}`)}>
        {hire.quoteNumber}
      </Link>,
    ],
    [t(messages.columns.customer), <bdi key="name">{hire.name}</bdi>],
    [
      t(messages.contact),
      <>
        {hire.email}
        <br />
        {hire.phone}
      </>,
    ],
    [t(messages.columns.collection), formatDateTime(locale, hire.startsAt)],
    [t(messages.columns.return), formatDateTime(locale, hire.endsAt)],
    [t(messages.acceptedAt), formatDateTime(locale, hire.acceptedAt)],
  ];
  if (enquiryId)
    rows.splice(2, 0, [
      t(messages.enquiry),
      <Link key="enquiry" className="link" to={adminPath(`/admin/enquiries/${enquiryId}`)}>
        {t(messages.openEnquiry)}
      </Link>,
    ]);
  if (hire.company) rows.push([t(orders.company), hire.company]);
  if (hire.place !== "") rows.push([t(messages.place), hire.place]);
  if (hire.poNumber) rows.push([t(messages.poNumber), hire.poNumber]);
  return (
    <section>
      <Facts rows={rows} />
      <a className="link" href={localeAddress(hire.locale, `/dry-hire/hire/${hire.token}`)}>
        {t(messages.publicPage)}
      </a>
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

export function HireLines({ hire }: HireProps) {
  const [t, locale] = [useT(), useLocale()];
  return (
    <Table caption={t(messages.lines)}>
      <thead>
        <tr>
          <th scope="col">{t(messages.item)}</th>
          <NumericHead>{t(messages.quantity)}</NumericHead>
          <NumericHead>{t(messages.net)}</NumericHead>
        </tr>
      </thead>
      <tbody>
        {hire.lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">{nameIn(locale, line)}</th>
            <td className="numeric">{formatNumber(line.quantity)}</td>
            <td className="numeric">{formatMoney(line.net)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
