import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { formatMoney, formatRate } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/orders-admin/discounts-admin.ts";
import * as lists from "#app/i18n/messages/ui/lists.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { lastDayOf } from "#app/lib/time/irish-time.ts";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { ColumnChoice } from "#app/ui/tables/column-choice.tsx";
import { ListFilter, SortSelect } from "#app/ui/tables/list-filter.tsx";
import { columnMessages, type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import { choiceTabs } from "#app/ui/tables/list-tabs.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import { DISCOUNT_STATES, type DiscountState } from "../discounts.ts";
import {
  DISCOUNT_COLUMNS,
  DISCOUNT_SORTS,
  type DiscountColumn,
  type DiscountRow,
  type DiscountSort,
  type DiscountsQuery,
  discountsList,
} from "../discounts-query.ts";

const SORT_MESSAGES: Readonly<Record<DiscountSort, Message>> = {
  newest: lists.newestFirst,
  code: messages.byCode,
  uses: messages.mostUsed,
  given: messages.mostGiven,
};

const LAMPS = { active: "ok", scheduled: "warn", paused: "off", ended: "off" } as const;

const COLUMNS: Readonly<Record<DiscountColumn, ListColumn<DiscountRow>>> = {
  state: { label: messages.columns.status, cell: ({ state }) => <State state={state} /> },
  value: {
    label: messages.columns.value,
    numeric: true,
    cell: ({ value }) =>
      value.kind === "percent" ? `${formatRate(value.percent)}%` : formatMoney(value.amount),
  },
  days: { label: messages.columns.days, cell: (discount) => <Days discount={discount} /> },
  uses: { label: messages.columns.uses, numeric: true, cell: (discount) => <Uses discount={discount} /> },
  given: { label: messages.columns.given, numeric: true, cell: ({ given }) => formatMoney(given) },
};

interface FilterProps {
  readonly query: DiscountsQuery;
  readonly count: React.ReactNode;
}

/** States, search, order and columns; all of it is in the address. */
export function DiscountsFilter({ query, count }: FilterProps) {
  const t = useT();
  const tabs = choiceTabs([null, ...DISCOUNT_STATES], query.state, (state) => ({
    name: t(state === null ? messages.allStates : messages.states[state]),
    to: discountsList.href({ ...query, state }),
  }));
  return (
    <ListFilter
      key={discountsList.href(query)}
      hidden={query.state && <input type="hidden" name="state" value={query.state} />}
      tabs={{ label: t(messages.columns.status), tabs }}
      sort={<SortSelect sorts={DISCOUNT_SORTS} value={query.sort} labels={SORT_MESSAGES} />}
      columns={
        <ColumnChoice all={DISCOUNT_COLUMNS} chosen={query.columns} labels={columnMessages(COLUMNS)} />
      }
      count={count}
    >
      <SearchField label={t(messages.search)} name="search" defaultValue={query.search} />
    </ListFilter>
  );
}

interface TableProps {
  readonly discounts: readonly DiscountRow[];
  readonly columns: readonly DiscountColumn[];
}

export function DiscountsTable({ discounts, columns }: TableProps) {
  return (
    <ListTable
      caption={messages.title}
      rows={discounts}
      keyOf={({ id }) => id}
      head={{
        label: messages.fields.code,
        cell: ({ id, code }) => (
          <Link className="link" to={adminPath(`/admin/discounts/${id}`)}>
            {code}
          </Link>
        ),
      }}
      columns={COLUMNS}
      chosen={columns}
    />
  );
}

function State({ state }: { readonly state: DiscountState }) {
  const t = useT();
  return <StateWord state={LAMPS[state]}>{t(messages.states[state])}</StateWord>;
}

function Uses({ discount: { uses, maxUses } }: { readonly discount: DiscountRow }) {
  const t = useT();
  return maxUses === null ? uses : t(messages.usesOf, { n: String(uses), most: String(maxUses) });
}

function Days({ discount: { startsAt, endsAt } }: { readonly discount: DiscountRow }) {
  const t = useT();
  const locale = useLocale();
  const first = startsAt && t(messages.from, { day: formatDate(locale, startsAt) });
  // It ends with the start of the day after its last.
  const last = endsAt && t(messages.until, { day: formatDate(locale, lastDayOf(endsAt)) });
  return [first, last].filter(Boolean).join(" ");
}
