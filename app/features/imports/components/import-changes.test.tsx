import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { ImportChanges } from "./import-changes.tsx";

const FIELDS = ["regularPrice", "stockStatus", "descriptionGa", "links:cross_sell", "weightGrams", "images"];

function fieldsIn(locale: "en" | "ga"): readonly string[] {
  const change = {
    id: "change",
    row: 1,
    sku: "L-1",
    name: "Lamp",
    kind: "updated",
    editedId: null,
    kept: null,
    fields: FIELDS.map((field) => ({ field, old: null, new: null, changedSince: null })),
  } as const;
  const page = { changes: [change], names: {}, next: null, kept: 0 };
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => <ImportChanges page={page} isFirst hrefOf={() => "/"} afterUndo={false} />,
    },
  ]);
  const html = renderToStaticMarkup(
    <LocaleContext value={locale}>
      <Page initialEntries={["/"]} />
    </LocaleContext>,
  );
  return [...html.matchAll(/<tr>(?:<th.*?<\/th>)?<td>(.*?)<\/td>/g)].map(([, field = ""]) => field);
}

it("names the changed fields in the language of the page", () => {
  expect(fieldsIn("en")).toEqual([
    "Regular price",
    "Stock status",
    "Description in Irish",
    "Cross-sells",
    "Weight, g",
    "Images",
  ]);
  expect(fieldsIn("ga")).toEqual([
    "Gnáthphraghas",
    "Stádas an stoic",
    "Cur síos i nGaeilge",
    "Táirgí a théann leis",
    "Meáchan, g",
    "Íomhánna",
  ]);
});
