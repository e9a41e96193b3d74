/** A hire that has not begun and for which fewer units are inspected until its return than it needs. */
export interface UninspectedHire {
  readonly hireId: string;
  readonly number: string;
  readonly startsAt: Date;
  readonly itemName: string;
  readonly itemNameGa: string | null;
  /** A unit that is promised or prepared; null where the item's units are counted. */
  readonly unit: number | null;
  readonly needed: number;
  /** In service, with every inspection that the law asks for until the day of the return. */
  readonly good: number;
}
