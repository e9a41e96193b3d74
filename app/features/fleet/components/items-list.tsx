import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { keepFigures } from "#app/i18n/keep-together.ts";
import * as messages from "#app/i18n/messages/fleet-admin/fleet.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Question } from "#app/ui/forms/question.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { ColumnChoice } from "#app/ui/tables/column-choice.tsx";
import { FilterSelect, ListFilter, SortSelect } from "#app/ui/tables/list-filter.tsx";
import { columnMessages, type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import { choiceTabs } from "#app/ui/tables/list-tabs.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { HIRE_ITEM_KINDS } from "../enums.ts";
import type { HireItemRow } from "../fleet-views.ts";
import {
  ITEM_COLUMNS,
  ITEM_MARKS,
  ITEM_SORTS,
  type ItemColumn,
  type ItemsQuery,
  itemsList,
} from "../list-queries.ts";

const COLUMNS = {
  code: { label: messages.fields.code, cell: ({ code }) => <code>{code}</code> },
  group: { label: messages.fields.group, cell: (item) => <GroupCell item={item} /> },
  kind: { label: messages.fields.kind, cell: (item) => <KindCell item={item} /> },
  owned: {
    label: messages.fields.owned,
    numeric: true,
    cell: ({ kind, owned }) => (kind === "kit" ? "–" : owned),
  },
  rate: { label: messages.rate, numeric: true, cell: (item) => <RateCell item={item} /> },
  marks: { label: messages.state, cell: (item) => <MarksCell item={item} /> },
} satisfies Record<ItemColumn, ListColumn<HireItemRow>>;

function GroupCell({ item }: { item: HireItemRow }) {
  const t = useT();
  return (
    <>
      {item.group} {!item.live && <Tag variant="warn">{t(messages.notLive)}</Tag>}
    </>
  );
}

function KindCell({ item }: { item: HireItemRow }) {
  return useT()(messages.kinds[item.kind]);
}

function RateCell({ item }: { item: HireItemRow }) {
  const t = useT();
  return item.dayRateNet === null ? t(messages.sumOfParts) : formatMoney(item.dayRateNet);
}

function MarksCell({ item }: { item: HireItemRow }) {
  const t = useT();
  return (
    <>
      {item.short && <Tag variant="fault">{t(messages.marks.short)}</Tag>}{" "}
      {!item.visible && <Tag variant="warn">{t(messages.marks.hidden)}</Tag>}{" "}
      {item.sample && <Tag>{t(messages.marks.sample)}</Tag>}
    </>
  );
}

interface FilterProps {
  readonly query: ItemsQuery;
  readonly groups: readonly { readonly id: string; readonly name: string }[];
  readonly count: React.ReactNode;
}

export function ItemsFilter({ query, groups, count }: FilterProps) {
  const t = useT();
  const tabs = choiceTabs([null, ...ITEM_MARKS], query.mark, (mark) => ({
    name: t(mark === null ? messages.anyMark : messages.marks[mark]),
    to: itemsList.href({ ...query, mark, page: 1 }),
  }));
  return (
    <ListFilter
      key={itemsList.href(query)}
      hidden={query.mark && <input type="hidden" name="mark" value={query.mark} />}
      tabs={{ label: t(messages.state), tabs }}
      sort={<SortSelect sorts={ITEM_SORTS} value={query.sort} labels={messages.sorts} />}
      columns={<ColumnChoice all={ITEM_COLUMNS} chosen={query.columns} labels={columnMessages(COLUMNS)} />}
      count={count}
    >
      <SearchField label={t(messages.searchItems)} name="search" defaultValue={query.search} />
      <FilterSelect name="group" label={messages.fields.group} any={messages.anyGroup} value={query.group}>
        {groups.map(({ id, name }) => [id, name] as const)}
      </FilterSelect>
      <FilterSelect name="kind" label={messages.fields.kind} any={messages.anyKind} value={query.kind}>
        {HIRE_ITEM_KINDS.map((kind) => [kind, t(messages.kinds[kind])] as const)}
      </FilterSelect>
    </ListFilter>
  );
}

export function ItemsTable({
  items,
  columns,
}: {
  readonly items: readonly HireItemRow[];
  readonly columns: readonly ItemColumn[];
}) {
  return (
    <ListTable
      caption={messages.items}
      rows={items}
      keyOf={({ id }) => id}
      head={{
        label: messages.sorts.name,
        cell: ({ id, name }) => (
          <Link className="link" to={adminPath(`/admin/hire/items/${id}`)}>
            {keepFigures(name)}
          </Link>
        ),
      }}
      columns={COLUMNS}
      chosen={columns}
    />
  );
}

/** How many items are samples, with the way to be rid of them. */
export function SampleFleetBanner({ n, asking }: { readonly n: number; readonly asking: boolean }) {
  const t = useT();
  if (n === 0) return null;
  return (
    <Banner kind="sample">
      <Form method="post" action={adminPath("/admin/hire/items/samples/deletion")} className="stack-3">
        <p>{t(messages.samplesHere, { n })}</p>
        {asking ? (
          <Question
            text={t(messages.deleteSamplesText)}
            yes={t(messages.deleteSamples)}
            confirmed="yes"
            back={adminPath("/admin/hire/items")}
            busy={false}
          />
        ) : (
          <p>
            <SubmitButton variant="outline" small>
              {t(messages.deleteSamples)}
            </SubmitButton>
          </p>
        )}
      </Form>
    </Banner>
  );
}
