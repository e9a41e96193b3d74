/** A hire or a quote that names a supplier. */
interface SupplierUse {
  readonly id: string;
  readonly number: string;
}

/** What names a supplier: the hires that it was asked for, and the quotes with a line of it. The newest first. */
export interface SupplierUses {
  readonly hires: readonly SupplierUse[];
  readonly quotes: readonly SupplierUse[];
}

/** True for a supplier with a history, which is kept. */
export function isUsed({ hires, quotes }: SupplierUses): boolean {
  return hires.length + quotes.length > 0;
}
