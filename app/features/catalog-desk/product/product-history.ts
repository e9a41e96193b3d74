/** Something that was done to a product. */
export interface ProductEvent {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  /** Names of the fields that the change was about. */
  readonly fields: readonly string[];
  /** The person who did it; null for the system. */
  readonly by: string | null;
}
