import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/catalog-admin/import-admin.ts";
import { fields } from "#app/i18n/messages/catalog-admin/import-fields.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { cents } from "#app/lib/money.ts";
import { keysOf } from "#app/lib/records.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Radio } from "#app/ui/forms/field.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { NumericHead, Table } from "#app/ui/tables/table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { ColumnChoices } from "../file/columns.ts";
import type { ColumnView, ImportField } from "../file/fields.ts";
import type { SameMeaning } from "../file/parse-setup.ts";
import type { ImportSetup } from "../file/setup.ts";
import { AskFirst } from "./import-outcome.tsx";

const FIELD_MESSAGES: Readonly<Record<ImportField, Message>> = fields;

interface ColumnsProps {
  readonly runId: string;
  readonly columns: readonly ColumnView[];
  readonly prices: readonly { readonly name: string; readonly included: number; readonly added: number }[];
  readonly setup: ImportSetup;
  /** The answers that were refused. */
  readonly returned: SameMeaning | null;
}

/** What the columns mean and the three questions, with answers already chosen: one button goes on. */
export function ImportColumns({ runId, columns, prices, setup: stored, returned }: ColumnsProps) {
  const t = useT();
  const setup = returned?.setup ?? stored;
  const faults = (returned?.faults ?? []).map(({ column, field }) => ({
    field: idOf(columns, column),
    column,
    message: t(messages.sameMeaning, { field: t(FIELD_MESSAGES[field]) }),
  }));
  const choices: ChoicesProps = {
    idOf: (key) => idOf(columns, key),
    choices: returned?.setup.columns ?? {},
    faults: new Map(faults.map(({ column, message }) => [column, message])),
  };
  const unknown = columns.filter(({ kind }) => kind === "unknown");
  const known = columns.filter(({ kind }) => kind !== "unknown");
  return (
    <Form method="post" action={adminPath(`/admin/import/${runId}/checks?edit=1`)} className="stack-8">
      <ErrorSummary faults={faults} />
      <section aria-labelledby="columns-title" className="stack-4">
        <h2 id="columns-title" className="step-1">
          {t(messages.columnsTitle)}
        </h2>
        {unknown.length === 0 ? (
          <Banner kind="ok">{t(messages.columnsAllKnown)}</Banner>
        ) : (
          <>
            <p>{t(messages.columnsUnknown)}</p>
            <ColumnTable caption={t(messages.column)} columns={unknown} {...choices} />
          </>
        )}
        {known.length > 0 && (
          <details open={known.some(({ key }) => choices.faults.has(key))}>
            <summary>{t(messages.columnsKnown, { n: known.length })}</summary>
            <ColumnTable
              caption={t(messages.columnsKnown, { n: known.length })}
              columns={known}
              {...choices}
            />
          </details>
        )}
      </section>
      <section aria-labelledby="questions-title" className="stack-6">
        <h2 id="questions-title" className="step-1">
          {t(messages.questionsTitle)}
        </h2>
        <Question
          name="vat"
          question={t(messages.vatQuestion)}
          value={setup.pricesIncludeVat ? "included" : "added"}
          answers={[
            ["included", t(messages.vatYes)],
            ["added", t(messages.vatNo)],
          ]}
        />
        {prices.length > 0 && <PriceTable prices={prices} />}
        <Question
          name="blank"
          question={t(messages.blankQuestion)}
          value={setup.blank}
          answers={[
            ["keep", t(messages.blankKeep)],
            ["clear", t(messages.blankClear)],
          ]}
        />
        <Question
          name="makerless"
          question={t(messages.makerQuestion)}
          hint={t(messages.makerHint)}
          value={setup.makerless}
          answers={[
            ["publish", t(messages.makerPublish)],
            ["draft", t(messages.makerDraft)],
          ]}
        />
      </section>
      <p className="row row-wide">
        <SubmitButton>{t(messages.check)}</SubmitButton>
        <AskFirst runId={runId} about="discard" label={messages.discard} />
      </p>
    </Form>
  );
}

function idOf(columns: readonly ColumnView[], column: string): string {
  return `column-${columns.findIndex(({ key }) => key === column)}`;
}

interface ChoicesProps {
  /** The id of a column's select. */
  readonly idOf: (key: string) => string;
  /** What was chosen in a form that came back. */
  readonly choices: ColumnChoices;
  /** What is wrong with a column's choice. */
  readonly faults: ReadonlyMap<string, string>;
}

interface ColumnTableProps extends ChoicesProps {
  readonly caption: string;
  readonly columns: readonly ColumnView[];
}

function ColumnTable({ caption, columns, ...choices }: ColumnTableProps) {
  const t = useT();
  return (
    <Table caption={caption} quietCaption className="list-table import-columns">
      <thead>
        <tr>
          <th scope="col">{t(messages.column)}</th>
          <th scope="col">{t(messages.samples)}</th>
          <th scope="col">{t(messages.becomes)}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ key, header, samples, kind, field, suggested }) => (
          <tr key={key}>
            <th scope="row" className="break-anywhere">
              {header} {suggested && <Tag>{t(messages.suggested)}</Tag>}
            </th>
            <td className="muted break-anywhere" data-label={t(messages.samples)}>
              {samples.join(" · ") || "–"}
            </td>
            <td>
              {kind === "part" ? (
                t(messages.asItIs)
              ) : (
                <ColumnSelect column={{ key, header, field }} {...choices} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface ColumnSelectProps extends ChoicesProps {
  readonly column: Pick<ColumnView, "key" | "header" | "field">;
}

function ColumnSelect({ column: { key, header, field }, idOf: idOfKey, choices, faults }: ColumnSelectProps) {
  const t = useT();
  const [id, fault] = [idOfKey(key), faults.get(key)];
  return (
    <>
      {fault && (
        <p className="field-error" id={`${id}-error`}>
          {fault}
        </p>
      )}
      <select
        id={id}
        name={`column:${key}`}
        defaultValue={(Object.hasOwn(choices, key) ? choices[key] : field) ?? "ignore"}
        aria-label={`${header}: ${t(messages.becomes)}`}
        {...(fault && { "aria-invalid": true, "aria-describedby": `${id}-error` })}
        className="input"
      >
        <option value="ignore">{t(messages.leaveOut)}</option>
        {keysOf(FIELD_MESSAGES).map((meaning) => (
          <option key={meaning} value={meaning}>
            {t(FIELD_MESSAGES[meaning])}
          </option>
        ))}
      </select>
    </>
  );
}

interface QuestionProps {
  readonly name: string;
  readonly question: string;
  readonly hint?: string;
  readonly value: string;
  readonly answers: readonly (readonly [value: string, label: string])[];
}

function Question({ name, question, hint, value, answers }: QuestionProps) {
  return (
    <fieldset className="stack-2 width-medium">
      <legend className="field-label">{question}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      {answers.map(([answer, label]) => (
        <Radio key={answer} name={name} value={answer} defaultChecked={answer === value} label={label} />
      ))}
    </fieldset>
  );
}

function PriceTable({ prices }: Pick<ColumnsProps, "prices">) {
  const t = useT();
  return (
    <Table caption={t(messages.vatQuestion)} quietCaption>
      <thead>
        <tr>
          <th scope="col">{t(messages.product)}</th>
          <NumericHead>{t(messages.priceIncluded)}</NumericHead>
          <NumericHead>{t(messages.priceAdded)}</NumericHead>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ name, included, added }) => (
          <tr key={`${name}${included}`}>
            <th scope="row">{name}</th>
            <td className="numeric">{formatMoney(cents(included))}</td>
            <td className="numeric">{formatMoney(cents(added))}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
