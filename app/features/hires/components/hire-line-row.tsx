import { formatMoney } from "#app/i18n/formats.ts";
import { keepFigures } from "#app/i18n/keep-together.ts";
import { nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLocale } from "#app/i18n/use-t.tsx";
import type { HireLineView } from "../hires.ts";
import { LineContentsText, LineSubstitutesText } from "./line-contents.tsx";

/** A line of a hire with its quantity and net price; a heading or a text has neither. */
export function HireLineRow({ line }: { line: HireLineView }) {
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
        <LineSubstitutesText line={line} />
      </th>
      <td className="numeric">{formatNumber(line.quantity)}</td>
      <td className="numeric">{formatMoney(line.net)}</td>
    </tr>
  );
}
