import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { readSetup } from "../file/setup.ts";
import { NO_COUNTS } from "../report/import-report.ts";
import type { ImportStep } from "../run/import-step.ts";
import { CheckedImport, EndedImport } from "./import-outcome.tsx";

const RUN: ImportStep = {
  id: "run",
  fileName: "products.csv",
  state: "undone",
  counts: NO_COUNTS,
  notes: [],
  createdAt: new Date(0),
  finishedAt: new Date(0),
  setup: readSetup({}),
  hasFile: false,
  tracked: true,
  stepped: true,
  rowsDone: 1,
  rowsTotal: 1,
  stopAsked: false,
  newCategories: [],
  newBrands: 0,
  newProducts: ["Strobe", "Fogger"],
  other: null,
};

const shown = (problems: number) =>
  render(<EndedImport run={RUN} picturesLeft={0} kept={0} problems={problems} />);

function render(node: React.ReactNode): string {
  const Page = createRoutesStub([{ path: "/", Component: () => node }]);
  return renderToStaticMarkup(
    <LocaleContext value="en">
      <Page initialEntries={["/"]} />
    </LocaleContext>,
  );
}

it("offers the rows with problems only where there are any", () => {
  expect(shown(0)).not.toContain("errors.csv");
  expect(shown(2)).toContain("errors.csv");
});

it("names the first products that a dry run would make, so that a wrong column is seen", () => {
  const html = render(<CheckedImport run={{ ...RUN, state: "checked" }} />);
  expect(html).toMatch(/The first new products.*<li>Strobe<\/li><li>Fogger<\/li>/s);
});

it("names the pictures that stay in the library after an undo, with the way there", () => {
  const undone = (picturesLeft: number) =>
    render(
      <EndedImport run={{ ...RUN, state: "undone" }} picturesLeft={picturesLeft} kept={0} problems={0} />,
    );
  expect(undone(2)).toContain("2 pictures that were uploaded for it stay in Media.");
  expect(undone(2)).toContain('href="/admin/media?show=uploads"');
  expect(undone(0)).not.toContain("Media");
});
