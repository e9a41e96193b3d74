import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { ADMIN_SECTIONS, isMeant } from "./sections.ts";

function addresses(entries: readonly RouteConfigEntry[], base = ""): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${base}/${entry.path}` : base;
    return [path, ...addresses(entry.children ?? [], path)];
  });
}

test("every section is a page, and no two share a letter", () => {
  const all = addresses(routes);
  expect(ADMIN_SECTIONS.map(({ href }) => href).filter((href) => !all.includes(href))).toEqual([]);
  const letters = ADMIN_SECTIONS.flatMap(({ letter }) => letter ?? []);
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters.filter((letter) => !/^[a-fh-z]$/.test(letter))).toEqual([]);
});

test.each(["LOLER", "pat", "GA1", "Reg. 81", "teastais", "Inspections", "cigireachtaí"])(
  "%s finds the inspections",
  (typed) => {
    const found = ADMIN_SECTIONS.filter((section) => isMeant(section, typed)).map(({ href }) => href);
    expect(found).toContain("/admin/hire/inspections");
  },
);
