import { adminPath } from "#app/i18n/admin-path.ts";
import * as importMessages from "#app/i18n/messages/fleet-admin/fleet-import.ts";
import * as unitMessages from "#app/i18n/messages/fleet-admin/fleet-units.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Field, TextArea } from "#app/ui/forms/field.tsx";
import { AlertBanner, Banner, DoneBanner } from "#app/ui/page/banner.tsx";
import { ListTable } from "#app/ui/tables/list-table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { FleetColumn, FleetFault } from "../csv/columns.ts";
import { rowFault } from "./fault-text.ts";

/** What the page says after one of its buttons. */
export type FleetImportAnswer =
  | { readonly kind: "no-text" }
  | { readonly kind: "faults"; readonly text: string; readonly faults: readonly FleetFault[] }
  | {
      readonly kind: "plan";
      readonly text: string;
      readonly created: number;
      readonly changed: number;
      readonly unchanged: number;
      readonly newGroups: readonly string[];
      readonly rows: readonly PlanRow[];
    }
  | {
      readonly kind: "imported";
      readonly created: number;
      readonly changed: number;
      readonly unchanged: number;
    };

/** A row that the import would change. */
interface PlanRow {
  readonly code: string;
  readonly name: string;
  /** Columns that differ; none for a new item. */
  readonly changed: readonly FleetColumn[];
  readonly isNew: boolean;
}

/** Faults and changes that the page shows at most. */
const MAX_SHOWN = 100;

const PAGE = adminPath("/admin/hire/import");

/** The file as upload or text, what it would do, and the button that does it. */
export function FleetImportForm({ answer }: { readonly answer: FleetImportAnswer | null }) {
  const t = useT();
  const text = answer && "text" in answer ? answer.text : "";
  const ready = answer?.kind === "plan" && answer.created + answer.changed > 0;
  return (
    <>
      <Answer answer={answer} />
      <form method="post" action={PAGE} encType="multipart/form-data" className="admin-card" noValidate>
        <Field name="file" type="file" accept=".csv,text/csv" label={importMessages.file} />
        <TextArea
          name="text"
          label={importMessages.text}
          hint={t(importMessages.textHint)}
          rows={8}
          spellCheck={false}
          defaultValue={text}
          key={text}
        />
        <p className="row">
          <SubmitButton variant={ready ? "outline" : "solid"}>{t(importMessages.dryRun)}</SubmitButton>
          {ready && <SubmitButton formAction={`${PAGE}/runs`}>{t(importMessages.runImport)}</SubmitButton>}
        </p>
      </form>
    </>
  );
}

function Answer({ answer }: { readonly answer: FleetImportAnswer | null }) {
  const t = useT();
  if (answer === null) return null;
  if (answer.kind === "no-text") return <AlertBanner>{t(importMessages.noText)}</AlertBanner>;
  if (answer.kind === "faults") return <Faults faults={answer.faults} />;
  const { created, changed, unchanged } = answer;
  if (answer.kind === "imported")
    return <DoneBanner>{t(importMessages.imported, { created, changed, unchanged })}</DoneBanner>;
  return (
    <Banner kind={created + changed > 0 ? "info" : "ok"} role="status">
      <p>{t(importMessages.plan, { created, changed, unchanged })}</p>
      {created + changed === 0 && <p>{t(importMessages.nothingToDo)}</p>}
      {answer.newGroups.length > 0 && (
        <p>{t(importMessages.newGroups, { names: answer.newGroups.join(", ") })}</p>
      )}
      {answer.rows.length > 0 && <Changes rows={answer.rows} />}
    </Banner>
  );
}

function Faults({ faults }: { readonly faults: readonly FleetFault[] }) {
  const t = useT();
  const left = faults.length - MAX_SHOWN;
  return (
    <AlertBanner title={t(importMessages.faultsHead)}>
      <ul>
        {faults.slice(0, MAX_SHOWN).map((fault) => (
          <li key={`${fault.row} ${fault.field} ${fault.kind} ${fault.value}`}>{rowFault(t, fault)}</li>
        ))}
      </ul>
      {left > 0 && <p>{t(importMessages.moreFaults, { n: left })}</p>}
    </AlertBanner>
  );
}

function Changes({ rows }: { readonly rows: readonly PlanRow[] }) {
  return (
    <ListTable
      caption={importMessages.changes}
      rows={rows.slice(0, MAX_SHOWN)}
      keyOf={({ code }) => code}
      head={{ label: unitMessages.item, cell: ({ code, name }) => `${code} ${name}` }}
      columns={COLUMNS}
      chosen={["changes"]}
    />
  );
}

const COLUMNS = {
  changes: { label: importMessages.changes, cell: (row: PlanRow) => <ChangedColumns row={row} /> },
};

function ChangedColumns({ row }: { readonly row: PlanRow }) {
  const t = useT();
  return row.isNew ? <Tag variant="ok">{t(importMessages.isNew)}</Tag> : row.changed.join(", ");
}
