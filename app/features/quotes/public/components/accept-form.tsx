import { use } from "react";
import { MailServerContext } from "#app/features/mail/mail-server.tsx";
import { formatDayTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as doc from "#app/i18n/messages/hire/quote-document.ts";
import * as messages from "#app/i18n/messages/hire/quote-page.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Checkbox, Field, RequiredHint } from "#app/ui/forms/field.tsx";
import { LimitedField } from "#app/ui/forms/limited-field.tsx";
import { PrivacyLine } from "#app/ui/forms/privacy-line.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { depositDueText } from "../../content/deposit-due.ts";
import { priceQuote } from "../../content/quote-content.ts";
import { hasWithdrawal, needsBeginEarly } from "../../content/withdrawal-right.ts";
import { MAX_LENGTH } from "../acceptance-form.ts";
import { ACCEPT_FORM, type QuotePageAnswer } from "../quote-page.ts";
import { payableDeposit } from "../quote-sums.ts";
import { QuoteTermsLink, type QuoteTermsLinkProps } from "./quote-terms-link.tsx";
import { RefusalBanner } from "./refusal-banner.tsx";

interface AcceptFormProps extends QuoteTermsLinkProps {
  /** Optional lines that are chosen on this page. */
  readonly options: readonly string[];
  readonly answer: QuotePageAnswer | null;
  readonly now: Date;
}

/**
 * Binds the customer to the version that is shown. The form carries the version, the hash of its content and the sum that
 * is on the screen; the boxes of optional lines in the document belong to it.
 */
export function AcceptForm({ quote, shown, options, termsUpdated, answer, now }: AcceptFormProps) {
  const t = useT();
  const locale = useLocale();
  const { price } = priceQuote(shown.content, options);
  const values = { name: quote.name, email: quote.email, poNumber: "", ...answer?.values };
  // The box says that the quote was read: it is ticked again for another version.
  const hasReadShown = answer?.optionsOf === shown.versionId && answer.values?.terms === true;
  const faults = answer?.faults ?? [];
  const field = (name: "name" | "email" | "poNumber" | "terms" | "beginEarly") => {
    const id = `accept-${name}`;
    const error = faults.find((fault) => fault.field === id)?.message;
    return { id, name, ...(error !== undefined && { error }) };
  };
  return (
    <section className="quote-accept" aria-labelledby="accept-title">
      <CompanionHeading level={2} of={messages.acceptTitle} id="accept-title" />
      <form
        id={ACCEPT_FORM}
        method="post"
        action={localeHref(locale, `/dry-hire/quote/${quote.token}/acceptance`)}
        noValidate
        className="form form-two"
      >
        <div className="field-full">
          <ErrorSummary faults={faults} />
          <RefusalBanner answer={answer} form="accept" />
        </div>
        <Summary shown={shown} options={options} />
        <RequiredHint />
        <LimitedField
          {...field("name")}
          label={messages.name}
          required
          autoComplete="name"
          limit={MAX_LENGTH.name}
          defaultValue={values.name}
        />
        <Field
          {...field("email")}
          label={messages.email}
          hint={use(MailServerContext) && t(messages.emailHint)}
          required
          type="email"
          autoComplete="email"
          defaultValue={values.email}
        />
        <LimitedField
          {...field("poNumber")}
          label={messages.poNumber}
          hint={t(messages.poHint)}
          limit={MAX_LENGTH.poNumber}
          autoComplete="off"
          defaultValue={values.poNumber}
        />
        {hasWithdrawal(shown.content) && <Withdrawal />}
        <div className="field-full">
          {needsBeginEarly(shown.content, now) && (
            <Checkbox
              {...field("beginEarly")}
              label={t(messages.beginEarly)}
              value="1"
              required
              defaultChecked={values.beginEarly ?? false}
            />
          )}
          <Checkbox
            {...field("terms")}
            label={t(messages.terms)}
            value="1"
            required
            defaultChecked={hasReadShown}
          />
          <QuoteTermsLink quote={quote} shown={shown} termsUpdated={termsUpdated} />
        </div>
        <PrivacyLine text={messages.acceptPrivacy} />
        <input type="hidden" name="versionId" value={shown.versionId} />
        <input type="hidden" name="hash" value={shown.hash} />
        <input type="hidden" name="total" value={price.total} data-quote-seen="" />
        <div className="row field-full">
          <SubmitButton variant="primary">{t(messages.acceptButton)}</SubmitButton>
        </div>
      </form>
    </section>
  );
}

/** What the button binds to, directly before it (Directive 2011/83/EU, Article 8(2)). */
function Summary({ shown, options }: Pick<AcceptFormProps, "shown" | "options">) {
  const t = useT();
  const locale = useLocale();
  const { content } = shown;
  const priced = priceQuote(content, options);
  const deposit = payableDeposit(priced);
  const time = (instant: string) => formatDayTime(locale, new Date(instant));
  return (
    <div className="quote-summary field-full">
      <p>
        {t(messages.acceptSummary, {
          number: content.number,
          version: String(content.version),
          from: time(content.from),
          to: time(content.to),
        })}
      </p>
      <p className="quote-summary-row quote-summary-total">
        <span>{t(doc.total)}</span>
        <output form={ACCEPT_FORM} data-quote-total="">
          {formatMoney(priced.price.total)}
        </output>
      </p>
      {deposit > 0 && (
        <p className="quote-summary-row">
          <span>{t(doc.deposit)}</span>
          <output form={ACCEPT_FORM} data-quote-deposit="">
            {formatMoney(deposit)}
          </output>
        </p>
      )}
      <p>
        {deposit > 0
          ? `${t(messages.depositNext)} ${depositDueText(locale, content)}`
          : t(messages.noDeposit)}
      </p>
    </div>
  );
}

function Withdrawal() {
  const t = useT();
  const locale = useLocale();
  return (
    <div className="quote-withdrawal field-full">
      <h3>{t(messages.withdrawalTitle)}</h3>
      <p>{t(messages.withdrawalText)}</p>
      <a className="link" href={localeHref(locale, "/withdraw")}>
        {t(messages.withdrawalLink)}
      </a>
    </div>
  );
}
