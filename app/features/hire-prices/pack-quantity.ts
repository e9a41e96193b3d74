import { MAX_HIRE_QUANTITY } from "#app/features/claims/hire-period.ts";

/** A wanted quantity as whole packs, rounded up, at most MAX_QUANTITY; one pack where it is no quantity. */
export function packQuantity(packSize: number, wanted: number | null): number {
  if (wanted === null || !Number.isSafeInteger(wanted) || wanted < 1) return packSize;
  const packs = Math.ceil(Math.min(wanted, MAX_HIRE_QUANTITY) / packSize);
  return Math.min(packs, Math.max(1, Math.floor(MAX_HIRE_QUANTITY / packSize))) * packSize;
}
