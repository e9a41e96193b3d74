import { describe, expect, it } from "vitest";
import { fold, foldCode } from "./fold.ts";

describe("fold", () => {
  it("takes fadas, case and doubled spaces away", () => {
    expect(fold("  Soilsiú  LED ")).toBe("soilsiu led");
    expect(fold("Ceabal ÁÉÍÓÚ")).toBe("ceabal aeiou");
  });
});

describe("foldCode", () => {
  it("matches a part number however it is typed", () => {
    const typed = ["DMX-5P-10M", "dmx 5p 10m", "DMX5P.10m", "dmx/5p/10m"];
    expect(new Set(typed.map(foldCode)).size).toBe(1);
  });
});
