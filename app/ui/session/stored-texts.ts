import { readStoredValue } from "./stored.ts";

/** The texts of a list that is kept as JSON. */
export function readStoredTexts(key: string): readonly string[] {
  const value = readStoredValue(key);
  return Array.isArray(value) ? value.filter((text): text is string => typeof text === "string") : [];
}
