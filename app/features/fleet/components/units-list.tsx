import { Link } from "react-router";
import type { AssetState } from "#app/features/assets/assets.ts";
import { ASSET_STATES } from "#app/features/assets/enums.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/hire-admin/fleet.ts";
import * as work from "#app/i18n/messages/hire-admin/fleet-work.ts";
import * as lists from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { ColumnChoice } from "#app/ui/tables/column-choice.tsx";
import { ListFilter, Pick } from "#app/ui/tables/list-filter.tsx";
import { columnMessages, type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import type { UnitRow } from "../fleet-views.ts";
import { UNIT_COLUMNS, UNIT_SORTS, type UnitColumn, type UnitsQuery, unitsHref } from "../list-queries.ts";

const LAMPS = { "in-service": "ok", repair: "warn", missing: "fault", sold: "off", scrapped: "off" } as const;

export function UnitState({ state }: { readonly state: AssetState }) {
  const t = useT();
  return <StateWord state={LAMPS[state]}>{t(messages.states[state])}</StateWord>;
}

const COLUMNS = {
  item: {
    word: work.item,
    cell: ({ itemId, itemCode, itemName }) => (
      <>
        <Link className="link" to={adminPath(`/admin/hire/items/${itemId}`)}>
          {itemName}
        </Link>{" "}
        <span className="muted">{itemCode}</span>
      </>
    ),
  },
  serial: { word: work.unitFields.serial, cell: ({ serial }) => serial },
  barcode: { word: work.unitFields.barcode, cell: ({ barcode }) => barcode },
  place: { word: work.unitFields.place, cell: ({ place }) => place },
  state: { word: messages.state, cell: ({ state }) => <UnitState state={state} /> },
} satisfies Record<UnitColumn, ListColumn<UnitRow>>;

export function UnitsFilter({ query }: { readonly query: UnitsQuery }) {
  const t = useT();
  return (
    <ListFilter
      key={unitsHref(query)}
      hidden={query.item && <input type="hidden" name="item" value={query.item} />}
    >
      <SearchField label={t(messages.searchUnits)} name="search" defaultValue={query.search} />
      <Pick name="state" label={messages.state} any={messages.anyState} value={query.state}>
        {ASSET_STATES.map((state) => [state, t(messages.states[state])] as const)}
      </Pick>
      <Pick name="sort" label={lists.order} value={query.sort}>
        {UNIT_SORTS.map((sort) => [sort, t(messages.unitSorts[sort])] as const)}
      </Pick>
      <ColumnChoice all={UNIT_COLUMNS} chosen={query.columns} words={columnMessages(COLUMNS)} />
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
        word: work.number,
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
