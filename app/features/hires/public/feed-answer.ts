/** What making a calendar address answers: the address, shown once, or why there is none. */
export interface FeedAnswer {
  readonly fault: string | null;
  readonly address: string | null;
}
