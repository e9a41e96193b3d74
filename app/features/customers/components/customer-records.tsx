import { formatDate } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/orders-admin/customers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { Table } from "#app/ui/tables/table.tsx";
import type { CustomerRecord } from "../customers.ts";

interface RecordsProps<State extends string> {
  readonly title: Message;
  readonly records: readonly CustomerRecord<State>[];
  /** What a record is called, and where it leads. */
  readonly titleOf: (record: CustomerRecord<State>) => string;
  readonly hrefOf: (record: CustomerRecord<State>) => string | null;
  readonly stateOf: (state: State, record: CustomerRecord<State>) => React.ReactNode;
}

/** Records of one kind on the page of a customer, the latest first. Nothing when there are none. */
export function CustomerRecordsTable<State extends string>({
  title,
  records,
  titleOf,
  hrefOf,
  stateOf,
}: RecordsProps<State>) {
  const t = useT();
  const locale = useLocale();
  if (records.length === 0) return null;
  return (
    <section>
      <h2>{t(title)}</h2>
      <Table className="list-table" caption={t(title)} quietCaption>
        <tbody>
          {records.map((record) => {
            const href = hrefOf(record);
            const text = <bdi>{titleOf(record)}</bdi>;
            return (
              <tr key={record.id}>
                <th scope="row">
                  {href ? (
                    <Link className="link link-block" to={href}>
                      {text}
                    </Link>
                  ) : (
                    text
                  )}
                  {record.formerEmail && (
                    <div>
                      <small className="muted">
                        {t(messages.underFormer, { email: record.formerEmail })}
                      </small>
                    </div>
                  )}
                </th>
                <td>{stateOf(record.state, record)}</td>
                <td>
                  <time dateTime={record.at.toISOString()}>{formatDate(locale, record.at)}</time>
                </td>
                <td className="numeric">{record.total === null ? "" : formatMoney(record.total)}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </section>
  );
}
