import { expect, it } from "vitest";
import { msg } from "#app/i18n/message.ts";
import { hirePlace, placeRows } from "./hire-place.ts";

const NAMES = { place: msg("Place", "Áit"), usedAt: msg("Used at", "Áit úsáide") };
const THEATRE = "Town Hall Theatre";

it("a collection changes hands at the store, also where it is used elsewhere, and a delivery at its place", () => {
  const store = "Unit 5\nGalway";
  expect(hirePlace({ place: THEATRE, transport: "collection" }, store)).toBe("Unit 5, Galway");
  expect(hirePlace({ place: "", transport: "collection" }, store)).toBe("Unit 5, Galway");
  expect(hirePlace({ place: THEATRE, transport: "delivery" }, store)).toBe(THEATRE);
  expect(hirePlace({ place: "", transport: "delivery" }, store)).toBe("");
});

it("the place of a collection is where it is used", () => {
  expect(placeRows({ place: THEATRE, transport: "collection" }, NAMES)).toEqual([[NAMES.usedAt, THEATRE]]);
  expect(placeRows({ place: THEATRE, transport: "delivery" }, NAMES)).toEqual([[NAMES.place, THEATRE]]);
  expect(placeRows({ place: "", transport: "collection" }, NAMES)).toEqual([]);
});
