import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/hire-admin/inspections.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { FilterSelect, ListFilter } from "#app/ui/tables/list-filter.tsx";
import { type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import { choiceTabs } from "#app/ui/tables/list-tabs.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import type { ReturnedInspection } from "../inspection-form.ts";
import { REQUIRED_SCHEMES } from "../inspections.ts";
import {
  INSPECTION_VIEWS,
  type InspectionCondition,
  type InspectionRow,
  type InspectionsQuery,
  inspectionsList,
} from "../inspections-query.ts";
import { InspectionDate } from "./inspection-date.tsx";
import { InspectionFields } from "./inspection-fields.tsx";

const LAMPS = { missing: "fault", failed: "fault", overdue: "fault", soon: "warn", valid: "ok" } as const;

function Condition({ condition }: { readonly condition: InspectionCondition }) {
  const t = useT();
  return <StateWord state={LAMPS[condition]}>{t(messages.conditions[condition])}</StateWord>;
}

interface FilterProps {
  readonly query: InspectionsQuery;
  readonly count: React.ReactNode;
}

export function InspectionsFilter({ query, count }: FilterProps) {
  const t = useT();
  const tabs = choiceTabs(INSPECTION_VIEWS, query.view, (view) => ({
    name: t(messages.views[view]),
    to: inspectionsList.href({ ...query, view, page: 1 }),
  }));
  return (
    <ListFilter
      key={inspectionsList.href(query)}
      hidden={<input type="hidden" name="view" value={query.view} />}
      tabs={{ label: t(messages.view), tabs }}
      count={count}
    >
      <SearchField label={t(messages.search)} name="search" defaultValue={query.search} />
      <FilterSelect name="scheme" label={messages.scheme} any={messages.anyScheme} value={query.scheme}>
        {REQUIRED_SCHEMES.map((scheme) => [scheme, t(messages.schemes[scheme])] as const)}
      </FilterSelect>
    </ListFilter>
  );
}

const COLUMN_NAMES = ["item", "scheme", "condition", "due", "done", "serial", "place"] as const;

interface TableProps {
  readonly rows: readonly InspectionRow[];
  /** The form that the ticks belong to. */
  readonly form: string;
}

export function InspectionsTable({ rows, form }: TableProps) {
  const t = useT();
  const columns = {
    item: {
      label: messages.columns.item,
      cell: ({ itemName, itemCode }) => (
        <>
          {itemName} <span className="muted">{itemCode}</span>
        </>
      ),
    },
    scheme: { label: messages.scheme, cell: ({ scheme }) => t(messages.schemes[scheme]) },
    condition: { label: messages.columns.condition, cell: (row) => <Condition condition={row.condition} /> },
    due: { label: messages.columns.due, cell: ({ dueOn }) => <InspectionDate date={dueOn} /> },
    done: { label: messages.columns.done, cell: ({ doneOn }) => <InspectionDate date={doneOn} /> },
    serial: { label: messages.columns.serial, cell: ({ serial }) => serial ?? "–" },
    place: { label: messages.columns.place, cell: ({ place }) => place || "–" },
  } satisfies Record<(typeof COLUMN_NAMES)[number], ListColumn<InspectionRow>>;
  return (
    <ListTable
      caption={messages.title}
      rows={rows}
      keyOf={({ number, scheme }) => `${number}-${scheme}`}
      head={{
        label: messages.columns.unit,
        cell: ({ number }) => (
          <Link className="link" to={`${adminPath(`/admin/hire/units/${number}`)}#inspections`}>
            {number}
          </Link>
        ),
      }}
      columns={columns}
      chosen={COLUMN_NAMES}
      ticks={{ form, nameOf: ({ number }) => String(number) }}
    />
  );
}

interface DayProps {
  /** The id of the form, to which the ticks of the table belong. */
  readonly id: string;
  readonly query: InspectionsQuery;
  readonly today: string;
  readonly returned: ReturnedInspection | null;
}

/** One test day: the same inspection for every ticked unit. */
export function TestDayForm({ id, query, today, returned }: DayProps) {
  const t = useT();
  const values = { scheme: query.scheme ?? "reg81", doneOn: today, result: "passed" };
  return (
    <details className="admin-card" open={returned !== null}>
      <summary data-key="n">{t(messages.dayRecord)}</summary>
      <p className="muted">{t(messages.dayRecordText)}</p>
      <Form
        method="post"
        id={id}
        action={inspectionsList.href(query, adminPath("/admin/hire/inspections/records"))}
        className="stack-4"
        noValidate
      >
        <InspectionFields prefix="day" returned={returned} values={values} report={false} />
        <p>
          <SubmitButton>{t(messages.recordChosen)}</SubmitButton>
        </p>
      </Form>
    </details>
  );
}
