import { describe, expect, it } from "vitest";
import { searchCodeOf, searchTextOf } from "./search-text.ts";

describe("search text", () => {
  it("keeps fields apart and folds them", () => {
    expect(
      searchTextOf({ name: "Cábla DMX", nameGa: "Cábla DMX", brand: "Klotz", categories: ["Cables"] }),
    ).toBe("cabla dmx | klotz | cables");
  });

  it("ignores spaces, hyphens and case of part numbers", () => {
    expect(searchCodeOf("AB-12 34/x", null, "cd.5")).toBe("ab1234x cd5");
  });
});
