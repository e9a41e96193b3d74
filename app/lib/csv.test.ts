import { expect, it } from "vitest";
import { csvText } from "./csv.ts";

it("quotes what needs it, disarms formulas, and leaves numbers alone", () => {
  const rows = [
    ["Name", "n"],
    ['Áine "Ní" Bhriain, Gaillimh', -3],
    ["=HYPERLINK(1)", null],
    ["+353 91", "@x"],
    ["two\nlines", "-1+1"],
  ];
  expect(csvText(rows)).toBe(
    '\uFEFFName,n\r\n"Áine ""Ní"" Bhriain, Gaillimh",-3\r\n\'=HYPERLINK(1),\r\n\'+353 91,\'@x\r\n"two\nlines",\'-1+1\r\n',
  );
});
