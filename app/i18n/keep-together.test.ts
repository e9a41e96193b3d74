import { expect, it } from "vitest";
import { keepTogether } from "./keep-together.ts";

const told = (text: string) => keepTogether(text).replaceAll("\u2060", "_");

it("keeps an Irish letter with the word that it stands before", () => {
  expect(told("Nó an t-aon solas, 7 n-earra; T-ionad")).toBe("Nó an t-_aon solas, 7 n-_earra; T-_ionad");
});

it("leaves every other hyphen as it is", () => {
  for (const text of ["ríomhphost", "an-mhaith", "beart-ainm", "A-t-a", "XLR-3", "14 n-", "–"])
    expect(keepTogether(text)).toBe(text);
});
