import { formatMoney } from "#app/i18n/formats.ts";
import { keepFigures } from "#app/i18n/keep-together.ts";
import * as messages from "#app/i18n/messages/hire/hire-page.ts";
import { nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { NumericHead, Table } from "#app/ui/tables/table.tsx";
import { LineContentsText } from "../../components/line-contents.tsx";
import type { HireLineView, HireView } from "../../hires.ts";

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
            <LineRow key={line.id} line={line} />
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function LineRow({ line }: { line: HireLineView }) {
  const locale = useLocale();
  const name = keepFigures(nameIn(locale, line));
  if (line.kind === "heading" || line.kind === "text")
    return (
      <tr>
        <td colSpan={3}>{name}</td>
      </tr>
    );
  return (
    <tr>
      <th scope="row">
        {name}
        <LineContentsText line={line} />
      </th>
      <td className="numeric">{formatNumber(line.quantity)}</td>
      <td className="numeric">{formatMoney(line.net)}</td>
    </tr>
  );
}
