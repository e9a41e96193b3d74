import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { cents, ZERO } from "#app/lib/money.ts";
import type { HireLineView } from "../hires.ts";
import { HireLineRow } from "./hire-line-row.tsx";

const LINE = { id: "1", name: "Stage deck", nameGa: null, contents: [] } as unknown as HireLineView;

const textOf = (line: HireLineView) =>
  renderToStaticMarkup(
    <table>
      <tbody>
        <HireLineRow line={line} />
      </tbody>
    </table>,
  ).replace(/<[^>]+>/g, "|");

it.each(["heading", "text"] as const)("a %s has neither quantity nor price", (kind) => {
  expect(textOf({ ...LINE, kind, quantity: 1, net: ZERO })).not.toMatch(/\d/);
});

it("what is hired has both", () => {
  const text = textOf({ ...LINE, kind: "item", quantity: 2, net: cents(45_00) });
  expect(text).toContain("2");
  expect(text).toContain("€45.00");
});
