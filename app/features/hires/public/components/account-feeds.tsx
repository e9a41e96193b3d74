import { Form } from "react-router";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/account-hire.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { LimitedField } from "#app/ui/forms/limited-field.tsx";
import { DoneBanner } from "#app/ui/page/banner.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { type FeedAnswer, MAX_FEED_NAME } from "../feed-answer.ts";

export interface AccountFeed {
  readonly id: string;
  readonly name: string;
}

/** The calendar addresses of an account: made, shown once, and ended. */
export function AccountFeeds({
  feeds,
  answer,
}: {
  feeds: readonly AccountFeed[];
  answer: FeedAnswer | null;
}) {
  const t = useT();
  const locale = useLocale();
  return (
    <section aria-labelledby="calendar">
      <CompanionHeading level={2} of={messages.calendar} id="calendar" />
      <p>{t(messages.calendarText)}</p>
      {answer?.address && (
        <DoneBanner title={t(messages.calendarMade)}>
          <code className="feed-address">{answer.address}</code>
        </DoneBanner>
      )}
      {feeds.length > 0 && (
        <ul>
          {feeds.map(({ id, name }) => (
            <li key={id}>
              <b>{name}</b>
              <Form method="post" action={localeHref(locale, `/account/hire/feeds/${id}/revocation`)}>
                <SubmitButton variant="outline" small>
                  {t(messages.calendarEnd, { name })}
                </SubmitButton>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" action={localeHref(locale, "/account/hire/feeds")} className="form" noValidate>
        <LimitedField
          name="name"
          id="feed-name"
          label={messages.calendarName}
          required
          limit={MAX_FEED_NAME}
          defaultValue={answer?.fault ? answer.name : ""}
          error={answer?.fault ?? undefined}
        />
        <div className="row">
          <SubmitButton variant="outline">{t(messages.calendarMake)}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
