import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/users.ts";
import * as lists from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { ColumnChoice } from "#app/ui/tables/column-choice.tsx";
import { ListFilter, SortSelect } from "#app/ui/tables/list-filter.tsx";
import { columnMessages, type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import { choiceTabs } from "#app/ui/tables/list-tabs.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import { When } from "#app/ui/when.tsx";
import type { UserSummary } from "../../identity.ts";
import {
  USER_COLUMNS,
  USER_FILTERS,
  USER_SORTS,
  type UserColumn,
  type UserFilter,
  type UserSort,
  type UsersQuery,
  usersList,
} from "../users-query.ts";
import { RoleTags } from "./role-tags.tsx";

const FILTER_MESSAGES: Readonly<Record<UserFilter, Message>> = {
  staff: messages.staff,
  admin: messages.admins,
  locked: messages.locked,
  unconfirmed: messages.unconfirmed,
};

const SORT_MESSAGES: Readonly<Record<UserSort, Message>> = {
  name: messages.byName,
  newest: lists.newestFirst,
  oldest: lists.oldestFirst,
};

const COLUMNS: Readonly<Record<UserColumn, ListColumn<UserSummary>>> = {
  email: { label: messages.email, cell: ({ email }) => email },
  role: { label: messages.role, cell: (user) => <RoleTags roles={user.roles} /> },
  state: { label: messages.state, cell: (user) => <UserStateWord user={user} /> },
  since: { label: messages.since, cell: ({ createdAt }) => <When at={createdAt} day /> },
};

interface UsersFilterProps {
  readonly query: UsersQuery;
  readonly count: React.ReactNode;
}

/** Search and filters of the list; all of it is in the address. */
export function UsersFilter({ query, count }: UsersFilterProps) {
  const t = useT();
  const tabs = choiceTabs([null, ...USER_FILTERS], query.filter, (filter) => ({
    name: t(filter === null ? messages.all : FILTER_MESSAGES[filter]),
    to: usersList.href({ ...query, filter, after: "" }),
  }));
  return (
    <ListFilter
      key={usersList.href(query)}
      hidden={query.filter && <input type="hidden" name="filter" value={query.filter} />}
      tabs={{ label: t(messages.filter), tabs }}
      sort={<SortSelect sorts={USER_SORTS} value={query.sort} labels={SORT_MESSAGES} />}
      columns={<ColumnChoice all={USER_COLUMNS} chosen={query.columns} labels={columnMessages(COLUMNS)} />}
      count={count}
    >
      <SearchField label={t(messages.search)} name="search" defaultValue={query.search} />
    </ListFilter>
  );
}

interface UsersTableProps {
  readonly users: readonly UserSummary[];
  readonly columns: readonly UserColumn[];
}

export function UsersTable({ users, columns }: UsersTableProps) {
  return (
    <ListTable
      caption={messages.users}
      rows={users}
      keyOf={({ id }) => id}
      head={{ label: messages.name, cell: (user) => <NameLink user={user} /> }}
      columns={COLUMNS}
      chosen={columns}
    />
  );
}

function NameLink({ user }: { user: UserSummary }) {
  return (
    <Link className="link link-block" to={adminPath(`/admin/users/${user.id}`)}>
      <bdi>{user.name}</bdi>
    </Link>
  );
}

/** Locked, not confirmed, or open. */
export function UserStateWord({ user }: { user: Pick<UserSummary, "lockedAt" | "confirmed"> }) {
  const t = useT();
  if (user.lockedAt) return <StateWord state="fault">{t(messages.locked)}</StateWord>;
  if (!user.confirmed) return <StateWord state="warn">{t(messages.unconfirmed)}</StateWord>;
  return <StateWord state="ok">{t(messages.open)}</StateWord>;
}
