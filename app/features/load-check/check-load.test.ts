import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { HireLoadFacts } from "#app/features/fleet/catalogue/hire-item.ts";
import { checkLoad, type LoadPieces } from "./check-load.ts";
import { SUPPLY_CODES } from "./enums.ts";
import { fullCaseGrams, milliamperes, thousandths } from "./load-facts.ts";
import { chooseSupply, largestSupply, type PowerLoad, SUPPLIES, spreadLoads } from "./power.ts";

const NOTHING: HireLoadFacts = {
  watts: null,
  powerFactor: 1_000,
  phases: 1,
  weightGrams: null,
  casePieces: null,
  caseGrams: null,
  caseLengthMm: null,
  caseWidthMm: null,
  caseHeightMm: null,
};

function pieces(quantity: number, load: Partial<HireLoadFacts>, electrical = true): LoadPieces {
  return { name: "Spot", nameGa: null, electrical, load: { ...NOTHING, ...load }, quantity };
}

describe("power", () => {
  it("is 5,492 mA for 1,200 W at a power factor of 0.95, and a third on each of three phases", () => {
    const facts = { watts: 1_200, powerFactor: 950, phases: 1 };
    expect(milliamperes(facts)).toBe(5_492);
    expect(milliamperes({ watts: 12_000, powerFactor: 900, phases: 3 })).toBe(19_324);
    expect(milliamperes({ ...facts, watts: null })).toBeNull();
  });

  it("needs 32 A three-phase for ten spots of 1,200 W at 0.95", () => {
    const report = checkLoad([pieces(10, { watts: 1_200, powerFactor: 950 })]);
    expect(report).toMatchObject({ watts: 12_000, supply: "32A-3" });
    expect(report.power).toEqual({ phases: [21_968, 16_476, 16_476], single: 54_920 });
  });

  it("needs 63 A three-phase for six of 2 kW, eight of 300 W and one three-phase of 12 kW", () => {
    const report = checkLoad([
      pieces(8, { watts: 300, powerFactor: 900 }),
      pieces(6, { watts: 2_000 }),
      pieces(1, { watts: 12_000, powerFactor: 900, phases: 3 }),
    ]);
    expect(report.power).toEqual({ phases: [41_066, 41_066, 39_616], single: null });
    expect(report.supply).toBe("63A-3");
  });

  it.each([
    [10_400, "13A"],
    [10_401, "16A"],
    [12_800, "16A"],
    [25_600, "32A"],
    [50_400, "63A"],
    [100_000, "125A-3"],
    [100_001, null],
  ])("of one load of %i mA is carried by %s", (load, supply) => {
    expect(chooseSupply(spreadLoads([{ milliamperes: load, phases: 1, quantity: 1 }]))).toBe(supply);
  });

  it("takes a supply only from those that there are", () => {
    const ten = spreadLoads([{ milliamperes: 5_492, phases: 1, quantity: 10 }]);
    expect(chooseSupply(ten, ["13A", "63A-3"])).toBe("63A-3");
    expect(chooseSupply(ten, ["13A", "32A"])).toBeNull();
    expect([largestSupply(["13A", "16A-3", "32A"]), largestSupply([])]).toEqual(["16A-3", null]);
    expect(SUPPLIES.map(({ code }) => code)).toEqual([...SUPPLY_CODES]);
  });

  it("spreads as piece by piece, whatever the quantities", () => {
    const loads = fc.array(
      fc.record({
        milliamperes: fc.integer({ min: 1, max: 30_000 }),
        phases: fc.constantFrom(1, 3),
        quantity: fc.integer({ min: 0, max: 60 }),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(loads, (list) => {
        expect(spreadLoads(list).phases).toEqual(pieceByPiece(list));
      }),
    );
  });

  it("draws nothing where nothing is known to draw", () => {
    const report = checkLoad([pieces(3, {}), pieces(1, {}, false)]);
    expect(report).toMatchObject({ watts: 0, supply: null, grams: 0, unknown: { power: 1, weight: 2 } });
    expect(report.vans.map(({ count }) => count)).toEqual([0, 0]);
  });
});

function pieceByPiece(loads: readonly PowerLoad[]): number[] {
  const phases = [0, 0, 0];
  for (const { milliamperes: each, phases: own, quantity } of loads.toSorted(
    (a, b) => b.milliamperes - a.milliamperes,
  )) {
    for (let piece = 0; piece < quantity; piece += 1) {
      const at = phases.indexOf(Math.min(...phases));
      for (const phase of own === 3 ? [0, 1, 2] : [at]) phases[phase] = (phases[phase] ?? 0) + each;
    }
  }
  return phases;
}

describe("weight and volume", () => {
  const spot = {
    weightGrams: 21_500,
    casePieces: 2,
    caseGrams: 31_000,
    caseLengthMm: 800,
    caseWidthMm: 600,
    caseHeightMm: 900,
  };

  it("weighs pieces and the cases they fill, a begun case as a whole", () => {
    const report = checkLoad([pieces(5, spot)]);
    expect(report).toMatchObject({ grams: 5 * 21_500 + 3 * 31_000, cases: 3, litres: 1_296 });
    expect(fullCaseGrams({ ...NOTHING, ...spot })).toBe(74_000);
    expect(fullCaseGrams({ ...NOTHING, ...spot, casePieces: null })).toBeNull();
    expect(thousandths(1_650_000)).toBe("1,650");
    expect([thousandths(5_492), thousandths(950), thousandths(2_000)]).toEqual(["5.49", "0.95", "2"]);
  });

  it.each([
    [25_000, undefined],
    [25_001, "two-people"],
    [50_000, "two-people"],
    [50_001, "ramp"],
  ])("says of a case of %i g who lifts it: %s", (weightGrams, handling) => {
    const report = checkLoad([
      pieces(4, { weightGrams: weightGrams - 1_000, casePieces: 1, caseGrams: 1_000 }),
    ]);
    expect(report.heavy[0]?.handling).toBe(handling);
  });

  it("counts vans by payload and by three quarters of their volume", () => {
    const heavy = checkLoad([pieces(40, spot)]);
    // 1,480 kg in 20 cases of 432 litres: 8,640 litres.
    expect(heavy.vans.map(({ byWeight, byVolume, count }) => [byWeight, byVolume, count])).toEqual([
      [2, 2, 2],
      [1, 1, 1],
    ]);
    const own = {
      name: "Ours",
      nameGa: "Ár gceann",
      payloadGrams: 1_480_000,
      litres: 11_520,
      tailLift: false,
    };
    const [exact] = checkLoad([pieces(40, spot)], { vehicles: [own] }).vans;
    expect([exact?.byWeight, exact?.byVolume]).toEqual([1, 1]);
    const [less] = checkLoad([pieces(40, spot)], { vehicles: [{ ...own, litres: 11_519 }] }).vans;
    expect([less?.byWeight, less?.byVolume, less?.count]).toEqual([1, 2, 2]);
  });
});
