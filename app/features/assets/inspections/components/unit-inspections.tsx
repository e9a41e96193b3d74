import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatIsoDate } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/hire-admin/inspections.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ListTable } from "#app/ui/tables/list-table.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import type { ReturnedInspection } from "../inspection-form.ts";
import type { Inspection, InspectionScheme } from "../inspections.ts";
import { InspectionDate } from "./inspection-date.tsx";
import { InspectionFields } from "./inspection-fields.tsx";

interface UnitInspectionsProps {
  readonly number: number;
  /** The newest first. */
  readonly inspections: readonly Inspection[];
  /** The scheme that the form proposes. */
  readonly scheme: InspectionScheme;
  /** The Irish day of today. */
  readonly today: string;
  /** The newest row when the page was read; "" for none. */
  readonly seen: string;
  readonly returned: ReturnedInspection | null;
  /** Whether the unit is still ours, so that it can be inspected. */
  readonly owned: boolean;
}

const COLUMNS = ["result", "due", "swl", "person", "report", "correction"] as const;

/** The inspections of a unit, and the form that records another one. */
export function UnitInspections(props: UnitInspectionsProps) {
  const { number, inspections, scheme, today, seen, returned, owned } = props;
  const t = useT();
  const isNew = returned !== null && !returned.values["replaces"];
  return (
    <section className="admin-card" id="inspections">
      <h2>{t(messages.title)}</h2>
      {inspections.length === 0 ? (
        <p className="muted">{t(messages.noneYet)}</p>
      ) : (
        <InspectionTable {...props} />
      )}
      {owned && (
        <details open={isNew}>
          <summary>{t(messages.add)}</summary>
          <InspectionForm
            key={seen}
            number={number}
            prefix="inspection"
            seen={seen}
            replaces=""
            values={{ scheme, doneOn: today, result: "passed" }}
            returned={isNew ? returned : null}
          />
        </details>
      )}
    </section>
  );
}

function InspectionTable({ number, inspections, seen, returned, owned }: UnitInspectionsProps) {
  const t = useT();
  const columns = {
    result: { label: messages.columns.result, cell: (row: Inspection) => <ResultWord inspection={row} /> },
    due: { label: messages.columns.due, cell: ({ dueOn }: Inspection) => <InspectionDate date={dueOn} /> },
    swl: { label: messages.fields.swlKg, numeric: true, cell: ({ swlKg }: Inspection) => swlKg ?? "–" },
    person: {
      label: messages.columns.person,
      cell: ({ person, company, note }: Inspection) => (
        <>
          <bdi>{company ? `${person}, ${company}` : person}</bdi> <span className="muted">{note}</span>
        </>
      ),
    },
    report: {
      label: messages.columns.report,
      cell: (row: Inspection) => <ReportLink {...row} number={number} />,
    },
    correction: {
      label: messages.correct,
      cell: (row: Inspection) =>
        row.replaced || !owned ? (
          "–"
        ) : (
          <Correction number={number} inspection={row} seen={seen} returned={returned} />
        ),
    },
  };
  return (
    <ListTable
      caption={messages.title}
      rows={inspections}
      keyOf={({ id }) => id}
      head={{
        label: messages.columns.done,
        cell: ({ doneOn, scheme }) => (
          <>
            <InspectionDate date={doneOn} /> <span className="muted">{t(messages.schemes[scheme])}</span>
          </>
        ),
      }}
      columns={columns}
      chosen={COLUMNS}
    />
  );
}

function ResultWord({ inspection: { passed, replaced } }: { readonly inspection: Inspection }) {
  const t = useT();
  if (replaced) return <StateWord state="off">{t(messages.replaced)}</StateWord>;
  return (
    <StateWord state={passed ? "ok" : "fault"}>{t(passed ? messages.passed : messages.failed)}</StateWord>
  );
}

function ReportLink({ number, id, doneOn, fileName }: Inspection & { readonly number: number }) {
  const t = useT();
  const locale = useLocale();
  if (fileName === null) return "–";
  const label = t(messages.openReport, { date: formatIsoDate(locale, doneOn) });
  return (
    <a
      className="link"
      href={adminPath(`/admin/hire/units/${number}/inspections/${id}/report`)}
      aria-label={`${label}: ${fileName}`}
    >
      {fileName}
    </a>
  );
}

interface CorrectionProps {
  readonly number: number;
  readonly inspection: Inspection;
  readonly seen: string;
  readonly returned: ReturnedInspection | null;
}

function Correction({ number, inspection, seen, returned }: CorrectionProps) {
  const t = useT();
  const locale = useLocale();
  const correction = returned?.values["replaces"] === inspection.id ? returned : null;
  const { id, scheme, doneOn, dueOn, swlKg, passed, person, company, note } = inspection;
  const values = {
    scheme,
    doneOn,
    dueOn: dueOn ?? "",
    result: passed ? "passed" : "failed",
    swlKg: swlKg === null ? "" : String(swlKg),
    person,
    company,
    note,
  };
  return (
    <details open={correction !== null}>
      <summary>{t(messages.correctTitle, { date: formatIsoDate(locale, doneOn) })}</summary>
      <p className="muted">{t(messages.correctText)}</p>
      <InspectionForm
        number={number}
        prefix={`correct-${id}`}
        seen={seen}
        replaces={id}
        values={values}
        returned={correction}
      />
    </details>
  );
}

interface FormProps {
  readonly number: number;
  readonly prefix: string;
  readonly seen: string;
  readonly replaces: string;
  readonly values: Readonly<Record<string, string>>;
  readonly returned: ReturnedInspection | null;
}

function InspectionForm({ number, prefix, seen, replaces, values, returned }: FormProps) {
  const t = useT();
  return (
    <Form
      method="post"
      action={adminPath(`/admin/hire/units/${number}/inspections`)}
      encType="multipart/form-data"
      className="stack-4"
      noValidate
    >
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="replaces" value={replaces} />
      <InspectionFields prefix={prefix} returned={returned} values={values} report />
      <p>
        <SubmitButton>{t(messages.save)}</SubmitButton>
      </p>
    </Form>
  );
}
