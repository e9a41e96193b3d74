import { describe, expect, it } from "vitest";
import { codesOf, searchCodeOf, searchTextOf } from "./search-text.ts";

describe("search text", () => {
  it("keeps fields apart and folds them", () => {
    expect(
      searchTextOf({ name: "Cábla DMX", nameGa: "Cábla DMX", brand: "Klotz", categories: ["Cables"] }),
    ).toBe("cabla dmx | klotz | cables");
  });

  it("ignores spaces, hyphens and case of part numbers", () => {
    expect(searchCodeOf("AB-12 34/x", null, "cd.5")).toBe("ab1234x cd5");
  });

  it("takes the SKUs and GTINs of a product and its variations as codes", () => {
    const tee = { sku: "TEE", gtin: null };
    const large = { sku: "TEE-L", gtin: "5 391234 567890" };
    const codes = codesOf(tee, large);
    expect(searchCodeOf(...codes)).toBe("tee teel 5391234567890");
    expect(searchTextOf({ name: "T-shirt", codes })).toBe("t-shirt | tee | tee-l | 5 391234 567890");
  });
});
