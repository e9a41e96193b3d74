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
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { FocusedBanner } from "#app/ui/page/focused-banner.tsx";
import type { QuoteDraftFigures } from "../editor/draft-figures.ts";
import { type QuoteView, SHOWN_REQUESTS } from "../quotes.ts";
import type { QuoteAnswer, QuoteRefusal } from "./quote-answer.ts";
import { SendWarnings } from "./send-warnings.tsx";

interface SendButtonProps {
  readonly quote: QuoteView;
  /** Of the saved draft, VAT included; null without dates. */
  readonly total: Cents | null;
  readonly onSubmit: (event: React.SubmitEvent) => void;
}

/** Leads to the question before the saved draft is sent. A draft without dates is refused at once, with what it needs. */
export function SendButton({ quote, total, onSubmit }: SendButtonProps) {
  const t = useT();
  const busy = useNavigation().state !== "idle";
  return (
    <SendForm quote={quote} total={total} onSubmit={onSubmit}>
      {total === null && <input type="hidden" name="confirmed" value="yes" />}
      <SubmitButton small busy={busy}>
        {t(work.send, { email: quote.email })}
      </SubmitButton>
    </SendForm>
  );
}

interface SendResultProps extends SendButtonProps {
  /** Of the saved draft. */
  readonly figures: QuoteDraftFigures | null;
  readonly answer: QuoteAnswer | null;
  /** How often a press was stopped by changes that are not saved. */
  readonly stops: number;
}

/** The result of a press on the button: the question with total and recipient, or why nothing was sent. */
export function SendResult({ quote, total, figures, answer, stops, onSubmit }: SendResultProps) {
  const t = useT();
  const busy = useNavigation().state !== "idle";
  const refusal = answer?.action === "sending" ? answer.refusal : null;
  const isShort = refusal?.kind === "short";
  const sum = refusal?.kind === "price-changed" ? refusal.total : total;
  return (
    <>
      {stops > 0 && <FocusedBanner of={stops}>{t(saveFirst)}</FocusedBanner>}
      {refusal && refusal.kind !== "to-confirm" && <Refusal refusal={refusal} quote={quote} />}
      {asksToSend(answer) && sum !== null && (
        <SendForm quote={quote} total={sum} onSubmit={onSubmit}>
          <div className="stack-3">
            <SendWarnings quote={quote} figures={figures} />
            {isShort && <input type="hidden" name="force" value="yes" />}
            <Question
              text={t(work.sendQuestion, { total: formatMoney(sum), email: quote.email })}
              yes={yesText(t, quote, refusal)}
              confirmed="yes"
              back={adminPath(`/admin/hire/quotes/${quote.id}`)}
              busy={busy}
              harmless={!isShort}
            />
          </div>
        </SendForm>
      )}
    </>
  );
}

function yesText(t: Translate, quote: QuoteView, refusal: QuoteRefusal | null): string {
  if (refusal?.kind !== "short") return t(work.send, { email: quote.email });
  return t(shortCase(quote) === "hold" ? work.sendForce : work.sendAnyway);
}

/** What missing gear means: a hold takes what there is, an acceptance without one is refused. */
function shortCase({ state, draft }: QuoteView): keyof typeof work.shortTexts {
  // A further version of an accepted quote takes no hold.
  if (state === "accepted") return "accepted";
  return draft?.hold ? "hold" : "offer";
}

const ASKING: readonly QuoteRefusal["kind"][] = ["to-confirm", "asked-meanwhile", "price-changed", "short"];

/** Whether the page asks before the draft is sent. */
export function asksToSend(answer: QuoteAnswer | null): boolean {
  return answer?.action === "sending" && ASKING.includes(answer.refusal.kind);
}

function SendForm({
  quote,
  total,
  onSubmit,
  children,
}: SendButtonProps & { readonly children: React.ReactNode }) {
  return (
    <Form method="post" action={adminPath(`/admin/hire/quotes/${quote.id}/sending`)} onSubmit={onSubmit}>
      <input type="hidden" name="version" value={quote.version} />
      <input type="hidden" name={SHOWN_REQUESTS} value={openRequestsOf(quote)} />
      {total !== null && <input type="hidden" name="total" value={total} />}
      {children}
    </Form>
  );
}

function openRequestsOf({ requests }: QuoteView): string {
  return requests.flatMap(({ id, state }) => (state === "open" ? id : [])).join(" ");
}

/** Why an action of a quote was refused. */
export function Refusal({ refusal, quote }: { readonly refusal: QuoteRefusal; readonly quote: QuoteView }) {
  const t = useT();
  return (
    <AlertBanner>
      {refusalText(t, refusal, quote)}
      {refusal.kind === "incomplete" && (
        <ul>
          {refusal.faults.map((fault) => (
            <li key={"lineId" in fault ? fault.lineId : fault.kind}>
              {"lineId" in fault
                ? t(work.content[fault.kind], { name: fault.name })
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

function refusalText(t: Translate, refusal: QuoteRefusal, quote: QuoteView): string {
  if (refusal.kind === "to-confirm") return "";
  if (refusal.kind === "short") return t(work.shortTexts[shortCase(quote)]);
  if (refusal.kind === "price-changed")
    return t(work.refusals["price-changed"], { total: formatMoney(refusal.total) });
  if (refusal.kind === "unit-taken")
    return t(work.refusals["unit-taken"], { number: String(refusal.unitNumber) });
  return t(work.refusals[refusal.kind]);
}
