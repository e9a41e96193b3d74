/** A quote that waits for staff. */
export interface DueQuote {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly company: string | null;
  /** It is to be sent, expires soon, was refused to its customer because gear was missing, or is to be changed. */
  readonly reason: "draft" | "expires" | "short" | "asked";
  /** Collection of a draft, the time at which a request came, otherwise the time at which it expires. */
  readonly dueAt: Date | null;
}
