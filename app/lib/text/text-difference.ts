/** One field in which two versions of something differ. Empty text: nothing there. */
export interface TextDifference {
  /** The name of the field; one that ends in "ga" holds Irish. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /**
   * "tick": both are "yes" or empty. "instant": both are ISO texts. "choice": both are in the reader's words and have no
   * parts. Left out: what people wrote.
   */
  readonly kind?: "tick" | "instant" | "choice";
}
