import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { LineRest } from "#app/features/orders/fulfilment/fulfilment.ts";
import { lineText, type OrderView } from "#app/features/orders/orders.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/orders-admin/order-edit.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { type Cents, cents, ZERO } from "#app/lib/money.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Checkbox, Field } from "#app/ui/forms/field.tsx";
import { type ErrorOf, errorsOf } from "#app/ui/forms/form-fields.ts";
import { FiguresLate } from "#app/ui/forms/lined/figures-late.tsx";
import { useFigures } from "#app/ui/forms/lined/use-figures.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import { Facts } from "#app/ui/tables/table.tsx";
import { DraftLines } from "../../components/draft-lines.tsx";
import type { EditableLine, EditFault, EditFigures, EditForm, EditRefusal } from "../order-edit.ts";
import { editFaultTexts, editRefusal } from "./edit-fault-texts.ts";
import "../../components/draft-order.css";
import "./order-edit.css";

interface OrderEditPageProps {
  readonly order: OrderView;
  readonly lines: readonly EditableLine[];
  readonly rest: readonly LineRest[];
  /** What of the price of delivery can still be refunded. */
  readonly deliveryLeft: Cents;
  readonly form: EditForm;
  readonly figures: EditFigures;
  /** Made with the page: the form sent twice changes the order once. */
  readonly idempotencyKey: string;
  readonly version: number;
  /** Why the form came back; null on a fresh page. */
  readonly refusal: { readonly kind: EditRefusal; readonly faults: readonly EditFault[] } | null;
}

/** Changes the lines of a paid order. The difference comes from the server while somebody types, and is agreed to. */
export function OrderEditPage({ order, figures: first, form, refusal, ...props }: OrderEditPageProps) {
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state !== "idle";
  const address = adminPath(`/admin/orders/${order.id}/edit`);
  const { figures, late, refresh } = useFigures(
    adminPath(`/admin/orders/${order.id}/edit/figures`),
    element,
    first,
  );
  const faultTexts = editFaultTexts(t, order, refusal?.faults ?? [], form.added.lines);
  const errorOf = errorsOf(faultTexts);
  const sentence = refusal && editRefusal(refusal.kind);
  return (
    <Form
      ref={element}
      method="post"
      action={address}
      className="order-edit draft-order-editor"
      noValidate
      onInput={refresh}
      onKeyDown={(event) => {
        if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <input type="hidden" name="idempotency-key" value={props.idempotencyKey} />
      <input type="hidden" name="version" value={props.version} />
      <input type="hidden" name="confirmed" value={figures.net} />
      <div className="stack-6 order-edit-work">
        {sentence && (
          <Banner kind={refusal.kind === "to-confirm" ? "info" : "fault"} role="alert">
            {t(sentence)}
          </Banner>
        )}
        <ErrorSummary faults={faultTexts} />
        <KeptLines order={order} form={form} errorOf={errorOf} lines={props.lines} rest={props.rest} />
        <DraftLines
          first={form.added.lines}
          add={form.added.add}
          figures={figures.draft}
          errorOf={errorOf}
          changed={refresh}
          heading={messages.addLines}
        />
        <section className="admin-card stack-3">
          <h2>{t(messages.delivery)}</h2>
          {props.deliveryLeft > 0 && (
            <Checkbox
              name="refund_delivery"
              defaultChecked={form.refundDelivery}
              label={t(messages.refundDelivery, { amount: formatMoney(props.deliveryLeft) })}
            />
          )}
          <Field
            name="delivery_price"
            label={messages.deliveryPrice}
            hint={t(messages.deliveryHint)}
            inputMode="decimal"
            defaultValue={form.delivery}
            error={errorOf("delivery_price")}
          />
        </section>
      </div>
      <section className="admin-card stack-3 order-edit-sums">
        <h2>{t(messages.difference)}</h2>
        <div aria-live="polite">
          <EditSums figures={figures} />
          <FiguresLate late={late} refresh={refresh} />
        </div>
        <Field
          name="edit_reason"
          label={messages.reason}
          required
          defaultValue={form.reason}
          error={errorOf("edit_reason")}
        />
        <SubmitButton busy={busy}>{t(messages.update)}</SubmitButton>
      </section>
    </Form>
  );
}

interface KeptLinesProps extends Pick<OrderEditPageProps, "order" | "lines" | "rest" | "form"> {
  readonly errorOf: ErrorOf;
}

/** The lines that the customer has, each with the pieces that it is to have. */
function KeptLines({ order, lines, rest, form, errorOf }: KeptLinesProps) {
  const t = useT();
  return (
    <section className="admin-card">
      <h2 id="kept-lines">{t(messages.lines)}</h2>
      <p className="field-hint">{t(messages.linesHint)}</p>
      <ul aria-labelledby="kept-lines" className="order-edit-lines">
        {lines.map(({ position, current, least, unitPrice }) => {
          const line = order.lines[position];
          const field = `keep.${position}`;
          const error = errorOf(field);
          const dispatched = rest[position]?.dispatched ?? 0;
          if (!line || current === 0) return null;
          return (
            <li key={position}>
              <p>
                <b>{lineText(line)}</b>
                {line.sku && <code> {line.sku}</code>}
                <small>
                  {t(messages.each, { price: formatMoney(unitPrice) })}
                  {dispatched > 0 && ` · ${t(messages.left, { n: dispatched })}`}
                </small>
                {error && (
                  <span className="field-error" id={`${field}-error`}>
                    {error}
                  </span>
                )}
              </p>
              <input
                className="input input-small"
                type="number"
                id={field}
                name={field}
                min={least}
                max={9999}
                defaultValue={form.kept[String(position)] ?? String(current)}
                aria-label={t(messages.piecesOf, { name: lineText(line) })}
                {...(error && { "aria-invalid": true, "aria-describedby": `${field}-error` })}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What is added, what is removed, and the one difference that is charged or refunded. */
function EditSums({ figures: { added, removed, net } }: { readonly figures: EditFigures }) {
  const t = useT();
  const kind = net > 0 ? "charged" : net < 0 ? "refunded" : "even";
  const amount = formatMoney(net === 0 ? ZERO : cents(Math.abs(net)));
  return (
    <div className="stack-3">
      <Facts
        rows={[
          [t(messages.sums.added), formatMoney(added)],
          [t(messages.sums.removed), removed > 0 ? `−${formatMoney(removed)}` : formatMoney(removed)],
          [<b key="net">{t(messages.sums[kind])}</b>, <b key="sum">{amount}</b>],
        ]}
      />
      {added + removed > 0 && (
        <p className="field-hint">
          {kind === "even" ? t(messages.outcome.even) : t(messages.outcome[kind], { amount })}
        </p>
      )}
    </div>
  );
}
