import * as messages from "#app/i18n/messages/hire-settings.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Table } from "#app/ui/tables/table.tsx";
import { MOST_CANCELLATION_STEPS } from "../hire-form.ts";

interface CancellationTableProps {
  readonly textOf: (name: string) => string;
  readonly errorOf: (name: string) => string | undefined;
}

const PARTS = [
  ["hours", messages.cancellationHours],
  ["share", messages.cancellationShare],
] as const;

/** What a late cancellation costs, a step a row; rows left blank are none. */
export function CancellationTable({ textOf, errorOf }: CancellationTableProps) {
  const t = useT();
  return (
    <Table caption={t(messages.cancellation)} quietCaption className="admin-rates">
      <thead>
        <tr>
          {PARTS.map(([part, label]) => (
            <th key={part} scope="col">
              {t(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: MOST_CANCELLATION_STEPS }, (_, row) => `hire.cancellation.${row}`).map(
          (row, at) => (
            <tr key={row}>
              {PARTS.map(([part, label]) => {
                const field = `${row}.${part}`;
                const error = errorOf(field);
                return (
                  <td key={part}>
                    <input
                      className="input input-small numeric"
                      id={field}
                      name={field}
                      inputMode={part === "hours" ? "numeric" : "decimal"}
                      aria-label={`${t(label)}, ${t(messages.stepRow, { n: at + 1 })}`}
                      defaultValue={textOf(field)}
                      {...(error && { "aria-invalid": true as const, "aria-describedby": `${field}-error` })}
                    />
                    {error && (
                      <p className="field-error" id={`${field}-error`}>
                        {error}
                      </p>
                    )}
                  </td>
                );
              })}
            </tr>
          ),
        )}
      </tbody>
    </Table>
  );
}
