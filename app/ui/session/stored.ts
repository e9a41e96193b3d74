/** Where the scripts of a page find what its storage refused: each of them is a bundle of its own. */
const REFUSED = Symbol.for("refused-by-storage");

/** The storage of this browser, or of this tab alone. A key is used in one of them only. */
type Area = "localStorage" | "sessionStorage";

/** A text of this browser; null where there is none. For browser code only. */
export function readStored(key: string, area: Area = "localStorage"): string | null {
  const refused = refusedTexts().get(key);
  if (refused !== undefined) return refused;
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** The value of a text that is JSON; null where there is none, or one that is no JSON. */
export function readStoredValue(key: string, area?: Area): unknown {
  try {
    return JSON.parse(readStored(key, area) ?? "null");
  } catch {
    return null;
  }
}

/**
 * Stores a text in this browser, or removes it where it is null. What the storage refuses, for instance when it is
 * full, is kept for as long as the page and read instead of what the storage holds.
 */
export function writeStored(key: string, text: string | null, area: Area = "localStorage"): void {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    refusedTexts().delete(key);
  } catch {
    refusedTexts().set(key, text);
  }
}

function refusedTexts(): Map<string, string | null> {
  const page: typeof globalThis & { [REFUSED]?: Map<string, string | null> } = globalThis;
  page[REFUSED] ??= new Map();
  return page[REFUSED];
}
