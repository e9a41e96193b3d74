import { describe, expect, it } from "vitest";
import { withoutAddresses } from "./error-report.ts";

describe("withoutAddresses", () => {
  it.each([
    ["no account for aoife@example.ie, sorry", "no account for (address), sorry"],
    ['"Aoife" <aoife.ní@example.ie>', '"Aoife" <(address)>'],
    ["nothing to hide", "nothing to hide"],
  ])("%s", (text, shown) => {
    expect(withoutAddresses(text)).toBe(shown);
  });
});
