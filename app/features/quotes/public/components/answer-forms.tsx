import { formatDayTime } from "#app/i18n/dates.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/quote-page.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { LimitedTextArea } from "#app/ui/forms/limited-field.tsx";
import { PrivacyLine } from "#app/ui/forms/privacy-line.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import type { PublicQuote, SentVersion } from "../../quotes.ts";
import { MAX_LENGTH } from "../acceptance-form.ts";
import type { QuoteHold, QuotePageAnswer } from "../quote-page.ts";
import { RefusalBanner } from "./refusal-banner.tsx";

interface AnswerFormProps {
  readonly quote: PublicQuote;
  readonly answer: QuotePageAnswer | null;
}

/** Asks for another version, in words; open where the quote itself can no longer be accepted. */
export function ChangeForm({
  quote,
  answer,
  postKey,
  open,
}: AnswerFormProps & { readonly postKey: string; readonly open: boolean }) {
  const t = useT();
  const locale = useLocale();
  const refused = answer?.refusal?.form === "change";
  return (
    <details className="quote-answer" open={open || refused}>
      <summary>{t(messages.changeTitle)}</summary>
      <form
        method="post"
        action={localeHref(locale, `/dry-hire/quote/${quote.token}/changes`)}
        noValidate
        className="form"
      >
        <RefusalBanner answer={answer} form="change" />
        <LimitedTextArea
          id="change-text"
          name="text"
          label={messages.changeText}
          hint={t(messages.changeHint)}
          required
          limit={MAX_LENGTH.text}
          defaultValue={refused ? (answer?.text ?? "") : ""}
        />
        <PrivacyLine text={messages.answerPrivacy} />
        <input type="hidden" name="postKey" value={postKey} />
        <div className="row">
          <SubmitButton variant="outline">{t(messages.changeSend)}</SubmitButton>
        </div>
      </form>
    </details>
  );
}

/** Declines the version that is shown, with a reason if the customer wishes to give one. */
export function DeclineForm({ quote, answer, shown }: AnswerFormProps & { readonly shown: SentVersion }) {
  const t = useT();
  const locale = useLocale();
  const refused = answer?.refusal?.form === "decline";
  return (
    <details className="quote-answer" open={refused}>
      <summary>{t(messages.declineTitle)}</summary>
      <form
        method="post"
        action={localeHref(locale, `/dry-hire/quote/${quote.token}/decline`)}
        noValidate
        className="form"
      >
        <RefusalBanner answer={answer} form="decline" />
        <LimitedTextArea
          id="decline-reason"
          name="reason"
          label={messages.declineReason}
          rows={3}
          limit={MAX_LENGTH.text}
          defaultValue={refused ? (answer?.text ?? "") : ""}
        />
        <PrivacyLine text={messages.answerPrivacy} />
        <input type="hidden" name="versionId" value={shown.versionId} />
        <div className="row">
          <SubmitButton variant="outline">{t(messages.declineSend)}</SubmitButton>
        </div>
      </form>
    </details>
  );
}

/** Holds the gear of an instant quote; says until when once it is held. */
export function HoldForm({
  quote,
  shown,
  answer,
  hold,
}: AnswerFormProps & { readonly shown: SentVersion; readonly hold: QuoteHold | null }) {
  const t = useT();
  const locale = useLocale();
  if (hold?.isOver) return <Banner>{t(messages.holdOver)}</Banner>;
  if (hold)
    return <Banner kind="ok">{t(messages.heldUntil, { time: formatDayTime(locale, hold.until) })}</Banner>;
  return (
    <section className="quote-hold" aria-labelledby="hold">
      <h2 id="hold">{t(messages.holdTitle)}</h2>
      <RefusalBanner answer={answer} form="hold" />
      <p>{t(messages.holdText)}</p>
      <form method="post" action={localeHref(locale, `/dry-hire/quote/${quote.token}/holds`)}>
        <input type="hidden" name="versionId" value={shown.versionId} />
        <SubmitButton variant="solid">{t(messages.holdButton)}</SubmitButton>
      </form>
    </section>
  );
}
