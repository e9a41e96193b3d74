import type { PieceWork } from "#app/features/fleet/pieces/put-pieces-back.server.ts";
import { readPieceForm } from "#app/features/fleet/pieces/read-piece-form.ts";
import type { ReturnedWork } from "#app/features/fleet/returned-work.ts";
import { FLEET_LIMITS } from "#app/features/fleet/text-limits.ts";
import { settleCustomFault } from "#app/features/hires/custom/custom-faults.server.ts";
import { type ResourceWork, resourceAction } from "#app/http/actions/resource-action.server.ts";
import { withLimits } from "#app/http/actions/text-limits.ts";
import type { AppContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { ok, type Result } from "#app/lib/result.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";

const LIST = adminPath("/admin/hire/units/counted");

/**
 * The action of counted pieces in the list of all, and of goods of a custom line, which the address names by the line.
 * Done, it leads to the list.
 */
export const piecesAction = <Done>(
  how: "back" | "written-off",
  flash: (done: Done) => PlainFlash,
  change: (
    db: AppContext["db"],
    work: PieceWork,
  ) => Promise<Result<Done, { readonly kind: ReturnedWork["kind"] }>>,
) =>
  resourceAction(
    withLimits(FLEET_LIMITS, async ({ db, id, actorId, now, field }: ResourceWork) => {
      const form = readPieceForm(field);
      const done = await change(db, { ...form, itemId: id, actorId, now });
      if (done.ok) return ok(flash(done.value));
      if (done.error.kind !== "not-found") return done;
      const settled = await settleCustomFault(db, { ...form, lineId: id, how, actorId });
      return settled.ok ? ok("hire-pieces-settled" as const) : settled;
    }),
    {
      done: (_, name) => ({ path: LIST, flash: name }),
      gone: { path: LIST, flash: "hire-gone" },
      refused: ({ kind }, values): ReturnedWork => ({ form: "pieces", kind, values }),
    },
  );
