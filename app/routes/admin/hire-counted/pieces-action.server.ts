import type { PieceWork } from "#app/features/fleet/pieces/put-pieces-back.server.ts";
import { readPieceForm } from "#app/features/fleet/pieces/read-piece-form.ts";
import type { ReturnedWork } from "#app/features/fleet/returned-work.ts";
import { FLEET_LIMITS } from "#app/features/fleet/text-limits.ts";
import { type ResourceWork, resourceAction } from "#app/http/actions/resource-action.server.ts";
import { withLimits } from "#app/http/actions/text-limits.ts";
import type { AppContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Result } from "#app/lib/result.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";

const LIST = adminPath("/admin/hire/units/counted");

/** The action of counted pieces in the list of all. Done, it leads to the list. */
export const piecesAction = <Done>(
  flash: (done: Done) => PlainFlash,
  change: (
    db: AppContext["db"],
    work: PieceWork,
  ) => Promise<Result<Done, { readonly kind: ReturnedWork["kind"] }>>,
) =>
  resourceAction(
    withLimits(FLEET_LIMITS, ({ db, id: itemId, actorId, now, field }: ResourceWork) =>
      change(db, { ...readPieceForm(field), itemId, actorId, now }),
    ),
    {
      done: (_, value) => ({ path: LIST, flash: flash(value) }),
      gone: { path: LIST, flash: "hire-gone" },
      refused: ({ kind }, values): ReturnedWork => ({ form: "pieces", kind, values }),
    },
  );
