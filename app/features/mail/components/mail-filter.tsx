import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/mail.ts";
import * as lists from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { countText } from "#app/lib/text/count-text.ts";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { ColumnChoice } from "#app/ui/tables/column-choice.tsx";
import { ListFilter, SortSelect } from "#app/ui/tables/list-filter.tsx";
import { columnMessages } from "#app/ui/tables/list-table.tsx";
import { choiceTabs } from "#app/ui/tables/list-tabs.tsx";
import { MAIL_STATES } from "../enums.ts";
import type { MailState } from "../mail.ts";
import { MAIL_COLUMNS, MAIL_SORTS, type MailSort, type MailsQuery, mailsList } from "../mails-query.ts";
import { MAIL_STATE_MESSAGES } from "./mail-messages.ts";
import { MAIL_LIST_COLUMNS } from "./mail-table.tsx";

const SORT_MESSAGES: Readonly<Record<MailSort, Message>> = {
  newest: lists.newestFirst,
  oldest: lists.oldestFirst,
};

interface MailFilterProps {
  readonly query: MailsQuery;
  readonly counts: Readonly<Record<MailState, number>>;
  readonly count: React.ReactNode;
}

/** Search, order, columns and states; all of it is in the address. */
export function MailFilter({ query, counts, count }: MailFilterProps) {
  const t = useT();
  const tabs = choiceTabs([null, ...MAIL_STATES], query.state, (one) => ({
    name: one ? t(MAIL_STATE_MESSAGES[one].label) : t(messages.all),
    to: mailsList.href({ ...query, state: one, before: null }),
    ...(one && { count: countText(counts[one]) }),
  }));
  return (
    <ListFilter
      key={mailsList.href(query)}
      hidden={query.state && <input type="hidden" name="state" value={query.state} />}
      tabs={{ label: t(messages.state), tabs }}
      sort={<SortSelect sorts={MAIL_SORTS} value={query.sort} labels={SORT_MESSAGES} />}
      columns={
        <ColumnChoice all={MAIL_COLUMNS} chosen={query.columns} labels={columnMessages(MAIL_LIST_COLUMNS)} />
      }
      count={count}
    >
      <SearchField label={t(messages.searchLabel)} name="search" defaultValue={query.search} />
    </ListFilter>
  );
}
