import * as messages from "#app/i18n/messages/hire/hire-page.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { NumericHead, Table } from "#app/ui/tables/table.tsx";
import { HireLineRow } from "../../components/hire-line-row.tsx";
import type { HireView } from "../../hires.ts";

/** What is hired, as it was accepted. */
export function HireLines({ hire }: { hire: Pick<HireView, "lines"> }) {
  const t = useT();
  return (
    <section className="hire-what">
      <h2>{t(messages.lines)}</h2>
      <Table caption={t(messages.lines)} quietCaption className="hire-lines">
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
        </tbody>
      </Table>
    </section>
  );
}
