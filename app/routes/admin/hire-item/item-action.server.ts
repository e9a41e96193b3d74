import type { ReturnedWork } from "#app/features/fleet/returned-work.ts";
import { FLEET_LIMITS } from "#app/features/fleet/text-limits.ts";
import { type ResourceWork, resourceAction } from "#app/http/actions/resource-action.server.ts";
import { withLimits } from "#app/http/actions/text-limits.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Result } from "#app/lib/result.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";

const LIST = adminPath("/admin/hire/items");

interface Shown<Done> {
  readonly form: ReturnedWork["form"];
  readonly flash: (done: Done) => PlainFlash;
}

interface Refusal {
  readonly kind: ReturnedWork["kind"];
  readonly serial?: string;
}

/** The action of an item's resource. Done, it leads to the item's page; of an item that is gone, to the list. */
export const itemAction = <Done>(
  { form, flash }: Shown<Done>,
  change: (work: ResourceWork) => Promise<Result<Done, Refusal>>,
) =>
  resourceAction(withLimits(FLEET_LIMITS, change), {
    done: ({ id }, value) => {
      const path = form === "deletion" ? LIST : adminPath(`/admin/hire/items/${id}`);
      return { path, flash: flash(value) };
    },
    gone: { path: LIST, flash: "hire-gone" },
    refused: (refusal, values): ReturnedWork => ({ form, ...refusal, values }),
  });
