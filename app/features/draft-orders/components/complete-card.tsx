import { Form, useNavigation } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDate, formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import { saveFirst } from "#app/i18n/messages/admin/lined-forms.ts";
import * as messages from "#app/i18n/messages/orders-admin/draft-orders.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { addMs } from "#app/lib/time/clock.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Question } from "#app/ui/forms/question.tsx";
import { useSavedFirst } from "#app/ui/forms/use-unsaved.ts";
import { Link } from "#app/ui/link.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import type { DraftAction, DraftActionRefusal, DraftAnswer } from "../draft-answer.ts";
import { originQuery } from "../draft-origin.ts";
import { type DraftStatus, type DraftView, linkPath } from "../drafts.ts";
import { draftFaultProblems } from "./draft-messages.ts";

interface CompleteProps {
  readonly draft: DraftView;
  readonly status: DraftStatus;
  readonly order: { readonly id: string; readonly number: number } | null;
  /** Days to pay by transfer, of the settings. */
  readonly days: number;
  readonly answer: DraftAnswer | null;
  /** Whether the editor has changes that are not saved. */
  readonly isUnsaved: boolean;
}

/** The order and the link of a draft, and the ways to make an order of it. */
export function CompleteCard(props: CompleteProps) {
  const { draft, status, order, answer } = props;
  const t = useT();
  const isClosed = draft.state === "ordered" || draft.state === "cancelled";
  return (
    <section className="admin-card stack-4" aria-labelledby="draft-complete">
      <h2 id="draft-complete">{t(messages.complete)}</h2>
      {order && (
        <p>
          <Link className="link" to={adminPath(`/admin/orders/${order.id}`)}>
            {t(messages.toOrder, { number: String(order.number) })}
          </Link>
        </p>
      )}
      <LinkNote draft={draft} status={status} />
      {answer && answer.refusal.kind !== "to-confirm" && (
        <Refused refusal={answer.refusal} lines={draft.lines} />
      )}
      {!isClosed && <Ways {...props} />}
      {(isClosed || status === "expired") && (
        <p>
          <ButtonRouteLink
            variant="outline"
            small
            to={`${adminPath("/admin/orders/new")}?${originQuery("draft", draft.id)}`}
          >
            {t(messages.copy)}
          </ButtonRouteLink>
        </p>
      )}
    </section>
  );
}

function LinkNote({ draft, status }: Pick<CompleteProps, "draft" | "status">) {
  const t = useT();
  const locale = useLocale();
  const { sentAt, heldUntil } = draft;
  if (sentAt === null || heldUntil === null || (status !== "sent" && status !== "expired")) return null;
  const date = formatDate(locale, addMs(heldUntil, -1));
  return (
    <>
      <p>
        {status === "expired"
          ? t(messages.linkOver, { date })
          : t(messages.linkHeld, { sent: formatDateTime(locale, sentAt), date })}
      </p>
      <p>
        <a className="link" href={localeHref(draft.locale, linkPath(draft))}>
          {t(messages.openLink)}
        </a>
      </p>
    </>
  );
}

function Ways({ draft, answer, days, isUnsaved }: CompleteProps) {
  const t = useT();
  const locale = useLocale();
  const day = (until: Date | undefined) => formatDate(locale, addMs(until ?? draft.updatedAt, -1));
  const words = (refusal: DraftActionRefusal) => ({
    total: formatMoney(refusal.total ?? draft.total),
    email: draft.email,
    date: day(refusal.until),
  });
  return (
    <>
      <p className="field-hint">{t(messages.unsaved)}</p>
      <Way
        draft={draft}
        answer={answer}
        isUnsaved={isUnsaved}
        action="links"
        label={draft.link === 0 ? messages.sendLink : messages.sendLinkAgain}
        question={(refusal) => t(messages.sendQuestion, words(refusal))}
      />
      <Way
        draft={draft}
        answer={answer}
        isUnsaved={isUnsaved}
        action="orders"
        label={messages.placeTransfer}
        question={(refusal) => t(messages.placeQuestion, words(refusal))}
        outline
      >
        <Field
          name="days"
          label={messages.termDays}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={answer?.action === "orders" ? answer.days : String(days)}
        />
      </Way>
      <Way
        draft={draft}
        answer={answer}
        action="cancellation"
        label={messages.cancel}
        question={() => t(messages.cancelQuestion)}
        outline
      />
    </>
  );
}

interface WayProps {
  readonly draft: DraftView;
  readonly answer: DraftAnswer | null;
  readonly action: DraftAction;
  readonly label: Message;
  readonly question: (refusal: DraftActionRefusal) => string;
  readonly outline?: boolean;
  readonly isUnsaved?: boolean;
  readonly children?: React.ReactNode;
}

/** One thing that can be done with a draft. Asks first. */
function Way({ draft, answer, action, label, question, outline, isUnsaved, children }: WayProps) {
  const t = useT();
  const { stops, onSubmit } = useSavedFirst(isUnsaved ?? false);
  const busy = useNavigation().state !== "idle";
  const page = adminPath(`/admin/orders/drafts/${draft.id}`);
  const refusal = answer?.action === action ? answer.refusal : null;
  return (
    <Form method="post" action={`${page}/${action}`} className="stack-3" onSubmit={onSubmit}>
      {stops > 0 && <AlertBanner>{t(saveFirst)}</AlertBanner>}
      <input type="hidden" name="version" value={draft.version} />
      {refusal?.kind === "to-confirm" ? (
        <>
          <input type="hidden" name="days" value={answer?.days ?? ""} />
          <Question
            text={question(refusal)}
            yes={t(label)}
            confirmed="yes"
            back={page}
            busy={busy}
            harmless={action !== "cancellation"}
          />
        </>
      ) : (
        <>
          {children}
          <p>
            <SubmitButton small busy={busy} {...(outline && { variant: "outline" as const })}>
              {t(label)}
            </SubmitButton>
          </p>
        </>
      )}
    </Form>
  );
}

const REFUSALS: Readonly<Record<string, Message>> = {
  conflict: messages.refusals["conflict"],
  "out-of-stock": messages.refusals["out-of-stock"],
  "too-expensive": messages.refusals["too-expensive"],
  "too-cheap": messages.refusals["too-cheap"],
  "no-payment": messages.refusals["no-payment"],
  "no-account": messages.refusals["no-account"],
  days: messages.refusals.days,
};

function Refused({
  refusal,
  lines,
}: {
  readonly refusal: DraftActionRefusal;
  readonly lines: DraftView["lines"];
}) {
  const t = useT();
  const { kind, total, faults = [] } = refusal;
  if (kind === "incomplete")
    return (
      <AlertBanner title={t(messages.refusals.incomplete)}>
        <ul>
          {draftFaultProblems(t, faults, lines).map(({ field, message }) => (
            <li key={field}>{message}</li>
          ))}
        </ul>
      </AlertBanner>
    );
  const text =
    kind === "price-changed" && total !== undefined
      ? t(messages.refusals["price-changed"], { total: formatMoney(total) })
      : t(REFUSALS[kind] ?? messages.refusals.closed);
  return <AlertBanner>{text}</AlertBanner>;
}
