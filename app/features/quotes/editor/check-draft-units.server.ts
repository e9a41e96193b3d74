import type { Db } from "#app/db/client.server.ts";
import { checkUnits } from "#app/features/claims/units/check-units.server.ts";
import { claimOwnerOf } from "./claim-owner.server.ts";
import type { QuoteDraftFault } from "./draft-fault.ts";
import type { ParsedDraft } from "./parse-draft.server.ts";

/** What is wrong with the promised units of a draft: unknown, of another item, or not to be had on its dates. */
export async function checkDraftUnits(
  db: Db,
  { units, version }: Pick<ParsedDraft, "units" | "version">,
  { quoteId, now }: { readonly quoteId: string; readonly now: Date },
): Promise<readonly QuoteDraftFault[]> {
  if (units.length === 0) return [];
  const { startsAt, endsAt } = version;
  const faults = await checkUnits(db, {
    lines: units,
    period: startsAt && endsAt ? { from: startsAt, to: endsAt } : null,
    now,
    withoutOwnerId: await claimOwnerOf(db, quoteId),
  });
  return units.flatMap(({ field, unitNumber }, position) => {
    const fault = faults[position];
    return fault ? [{ field, kind: "unit" as const, unit: String(unitNumber), fault }] : [];
  });
}
