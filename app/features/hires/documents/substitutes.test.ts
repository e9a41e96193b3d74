import { expect, it } from "vitest";
import { withSubstitutes } from "./substitutes.ts";

const piece = (itemId: string, forItemId: string | null, quantity = 1) => ({ itemId, forItemId, quantity });

it("what takes the place of a promised item is counted instead of it, once", () => {
  const promised = new Map([
    ["spot", 4],
    ["stand", 2],
  ]);
  const goods = [piece("spot", null, 3), piece("beam", "spot"), piece("box", "stand", 2), piece("x", "kit")];
  expect([...withSubstitutes(promised, goods)]).toEqual([
    ["spot", 3],
    ["beam", 1],
    ["box", 2],
  ]);
});
