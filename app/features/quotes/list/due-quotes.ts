/** A quote that waits for staff. */
export interface DueQuote {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly company: string | null;
  /** It is to be sent, expires soon, or was refused to its customer because gear was missing. */
  readonly reason: "draft" | "expires" | "short";
  /** Collection of a draft, otherwise the time at which it expires. */
  readonly dueAt: Date | null;
}
