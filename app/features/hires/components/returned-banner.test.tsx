import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { ReturnedGoods } from "../closing/returned-goods.ts";
import type { HireView } from "../hires.ts";
import { ReturnedBanner } from "./returned-banner.tsx";

it("says of damage that the damage waiver covers it, and of what is missing that it is charged", () => {
  const hire = { id: "1", state: "checked", orders: [] } as unknown as HireView;
  const show = (hasWaiver: boolean, fault: "missing" | "damaged") => {
    const goods = { name: "Lamp", nameGa: null, missing: 0, damaged: 0, notes: [] };
    const units = { damagedUnits: [], missingUnits: [], replacementNet: null };
    const one: ReturnedGoods = { id: "2", ...goods, ...units, [fault]: 1 };
    const Page = createRoutesStub([
      { path: "/", Component: () => <ReturnedBanner hire={hire} goods={[one]} hasWaiver={hasWaiver} /> },
    ]);
    return renderToStaticMarkup(<Page />);
  };
  expect(show(true, "damaged")).toContain("accidental damage is not charged");
  expect(show(true, "missing")).not.toContain("accidental damage");
  expect(show(false, "damaged")).not.toContain("accidental damage");
});
