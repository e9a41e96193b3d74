import { ME, NO_ONE } from "#app/features/quotes/list/quotes-query.ts";
import * as messages from "#app/i18n/messages/hire-admin/hire-board.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import * as quotes from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import { type Named, nameIn } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { isoDay } from "#app/lib/time/irish-time.ts";
import { Checkbox } from "#app/ui/forms/field.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { FilterSelect, ListFilter } from "#app/ui/tables/list-filter.tsx";
import { BAR_KINDS } from "../board.ts";
import { type BoardQuery, hireBoard } from "../board-query.ts";

interface FilterProps {
  readonly query: BoardQuery;
  readonly choices: {
    readonly groups: readonly (Named & { readonly id: string })[];
    readonly categories: readonly (Named & { readonly id: string })[];
    /** Everybody but the reader. */
    readonly staff: readonly { readonly id: string; readonly name: string }[];
  };
}

export function BoardFilter({ query, choices }: FilterProps) {
  const t = useT();
  const locale = useLocale();
  const named = (list: readonly (Named & { readonly id: string })[]) =>
    list.map((one) => [one.id, nameIn(locale, one)] as const);
  return (
    <ListFilter key={hireBoard.href(query)} hidden={<Kept query={query} />}>
      <SearchField label={t(messages.search)} name="search" defaultValue={query.search} />
      <FilterSelect name="group" label={messages.group} any={messages.anyGroup} value={query.group}>
        {named(choices.groups)}
      </FilterSelect>
      <FilterSelect
        name="category"
        label={messages.category}
        any={messages.anyCategory}
        value={query.category}
      >
        {named(choices.categories)}
      </FilterSelect>
      <FilterSelect name="state" label={messages.state} any={messages.anyState} value={query.state}>
        {BAR_KINDS.map((kind) => [kind, t(messages.kinds[kind])] as const)}
      </FilterSelect>
      <FilterSelect name="assignee" label={work.assignee} any={quotes.assignees.any} value={query.assignee}>
        {[
          [ME, t(quotes.assignees.me)] as const,
          [NO_ONE, t(quotes.assignees.none)] as const,
          ...choices.staff.map(({ id, name }) => [id, name] as const),
        ]}
      </FilterSelect>
      <Checkbox
        name="problems"
        value="yes"
        label={t(messages.onlyProblems)}
        defaultChecked={query.problems}
      />
    </ListFilter>
  );
}

/** What the links beside the filters have set. */
function Kept({ query }: { readonly query: BoardQuery }) {
  const { rows, layout, from, days, units } = query;
  return (
    <>
      {rows !== "items" && <input type="hidden" name="rows" value={rows} />}
      {layout !== null && <input type="hidden" name="layout" value={layout} />}
      {from !== null && <input type="hidden" name="from" value={isoDay(from)} />}
      {days !== 30 && <input type="hidden" name="days" value={days} />}
      {units.map((id) => (
        <input key={id} type="hidden" name="units" value={id} />
      ))}
    </>
  );
}
