import { hireItems } from "#app/db/schema/hire/fleet.ts";

/** What a SELECT of items reads as `HireLoadFacts`. */
export const LOAD_COLUMNS = {
  watts: hireItems.watts,
  powerFactor: hireItems.powerFactor,
  phases: hireItems.phases,
  weightGrams: hireItems.weightGrams,
  casePieces: hireItems.casePieces,
  caseGrams: hireItems.caseGrams,
  caseLengthMm: hireItems.caseLengthMm,
  caseWidthMm: hireItems.caseWidthMm,
  caseHeightMm: hireItems.caseHeightMm,
};
