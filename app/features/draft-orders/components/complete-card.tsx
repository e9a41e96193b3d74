import { Form, useNavigation } from "react-router";
import { COUNTER_METHODS } from "#app/features/orders/enums.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDate, formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney, orderName } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import { saveFirst } from "#app/i18n/messages/admin/lined-forms.ts";
import * as money from "#app/i18n/messages/hire-admin/hire-payments.ts";
import * as messages from "#app/i18n/messages/orders-admin/draft-orders.ts";
import { textTooLong } from "#app/i18n/messages/ui/text-limits.ts";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { lastDayOf } from "#app/lib/time/irish-time.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { LimitedField } from "#app/ui/forms/limited-field.tsx";
import { Question } from "#app/ui/forms/question.tsx";
import { useSavedFirst } from "#app/ui/forms/use-unsaved.ts";
import { Link } from "#app/ui/link.tsx";
import { AlertBanner, Banner } from "#app/ui/page/banner.tsx";
import type { DraftAction, DraftActionRefusal, DraftAnswer } from "../draft-answer.ts";
import { originQuery } from "../draft-origin.ts";
import { type DraftStatus, type DraftView, linkPath } from "../drafts.ts";
import type { DraftFault } from "../editor/draft-figures.ts";
import { DRAFT_LIMITS } from "../text-limits.ts";
import { draftFaultTexts } from "./draft-messages.ts";
import { FieldLinks } from "./field-links.tsx";

interface CompleteProps {
  readonly draft: DraftView;
  readonly status: DraftStatus;
  readonly order: { readonly id: string; readonly number: number } | null;
  /** What it lacks to become an order. */
  readonly gaps: readonly DraftFault[];
  /** Days to pay by transfer, of the settings. */
  readonly days: number;
  /** The settings name an account for transfers. */
  readonly hasAccount: boolean;
  /** The reader may enter one. */
  readonly canSetAccount: boolean;
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
            {t(messages.toOrder, { number: orderName(order.number) })}
          </Link>
        </p>
      )}
      <LinkNote draft={draft} status={status} />
      {answer && answer.refusal.kind !== "to-confirm" && (
        <Refused refusal={answer.refusal} lines={draft.lines} />
      )}
      {!isClosed && answer?.refusal.kind !== "incomplete" && <Missing {...props} />}
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

/** All that is missing before an order can be placed, each with the way to its field. */
function Missing({ draft, gaps }: CompleteProps) {
  const t = useT();
  if (gaps.length === 0) return null;
  return (
    <Banner title={t(messages.missing)}>
      <FieldLinks faults={draftFaultTexts(t, gaps, draft.lines)} />
    </Banner>
  );
}

function LinkNote({ draft, status }: Pick<CompleteProps, "draft" | "status">) {
  const t = useT();
  const locale = useLocale();
  const { sentAt, heldUntil } = draft;
  if (sentAt === null || heldUntil === null || (status !== "sent" && status !== "expired")) return null;
  const date = formatDate(locale, lastDayOf(heldUntil));
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

function Ways({ draft, answer, days, hasAccount, canSetAccount, isUnsaved }: CompleteProps) {
  const t = useT();
  const locale = useLocale();
  const day = (until: Date | undefined) => formatDate(locale, lastDayOf(until ?? draft.updatedAt));
  const typed = (action: DraftAction, name: string, usual = "") =>
    answer?.action === action ? (answer.values[name] ?? usual) : usual;
  const method = typed("counter-sales", "method");
  const chosen = COUNTER_METHODS.find((one) => one === method);
  const methodText = chosen ? t(money.methods[chosen]) : "";
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
      {hasAccount ? (
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
            defaultValue={typed("orders", "days", String(days))}
          />
        </Way>
      ) : (
        <p>
          {t(messages.noAccount)}{" "}
          {canSetAccount ? (
            <Link className="link" to={ACCOUNT_SETTINGS}>
              {t(messages.toAccount)}
            </Link>
          ) : (
            t(messages.askForAccount)
          )}
        </p>
      )}
      <Way
        draft={draft}
        answer={answer}
        isUnsaved={isUnsaved}
        action="counter-sales"
        label={messages.sellAtCounter}
        question={(refusal) => t(messages.sellQuestion, { ...words(refusal), method: methodText })}
        outline
      >
        <Select name="method" label={money.method} defaultValue={method}>
          <option value="">{t(ui.select)}</option>
          {COUNTER_METHODS.map((one) => (
            <option key={one} value={one}>
              {t(money.methods[one])}
            </option>
          ))}
        </Select>
        <LimitedField
          name="reference"
          label={money.reference}
          hint={t(messages.slipHint)}
          limit={DRAFT_LIMITS.reference}
          autoComplete="off"
          defaultValue={typed("counter-sales", "reference")}
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

/** Fields of the ways, kept while their question is asked. */
const TYPED = ["days", "method", "reference"] as const;

/** Where the account for transfers is entered. */
export const ACCOUNT_SETTINGS = adminPath("/admin/settings/trade");

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
          {TYPED.map((name) => (
            <input key={name} type="hidden" name={name} value={answer?.values[name] ?? ""} />
          ))}
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
  "no-method": money.faults["no-method"],
  "no-reference": messages.noSlip,
  "too-long": textTooLong,
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
        <FieldLinks faults={draftFaultTexts(t, faults, lines)} />
      </AlertBanner>
    );
  const text =
    kind === "price-changed" && total !== undefined
      ? t(messages.refusals["price-changed"], { total: formatMoney(total) })
      : t(REFUSALS[kind] ?? messages.refusals.closed);
  return <AlertBanner>{text}</AlertBanner>;
}
