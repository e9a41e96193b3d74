import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { Difference } from "#app/lib/form-differences.ts";
import { ConflictBanner } from "#app/ui/page/conflict-banner.tsx";
import { Table } from "#app/ui/tables/table.tsx";
import { draftLabel } from "./fault-problems.ts";

interface SaveConflictProps {
  readonly differences: readonly Difference[];
  readonly of: unknown;
}

/** What somebody else has stored and differs from the form, field by field. */
export function SaveConflict({ differences, of }: SaveConflictProps) {
  const t = useT();
  const text = (value: string | null) => (value === null || value === "" ? t(work.nothing) : value);
  const label = ({ field, line }: Difference) => {
    const word = field === "line" ? t(work.lineThere) : draftLabel(t, field);
    return line === null ? word : t(messages.ofLine, { label: word, n: line });
  };
  return (
    <ConflictBanner title={t(work.conflictTitle)} of={of}>
      <p>{t(work.conflictText)}</p>
      <Table caption={t(work.conflictTitle)} quietCaption>
        <thead>
          <tr>
            <th scope="col">{t(work.field)}</th>
            <th scope="col">{t(work.stored)}</th>
            <th scope="col">{t(work.yours)}</th>
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
    </ConflictBanner>
  );
}
