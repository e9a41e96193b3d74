/** What filling in a brand's maker would do to its products, drafts included. */
export interface MakerFillPreview {
  /** Products without a maker of their own, which would show the one typed. */
  readonly filled: number;
  /** Products with other details of their own. They stay unless they are to be replaced. */
  readonly other: number;
  /** Products that show these details already. */
  readonly same: number;
}

/** The result of filling in a brand's maker. */
export interface MakerFillOutcome {
  /** Products that show another maker than before. */
  readonly changed: number;
  /** Products that kept details of their own. */
  readonly kept: number;
  /** Undoes it; null where nothing changed. */
  readonly undo: string | null;
}
