import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readStored, readStoredValue, writeStored } from "./stored.ts";
import { readStoredTexts } from "./stored-texts.ts";

/** A storage as a browser has it, with what it refuses at the moment. */
function createStorage() {
  const texts = new Map<string, string>();
  const refuses = { reads: false, writes: false };
  const refuse = () => {
    throw new DOMException("Refused", "QuotaExceededError");
  };
  return {
    refuses,
    getItem: (key: string) => (refuses.reads ? refuse() : (texts.get(key) ?? null)),
    setItem: (key: string, text: string) => (refuses.writes ? refuse() : texts.set(key, text)),
    removeItem: (key: string) => (refuses.reads ? refuse() : texts.delete(key)),
  };
}

let storage = createStorage();
beforeEach(() => {
  storage = createStorage();
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => {
  for (const key of ["cart", "other"]) writeStored(key, null);
  vi.unstubAllGlobals();
});

it("keeps texts in the storage, and removes them with null", () => {
  writeStored("cart", "1");
  expect(storage.getItem("cart")).toBe("1");
  expect(readStored("cart")).toBe("1");
  writeStored("cart", null);
  expect(storage.getItem("cart")).toBeNull();
  expect(readStored("cart")).toBeNull();
});

it("keeps texts of one tab beside those of the browser", () => {
  const tab = createStorage();
  vi.stubGlobal("sessionStorage", tab);
  writeStored("draft", "1", "sessionStorage");
  expect(tab.getItem("draft")).toBe("1");
  expect(storage.getItem("draft")).toBeNull();
  expect(readStored("draft", "sessionStorage")).toBe("1");
  tab.refuses.writes = true;
  writeStored("draft", "2", "sessionStorage");
  expect(readStored("draft", "sessionStorage")).toBe("2");
  writeStored("draft", null, "sessionStorage");
  expect(readStored("draft", "sessionStorage")).toBeNull();
});

it("reads JSON, and nothing where a text is none", () => {
  writeStored("cart", '["a",1,"b"]');
  expect(readStoredValue("cart")).toEqual(["a", 1, "b"]);
  expect(readStoredTexts("cart")).toEqual(["a", "b"]);
  writeStored("cart", '{"a":');
  expect(readStoredValue("cart")).toBeNull();
  expect(readStoredTexts("cart")).toEqual([]);
  writeStored("cart", null);
  expect(readStoredValue("cart")).toBeNull();
});

it("reads back what a full storage refused, and the storage for everything else", () => {
  writeStored("cart", "1");
  writeStored("other", "as before");
  storage.refuses.writes = true;
  writeStored("cart", "2");
  expect(readStored("cart")).toBe("2");
  expect(readStored("other")).toBe("as before");
});

it("returns to the storage once it takes the text", () => {
  storage.refuses.writes = true;
  writeStored("cart", "1");
  storage.refuses.writes = false;
  writeStored("cart", "2");
  storage.setItem("cart", "3 of another tab");
  expect(readStored("cart")).toBe("3 of another tab");
});

it("keeps texts and their removal where the storage refuses everything", () => {
  writeStored("cart", "1");
  storage.refuses.reads = true;
  storage.refuses.writes = true;
  expect(readStored("other")).toBeNull();
  writeStored("other", "2");
  writeStored("cart", null);
  expect(readStored("other")).toBe("2");
  storage.refuses.reads = false;
  expect(readStored("cart")).toBeNull();
});

it("shares what was refused with the page's other scripts, which are bundles of their own", async () => {
  storage.refuses.writes = true;
  writeStored("cart", "1");
  const bundle = "./stored.ts?bundle";
  const other: typeof import("./stored.ts") = await import(bundle);
  expect(other.readStored).not.toBe(readStored);
  expect(other.readStored("cart")).toBe("1");
});
