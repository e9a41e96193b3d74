import { expiryText } from "#app/features/quotes/public/quote-sheet.ts";
import type { QuoteState } from "#app/features/quotes/quote-states.ts";
import { formatDayTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/account-hire.ts";
import * as page from "#app/i18n/messages/hire/hire-page.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { type Lamp, StateWord } from "#app/ui/tag.tsx";
import type { AccountHireRow, AccountQuote } from "../account-hire.ts";
import type { FeedAnswer } from "../feed-answer.ts";
import { STATE_WORDS } from "../hire-state-words.ts";
import { type AccountFeed, AccountFeeds } from "./account-feeds.tsx";
import "./account-hire.css";

interface AccountHireProps {
  readonly quotes: readonly AccountQuote[];
  readonly hires: readonly AccountHireRow[];
  readonly feeds: readonly AccountFeed[];
  readonly answer: FeedAnswer | null;
}

/** What was offered to an account and what it hires. */
export function AccountHire({ quotes, hires, feeds, answer }: AccountHireProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className="stack-5 account-hire">
      <CompanionHeading level={1} of={messages.title} className="step-2" />
      {quotes.length === 0 && hires.length === 0 && (
        <EmptyState
          title={t(messages.none)}
          action={<ButtonLink href={localeHref(locale, "/dry-hire/browse")}>{t(messages.hire)}</ButtonLink>}
        >
          {t(messages.noneText)}
        </EmptyState>
      )}
      {hires.length > 0 && <HireList hires={hires} />}
      {quotes.length > 0 && <QuoteList quotes={quotes} />}
      <AccountFeeds feeds={feeds} answer={answer} />
    </section>
  );
}

function HireList({ hires }: Pick<AccountHireProps, "hires">) {
  const t = useT();
  const locale = useLocale();
  return (
    <section aria-labelledby="hires">
      <h2 id="hires">{t(messages.hires)}</h2>
      <ul>
        {hires.map(({ token, number, state, startsAt, endsAt, total, again, transferUntil }) => (
          <li key={token}>
            <a className="link" href={localeHref(locale, `/dry-hire/hire/${token}`)}>
              {number}
            </a>
            <StateWord state={STATE_WORDS[state].lamp}>{t(STATE_WORDS[state].label)}</StateWord>
            <span>
              <Period from={startsAt} to={endsAt} />
              {transferUntil && (
                <>
                  <br />
                  {t(messages.transferUntil, { time: expiryText(locale, transferUntil) })}
                </>
              )}
            </span>
            <b className="numeric">{formatMoney(total)}</b>
            <HireAgain number={number} search={again} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On a phone a line ends between the two times, not within one. */
function Period({ from, to }: { from: Date; to: Date }) {
  const t = useT();
  const locale = useLocale();
  const between = t(page.wanted, { from: "", to: "" }).trim();
  return (
    <>
      <span className="account-hire-time">{`${formatDayTime(locale, from)} ${between}`}</span>{" "}
      <span className="account-hire-time">{formatDayTime(locale, to)}</span>
    </>
  );
}

/** Fills the hire basket with the same items. */
function HireAgain({ number, search }: { number: string; search: string | null }) {
  const t = useT();
  const locale = useLocale();
  if (search === null) return null;
  return (
    <ButtonLink
      variant="outline"
      small
      href={`${localeHref(locale, "/dry-hire/basket")}${search}`}
      aria-label={t(messages.hireAgainNumber, { number })}
    >
      {t(messages.hireAgain)}
    </ButtonLink>
  );
}

const QUOTE_WORDS: Readonly<Record<QuoteState, { readonly label: Message; readonly lamp: Lamp }>> = {
  draft: { label: messages.draft, lamp: "off" },
  sent: { label: messages.open, lamp: "warn" },
  accepted: { label: messages.accepted, lamp: "ok" },
  declined: { label: messages.declined, lamp: "off" },
  expired: { label: messages.expired, lamp: "off" },
  withdrawn: { label: messages.withdrawn, lamp: "off" },
};

function QuoteList({ quotes }: Pick<AccountHireProps, "quotes">) {
  const t = useT();
  const locale = useLocale();
  return (
    <section aria-labelledby="quotes">
      <h2 id="quotes">{t(messages.quotes)}</h2>
      <ul>
        {quotes.map(({ token, number, state, version, from, to, total, expiresAt, again }) => (
          <li key={token}>
            <a className="link" href={localeHref(locale, `/dry-hire/quote/${token}`)}>
              {number}
            </a>
            <StateWord state={QUOTE_WORDS[state].lamp}>{t(QUOTE_WORDS[state].label)}</StateWord>
            <span>
              <Period from={from} to={to} />
              <br />
              {t(messages.version, { version: String(version) })}
              {state === "sent" && `, ${t(messages.until, { time: expiryText(locale, expiresAt) })}`}
            </span>
            <b className="numeric">{formatMoney(total)}</b>
            <a
              className="link"
              href={localeHref(locale, `/dry-hire/quote/${token}/pdf`)}
              aria-label={t(messages.pdf, { number })}
            >
              PDF
            </a>
            <HireAgain number={number} search={again} />
          </li>
        ))}
      </ul>
    </section>
  );
}
