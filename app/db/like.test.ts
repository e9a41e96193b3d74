import { expect, it } from "vitest";
import { containing, literally } from "./like.ts";

it("takes wildcards and the escape itself literally", () => {
  expect(literally("50%_\\")).toBe("50\\%\\_\\\\");
  expect(containing("10 m")).toBe("%10 m%");
});
