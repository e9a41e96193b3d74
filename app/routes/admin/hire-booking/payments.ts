import { recordHirePayment } from "#app/features/hires/payments/recorded/record-hire-payment.server.ts";
import { readRecordedPart } from "#app/features/hires/payments/recorded/recorded-part.ts";
import { RECORDED_METHODS } from "#app/features/orders/enums.ts";
import { refuse } from "#app/lib/result.ts";
import { hireAction } from "./hire-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Records what was paid outside of the site. */
export const action = hireAction("payments", async ({ field, who, app }) => {
  const part = readRecordedPart(field("part"));
  const method = RECORDED_METHODS.find((known) => known === field("method"));
  if (part === null) return refuse({ kind: "no-part" });
  if (!method) return refuse({ kind: "no-method" });
  return recordHirePayment(app, {
    ...who,
    part,
    method,
    receivedOn: field("received"),
    reference: field("reference"),
  });
});
