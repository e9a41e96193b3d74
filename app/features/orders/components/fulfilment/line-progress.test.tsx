import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { LineRest } from "#app/features/orders/fulfilment/fulfilment.ts";
import { LineProgress } from "./line-progress.tsx";

const LINE = { position: 0, ordered: 3, dispatched: 0, collected: 0, refunded: 0, unsent: 0, left: 3 };

function show(rest: Partial<LineRest>): string {
  const Page = createRoutesStub([
    { path: "/", Component: () => <LineProgress rest={{ ...LINE, ...rest }} /> },
  ]);
  return renderToStaticMarkup(<Page />);
}

it("says what was collected of a line of which something is left, and nothing of one collected whole", () => {
  expect(show({ collected: 2, left: 1 })).toContain("2 of 3 collected");
  expect(show({ collected: 3, left: 0 })).toBe("");
});
