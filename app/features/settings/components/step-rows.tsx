import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire-admin/hire-settings.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Table } from "#app/ui/tables/table.tsx";
import "./rates-table.css";

export interface StepFields {
  readonly textOf: (name: string) => string;
  readonly errorOf: (name: string) => string | undefined;
}

interface StepRowsProps extends StepFields {
  readonly caption: Message;
  /** Fields are called `<name>.<row>.<part>`. The first part is a whole number. */
  readonly name: string;
  readonly parts: readonly (readonly [part: string, label: Message])[];
  readonly rows: number;
}

/** Steps of a scale to be typed, one a row; rows left blank are none. */
export function StepRows({ caption, name, parts, rows, textOf, errorOf }: StepRowsProps) {
  const t = useT();
  return (
    <Table caption={t(caption)} quietCaption className="admin-rates">
      <thead>
        <tr>
          {parts.map(([part, label]) => (
            <th key={part} scope="col">
              {t(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => `${name}.${row}`).map((row, at) => (
          <tr key={row}>
            {parts.map(([part, label], column) => {
              const field = `${row}.${part}`;
              const error = errorOf(field);
              return (
                <td key={part}>
                  <input
                    className="input input-small numeric"
                    id={field}
                    name={field}
                    inputMode={column === 0 ? "numeric" : "decimal"}
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
        ))}
      </tbody>
    </Table>
  );
}
