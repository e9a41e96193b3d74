import { data } from "react-router";
import { startHirePayment } from "#app/features/hires/payments/hire-orders.server.ts";
import { PAYABLE_PARTS } from "#app/features/hires/payments/recorded/recorded-part.ts";
import type { HirePageAnswer } from "#app/features/hires/public/hire-answer.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { requireHire } from "#app/http/guards/require-by-token.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { paymentRedirect } from "#app/http/responses/payment-redirect.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-page.ts";
import type { Route } from "./+types/payments.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

const REFUSALS = {
  "not-found": messages.nothingDue,
  "nothing-due": messages.nothingDue,
  "too-cheap": messages.tooCheap,
  "payment-unavailable": messages.unavailable,
} as const;

/** Opens the payment page of a part: deposit, balance, security, or the order of an extra charge. */
export async function action(args: Route.ActionArgs) {
  const app = args.context.get(appContext);
  const hire = await requireHire(args);
  const posted = await postedForm(args.request);
  const byTransfer = posted.has("transfer");
  const named = posted.get(byTransfer ? "transfer" : "part") ?? "";
  const part = PAYABLE_PARTS.find((known) => known === named) ?? { orderId: named };
  const ask = { hireToken: hire.token, part, byTransfer };
  const pay = await startHirePayment(app, ask);
  if (pay.ok) throw paymentRedirect(args.context, pay.value.url);
  const locale = localeOf(new URL(args.request.url).pathname);
  const answer: HirePageAnswer = { form: "payment", text: format(locale, REFUSALS[pay.error.kind]) };
  const status = pay.error.kind === "payment-unavailable" ? 503 : 409;
  return data(answer, { status, headers: SECRET_ADDRESS });
}
