import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { RiderView } from "../rider-view.ts";
import { RiderPage } from "./rider-page.tsx";

const HEADING: RiderView["lines"][number] = {
  line: 1,
  source: "Lights",
  text: "Lights",
  note: "",
  kind: "heading",
  quantity: 0,
  level: "none",
  confidence: 0,
  choices: [],
  chosen: "",
  availability: null,
};

const VIEW: RiderView = {
  text: "Lights",
  from: "2026-12-02T09:00",
  to: "2026-12-01T09:00",
  fault: null,
  datesFault: null,
  lines: [HEADING],
  tooMuchToAsk: false,
};

/** The elements at which the page opens after the list was sent. */
function targets(view: RiderView) {
  const dates = { from: "", to: "" };
  const Stub = createRoutesStub([
    { path: "/", Component: () => <RiderPage view={view} dates={dates} items="" /> },
  ]);
  return renderToStaticMarkup(<Stub />).match(/<\w+[^>]* id="answer"[^>]*>/g);
}

it("opens at the lines, and at the problems where dates are wrong beside lines that were read", () => {
  expect(targets(VIEW)).toEqual([expect.stringContaining("rider-answer")]);
  expect(targets({ ...VIEW, datesFault: { kind: "order" } })).toEqual([
    expect.stringContaining("data-problem"),
  ]);
});
