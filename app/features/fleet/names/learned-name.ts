/** A name that an item got from a customer's list. */
export interface LearnedName {
  readonly name: string;
  readonly at: Date;
  /** The quote in which staff chose the item. */
  readonly quote: { readonly id: string; readonly number: string };
}
