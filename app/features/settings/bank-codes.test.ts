import { expect, it } from "vitest";
import { settingSchemas } from "./schema.ts";
import { readTrade } from "./settings-form.ts";

const IBANS = {
  IE: "IE29 AIBK 9311 5212 3456 78",
  GB: "GB29 NWBK 6016 1331 9268 19",
  none: "",
};

function faultOf(bic: string, iban: string): string | undefined {
  const read = readTrade(settingSchemas.trade, {
    "trade.invoiceDays": "14",
    "trade.linkDays": "7",
    "trade.salesRefundLimit": "500",
    "trade.iban": iban,
    "trade.bic": bic,
  });
  return read.ok ? undefined : read.error.map(({ field, kind }) => `${field} ${kind}`).join();
}

it.each(["X", "AIBKIE2", "AIBKIE2DX", "AIBKIE2DXXXX", "AIBK1E2D", "AIBKIE2-"])(
  "refuses %s as a BIC",
  (bic) => {
    expect(faultOf(bic, IBANS.none)).toBe("trade.bic bic");
  },
);

it("takes a BIC of 8 or 11 characters, in any case and spacing, or none", () => {
  for (const bic of ["", "AIBKIE2D", "aibk ie2d xxx", "TRWIIE21"])
    expect([bic, faultOf(bic, IBANS.IE)]).toEqual([bic, undefined]);
});

it("compares the country of the BIC with that of the IBAN, territories included", () => {
  expect(faultOf("NWBKGB2L", IBANS.IE)).toBe("trade.bic bic-country");
  expect(faultOf("NWBKGB2L", IBANS.GB)).toBeUndefined();
  expect(faultOf("NWBKJE2L", IBANS.GB)).toBeUndefined();
  expect(faultOf("NWBKGB2L", IBANS.none)).toBeUndefined();
});
