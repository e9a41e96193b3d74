import type {
  DraftAction,
  DraftActionRefusal,
  DraftAnswer,
} from "#app/features/draft-orders/draft-answer.ts";
import { DRAFT_LIMITS } from "#app/features/draft-orders/text-limits.ts";
import { type ResourceWork, resourceAction } from "#app/http/actions/resource-action.server.ts";
import { withLimits } from "#app/http/actions/text-limits.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Result } from "#app/lib/result.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";

interface Shown<Done> {
  readonly action: DraftAction;
  readonly flash: PlainFlash | ((work: ResourceWork, value: Done) => PlainFlash);
}

/** What an action of a draft asks for. */
interface DraftAsk {
  readonly draftId: string;
  /** The version that the page showed. */
  readonly version: number;
  readonly actorId: string;
  readonly days: string;
  /** The question was answered with yes. */
  readonly confirmed: boolean;
}

/** The action of a draft's resource. Done, it leads to the draft's page. A draft that is being written stays in its form. */
export const draftAction = <Done>(
  { action, flash }: Shown<Done>,
  change: (work: ResourceWork, ask: DraftAsk) => Promise<Result<Done, DraftActionRefusal>>,
) =>
  resourceAction(
    withLimits(DRAFT_LIMITS, (work: ResourceWork) => {
      const { id: draftId, ...who } = work.who;
      const { confirmed, field } = work;
      return change(work, { draftId, ...who, days: field("days"), confirmed });
    }),
    {
      done: (work, value) => ({
        path: adminPath(`/admin/orders/drafts/${work.id}`),
        flash: typeof flash === "string" ? flash : flash(work, value),
      }),
      refused: (refusal, values): DraftAnswer => ({ action, refusal, values }),
    },
  );
