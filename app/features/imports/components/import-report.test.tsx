import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { NO_COUNTS } from "../report/import-report.ts";
import type { RunState } from "../run/import-step.ts";
import { DroppedBanner } from "./drop-pictures.tsx";
import { ImportReport } from "./import-report.tsx";

const PROBLEMS = { problems: [], errors: 0, leftOut: 0, warnings: 0, page: 1, pages: 1 };

function render(node: React.ReactNode): string {
  const Page = createRoutesStub([{ path: "/", Component: () => node }]);
  return renderToStaticMarkup(
    <LocaleContext value="en">
      <Page initialEntries={["/"]} />
    </LocaleContext>,
  );
}

function report(state: RunState, rowsDone: number): string {
  const counts = { ...NO_COUNTS, rows: 8000, created: 5000, imagesMissing: 1200 };
  const run = { id: "run", fileName: "a.csv", state, stepped: true, counts, notes: [], rowsDone };
  return render(<ImportReport run={run} problems={PROBLEMS} hrefOf={() => "#"} />);
}

it("writes its figures as the rest of the page does", () => {
  const html = report("finished", 8000);
  expect(html).toContain("<dt>Rows read</dt><dd>8,000</dd>");
  expect(html).toContain("<dd>5,000</dd>");
  expect(html).toContain("<dd>1,200</dd>");
});

it("counts the rows that were read before a stop", () => {
  expect(report("stopped", 5000)).toContain("<dt>Rows read</dt><dd>5,000</dd>");
  expect(report("undone", 5000)).toContain("<dt>Rows read</dt><dd>5,000</dd>");
  expect(report("undone", 5000)).toContain("from before it was undone");
  expect(report("finished", 5000)).not.toContain("from before it was undone");
  expect(report("interrupted", 0)).toContain("<dt>Rows read</dt><dd>0</dd>");
  // Of a run from before rows were counted as they are read.
  expect(report("finished", 0)).toContain("<dt>Rows read</dt><dd>8,000</dd>");
});

it("says of each picture file why it was not used", () => {
  const dropped = { matched: 1, unnamed: ["x.png"], unusable: ["lamp.png"], tooLarge: [], untried: [] };
  const html = render(<DroppedBanner dropped={dropped} />);
  expect(html).toContain("Not used, as no product names a picture of this name: x.png. Not used");
  expect(html).toContain("Not used, as it is no picture or a damaged one: lamp.png. ");
});
