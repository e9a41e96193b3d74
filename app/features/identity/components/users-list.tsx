import { Form, Link } from "react-router";
import { formatDate } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/users.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { Table } from "#app/ui/table.tsx";
import { StateWord, Tag } from "#app/ui/tag.tsx";
import { includesAdmin, type UserSummary } from "../identity.ts";
import { USER_FILTERS, type UserFilter, type UsersQuery, usersHref } from "../users-query.ts";

const FILTER_WORDS: Readonly<Record<UserFilter, Message>> = {
  admin: words.admins,
  locked: words.locked,
  unconfirmed: words.unconfirmed,
};

/** Search and filters of the list; both stand in the address. */
export function UsersFilter({ query }: { query: UsersQuery }) {
  const t = useT();
  return (
    <div className="grid gap-4">
      <Form
        method="get"
        role="search"
        className="grid grid-cols-[minmax(0,32rem)_max-content] items-center justify-start gap-3"
      >
        {query.filter && <input type="hidden" name="filter" value={query.filter} />}
        <SearchField label={t(words.search)} name="search" defaultValue={query.search} key={query.search} />
        <Button type="submit" look="line" small>
          {t(words.find)}
        </Button>
      </Form>
      <nav className="chips" aria-label={t(words.filter)}>
        {[null, ...USER_FILTERS].map((filter) => (
          <Link
            key={filter}
            className="chip"
            to={usersHref({ ...query, filter, after: "" })}
            {...(filter === query.filter && { "aria-current": "page" as const })}
          >
            {t(filter === null ? words.all : FILTER_WORDS[filter])}
          </Link>
        ))}
      </nav>
    </div>
  );
}

export function UsersTable({ users }: { users: readonly UserSummary[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Table caption={t(words.users)} quietCaption>
      <thead>
        <tr>
          <th scope="col">{t(words.name)}</th>
          <th scope="col">{t(words.email)}</th>
          <th scope="col">{t(words.role)}</th>
          <th scope="col">{t(words.state)}</th>
          <th scope="col">{t(words.since)}</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id} data-desk-row="">
            <th scope="row">
              <Link className="link inline-block py-2" to={`/admin/users/${user.id}`}>
                <bdi>{user.name}</bdi>
              </Link>
            </th>
            <td>{user.email}</td>
            <td>
              {includesAdmin(user.roles) ? (
                <Tag look="tint">{t(words.admin)}</Tag>
              ) : (
                <span className="text-soft">{t(words.customer)}</span>
              )}
            </td>
            <td>
              <UserState user={user} />
            </td>
            <td className="whitespace-nowrap">
              <time dateTime={user.createdAt.toISOString()}>{formatDate(locale, user.createdAt)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Locked, not confirmed, or open. */
export function UserState({ user }: { user: Pick<UserSummary, "lockedAt" | "confirmed"> }) {
  const t = useT();
  if (user.lockedAt) return <StateWord state="fault">{t(words.locked)}</StateWord>;
  if (!user.confirmed) return <StateWord state="warn">{t(words.unconfirmed)}</StateWord>;
  return <StateWord state="ok">{t(words.open)}</StateWord>;
}
