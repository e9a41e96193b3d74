import type { Message } from "#app/i18n/message.ts";
import * as orderAdmin from "#app/i18n/messages/admin/order-admin.ts";
import * as fulfilment from "#app/i18n/messages/orders-admin/fulfilment.ts";
import type { ActionAnswer } from "#app/lib/forms/form-faults.ts";
import type { FormValues } from "#app/lib/forms/form-fields.ts";
import type { Cents } from "#app/lib/money.ts";
import { parsePieces, piecesField } from "./fulfilment/fulfilment-form.ts";

/** The resources of an order that its page sends forms to. */
export type OrderAction =
  | "assignments"
  | "cancellation"
  | "collection-reversal"
  | "dispatch-reversal"
  | "fulfilments"
  | "mail-copies"
  | "paid-cancellation"
  | "refunds"
  | "resolutions"
  | "transfers";

/** What a form of an order's page in the back office is told when nothing was done. */
export interface AdminAnswer extends ActionAnswer<OrderAction> {
  /** What would be given back, including VAT; null for everything but a refund. */
  readonly amount: Cents | null;
  /** The line, from 0, of which too many pieces were asked for; null for everything else. */
  readonly position: number | null;
}

/** The answer, if it is to the form that sends this there; null otherwise. */
export function answerTo(
  answer: AdminAnswer | null,
  action: OrderAction,
  values: FormValues = {},
): AdminAnswer | null {
  if (answer?.action !== action) return null;
  return Object.entries(values).every(([name, value]) => answer.values[name] === value) ? answer : null;
}

/** The field that was filled in wrongly, and what is wrong with it; null when it is none in particular. */
export function faultIn({ kind, position, values }: AdminAnswer): { field: string; message: Message } | null {
  switch (kind) {
    case "bad-link":
      return { field: "link", message: orderAdmin.badLink };
    case "no-pieces":
      return atFirstLine(values, fulfilment.noPieces);
    case "too-many-pieces":
      return position === null ? null : { field: piecesField(position), message: fulfilment.tooManyPieces };
    case "restocked-sold":
      return position === null ? null : { field: piecesField(position), message: fulfilment.restockedSold };
    case "too-many-refunded":
      return position === null ? null : { field: piecesField(position), message: orderAdmin.tooManyRefunded };
    case "bad-quantity": {
      const field = Object.keys(values).find(
        (name) => name.startsWith("line-") && Number.isNaN(parsePieces(values[name] ?? "")),
      );
      return field ? { field, message: orderAdmin.badQuantity } : null;
    }
    case "on-hold":
      return { field: "hold-reason", message: orderAdmin.holdReasonRequired };
    case "bad-day":
      return { field: "received", message: orderAdmin.badDay };
    case "no-reference":
      return { field: "reference", message: orderAdmin.noReference };
    case "bad-sum":
      return { field: "sum", message: orderAdmin.noSum };
    case "too-much":
      return values["what"] === "sum" ? { field: "sum", message: orderAdmin.tooMuch } : null;
    case "nothing-chosen":
      return values["what"] === "sum"
        ? { field: "sum", message: orderAdmin.noSum }
        : atFirstLine(values, orderAdmin.nothingChosen);
    default:
      return null;
  }
}

function atFirstLine(values: AdminAnswer["values"], message: Message) {
  const field = Object.keys(values).find((name) => name.startsWith("line-"));
  return field ? { field, message } : null;
}
