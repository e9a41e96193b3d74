import { Form } from "react-router";
import { type AdminAnswer, answerTo, faultIn } from "#app/features/orders/admin-answer.ts";
import { goneOf, type LineRest } from "#app/features/orders/fulfilment/fulfilment.ts";
import { lineText, type OrderView } from "#app/features/orders/orders.ts";
import { ORDER_LIMITS } from "#app/features/orders/text-limits.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as orderAdmin from "#app/i18n/messages/admin/order-admin.ts";
import * as transfers from "#app/i18n/messages/orders-admin/refund-transfers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Checkbox, Field } from "#app/ui/forms/field.tsx";
import { LimitedField } from "#app/ui/forms/limited-field.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import type { Refundable } from "../refunds/refunds.ts";
import { RefundFields, RefundQuestion } from "./refund-question.tsx";
import "./refund-forms.css";

interface RefundProps {
  readonly order: OrderView;
  readonly left: Refundable;
  /** What of each line has left. */
  readonly rest: readonly LineRest[];
  /** Made again for every page: a form sent twice asks for one refund. */
  readonly idempotencyKey: string;
  readonly version: number;
  /** The answer to the form that was sent last; null when it did what it says. */
  readonly answer: AdminAnswer | null;
}

/** What the form holds when it opens: pieces by a line's position. */
export interface WantedRefund {
  /** The statement of withdrawal that the refund settles. */
  readonly withdrawalId: string;
  readonly quantities: Readonly<Record<number, number>>;
  readonly delivery: boolean;
  readonly reason: string;
}

/**
 * Gives money back: by line or all of it, or as a sum. Closed, because most orders are dispatched and few refunded;
 * open for a statement of withdrawal and for a form that came back.
 */
export function RefundForms(props: RefundProps & { readonly wanted: WantedRefund | null }) {
  const t = useT();
  const { left, wanted, answer } = props;
  if (left.amount === 0) return null;
  return (
    <section id="refund">
      {/* A refund begins them again; data that is merely read again does not, so that what is typed stays. */}
      <details open={wanted !== null || answerTo(answer, "refunds") !== null}>
        <summary className="refund-summary">
          <h2>{t(orderAdmin.refund)}</h2>
        </summary>
        {wanted && <p className="muted">{t(transfers.settlesWithdrawal)}</p>}
        {props.order.kind === "hire-security" ? (
          <WholeForm key={`whole ${left.amount}`} {...props} />
        ) : (
          <ItemsForm key={`items ${left.amount}`} {...props} />
        )}
        <SumForm key={`sum ${left.amount}`} {...props} />
      </details>
    </section>
  );
}

function ItemsForm({ wanted, ...props }: RefundProps & { readonly wanted: WantedRefund | null }) {
  const { order, left, answer } = props;
  const t = useT();
  const pressed = usePressed();
  const back =
    answerTo(answer, "refunds", { what: "lines" }) ?? answerTo(answer, "refunds", { what: "whole" });
  const values = back?.values;
  const fault = back && faultIn(back);
  const faultTexts = fault ? [{ field: `refund-${fault.field}`, message: t(fault.message) }] : [];
  return (
    <Form
      method="post"
      action={adminPath(`/admin/orders/${order.id}/refunds`)}
      className="admin-form"
      noValidate
    >
      <ErrorSummary faults={faultTexts} />
      <RefundFields {...props} />
      <OfWithdrawal id={back?.values["withdrawal"] ?? wanted?.withdrawalId} />
      <ul className="admin-trail">
        {left.lines.map((line) => {
          const rest = props.rest[line.position];
          const pieces = Math.min(wanted?.quantities[line.position] ?? 0, line.left);
          return (
            <RefundLine
              key={line.position}
              order={order}
              line={line}
              rest={rest}
              typed={values?.[`line-${line.position}`] ?? String(pieces)}
              error={fault?.field === `line-${line.position}` ? t(fault.message) : null}
              restock={
                values
                  ? values[`back-${line.position}`] !== undefined
                  : areHere(rest, pieces === 0 ? line.left : pieces)
              }
            />
          );
        })}
      </ul>
      {left.lines.some((line) => line.left > 0 && !areHere(props.rest[line.position], line.left)) && (
        <p className="muted">{t(transfers.restockHint)}</p>
      )}
      {left.delivery > 0 && (
        <Checkbox
          name="delivery"
          defaultChecked={values ? values["delivery"] !== undefined : (wanted?.delivery ?? false)}
          label={t(orderAdmin.withDelivery, { amount: formatMoney(left.delivery) })}
        />
      )}
      <Reason id="reason" typed={values?.["reason"] ?? wanted?.reason} />
      {back?.kind === "to-confirm" ? (
        <RefundQuestion order={order} answer={back} left={left.lines} />
      ) : (
        <div className="admin-buttons">
          <SubmitButton name="what" value="lines" variant="solid" busy={pressed({ what: "lines" })}>
            {t(orderAdmin.refundLines)}
          </SubmitButton>
          <SubmitButton name="what" value="whole" variant="danger" busy={pressed({ what: "whole" })}>
            {t(orderAdmin.refundWhole, { amount: formatMoney(left.amount) })}
          </SubmitButton>
        </div>
      )}
    </Form>
  );
}

