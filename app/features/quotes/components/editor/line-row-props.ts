import type { QuoteLineFigures } from "../../editor/draft-figures.ts";
import type { QuoteLineField, QuoteLineValues } from "../../editor/draft-form.ts";
import type { PickerItem } from "../../editor/picker-item.ts";

export interface Supplier {
  readonly id: string;
  readonly name: string;
  /** Null for one that is offered; any other is shown only in lines that have it. */
  readonly archivedAt: Date | null;
}

/** A line of the editor with what is known of it, and what can be done with it. */
export interface LineRowProps {
  readonly line: QuoteLineValues;
  /** The number of the line, from 1. */
  readonly n: number;
  readonly figures: QuoteLineFigures | undefined;
  /** The factor in thousandths that the head of the lines names; null without dates. */
  readonly factor: number | null;
  /** The name of an item that was chosen here: the figures may still be those of another one. */
  readonly name: string | undefined;
  readonly suppliers: readonly Supplier[];
  readonly errorOf: (field: string) => string | undefined;
  readonly change: (field: QuoteLineField, value: string) => void;
  readonly choose: (item: PickerItem) => void;
  readonly move: (by: -1 | 1) => void;
  readonly remove: () => void;
}
