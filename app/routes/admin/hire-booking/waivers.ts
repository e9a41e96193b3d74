import { readRecordedPart } from "#app/features/hires/payments/recorded/recorded-part.ts";
import { waiveHirePayment } from "#app/features/hires/payments/recorded/waive-hire-payment.server.ts";
import { refundLimitOf } from "#app/http/auth/refund-limit.server.ts";
import { refuse } from "#app/lib/result.ts";
import { hireAction } from "./hire-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Lets a payment go. */
export const action = hireAction("waivers", async ({ field, who, app, context }) => {
  const part = readRecordedPart(field("waived"));
  if (part === null) return refuse({ kind: "no-part" });
  const limit = await refundLimitOf(context);
  return waiveHirePayment(app, { ...who, part, reason: field("waived-reason"), limit });
});
