import { Form } from "react-router";
import { useReturned } from "#app/features/orders/components/use-returned.ts";
import { canUndo, undoUntil } from "#app/features/orders/fulfilment/fulfilment.ts";
import { formatTime } from "#app/i18n/dates.ts";
import * as orderAdmin from "#app/i18n/messages/admin/order-admin.ts";
import * as messages from "#app/i18n/messages/orders-admin/fulfilment.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import type { GoodsProps } from "./goods-props.ts";

/** Marks an order to be collected as ready, or as collected. */
export function CollectionForm({ page, fulfilment, answer }: GoodsProps) {
  const t = useT();
  const pressed = usePressed();
  const { faultTexts, field } = useReturned(answer, "fulfilments");
  const isReady = fulfilment.state === "ready";
  if (fulfilment.state === "collected" || (fulfilment.hold === "refunded" && !isReady)) return null;
  return (
    <Form method="post" action={`${page}/fulfilments`} className="admin-form" noValidate>
      <ErrorSummary faults={faultTexts} />
      <input type="hidden" name="version" value={fulfilment.version} />
      {fulfilment.hold && <Field {...field("hold-reason")} label={orderAdmin.holdReason} required />}
      <div className="admin-buttons">
        {!isReady && (
          <SubmitButton name="step" value="ready" variant="solid" busy={pressed({ step: "ready" })}>
            {t(orderAdmin.markReady)}
          </SubmitButton>
        )}
        <SubmitButton
          name="step"
          value="collected"
          variant={isReady ? "solid" : "outline"}
          busy={pressed({ step: "collected" })}
        >
          {t(orderAdmin.markCollected)}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Takes the last step of an order to be collected back, as long as that is possible. */
export function UndoCollectionForm({ page, order, fulfilment, now }: GoodsProps) {
  const t = useT();
  const action = `${page}/collection-reversal`;
  const busy = usePressed()({}, action);
  const { state, readyAt, completedAt, refundedAt, isRestRefunded, version } = fulfilment;
  if ((state !== "ready" && state !== "collected") || isRestRefunded) return null;
  const doneAt = state === "ready" ? readyAt : completedAt;
  if (!doneAt || !canUndo({ state: order.state, refundedAt, doneAt }, now)) return null;
  const isReady = state === "ready";
  const time = formatTime(undoUntil(doneAt));
  return (
    <Form method="post" action={action} className="admin-form">
      <input type="hidden" name="version" value={version} />
      <p className="muted">
        {isReady
          ? t(messages.undoReadyUntil, { name: order.name, time })
          : t(messages.undoCollectedUntil, { time })}
      </p>
      <div className="admin-buttons">
        <SubmitButton variant="outline" busy={busy} data-key="z">
          {t(isReady ? messages.undoReady : messages.undoCollected)}
        </SubmitButton>
      </div>
    </Form>
  );
}
