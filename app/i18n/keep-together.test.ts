import { expect, it } from "vitest";
import { keepFigures, keepTogether } from "./keep-together.ts";

const result = (text: string) => keepTogether(text).replaceAll("\u2060", "_");

it("keeps an Irish letter with the word that it is before", () => {
  const rest = " agus gach rud eile a theastaíonn ar an stáitse anocht.";
  expect(result(`Nó an t-aon solas, 7 n-earra; T-ionad${rest}`)).toBe(
    `Nó an t-_aon solas, 7 n-_earra; T-_ionad${rest}`,
  );
});

it("leaves every other hyphen as it is", () => {
  for (const text of ["ríomhphost", "an-mhaith", "beart-ainm", "A-t-a", "XLR-3", "14 n-", "–"])
    expect(keepTogether(text)).toBe(text);
});

it("leaves labels and notices as they are quoted", () => {
  expect(keepTogether("Baineadh an t-earra as an gciseán")).toBe("Baineadh an t-earra as an gciseán");
});

it("keeps a figure with its unit, and with nothing else", () => {
  const seen = (name: string) => keepFigures(name).replaceAll("\u00a0", "_");
  expect(seen("CEE extension cable 63 A, 25 m")).toBe("CEE extension cable 63_A, 25_m");
  expect(seen("Maolú -20 dB, 230 V / 1.5 kW")).toBe("Maolú -20_dB, 230_V / 1.5_kW");
  expect(seen("Callaire gníomhach 12 orlach")).toBe("Callaire gníomhach 12_orlach");
  expect(seen("Fo-challaire dúbailte 18 n-orlach")).toBe("Fo-challaire dúbailte 18_n-orlach");
  expect(seen("Active loudspeaker 12 in")).toBe("Active loudspeaker 12_in");
  expect(seen("LED moving head wash 19 × 15 W")).toBe("LED moving head wash 19_×_15_W");
  expect(seen("Roll 1.22 × 7.62 m, 360 × 360 × 620 mm")).toBe("Roll 1.22_×_7.62_m, 360_×_360_×_620_mm");
  expect(seen("2 × Moving head, 4 × 12 in")).toBe("2 × Moving head, 4_×_12_in");
  for (const name of [
    "Stage deck 2 metres",
    "DMX 512 A4",
    "DMX 512 4 way",
    "Reel 25 50",
    "Par 64 Wide",
    "A 63",
  ])
    expect(keepFigures(name)).toBe(name);
});
