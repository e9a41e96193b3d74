import { DocumentsList } from "#app/features/invoices/components/documents-list.tsx";
import type { InvoiceSummary } from "#app/features/invoices/invoices.ts";
import type { LoadReport } from "#app/features/load-check/check-load.ts";
import { LoadPanel } from "#app/features/load-check/components/load-panel.tsx";
import type { Unweighed } from "#app/features/load-check/load-text.ts";
import { useMailed } from "#app/features/mail/mail-server.tsx";
import type { TransferAccount } from "#app/features/orders/transfer.ts";
import { formatDateTime, formatDayTime } from "#app/i18n/dates.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hire-page.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { Cancellation } from "../../cancel/cancellation.ts";
import type { DatesAnswer } from "../../dates/dates-text.ts";
import { HireNotes } from "../../documents/components/hire-notes.tsx";
import type { HireDocument } from "../../documents/documents.ts";
import { type HireState, isRunning, isUpcoming } from "../../hire-states.ts";
import type { HireView } from "../../hires.ts";
import type { HirePageAnswer } from "../hire-answer.ts";
import { HIRE_STEPS } from "../hire-state-words.ts";
import { HireCancel } from "./hire-cancel.tsx";
import { HireFacts } from "./hire-facts.tsx";
import { HireLines } from "./hire-lines.tsx";
import { HirePayments } from "./hire-payments.tsx";
import { HireRequests } from "./hire-requests.tsx";
import { PublicHireStateWord } from "./public-hire-state-word.tsx";
import "./hire-page.css";

interface HirePageProps {
  readonly hire: HireView;
  /** The account for bank transfers; null where the settings name none. */
  readonly account: TransferAccount | null;
  /** Of each order that has any, by its token. */
  readonly documents: Readonly<Record<string, readonly InvoiceSummary[]>>;
  readonly notes: readonly HireDocument[];
  /** What cancelling at this moment comes to. */
  readonly cancellation: Cancellation;
  /** Of its items; null where none is of the catalogue. */
  readonly load: { readonly report: LoadReport; readonly unweighed: readonly Unweighed[] } | null;
  /** The query of a basket with the same items; null where nothing of it is in the catalogue. */
  readonly again: string | null;
  readonly postKey: string;
  /** The address of the store; empty where the settings name none. */
  readonly store: string;
  /** Of the store, in the reader's language; empty where the settings name none. */
  readonly openingHours: string;
  /** Whether an open request for other dates is possible now, by its id. */
  readonly dates: Readonly<Record<string, DatesAnswer>>;
  readonly now: Date;
  readonly answer: HirePageAnswer | null;
}

