import { formatDateTime } from "#app/i18n/dates.ts";
import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/quote-page.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import type { PublicQuote, SentVersion } from "../../quotes.ts";
import { closedState, type QuoteChoices } from "../quote-page.ts";
import { expiryText } from "../quote-sheet.ts";

export interface QuoteStateBannerProps {
  readonly quote: PublicQuote;
  readonly shown: SentVersion;
  readonly choices: QuoteChoices;
  /** The hire of an accepted quote; `isAhead`: it has not begun, lapsed or been cancelled. */
  readonly hire: { readonly token: string; readonly isAhead: boolean } | null;
}

/** Where a quote is, when there is more to say than that it is open. */
export function QuoteStateBanner({ quote, shown, choices, hire }: QuoteStateBannerProps) {
  const t = useT();
  const locale = useLocale();
  if (shown.versionId !== quote.current.versionId) return <OldVersion quote={quote} shown={shown} />;
  const hireLink = hire && (
    <ButtonLink variant="solid" small href={localeHref(locale, `/dry-hire/hire/${hire.token}`)}>
      {t(messages.openHire)}
    </ButtonLink>
  );
  if (choices.further)
    return (
      <Banner kind="info" title={t(messages.furtherTitle)} action={hireLink}>
        {t(messages.furtherText)}
      </Banner>
    );
  const { takenBack } = quote;
  if (takenBack && hire?.isAhead)
    return (
      <Banner
        kind="info"
        title={t(messages.takenBackTitle, { version: String(takenBack.number) })}
        action={hireLink}
      >
        {t(messages.holdsText, { version: String(shown.number) })}
      </Banner>
    );
  const state = closedState(quote);
  if (state === null) return null;
  if (state === "accepted")
    return (
      <Banner kind="ok" title={t(messages.acceptedTitle)} action={hireLink}>
        {t(messages.acceptedText)}
      </Banner>
    );
  if (state === "expired")
    return (
      <Banner kind="fault" title={t(messages.expiredTitle)}>
        {t(messages.expiredText, { time: expiryText(locale, shown.expiresAt) })}
      </Banner>
    );
  const [title, text] = CLOSED[state];
  return (
    <Banner kind="info" title={t(title)}>
      {t(text)}
    </Banner>
  );
}

const CLOSED: Readonly<Record<"withdrawn" | "declined", readonly [title: Message, text: Message]>> = {
  withdrawn: [messages.withdrawnTitle, messages.withdrawnText],
  declined: [messages.declinedTitle, messages.declinedText],
};

function OldVersion({ quote, shown }: Pick<QuoteStateBannerProps, "quote" | "shown">) {
  const t = useT();
  const locale = useLocale();
  return (
    <Banner
      kind="info"
      title={t(shown.takenBackAt ? messages.takenBackTitle : messages.oldTitle, {
        version: String(shown.number),
      })}
      action={
        <ButtonLink variant="solid" small href={localeHref(locale, `/dry-hire/quote/${quote.token}`)}>
          {t(messages.showCurrent, { version: String(quote.current.number) })}
        </ButtonLink>
      }
    >
      {t(shown.takenBackAt ? messages.takenBackText : messages.oldText)}
    </Banner>
  );
}

/** The earlier versions, each still readable. */
export function QuoteVersions({ quote, shown }: Pick<QuoteStateBannerProps, "quote" | "shown">) {
  const t = useT();
  const locale = useLocale();
  const others = quote.versions.filter(
    ({ versionId, number }) => number < quote.current.number && versionId !== shown.versionId,
  );
  if (others.length === 0) return null;
  return (
    <section className="quote-versions" aria-labelledby="versions">
      <h2 id="versions">{t(messages.versions)}</h2>
      <ul>
        {others.map(({ versionId, number, sentAt }) => (
          <li key={versionId}>
            <a
              className="link"
              href={localeHref(locale, `/dry-hire/quote/${quote.token}?version=${number}`)}
              rel="nofollow"
            >
              {t(messages.versionSent, { version: String(number), time: formatDateTime(locale, sentAt) })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
