import { Form } from "react-router";
import { OrderProgress } from "#app/features/orders/components/order-progress.tsx";
import {
  type Fulfilment,
  type FulfilmentStep,
  type Hold,
  piecesLeft,
} from "#app/features/orders/fulfilment/fulfilment.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import * as orderAdmin from "#app/i18n/messages/admin/order-admin.ts";
import * as messages from "#app/i18n/messages/orders-admin/fulfilment.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import { CollectionForm, UndoCollectionForm } from "./collection-forms.tsx";
import { DispatchForm } from "./dispatch-form.tsx";
import type { GoodsProps } from "./goods-props.ts";
import { ParcelForms } from "./parcel-forms.tsx";

const HOLDS = {
  withdrawn: orderAdmin.holdWithdrawn,
  attention: orderAdmin.holdAttention,
  refunded: messages.holdRefunded,
} as const satisfies Record<Hold, unknown>;

/** What has left, and the forms that move the goods on. Nothing here knows a price. */
export function GoodsForms(props: GoodsProps) {
  const { order, fulfilment } = props;
  const t = useT();
  const { hold, parcels } = fulfilment;
  const isHere = order.state === "paid" || order.state === "refunded";
  // What has left cannot be kept back.
  const isAway =
    fulfilment.state === "collected" ||
    fulfilment.rest.every(({ ordered, dispatched }) => dispatched >= ordered);
  return (
    <>
      <OrderProgress fulfilment={fulfilment} lines={order.lines} />
      {parcels.map((parcel) => (
        <ParcelForms key={parcel.id} {...props} parcel={parcel} />
      ))}
      {hold && !isAway && (
        <Banner kind={hold === "refunded" ? "info" : "fault"} title={t(orderAdmin.onHold)}>
          {t(hold === "refunded" && order.state === "paid" ? messages.holdBeingRefunded : HOLDS[hold])}
        </Banner>
      )}
      <UndoCollectionForm {...props} />
      {isHere && order.deliveryMethod === "collection" && <CollectionForm {...props} />}
      {isHere && order.deliveryMethod === "delivery" && <DispatchWhereLeft {...props} />}
      <StepForms {...props} />
    </>
  );
}

/** The form of the next parcel; of a refunded order folded away, because its goods usually stay. */
function DispatchWhereLeft(props: GoodsProps) {
  const { fulfilment, answer } = props;
  const t = useT();
  const isOpen = answer?.action === "fulfilments";
  if (fulfilment.rest.every(({ ordered, dispatched }) => dispatched >= ordered)) return null;
  // What was typed of one parcel is not kept for the next.
  const form = <DispatchForm key={fulfilment.parcels.length} {...props} />;
  if (piecesLeft(fulfilment.rest) > 0 && fulfilment.hold !== "refunded") return form;
  return (
    <details open={isOpen}>
      <summary>{t(messages.dispatchAnyway)}</summary>
      {form}
    </details>
  );
}

const STEPS = {
  packing: messages.startPacking,
  unpacked: messages.stopPacking,
  delivered: messages.markDelivered,
  undelivered: messages.notDelivered,
} as const satisfies Partial<Record<FulfilmentStep["kind"], unknown>>;

/** The quiet steps: begin or stop packing, the parcels have arrived or not. */
function StepForms({ page, order, fulfilment }: GoodsProps) {
  const t = useT();
  const pressed = usePressed();
  const step = quietStep(order.state, fulfilment.state);
  if (step === null) return null;
  return (
    <Form method="post" action={`${page}/fulfilments`}>
      <input type="hidden" name="version" value={fulfilment.version} />
      <SubmitButton name="step" value={step} variant="outline" small busy={pressed({ step })}>
        {t(STEPS[step])}
      </SubmitButton>
    </Form>
  );
}

function quietStep(order: OrderView["state"], goods: Fulfilment["state"]): keyof typeof STEPS | null {
  if (goods === "dispatched") return "delivered";
  if (goods === "delivered") return "undelivered";
  if (order !== "paid") return null;
  if (goods === "packing") return "unpacked";
  return goods === "unfulfilled" ? "packing" : null;
}
