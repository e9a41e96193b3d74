import type { ScanAction } from "./scans.ts";
import type { ListedItem, WarehouseView } from "./warehouse.ts";

/** True where nothing of an item is left to do. */
export function isItemDone(item: ListedItem, action: ScanAction): boolean {
  return action === "return"
    ? item.out === 0
    : item.needed === item.prepared + item.out + item.good + item.damaged + item.missing;
}

/**
 * Ids of the items of a list in the order of the printed pick list: by place, what has none after it; what is done comes
 * last. Items that `known` has stay where they are, so that no row moves under a finger when it is done; new ones follow.
 */
export function orderOf(
  { items, units }: Pick<WarehouseView, "items" | "units">,
  action: ScanAction,
  known: readonly string[] = [],
): readonly string[] {
  const rank = new Map(known.map((itemId, at) => [itemId, at]));
  const ofUnits = new Map([...units].reverse().map(({ itemId, place }) => [itemId, place]));
  const placeOf = ({ itemId, place }: ListedItem) => ofUnits.get(itemId) || place;
  return [...items]
    .sort(
      (a, b) =>
        (rank.get(a.itemId) ?? known.length) - (rank.get(b.itemId) ?? known.length) ||
        Number(isItemDone(a, action)) - Number(isItemDone(b, action)) ||
        Number(!placeOf(a)) - Number(!placeOf(b)) ||
        placeOf(a).localeCompare(placeOf(b), "en", { numeric: true }),
    )
    .map(({ itemId }) => itemId);
}