/** The public page of a hire: where it is, what is paid and what its customer can do. */
export function HirePage(props: HirePageProps) {
  const { hire, documents, cancellation, load, again, postKey, dates, answer } = props;
  const t = useT();
  const locale = useLocale();
  return (
    <div className="wrap page-frame hire-page">
      <HireFlashes />
      <header className="hire-head">
        <h1>
          <HireName number={hire.number} />
        </h1>
        <p className="hire-status-line">
          <PublicHireStateWord hire={hire} />
          <a className="link" href={localeHref(locale, `/dry-hire/quote/${hire.quoteToken}`)}>
            {t(messages.fromQuote, { number: hire.quoteNumber })}
          </a>
        </p>
        {hire.state !== "cancelled" && <StepLine hire={hire} />}
      </header>
      <StateBanner hire={hire} />
      <HirePayments hire={hire} account={props.account} answer={answer} now={props.now} />
      <div className="hire-columns">
        <section aria-labelledby="hire-when">
          <h2 id="hire-when">{t(messages.factsTitle)}</h2>
          <HireFacts hire={hire} store={props.store} openingHours={props.openingHours} />
          {isInCalendar(hire.state) && (
            <p>
              <ButtonLink
                variant="outline"
                small
                href={localeHref(locale, `/dry-hire/hire/${hire.token}/calendar.ics`)}
              >
                {t(messages.addToCalendar)}
              </ButtonLink>
            </p>
          )}
        </section>
        {isUpcoming(hire.state) && hire.transport === "collection" && <Bring />}
      </div>
      <HireLines hire={hire} />
      {load && <LoadPanel {...load} />}
      <DocumentsList documents={documents}>
        <p className="hire-tools">
          <ButtonLink
            variant="outline"
            small
            href={localeHref(locale, `/dry-hire/quote/${hire.quoteToken}/pdf`)}
          >
            {t(messages.quotePdf, { number: hire.quoteNumber })}
          </ButtonLink>
          {again !== null && (
            <ButtonLink variant="outline" small href={`${localeHref(locale, "/dry-hire/basket")}${again}`}>
              {t(messages.hireAgain)}
            </ButtonLink>
          )}
        </p>
        <HireNotes token={hire.token} safetyToken={hire.safetyToken} notes={props.notes} />
      </DocumentsList>
      <HireRequests hire={hire} postKey={postKey} dates={dates} answer={answer} />
      {isUpcoming(hire.state) && <HireCancel hire={hire} cancellation={cancellation} answer={answer} />}
    </div>
  );
}

/** Whether something of it is still to come, so that a calendar is of use. */
function isInCalendar(state: HireState): boolean {
  return (isUpcoming(state) && state !== "lapsed") || isRunning(state);
}

function HireFlashes() {
  const mailed = useMailed();
  return (
    <FlashMessage
      results={{
        "quote-accepted": mailed(messages.acceptedNow, messages.acceptedUnmailed),
        "payment-unavailable": { fault: messages.unavailable },
        "hire-request-sent": messages.askSent,
        "hire-cancelled": mailed(messages.cancelDone, messages.cancelUnmailed),
      }}
    />
  );
}

/** Every step in words; those that are done and the latest one say so without colour, too. */
function StepLine({ hire }: { hire: HireView }) {
  const t = useT();
  const latest = HIRE_STEPS.findIndex(({ states }) => states.includes(hire.state));
  return (
    <ol className="hire-steps" aria-label={t(messages.steps)}>
      {HIRE_STEPS.map(({ label }, at) => (
        <li
          key={String(label.en)}
          {...(at <= latest && { "data-done": "" })}
          {...(at === latest && { "aria-current": "step" })}
        >
          {t(label)}
          {at < latest && <VisuallyHidden> ({t(messages.stepDone)})</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}

function StateBanner({ hire }: { hire: HireView }) {
  const t = useT();
  const locale = useLocale();
  if (hire.state === "awaiting-deposit" && hire.depositDueAt)
    return <Banner>{t(messages.awaitingText, { time: formatDayTime(locale, hire.depositDueAt) })}</Banner>;
  if (hire.state === "lapsed") return <Banner kind="fault">{t(messages.lapsedText)}</Banner>;
  if (hire.state === "cancelled" && hire.cancelledAt)
    return <Banner>{t(messages.cancelledText, { time: formatDateTime(locale, hire.cancelledAt) })}</Banner>;
  return null;
}

function Bring() {
  const t = useT();
  return (
    <section aria-labelledby="hire-bring">
      <CompanionHeading level={2} of={messages.bringTitle} id="hire-bring" />
      <ul className="hire-bring">
        {[messages.bringId, messages.bringVan, messages.bringTime].map((text) => (
          <li key={String(text.en)}>{t(text)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Is where the number goes, whatever a language puts before and after it. */
const MARK = "\u0000";

/** A hire by its number, which stays on one line. */
function HireName({ number }: { number: string }) {
  const [before = "", after = ""] = useT()(messages.hire, { number: MARK }).split(MARK);
  return (
    <>
      {before}
      <span className="nowrap">{number}</span>
      {after}
    </>
  );
}
