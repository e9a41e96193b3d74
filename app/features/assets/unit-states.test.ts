import { expect, it } from "vitest";
import { ASSET_STATES } from "./enums.ts";
import { canUnitBecome, isOwned, statesAfter } from "./unit-states.ts";

it("allows the steps of the specification and no others", () => {
  const allowed = ASSET_STATES.flatMap((from) => statesAfter(from).map((to) => `${from}→${to}`));
  expect(allowed).toEqual([
    "in-service→repair",
    "in-service→missing",
    "in-service→sold",
    "in-service→scrapped",
    "repair→in-service",
    "repair→sold",
    "repair→scrapped",
    "missing→in-service",
    "missing→sold",
    "missing→scrapped",
  ]);
  expect(canUnitBecome("repair", "missing")).toBe(false);
  expect(ASSET_STATES.filter(isOwned)).toEqual(["in-service", "repair", "missing"]);
});
