import type { Period } from "#app/features/claims/claims.ts";
import type { HireAction, HireAnswer } from "#app/features/hires/admin-answer.ts";
import { HIRE_LIMITS } from "#app/features/hires/text-limits.ts";
import { type ResourceWork, resourceAction } from "#app/http/actions/resource-action.server.ts";
import { withLimits } from "#app/http/actions/text-limits.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { type Cents, cents } from "#app/lib/money.ts";
import type { Result } from "#app/lib/result.ts";
import type { Flash, PlainFlash } from "#app/ui/flash/flash.ts";

interface Refusal {
  readonly kind: string;
  readonly faults?: readonly string[];
  readonly refund?: Cents;
  readonly charge?: Cents;
  readonly short?: string;
  readonly blocked?: Period;
}

/** What is said of what was done; the rest was saved. */
const FLASHES: Partial<Readonly<Record<HireAction, PlainFlash>>> = {
  charges: "hire-charged",
  closure: "hire-closed",
  payments: "hire-payment-recorded",
};

/** The action of a hire's resource. Done, it leads to the hire's page. */
export const hireAction = (
  action: HireAction,
  change: (work: ResourceWork) => Promise<Result<unknown, Refusal>>,
  flash: PlainFlash | ((work: ResourceWork) => Flash | PlainFlash) = FLASHES[action] ?? "hire-changed",
) =>
  resourceAction<unknown, Refusal, HireAnswer>(withLimits(HIRE_LIMITS, change), {
    done: (work) => ({
      path: adminPath(`/admin/hire/hires/${work.id}`),
      flash: typeof flash === "string" ? flash : flash(work),
    }),
    refused: (refusal, values) => {
      const { kind, faults = [kind], refund = null, charge = null, short = null, blocked = null } = refusal;
      return { action, kind, faults, refund, charge, short, blocked, values };
    },
  });

/** A sum that the page put into a hidden field; null for anything else. */
export function readCents(text: string): Cents | null {
  return /^\d{1,9}$/.test(text) ? cents(Number(text)) : null;
}
