import { chargeHire } from "#app/features/hires/payments/charge-hire.server.ts";
import { replacedId, STAFF_CHARGES } from "#app/features/hires/payments/staff-charges.ts";
import { refundLimitOf } from "#app/http/auth/refund-limit.server.ts";
import { parseEuro } from "#app/lib/euro.ts";
import { ZERO } from "#app/lib/money.ts";
import { parseVatRate } from "#app/lib/vat.ts";
import { hireAction, readCents } from "./hire-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Charges a hire for what is late, lost or damaged. */
export const action = hireAction("charges", async ({ field, form, who, app, context }) =>
  chargeHire(app, {
    ...who,
    charge: STAFF_CHARGES.find((charge) => charge === field("charge")) ?? null,
    text: field("text"),
    net: parseEuro(field("net")) ?? ZERO,
    vatRate: parseVatRate(field("vat-rate")),
    fromSecurity: form.ticked("from-security"),
    chargedBefore: readCents(field("confirmed")),
    limit: await refundLimitOf(context),
    replaces: [...form.keys()].flatMap((name) => replacedId(name) ?? []),
  }),
);