/** Whether so many pieces of a line have not left: a refund takes those that are still here first. */
function areHere(rest: LineRest | undefined, pieces: number): boolean {
  return !rest || goneOf(rest) === 0 || rest.left >= pieces;
}

/** All that is held of a security deposit, which is no goods and has no credit note. */
function WholeForm(props: RefundProps) {
  const { order, left, answer } = props;
  const t = useT();
  const pressed = usePressed();
  const back = answerTo(answer, "refunds", { what: "whole" });
  const fault = back && faultIn(back);
  return (
    <Form method="post" action={adminPath(`/admin/orders/${order.id}/refunds`)} className="admin-form">
      <ErrorSummary faults={fault ? [{ field: fault.field, message: t(fault.message) }] : []} />
      <RefundFields {...props} />
      {back?.kind === "to-confirm" ? (
        <RefundQuestion order={order} answer={back} />
      ) : (
        <div className="admin-buttons">
          <SubmitButton name="what" value="whole" variant="danger" busy={pressed({ what: "whole" })}>
            {t(orderAdmin.refundWhole, { amount: formatMoney(left.amount) })}
          </SubmitButton>
        </div>
      )}
    </Form>
  );
}

function SumForm({
  order,
  answer,
  wanted,
  ...props
}: RefundProps & { readonly wanted: WantedRefund | null }) {
  const t = useT();
  const pressed = usePressed();
  const back = answerTo(answer, "refunds", { what: "sum" });
  const fault = back && faultIn(back);
  const faultTexts = fault ? [{ field: fault.field, message: t(fault.message) }] : [];
  return (
    <Form method="post" action={adminPath(`/admin/orders/${order.id}/refunds`)} className="admin-form">
      <ErrorSummary faults={faultTexts} />
      <RefundFields {...props} />
      <OfWithdrawal id={back?.values["withdrawal"] ?? wanted?.withdrawalId} />
      <Field
        name="sum"
        label={orderAdmin.sum}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={back?.values["sum"]}
        error={faultTexts[0]?.message}
      />
      {order.kind !== "hire-security" && <Reason id="sum-reason" typed={back?.values["reason"]} />}
      {back?.kind === "to-confirm" ? (
        <RefundQuestion order={order} answer={back} />
      ) : (
        <div className="admin-buttons">
          <SubmitButton name="what" value="sum" variant="outline" busy={pressed({ what: "sum" })}>
            {t(orderAdmin.refundSum)}
          </SubmitButton>
        </div>
      )}
    </Form>
  );
}

/** Names the statement that the refund settles. */
function OfWithdrawal({ id }: { id: string | undefined }) {
  return id ? <input type="hidden" name="withdrawal" value={id} /> : null;
}

function Reason({ id, typed }: { id: string; typed: string | undefined }) {
  return (
    <LimitedField
      id={id}
      name="reason"
      label={orderAdmin.reason}
      limit={ORDER_LIMITS.reason}
      defaultValue={typed ?? ""}
    />
  );
}

function RefundLine({
  order,
  line,
  rest,
  typed,
  error,
  restock,
}: {
  order: OrderView;
  line: Refundable["lines"][number];
  rest: LineRest | undefined;
  typed: string;
  error: string | null;
  restock: boolean;
}) {
  const t = useT();
  const bought = order.lines[line.position];
  if (!bought || line.left === 0) return null;
  const name = lineText(bought);
  const id = `refund-line-${line.position}`;
  return (
    <li className="refund-line">
      <span>
        {name} <small>{t(orderAdmin.left, { n: String(line.left) })}</small>
        {rest && goneOf(rest) > 0 && rest.left > 0 && (
          <small>{t(orderAdmin.hereFirst, { n: String(rest.left) })}</small>
        )}
        {error && (
          <span className="field-error" id={`${id}-error`}>
            {error}
          </span>
        )}
      </span>
      <label className="refund-pieces">
        {t(orderAdmin.pieces)}
        <input
          className="input input-small admin-quantity"
          type="text"
          inputMode="numeric"
          id={id}
          name={`line-${line.position}`}
          autoComplete="off"
          defaultValue={typed}
          aria-label={t(orderAdmin.howMany, { name })}
          {...(error && { "aria-invalid": true, "aria-describedby": `${id}-error` })}
        />
      </label>
      <Checkbox
        name={`back-${line.position}`}
        label={t(orderAdmin.backInStock)}
        aria-label={t(orderAdmin.putBack, { name })}
        defaultChecked={restock}
      />
    </li>
  );
}
