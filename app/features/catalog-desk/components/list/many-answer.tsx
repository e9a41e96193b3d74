import {
  type ManyProductsAnswer as Answer,
  type BulkRefusal,
  MAX_PRODUCTS_AT_ONCE,
} from "#app/features/catalog-desk/bulk/bulk.ts";
import type { ProductsQuery } from "#app/features/catalog-desk/list-query.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import * as lists from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AlertBanner, DoneBanner } from "#app/ui/page/banner.tsx";
import { type BulkChoices, BulkDone, BulkQuestion, RefusedBanner } from "./bulk-bar.tsx";
import { SamplesGone, SamplesQuestion } from "./samples.tsx";

const REFUSALS = {
  "none-chosen": messages.noneChosen,
  "bad-value": messages.badValue,
  "value-gone": messages.valueGone,
} as const satisfies Readonly<Record<Exclude<BulkRefusal["kind"], "too-many">, Message>>;

interface AnswerProps {
  readonly answer: Answer | null;
  /** What the list shows. */
  readonly query: ProductsQuery;
  readonly samples: number;
  readonly choices: BulkChoices;
}

/** The result of a form of the list; nothing before one was sent. */
export function ManyAnswer({ answer, query, samples, choices }: AnswerProps) {
  const t = useT();
  switch (answer?.kind) {
    case "to-confirm":
      return <BulkQuestion asked={answer} query={query} choices={choices} />;
    case "done":
      return <BulkDone outcome={answer.outcome} query={query} />;
    case "samples-to-confirm":
      return <SamplesQuestion n={samples} query={query} />;
    case "samples-deleted":
      return <SamplesGone outcome={answer.outcome} query={query} />;
    case "undone":
      return (
        <>
          <DoneBanner>
            {answer.left === 0 ? t(lists.undone) : t(lists.undoneExcept, { n: answer.left })}
          </DoneBanner>
          <RefusedBanner refused={answer.refused} />
        </>
      );
    case "refused":
      return (
        <AlertBanner>
          {answer.why === "too-many"
            ? t(messages.tooMany, { most: MAX_PRODUCTS_AT_ONCE })
            : t(REFUSALS[answer.why])}
        </AlertBanner>
      );
    default:
      return null;
  }
}
