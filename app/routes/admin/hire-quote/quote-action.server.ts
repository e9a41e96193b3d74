import type { QuoteAnswer } from "#app/features/quotes/components/quote-answer.ts";
import { type ResourceWork, resourceAction } from "#app/http/actions/resource-action.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Result } from "#app/lib/result.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";

interface QuoteWork extends Omit<ResourceWork, "who"> {
  readonly who: {
    readonly quoteId: string;
    readonly version: number;
    readonly actorId: string;
    readonly now: Date;
  };
}

interface Shown {
  readonly action: QuoteAnswer["action"];
  readonly flash: PlainFlash | ((work: ResourceWork) => PlainFlash);
}

/** The action of a quote's resource. Done, it leads to the quote's page. A draft that is being written stays in its form. */
export const quoteAction = (
  { action, flash }: Shown,
  change: (work: QuoteWork) => Promise<Result<unknown, QuoteAnswer["refusal"]>>,
) =>
  resourceAction(
    ({ who: { id: quoteId, ...who }, ...work }) =>
      change({ ...work, who: { quoteId, ...who, now: work.now } }),
    {
      done: (work) => ({
        path: adminPath(`/admin/hire/quotes/${work.id}`),
        flash: typeof flash === "string" ? flash : flash(work),
      }),
      refused: (refusal): QuoteAnswer => ({ action, refusal }),
    },
  );
