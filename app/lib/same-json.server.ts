import { isDeepStrictEqual } from "node:util";

/** Whether two values are the same once they are stored as JSON, whatever the order of their keys. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(asStored(one), asStored(other));
}

function asStored(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
