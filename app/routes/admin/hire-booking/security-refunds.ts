import { giveBackSecurity } from "#app/features/hires/closing/give-back-security.server.ts";
import { refundLimitOf } from "#app/http/auth/refund-limit.server.ts";
import { isId } from "#app/lib/ids.ts";
import { ZERO } from "#app/lib/money.ts";
import { refuse } from "#app/lib/result.ts";
import { hireAction, readCents } from "./hire-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Gives back what is held of the security deposit. */
export const action = hireAction(
  "security-refunds",
  async ({ field, who, app, context }) => {
    const refundId = field("idempotency-key");
    if (!isId(refundId)) return refuse({ kind: "not-allowed" });
    const [amount, owed] = [readCents(field("amount")), readCents(field("confirmed"))];
    return giveBackSecurity(app, { ...who, refundId, amount, owed, limit: await refundLimitOf(context) });
  },
  ({ field }) => ({ name: "hire-security-refunded", amount: readCents(field("amount")) ?? ZERO }),
);
