import type { InvoiceSupplier } from "#app/features/invoices/invoices.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/quote-page.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { embeddedJson } from "#app/lib/text/embedded-json.ts";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { optionsSearch } from "../quote-options.ts";
import { ACCEPT_FORM, choicesOf, type QuoteHold, type QuotePageAnswer } from "../quote-page.ts";
import { quoteSheet } from "../quote-sheet.ts";
import { AcceptBar } from "./accept-bar.tsx";
import { AcceptForm } from "./accept-form.tsx";
import { ChangeForm, DeclineForm, HoldForm } from "./answer-forms.tsx";
import { AskedChanges } from "./asked-changes.tsx";
import quoteScript from "./quote.client.ts?script";
import { QuoteDocument } from "./quote-document.tsx";
import openedScript from "./quote-opened.client.ts?script";
import { QuoteStateBanner, type QuoteStateBannerProps, QuoteVersions } from "./quote-state-banner.tsx";
import { QuoteTermsLink, type QuoteTermsLinkProps } from "./quote-terms-link.tsx";
import "./quote-page.css";

interface QuotePageProps extends QuoteTermsLinkProps {
  /** Whether the shown version still waits for its customer's first look. */
  readonly toOpen: boolean;
  readonly options: readonly string[];
  readonly sender: InvoiceSupplier;
  readonly hire: QuoteStateBannerProps["hire"];
  /** The hold of an instant quote; null where it never had one. */
  readonly hold: QuoteHold | null;
  /** The idempotency key of the form for a change. */
  readonly postKey: string;
  readonly answer: QuotePageAnswer | null;
  readonly now: Date;
}

/**
 * The public page of a quote: its state, the document, and what can be done with it. The script computes the sums of the
 * chosen options from the same content; without it a button asks the server.
 */
export function QuotePage(props: QuotePageProps) {
  const { quote, shown, toOpen, options, sender, hire, termsUpdated, postKey, answer, now } = props;
  const t = useT();
  const locale = useLocale();
  const choices = choicesOf(quote, shown, now);
  const hasOptions = choices.accept && shown.content.lines.some(({ optional }) => optional);
  // The page of a hire has a form of its own for changes. What was typed here stays all the same.
  const hasAnswers = choices.accept || hire === null || answer?.refusal?.form === "change";
  const version = shown === quote.current ? "" : `version=${shown.number}`;
  return (
    <div className="wrap page-frame quote-page">
      <FlashMessage
        results={{
          "quote-change-requested": messages.changeSent,
          "quote-declined": messages.declined,
          "quote-held": messages.held,
        }}
      />
      <QuoteStateBanner quote={quote} shown={shown} choices={choices} hire={hire} />
      <QuoteDocument
        sheet={quoteSheet(shown.content, options, { locale, sender, today: choices.accept ? now : null })}
        locale={locale}
        form={choices.accept ? ACCEPT_FORM : null}
        recalculate={hasOptions && <Recalculate token={quote.token} />}
      />
      <p className="quote-tools">
        <ButtonLink
          variant="outline"
          href={pdfHref(localeHref(locale, `/dry-hire/quote/${quote.token}/pdf`), version, props)}
          data-quote-pdf=""
        >
          {t(messages.download)}
        </ButtonLink>
      </p>
      {!choices.accept && (
        <p>
          <QuoteTermsLink quote={quote} shown={shown} termsUpdated={termsUpdated} />
        </p>
      )}
      {quote.origin === "instant" && choices.decline && <HoldForm {...props} />}
      {choices.accept && <AcceptBar shown={shown} options={options} />}
      {choices.accept && (
        <AcceptForm
          quote={quote}
          shown={shown}
          options={options}
          termsUpdated={termsUpdated}
          answer={answer}
          now={now}
        />
      )}
      <AskedChanges requests={quote.requests} />
      {hasAnswers && (
        <div className="quote-answers">
          <ChangeForm quote={quote} answer={answer} postKey={postKey} open={!choices.accept} />
          {choices.decline && <DeclineForm quote={quote} answer={answer} shown={shown} />}
        </div>
      )}
      <QuoteVersions quote={quote} shown={shown} />
      {hasOptions && <LiveSums shown={shown} />}
      {toOpen && <FirstLook quote={quote} shown={shown} />}
    </div>
  );
}

function pdfHref(path: string, version: string, { shown, options }: QuotePageProps): string {
  const search = optionsSearch(shown.content, options);
  if (version === "") return path + search;
  return `${path}${search === "" ? "?" : `${search}&`}${version}`;
}

/** Sends the form to the page itself, which shows the sums of what is ticked and keeps what was typed. */
function Recalculate({ token }: { token: string }) {
  const t = useT();
  const locale = useLocale();
  return (
    <p className="quote-recalculate" data-quote-recalculate="">
      <SubmitButton
        variant="outline"
        small
        form={ACCEPT_FORM}
        formAction={localeHref(locale, `/dry-hire/quote/${token}`)}
      >
        {t(messages.recalculate)}
      </SubmitButton>
    </p>
  );
}

function FirstLook({ quote, shown }: Pick<QuotePageProps, "quote" | "shown">) {
  return (
    <script
      type="module"
      async
      src={openedScript}
      data-quote-openings={`/dry-hire/quote/${quote.token}/openings`}
      data-quote-version={shown.versionId}
    />
  );
}

function LiveSums({ shown }: Pick<QuotePageProps, "shown">) {
  return (
    <>
      <p className="hidden-visually" role="status" data-quote-status="" />
      <script
        type="application/json"
        data-quote-content=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose marks are escaped
        dangerouslySetInnerHTML={{ __html: embeddedJson({ ...shown.content, hours: undefined }) }}
      />
      <script type="module" async src={quoteScript} />
    </>
  );
}
