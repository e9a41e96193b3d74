/** A hire that begins or ends on a day on which the store is closed. */
export interface ClosedDayHire {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  /** Its collection, where that is on a closed day. */
  readonly begins: Date | null;
  readonly ends: Date | null;
}
