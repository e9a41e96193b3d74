interface Held {
  readonly itemId: string;
  /** What was promised, where another item takes its place; else null. */
  readonly forItemId: string | null;
  readonly quantity: number;
}

/** Pieces by item as they really go: what takes the place of a promised item is counted instead of it. */
export function withSubstitutes(
  promised: ReadonlyMap<string, number>,
  goods: readonly Held[],
): ReadonlyMap<string, number> {
  const going = new Map(promised);
  for (const { itemId, forItemId, quantity } of goods) {
    if (forItemId === null || !going.has(forItemId)) continue;
    going.set(forItemId, (going.get(forItemId) ?? 0) - quantity);
    going.set(itemId, (going.get(itemId) ?? 0) + quantity);
  }
  return new Map([...going].filter(([, quantity]) => quantity > 0));
}

/** The item that pieces were promised as. */
export function promisedAs({ itemId, forItemId }: Held): string {
  return forItemId ?? itemId;
}
