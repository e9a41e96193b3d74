import { use } from "react";
import { MailServerContext } from "#app/features/mail/mail-server.tsx";
import { expiryText } from "#app/features/quotes/public/quote-sheet.ts";
import { formatMoney, formatRate } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hire-page.ts";
import { confirmWithdrawal, withdrawHere } from "#app/i18n/messages/shop/withdrawal.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { subtractCents } from "#app/lib/money.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { LimitedTextArea } from "#app/ui/forms/limited-field.tsx";
import { PrivacyLine } from "#app/ui/forms/privacy-line.tsx";
import type { Cancellation } from "../../cancel/cancellation.ts";
import type { HireView } from "../../hires.ts";
import { type HirePageAnswer, MAX_REQUEST_LENGTH, WITHDRAWAL_ID } from "../hire-answer.ts";
import { HireRefusal } from "./hire-refusal.tsx";

interface HireCancelProps {
  readonly hire: HireView;
  readonly cancellation: Cancellation;
  readonly answer: HirePageAnswer | null;
}

/** A consumer's function to withdraw while there is one, otherwise the cancellation with what it costs now. */
export function HireCancel({ hire, cancellation, answer }: HireCancelProps) {
  return (
    <section className="hire-cancel">
      <HireRefusal answer={answer} form="cancellation" />
      {cancellation.withdrawal ? (
        <Withdraw hire={hire} cancellation={cancellation} />
      ) : (
        <Cancel hire={hire} cancellation={cancellation} answer={answer} />
      )}
    </section>
  );
}

/** Two steps: the function by its name, then the statement with a button of the statutory words alone (Art. 11a). */
function Withdraw({ hire, cancellation }: Omit<HireCancelProps, "answer">) {
  const t = useT();
  const locale = useLocale();
  const { name, number, email, withdrawUntil } = hire;
  return (
    <details id={WITHDRAWAL_ID} className="hire-ask">
      <summary>
        {t(withdrawHere)} <Companion of={withdrawHere} />
      </summary>
      {withdrawUntil && <p>{t(messages.withdrawText, { time: expiryText(locale, withdrawUntil) })}</p>}
      <p>
        {t(messages.withdrawStatement, { name, number })}{" "}
        {use(MailServerContext) && t(messages.withdrawReceipt, { email })}
      </p>
      <Sums cancellation={cancellation} />
      <form method="post" action={localeHref(locale, `/dry-hire/hire/${hire.token}/cancellation`)}>
        <Seen hire={hire} cancellation={cancellation} />
        <input type="hidden" name="by" value="withdrawal" />
        <SubmitButton variant="danger">{t(confirmWithdrawal)}</SubmitButton>
      </form>
    </details>
  );
}

function Cancel({ hire, cancellation, answer }: HireCancelProps) {
  const t = useT();
  const locale = useLocale();
  const refused = answer?.form === "cancellation";
  const { charge, share, added } = cancellation;
  return (
    <details className="hire-ask" open={refused}>
      <summary>{t(messages.cancelTitle)}</summary>
      <p>
        {charge === 0
          ? t(messages.cancelFree)
          : t(messages.cancelCost, {
              charge: formatMoney(charge),
              percent: formatRate(share),
              total: formatMoney(subtractCents(hire.total, added)),
            })}
      </p>
      {added > 0 && <p>{t(messages.cancelAdded, { added: formatMoney(added) })}</p>}
      <Sums cancellation={cancellation} />
      <form
        method="post"
        action={localeHref(locale, `/dry-hire/hire/${hire.token}/cancellation`)}
        noValidate
        className="form"
      >
        <LimitedTextArea
          name="reason"
          id="cancel-reason"
          label={messages.cancelReason}
          rows={3}
          limit={MAX_REQUEST_LENGTH}
          defaultValue={refused ? (answer.values?.["reason"] ?? "") : ""}
        />
        <PrivacyLine text={messages.privacy} />
        <Seen hire={hire} cancellation={cancellation} />
        <div className="row">
          <SubmitButton variant="danger">{t(messages.cancelButton)}</SubmitButton>
        </div>
      </form>
    </details>
  );
}

function Sums({ cancellation: { refund, due } }: Pick<HireCancelProps, "cancellation">) {
  const t = useT();
  return (
    <>
      {refund > 0 && <p>{t(messages.cancelRefund, { amount: formatMoney(refund) })}</p>}
      {due > 0 && <p>{t(messages.cancelDue, { amount: formatMoney(due) })}</p>}
    </>
  );
}

/** What the page said: another version or another sum refuses the cancellation. */
function Seen({ hire, cancellation }: Omit<HireCancelProps, "answer">) {
  return (
    <>
      <input type="hidden" name="version" value={hire.version} />
      <input type="hidden" name="charge" value={cancellation.charge} />
    </>
  );
}
