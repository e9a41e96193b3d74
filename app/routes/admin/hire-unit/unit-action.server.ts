import { type ResourceWork, resourceAction } from "#app/http/actions/resource-action.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import type { Result } from "#app/lib/result.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";

/** What an action of a unit works with. */
interface UnitWork extends ResourceWork {
  readonly number: number;
}

/** The number of a unit in an address; null where it is none. */
export const unitNumber = (text: string | undefined): number | null => parseWhole(text, 2_000_000_000);

/** The action of a unit's resource. Done, it leads to the unit's page, which says the flash that `change` gives. */
export const unitAction = <Refusal extends { readonly kind: string }, Answer>(
  change: (work: UnitWork) => Promise<Result<PlainFlash, Refusal>>,
  refused: (refusal: Refusal, values: Readonly<Record<string, string>>, work: ResourceWork) => Answer,
) =>
  resourceAction((work) => change({ ...work, number: Number(work.id) }), {
    named: ({ number }) => unitNumber(number)?.toString() ?? null,
    done: ({ id }, flash) => ({ path: adminPath(`/admin/hire/units/${id}`), flash }),
    refused,
  });
