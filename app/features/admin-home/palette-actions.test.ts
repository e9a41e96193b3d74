import { expect, it } from "vitest";
import { canOpen } from "#app/features/identity/permissions.ts";
import { BEGINNINGS } from "./palette-actions.ts";

it("begins every thing that has a form of its own, for those who may", () => {
  const named = BEGINNINGS.map(({ label }) => label.en);
  expect(named).toEqual(
    expect.arrayContaining(["New order", "New product", "New quote", "New hire item", "New discount code"]),
  );
  expect(BEGINNINGS.filter(({ href }) => canOpen(["sales"], href)).map(({ label }) => label.en)).toContain(
    "New quote",
  );
});
