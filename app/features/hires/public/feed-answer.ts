/** Characters of the name of a calendar address at most. */
export const MAX_FEED_NAME = 60;

/** What making a calendar address answers: the address, shown once, or why there is none. */
export interface FeedAnswer {
  readonly fault: string | null;
  /** What was typed. */
  readonly name: string;
  readonly address: string | null;
}
