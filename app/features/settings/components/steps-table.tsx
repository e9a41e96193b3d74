import * as messages from "#app/i18n/messages/hire-settings.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Table } from "#app/ui/tables/table.tsx";

interface StepsTableProps {
  /** Fields are called `<name>.<row>.from|thousandths|further`. */
  readonly name: string;
  readonly rows: number;
  readonly textOf: (name: string) => string;
  readonly errorOf: (name: string) => string | undefined;
}

const PARTS = [
  ["from", messages.stepFrom],
  ["thousandths", messages.stepFactor],
  ["further", messages.stepFurther],
] as const;

/** Factors by charged days, a step a row; rows left blank are none. */
export function StepsTable({ name, rows, textOf, errorOf }: StepsTableProps) {
  const t = useT();
  return (
    <Table caption={t(messages.steps)} quietCaption className="admin-rates">
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
        {Array.from({ length: rows }, (_, row) => `${name}.${row}`).map((row, at) => (
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
                    inputMode={part === "from" ? "numeric" : "decimal"}
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
