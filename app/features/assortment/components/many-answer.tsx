import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/assortment.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { type ManyAnswer as Answer, type BulkRefusal, MOST_AT_ONCE } from "../bulk.ts";
import { type BulkChoices, BulkDone, BulkQuestion } from "./bulk-bar.tsx";
import { SamplesGone, SamplesQuestion } from "./samples.tsx";

const REFUSALS = {
  "none-chosen": words.noneChosen,
  "bad-value": words.badValue,
  "value-gone": words.valueGone,
} as const satisfies Readonly<Record<Exclude<BulkRefusal["kind"], "too-many">, Message>>;

interface AnswerProps {
  readonly answer: Answer | undefined;
  /** Where the list is shown again. */
  readonly back: string;
  readonly samples: number;
  readonly choices: BulkChoices;
}

/** What came of a form of the list; nothing before one was sent. */
export function ManyAnswer({ answer, back, samples, choices }: AnswerProps) {
  const t = useT();
  switch (answer?.kind) {
    case "ask":
      return <BulkQuestion asked={answer} back={back} choices={choices} />;
    case "done":
      return <BulkDone outcome={answer.outcome} />;
    case "ask-samples":
      return <SamplesQuestion n={samples} back={back} />;
    case "samples-deleted":
      return <SamplesGone outcome={answer.outcome} />;
    case "undone":
      return (
        <Notice kind="ok" role="status">
          {answer.left === 0 ? t(words.undone) : t(words.undoneExcept, { n: answer.left })}
        </Notice>
      );
    case "refused":
      return (
        <Notice kind="fault" role="alert">
          {answer.why === "too-many" ? t(words.tooMany, { most: MOST_AT_ONCE }) : t(REFUSALS[answer.why])}
        </Notice>
      );
    default:
      return null;
  }
}
