import type { PeriodFault } from "#app/features/claims/hire-period.ts";
import type { HireItemName } from "#app/features/fleet/catalogue/hire-item.ts";
import type { LineAvailability } from "#app/features/hire-prices/line-availability.ts";
import type { MatchedLine, RiderFault } from "./rider.ts";

/** What a visitor may choose for a line, beside an item: to ask for it in words, or to leave it out. */
export const ASK = "ask";
export const LEAVE_OUT = "leave-out";

/** Name of the field that holds the choice for the line at a position. */
export function choiceField(position: number): string {
  return `choice.${position}`;
}

/** An item that may be chosen for a line. */
export interface RiderChoice {
  readonly item: Pick<HireItemName, "code" | "name" | "nameGa">;
  readonly kind: "match" | "alternative" | "substitute";
  /** Pieces that are free on the dates, never more than the line asks for; null without dates, or where none is sure. */
  readonly free: number | null;
}

/** A line of the answer. A heading has no choices. */
export interface RiderLineView extends Omit<MatchedLine, "best" | "alternatives"> {
  readonly confidence: number;
  readonly choices: readonly RiderChoice[];
  /** The code of an item, `ASK` or `LEAVE_OUT`. */
  readonly chosen: string;
  /** The availability of the best match on the dates; null without dates or match. */
  readonly availability: LineAvailability | null;
}

/** What the page of a rider shows. */
export interface RiderView {
  readonly text: string;
  /** Dates as typed. */
  readonly from: string;
  readonly to: string;
  readonly fault: RiderFault | null;
  readonly datesFault: PeriodFault | null;
  /** The lines; empty until there is a list that can be read. */
  readonly lines: readonly RiderLineView[];
  /** True where more was chosen to be asked for in words than the form takes. */
  readonly tooMuchToAsk: boolean;
}
