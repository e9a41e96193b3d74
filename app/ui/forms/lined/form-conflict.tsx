import * as messages from "#app/i18n/messages/admin/lined-forms.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { Difference } from "#app/lib/forms/form-differences.ts";
import { FocusedBanner } from "#app/ui/page/focused-banner.tsx";
import { Table } from "#app/ui/tables/table.tsx";

interface FormConflictProps {
  readonly title: string;
  readonly differences: readonly Difference[];
  /** Names a field of the form; of a line's field without its line. */
  readonly labelOf: (field: string) => string;
  /** What the form came back with: each time the banner takes the focus once. */
  readonly of: unknown;
}

/** What somebody else has stored and differs from a form with lines, field by field. */
export function FormConflict({ title, differences, labelOf, of }: FormConflictProps) {
  const t = useT();
  const text = (value: string | null) => (value === null || value === "" ? t(messages.nothing) : value);
  const label = ({ field, line }: Difference) => {
    const word = field === "line" ? t(messages.lineThere) : labelOf(field);
    return line === null ? word : t(messages.ofLine, { label: word, n: line });
  };
  return (
    <FocusedBanner title={title} of={of}>
      <p>{t(messages.conflictText)}</p>
      <Table caption={title} quietCaption>
        <thead>
          <tr>
            <th scope="col">{t(messages.field)}</th>
            <th scope="col">{t(messages.stored)}</th>
            <th scope="col">{t(messages.yours)}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <tr key={`${difference.field} ${difference.line} ${difference.key}`}>
              <th scope="row">{label(difference)}</th>
              <td dir="auto">{text(difference.stored)}</td>
              <td dir="auto">{text(difference.yours)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </FocusedBanner>
  );
}
