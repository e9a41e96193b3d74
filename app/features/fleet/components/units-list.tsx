import type { AssetState } from "#app/features/assets/assets.ts";
import { ASSET_STATES } from "#app/features/assets/enums.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/fleet-admin/fleet.ts";
import * as unitMessages from "#app/i18n/messages/fleet-admin/fleet-units.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { ColumnChoice } from "#app/ui/tables/column-choice.tsx";
import { ListFilter, SortSelect } from "#app/ui/tables/list-filter.tsx";
import { columnMessages, type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import { choiceTabs } from "#app/ui/tables/list-tabs.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import type { UnitRow } from "../fleet-views.ts";
import { UNIT_COLUMNS, UNIT_SORTS, type UnitColumn, type UnitsQuery, unitsList } from "../list-queries.ts";

const LAMPS = { "in-service": "ok", repair: "warn", missing: "fault", sold: "off", scrapped: "off" } as const;

export function UnitStateWord({ state }: { readonly state: AssetState }) {
  const t = useT();
  return <StateWord state={LAMPS[state]}>{t(messages.states[state])}</StateWord>;
}

const COLUMNS = {
  item: {
    label: unitMessages.item,
    cell: ({ itemId, itemCode, itemName }) => (
      <>
        <Link className="link" to={adminPath(`/admin/hire/items/${itemId}`)}>
          {itemName}
        </Link>{" "}
        <span className="muted nowrap">{itemCode}</span>
      </>
    ),
  },
  serial: { label: unitMessages.unitFields.serial, cell: ({ serial }) => serial },
  barcode: { label: unitMessages.unitFields.barcode, cell: ({ barcode }) => barcode },
  place: { label: unitMessages.unitFields.place, cell: ({ place }) => place },
  state: { label: messages.state, cell: ({ state }) => <UnitStateWord state={state} /> },
} satisfies Record<UnitColumn, ListColumn<UnitRow>>;

interface FilterProps {
  readonly query: UnitsQuery;
  readonly count: React.ReactNode;
}

export function UnitsFilter({ query, count }: FilterProps) {
  const t = useT();
  const tabs = choiceTabs([null, ...ASSET_STATES], query.state, (state) => ({
    name: t(state === null ? messages.anyState : messages.states[state]),
    to: unitsList.href({ ...query, state, page: 1 }),
  }));
  return (
    <ListFilter
      key={unitsList.href(query)}
      hidden={
        <>
          {query.item && <input type="hidden" name="item" value={query.item} />}
          {query.state && <input type="hidden" name="state" value={query.state} />}
        </>
      }
      tabs={{ label: t(messages.state), tabs }}
      sort={<SortSelect sorts={UNIT_SORTS} value={query.sort} labels={messages.unitSorts} />}
      columns={<ColumnChoice all={UNIT_COLUMNS} chosen={query.columns} labels={columnMessages(COLUMNS)} />}
      count={count}
    >
      <SearchField label={t(messages.searchUnits)} name="search" defaultValue={query.search} />
    </ListFilter>
  );
}

export function UnitsTable({
  units,
  columns,
}: {
  readonly units: readonly UnitRow[];
  readonly columns: readonly UnitColumn[];
}) {
  return (
    <ListTable
      caption={messages.units}
      rows={units}
      keyOf={({ id }) => id}
      head={{
        label: unitMessages.number,
        cell: ({ number }) => (
          <Link className="link" to={adminPath(`/admin/hire/units/${number}`)}>
            {number}
          </Link>
        ),
      }}
      columns={COLUMNS}
      chosen={columns}
    />
  );
}
