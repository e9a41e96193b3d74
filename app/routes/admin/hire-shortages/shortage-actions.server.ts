import type { Period } from "#app/features/claims/claims.ts";
import type { SubhireAnswer } from "#app/features/hires/shortages/shortages.ts";
import { SHORTAGE_LIMITS } from "#app/features/hires/text-limits.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Result } from "#app/lib/result.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";
import { type ResourceWork, resourceAction } from "../../../http/actions/resource-action.server.ts";
import { withLimits } from "../../../http/actions/text-limits.ts";

/** The page to go to, and what it says. */
interface Next {
  readonly path: string;
  readonly flash: PlainFlash;
}

interface Refusal {
  readonly kind: string;
  /** All that is wrong with a form, where that is known at once. */
  readonly faults?: readonly string[];
  readonly blocked?: Period;
}

const toList = (): Next => toShortages("hire-changed");

/** The list of shortages, with what it says. */
export function toShortages(flash: PlainFlash): Next {
  return { path: adminPath("/admin/hire/shortages"), flash };
}

/** The action of a shortage's resource. Done, it leads to the list, or where `next` says. */
export const shortageAction = <Done>(
  change: (work: ResourceWork) => Promise<Result<Done, Refusal>>,
  next: (done: Done) => Next = toList,
) =>
  resourceAction<Done, Refusal, SubhireAnswer>(withLimits(SHORTAGE_LIMITS, change), {
    done: (_, value) => next(value),
    refused: ({ kind, faults = [kind], blocked = null }, values, { id }) => ({
      subject: id,
      kind,
      faults,
      blocked,
      values,
    }),
  });
