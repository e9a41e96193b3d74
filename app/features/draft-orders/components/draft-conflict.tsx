import * as messages from "#app/i18n/messages/orders-admin/draft-orders.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { Difference } from "#app/lib/form-differences.ts";
import { ConflictBanner } from "#app/ui/page/conflict-banner.tsx";
import { Table } from "#app/ui/tables/table.tsx";
import { draftLabel } from "./draft-messages.ts";

interface DraftConflictProps {
  readonly differences: readonly Difference[];
  readonly of: unknown;
}

/** What somebody else has stored and differs from the form, field by field. */
export function DraftConflict({ differences, of }: DraftConflictProps) {
  const t = useT();
  const text = (value: string | null) => (value === null || value === "" ? t(messages.nothing) : value);
  const label = ({ field, line }: Difference) => {
    const word = field === "line" ? t(messages.lineThere) : draftLabel(t, field);
    return line === null ? word : t(messages.ofLine, { label: word, n: line });
  };
  return (
    <ConflictBanner title={t(messages.conflictTitle)} of={of}>
      <p>{t(messages.conflictText)}</p>
      <Table caption={t(messages.conflictTitle)} quietCaption>
        <thead>
          <tr>
            <th scope="col">{t(messages.conflictField)}</th>
            <th scope="col">{t(messages.conflictStored)}</th>
            <th scope="col">{t(messages.conflictYours)}</th>
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
