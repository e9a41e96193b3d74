import { Form } from "react-router";
import * as desk from "#app/i18n/messages/order-desk.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { Fulfilment } from "../fulfilment.ts";
import { canBecome } from "../order-states.ts";
import type { OrderView } from "../orders.ts";
import { OrderProgress } from "./order-progress.tsx";

/** Where the goods are, and what staff can do next with the order. */
export function FulfilmentForms({ order, fulfilment }: { order: OrderView; fulfilment: Fulfilment }) {
  const t = useT();
  return (
    <section>
      <h2>{t(desk.goods)}</h2>
      <OrderProgress fulfilment={fulfilment} />
      {order.state === "paid" && order.deliveryMethod === "collection" && (
        <CollectionForm fulfilment={fulfilment} />
      )}
      {order.state === "paid" && order.deliveryMethod === "delivery" && (
        <DispatchForm fulfilment={fulfilment} />
      )}
      {canBeTransferred(order) && <TransferForm fulfilment={fulfilment} />}
      {order.state === "pending" && <CancelForm fulfilment={fulfilment} />}
      <a className="link" href={`/admin/orders/${order.id}/packing-sheet`}>
        {t(desk.packingSheet)}
      </a>
    </section>
  );
}

interface FormProps {
  readonly fulfilment: Fulfilment;
}

function CollectionForm({ fulfilment }: FormProps) {
  const t = useT();
  return (
    <Form method="post" className="desk-buttons">
      <input type="hidden" name="seen" value={fulfilment.version} />
      {!fulfilment.readyAt && (
        <Button type="submit" name="intent" value="ready" look="solid">
          {t(desk.markReady)}
        </Button>
      )}
      <Button type="submit" name="intent" value="collected" look={fulfilment.readyAt ? "solid" : "line"}>
        {t(desk.markCollected)}
      </Button>
    </Form>
  );
}

function DispatchForm({ fulfilment }: FormProps) {
  const t = useT();
  return (
    <Form method="post" className="desk-form">
      <input type="hidden" name="seen" value={fulfilment.version} />
      <Field name="carrier" label={desk.carrier} maxLength={80} companion={false} />
      <Field name="tracking" label={desk.trackingNumber} maxLength={80} companion={false} />
      <Field name="link" label={desk.trackingLink} type="url" maxLength={500} companion={false} />
      <div className="desk-buttons">
        <Button type="submit" name="intent" value="dispatched" look="solid">
          {t(desk.markDispatched)}
        </Button>
      </div>
    </Form>
  );
}

/** A transfer counts also when the order was given up before it came. */
function canBeTransferred({ provider, state }: OrderView): boolean {
  return provider === "invoice" && canBecome(state, "paid");
}

function TransferForm({ fulfilment }: FormProps) {
  const t = useT();
  return (
    <Form method="post" className="desk-form">
      <input type="hidden" name="seen" value={fulfilment.version} />
      <p className="text-soft">{t(desk.transferHint)}</p>
      <Field name="received" label={desk.receivedOn} type="date" required companion={false} />
      <Field name="reference" label={desk.bankReference} maxLength={140} required companion={false} />
      <div className="desk-buttons">
        <Button type="submit" name="intent" value="transfer" look="solid">
          {t(desk.markPaid)}
        </Button>
      </div>
    </Form>
  );
}

function CancelForm({ fulfilment }: FormProps) {
  const t = useT();
  return (
    <Form method="post" className="desk-form">
      <input type="hidden" name="seen" value={fulfilment.version} />
      <p className="text-soft">{t(desk.cancelHint)}</p>
      <div className="desk-buttons">
        <Button type="submit" name="intent" value="cancel" look="danger">
          {t(desk.cancel)}
        </Button>
      </div>
    </Form>
  );
}
