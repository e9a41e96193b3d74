import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CACHES } from "#app/ui/shell/service-worker/kept-caches.client.ts";
import { cookies } from "./cookies.ts";

/** Keys of browser storage are constants of this kind; those of the server's own rows are not meant. */
const KEY = /(?:_KEY = |openDB<\w+>\()"([\w-]+)"/g;
const OF_THE_SERVER = ["periodic"];

it("lists every entry that the program keeps in the browser", () => {
  const files = globSync("app/**/*.{ts,tsx}").filter((file) => !/\.server\.|\.test\./.test(file));
  const keys = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(KEY)].map(([, key]) => key));
  expect(keys).toContain("hire_basket");
  const listed = JSON.stringify(cookies);
  const kept = [...keys, ...Object.values(CACHES)].filter((key) => !OF_THE_SERVER.includes(key ?? ""));
  expect(kept.filter((key) => !new RegExp(`\\b${key}\\b`).test(listed))).toEqual([]);
});
