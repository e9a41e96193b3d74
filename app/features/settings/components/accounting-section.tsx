import * as messages from "#app/i18n/messages/admin/accounting-settings.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { keysOf } from "#app/lib/records.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { Table } from "#app/ui/tables/table.tsx";
import { ACCOUNTING_TAXES } from "../accounting-taxes.ts";
import type { Settings } from "../settings.ts";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionState } from "./section-state.ts";
import { PROGRAMS, taxLabel, taxName } from "./tax-label.ts";

interface AccountingSectionProps {
  readonly accounting: Settings["accounting"];
  readonly state: SectionState;
}

const CODES = [
  ["xeroAccount", messages.xeroAccount],
  ["sageCustomer", messages.sageCustomer],
  ["sageNominal", messages.sageNominal],
] as const;

/** Codes of the accounting program. */
export function AccountingSection({ accounting, state }: AccountingSectionProps) {
  const t = useT();
  const field = (name: string, stored: string) => ({
    name: `accounting.${name}`,
    autoComplete: "off",
    spellCheck: false,
    defaultValue: state.valueOf(`accounting.${name}`, stored),
    error: state.errorOf(`accounting.${name}`),
  });
  const programs = keysOf(PROGRAMS);
  return (
    <SectionFrame section="accounting" state={state}>
      <div className="admin-grid">
        {CODES.map(([name, label]) => (
          <Field key={name} {...field(name, accounting[name])} label={label} required />
        ))}
      </div>
      <fieldset className="stack-3">
        <legend className="field-label">{t(messages.taxes)}</legend>
        <p className="field-hint">{t(messages.taxesHint)}</p>
        <Table caption={t(messages.taxes)} quietCaption>
          <thead>
            <tr>
              <th scope="col">{t(messages.rate)}</th>
              {programs.map((program) => (
                <th key={program} scope="col">
                  {t(PROGRAMS[program])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ACCOUNTING_TAXES.map((tax) => {
              return (
                <tr key={tax}>
                  <th scope="row">{taxName(t, tax)}</th>
                  {programs.map((program) => {
                    const {
                      name: path,
                      error,
                      ...rest
                    } = field(`taxes.${tax}.${program}`, accounting.taxes[tax]?.[program] ?? "");
                    return (
                      <td key={program}>
                        <input
                          {...rest}
                          className="input"
                          id={path}
                          name={path}
                          aria-label={taxLabel(t, tax, program)}
                          {...(error && {
                            "aria-invalid": true as const,
                            "aria-describedby": `${path}-error`,
                          })}
                        />
                        {error && (
                          <p className="field-error" id={`${path}-error`}>
                            {error}
                          </p>
                        )}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </Table>
      </fieldset>
    </SectionFrame>
  );
}
