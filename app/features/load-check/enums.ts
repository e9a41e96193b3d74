/** Supplies from 13 A to 125 A in the order in which they are chosen: the first that carries a load. */
export const SUPPLY_CODES = ["13A", "16A", "32A", "16A-3", "32A-3", "63A", "63A-3", "125A-3"] as const;
