import { expect, it } from "vitest";
import { canOpen } from "#app/features/identity/permissions.ts";
import { BEGINNINGS, COMMANDS, OWN_PAGES, REPORTS } from "./palette-actions.ts";
import { isMeant } from "./sections.ts";

it("begins every thing that has a form of its own, for those who may", () => {
  const named = BEGINNINGS.map(({ label }) => label.en);
  expect(named).toEqual(
    expect.arrayContaining(["New order", "New product", "New quote", "New hire item", "New discount code"]),
  );
  expect(BEGINNINGS.filter(({ href }) => canOpen(["sales"], href)).map(({ label }) => label.en)).toContain(
    "New quote",
  );
});

it.each([
  ["vat", "/admin/reports/vat"],
  ["xero", "/admin/reports/accounting"],
  ["return vat", "/admin/reports/vat"],
  ["password", "/account/security"],
  ["two-factor", "/account/security/code"],
  ["sessions", "/account"],
])("finds %s", (typed, href) => {
  const found = [...REPORTS, ...OWN_PAGES].filter((page) => isMeant(page, typed));
  expect(found.map((page) => page.href)).toContain(href);
});

it.each([
  ["log out", "log-out"],
  ["sign out", "log-out"],
  ["logáil amach", "log-out"],
  ["dark", "switch-theme"],
  ["light", "switch-theme"],
  ["theme", "switch-theme"],
])("offers the command for %s", (typed, name) => {
  expect(COMMANDS.filter((command) => isMeant(command, typed)).map((command) => command.name)).toEqual([
    name,
  ]);
});
