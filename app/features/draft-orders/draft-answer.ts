import type { Cents } from "#app/lib/money.ts";
import type { DraftFault } from "./editor/draft-figures.ts";

/** The resources of a draft that its page sends forms to. */
export type DraftAction = "links" | "orders" | "counter-sales" | "cancellation";

/** Why an action of a draft did nothing. "to-confirm": it waits for a yes. */
export interface DraftActionRefusal {
  readonly kind: string;
  /** What the draft comes to. */
  readonly total?: Cents;
  /** Until when prices or goods would be held. */
  readonly until?: Date;
  /** What the draft lacks. */
  readonly faults?: readonly DraftFault[];
}

/** What the page of a draft is told when nothing was done. */
export interface DraftAnswer {
  readonly action: DraftAction;
  readonly refusal: DraftActionRefusal;
  /** What was typed, by field. */
  readonly values: Readonly<Record<string, string>>;
}
