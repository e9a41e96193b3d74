import type { CustomerAction, CustomerAnswer } from "#app/features/customers/customer-answer.ts";
import { CUSTOMER_LIMITS } from "#app/features/customers/text-limits.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Result } from "#app/lib/result.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";
import { type ResourceWork, resourceAction } from "../../../http/actions/resource-action.server.ts";
import { withLimits } from "../../../http/actions/text-limits.ts";

interface Shown {
  readonly action: CustomerAction;
  readonly flash: PlainFlash;
  /** Where it leads once it is done, if not to the customer's page. */
  readonly path?: string;
}

/** The action of a customer's resource. */
export const customerAction = (
  { action, flash, path }: Shown,
  change: (work: ResourceWork) => Promise<Result<unknown, { readonly kind: string }>>,
) =>
  resourceAction(withLimits(CUSTOMER_LIMITS, change), {
    done: ({ id }) => ({ path: path ?? adminPath(`/admin/customers/${id}`), flash }),
    refused: ({ kind }, values): CustomerAnswer => ({ action, kind, values }),
  });
