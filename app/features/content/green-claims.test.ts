import { expect, it } from "vitest";
import { greenClaimsIn, greenClaimsInside } from "./green-claims.ts";

it("L3: finds claims for the environment that need proof, in both languages", () => {
  expect(greenClaimsIn("<p>Our Eco-friendly fogger is <b>climate neutral</b>. Eco-Friendly!</p>")).toEqual([
    "Eco-friendly",
    "climate neutral",
  ]);
  expect(greenClaimsIn("Gléas inbhuanaithe, cairdiúil don chomhshaol")).toEqual([
    "inbhuanaithe",
    "cairdiúil don chomhshaol",
  ]);
  expect(
    greenClaimsInside({ title: { en: "A sustainable stage" }, rows: [{ text: "zero emissions" }] }),
  ).toEqual(["sustainable", "zero emissions"]);
});

it("L3: leaves facts and colours alone", () => {
  const plain =
    "Green laser, 520 nm. Echo effect. Economy mode uses 40 W. Environmental cost €0.85. Natural wood.";
  expect(greenClaimsIn(plain)).toEqual([]);
});
