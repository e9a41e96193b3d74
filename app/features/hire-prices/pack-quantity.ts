/** A wanted quantity as whole packs, rounded up, at most `most`; one pack where it is no quantity. */
export function packQuantity(packSize: number, wanted: number | null, most: number): number {
  if (wanted === null || !Number.isSafeInteger(wanted) || wanted < 1) return packSize;
  const packs = Math.ceil(Math.min(wanted, most) / packSize);
  return Math.min(packs, Math.max(1, Math.floor(most / packSize))) * packSize;
}
