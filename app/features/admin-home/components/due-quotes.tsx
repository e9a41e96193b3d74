import type { DueQuote } from "#app/features/quotes/list/due-quotes.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/hire-admin/admin-hire-day.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import { TodayList, TodayRow } from "./today-list.tsx";
import { useMoment } from "./use-moment.ts";

interface DueQuotesProps {
  readonly quotes: readonly DueQuote[];
  readonly count: number;
  readonly now: Date;
}

/** Quotes that wait for staff, with what they wait for. */
export function DueQuotes({ quotes, count, now }: DueQuotesProps) {
  const t = useT();
  const moment = useMoment(now);
  return (
    <TodayList
      id="today-quotes"
      title={messages.quotes}
      href={adminPath("/admin/hire/quotes")}
      none={null}
      more={count - quotes.length}
    >
      {quotes.map(({ id, number, name, company, reason, dueAt }) => {
        const at = dueAt && moment(dueAt);
        return (
          <TodayRow
            key={id}
            href={adminPath(`/admin/hire/quotes/${id}`)}
            title={
              <>
                {number} · <bdi>{name}</bdi>
              </>
            }
            aside={
              <StateWord state={reason === "short" ? "fault" : "warn"}>
                {reason === "expires" ? t(messages.quoteExpires, { at: at ?? "" }) : t(QUOTE_WORK[reason])}
              </StateWord>
            }
          >
            <bdi>{company ?? ""}</bdi>
            {company && at && (reason === "draft" || reason === "asked") && " · "}
            {at && reason === "draft" && t(messages.quoteFrom, { at })}
            {at && reason === "asked" && t(messages.quoteAskedAt, { at })}
          </TodayRow>
        );
      })}
    </TodayList>
  );
}

const QUOTE_WORK = { draft: messages.quoteToSend, short: messages.quoteShort, asked: messages.quoteAsked };
