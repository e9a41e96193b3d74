import { settleWithdrawal } from "#app/features/withdrawals/settle-withdrawal.server.ts";
import { SETTLEMENT_LIMITS } from "#app/features/withdrawals/text-limits.ts";
import type { Settlement } from "#app/features/withdrawals/withdrawals.ts";
import { type ResourceWork, resourceAction } from "#app/http/actions/resource-action.server.ts";
import { withLimits } from "#app/http/actions/text-limits.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";

/** The action that settles a statement. Done, it leads to the list. */
export const settlementAction = (
  flash: PlainFlash,
  outcomeOf: (work: ResourceWork) => Settlement["outcome"],
) =>
  resourceAction(
    withLimits(SETTLEMENT_LIMITS, (work: ResourceWork) => {
      const { db, id, actorId, now } = work;
      return settleWithdrawal(db, { id, actorId, now, outcome: outcomeOf(work) });
    }),
    {
      done: ({ request }) => ({
        path: `${adminPath("/admin/withdrawals")}${new URL(request.url).search}`,
        flash,
      }),
      refused: ({ kind }, { note = "", order = "" }, { id }) => ({ id, kind, note, order }),
    },
  );
