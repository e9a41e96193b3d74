import type { RouterContextProvider } from "react-router";
import { resendMail } from "#app/features/mail/resend-mail.server.ts";
import { changeFulfilment } from "#app/features/orders/change-fulfilment.server.ts";
import type { DeskAnswer } from "#app/features/orders/desk-answer.ts";
import type { FulfilmentStep } from "#app/features/orders/fulfilment.ts";
import { resolveAttention } from "#app/features/orders/resolve-attention.server.ts";
import { cancelOrder } from "#app/features/payments/cancel-order.server.tsx";
import { recordTransfer } from "#app/features/payments/record-transfer.server.ts";
import { parseRefundForm } from "#app/features/payments/refund-form.ts";
import { requestRefund } from "#app/features/payments/request-refund.server.ts";
import { retryRefund, settleRefundByHand } from "#app/features/payments/retry-refund.server.ts";
import type { FormFields } from "#app/lib/form-fields.ts";
import { isId } from "#app/lib/ids.ts";
import type { Cents } from "#app/lib/money.ts";
import { type Result, refuse } from "#app/lib/result.ts";
import { appContext } from "./context.server.ts";
import { requireViewer } from "./guards.server.ts";
import { postedForm } from "./posted-form.server.ts";

type Outcome = Result<unknown, { readonly kind: string; readonly amount?: Cents }>;

/** One of the forms of an order's page in the back office. Returns null when it is done, else why it is not. */
export async function orderDeskAction(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  orderId: string,
): Promise<DeskAnswer | null> {
  const form = await postedForm(request);
  const outcome = await act(context, form, orderId);
  if (outcome.ok) return null;
  const { kind, amount = null } = outcome.error;
  return {
    kind,
    amount,
    sent: Object.fromEntries([...form.keys()].map((name) => [name, textIn(form, name)])),
  };
}

function textIn(form: FormFields, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim().slice(0, 500).toWellFormed() : "";
}

async function act(
  context: Readonly<RouterContextProvider>,
  form: FormFields,
  orderId: string,
): Promise<Outcome> {
  const { db, config, clock } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  const field = (name: string): string => textIn(form, name);
  const app = { db, config, clock };
  const seen = Number(field("seen"));
  const who = { orderId, seen, actorId };
  const refundId = field("refund");
  switch (field("intent")) {
    case "ready":
    case "collected":
    case "dispatched":
      return changeFulfilment(app, { ...who, step: stepOf(field) });
    case "transfer": {
      const reference = field("reference").slice(0, 140);
      return recordTransfer(app, { ...who, receivedOn: field("received"), reference });
    }
    case "cancel":
      return field("sure") ? cancelOrder(app, who) : refuse({ kind: "to-confirm" });
    case "refund": {
      const ask = parseRefundForm(form);
      return isId(ask.id) ? requestRefund(app, { ...who, ...ask }) : notAllowed();
    }
    case "retry-refund":
      return isId(refundId) ? retryRefund(app, { orderId, actorId, refundId }) : notAllowed();
    case "refund-by-hand":
      return isId(refundId) ? settleRefundByHand(app, { orderId, actorId, refundId }) : notAllowed();
    case "take-stock":
      return resolveAttention(db, { ...who, how: "stock", now: clock.now() });
    case "dealt-with":
      return resolveAttention(db, { ...who, how: "seen", now: clock.now() });
    case "resend": {
      const id = field("mail");
      return isId(id)
        ? resendMail(db, { id, subjectType: "order", subjectId: orderId, actorId })
        : notAllowed();
    }
    default:
      return notAllowed();
  }
}

function notAllowed(): Outcome {
  return refuse({ kind: "not-allowed" });
}

function stepOf(field: (name: string) => string): FulfilmentStep {
  const kind = field("intent");
  if (kind === "ready" || kind === "collected") return { kind };
  return {
    kind: "dispatched",
    carrier: field("carrier").slice(0, 80),
    trackingNumber: field("tracking").slice(0, 80),
    trackingUrl: field("link"),
  };
}
