import { Form, useNavigation } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { saveFirst } from "#app/i18n/messages/admin/lined-forms.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import { type Translate, useT } from "#app/i18n/use-t.tsx";
import type { Cents } from "#app/lib/money.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { Question } from "#app/ui/forms/question.tsx";
import { useSavedFirst } from "#app/ui/forms/use-unsaved.ts";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import type { QuoteView } from "../quotes.ts";
import type { QuoteAnswer, QuoteRefusal } from "./quote-answer.ts";

interface SendFormProps {
  readonly quote: QuoteView;
  /** Of the saved draft, VAT included; null without dates. */
  readonly total: Cents | null;
  readonly answer: QuoteAnswer | null;
  /** Whether the editor has changes that are not saved. */
  readonly isUnsaved: boolean;
}

/** Sends the saved draft. Asks first, with the total and the recipient. */
export function SendForm({ quote, total, answer, isUnsaved }: SendFormProps) {
  const t = useT();
  const { isStopped, onSubmit } = useSavedFirst(isUnsaved);
  const busy = useNavigation().state !== "idle";
  const refusal = answer?.action === "sending" ? answer.refusal : null;
  const asks =
    refusal?.kind === "to-confirm" || refusal?.kind === "price-changed" || refusal?.kind === "short";
  const sum = refusal?.kind === "price-changed" ? refusal.total : total;
  return (
    <section className="admin-card" aria-labelledby="quote-send">
      <h2 id="quote-send">{t(work.sendTitle)}</h2>
      {refusal && refusal.kind !== "to-confirm" && <Refusal refusal={refusal} quote={quote} />}
      <Form
        method="post"
        action={adminPath(`/admin/hire/quotes/${quote.id}/sending`)}
        className="stack-3"
        onSubmit={onSubmit}
      >
        {isStopped && <AlertBanner>{t(saveFirst)}</AlertBanner>}
        <input type="hidden" name="version" value={quote.version} />
        {sum !== null && <input type="hidden" name="total" value={sum} />}
        {asks && sum !== null ? (
          <Question
            text={t(work.sendQuestion, { total: formatMoney(sum), email: quote.email })}
            yes={refusal.kind === "short" ? t(work.sendForce) : t(work.send, { email: quote.email })}
            confirmed={refusal.kind === "short" ? "force" : "yes"}
            back={adminPath(`/admin/hire/quotes/${quote.id}`)}
            busy={busy}
            harmless={refusal.kind !== "short"}
          />
        ) : (
          <>
            <p className="field-hint">{t(work.unsaved)}</p>
            <p>
              <a className="link" href={adminPath(`/admin/hire/quotes/${quote.id}/preview`)}>
                {t(work.preview)}
              </a>
            </p>
            <p>
              <SubmitButton busy={busy}>{t(work.send, { email: quote.email })}</SubmitButton>
            </p>
          </>
        )}
      </Form>
    </section>
  );
}

/** Why an action of a quote was refused. */
export function Refusal({ refusal, quote }: { readonly refusal: QuoteRefusal; readonly quote: QuoteView }) {
  const t = useT();
  return (
    <AlertBanner>
      {refusalText(t, refusal)}
      {refusal.kind === "incomplete" && (
        <ul>
          {refusal.faults.map((fault) => (
            <li key={fault.kind === "no-rate" ? fault.lineId : fault.kind}>
              {fault.kind === "no-rate"
                ? t(work.content["no-rate"], { name: fault.name })
                : t(work.content[fault.kind])}
            </li>
          ))}
        </ul>
      )}
      {refusal.kind === "short" && (
        <ul>
          {refusal.lines.map(({ lineId, quantity, available }) => {
            const name = quote.draft?.lines.find(({ id }) => id === lineId)?.name ?? t(messages.line.item);
            return <li key={lineId}>{t(work.shortLine, { name, available, quantity })}</li>;
          })}
        </ul>
      )}
    </AlertBanner>
  );
}

function refusalText(t: Translate, refusal: QuoteRefusal): string {
  if (refusal.kind === "to-confirm") return "";
  if (refusal.kind === "price-changed")
    return t(work.refusals["price-changed"], { total: formatMoney(refusal.total) });
  if (refusal.kind === "unit-taken")
    return t(work.refusals["unit-taken"], { number: String(refusal.unitNumber) });
  return t(work.refusals[refusal.kind]);
}
