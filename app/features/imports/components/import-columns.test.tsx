import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { format } from "#app/i18n/message.ts";
import { fields } from "#app/i18n/messages/catalog-admin/import-fields.ts";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { keysOf, recordOf } from "#app/lib/records.ts";
import { FIELD_HEADERS } from "../file/fields.ts";
import { FIRST_SETUP } from "../file/setup.ts";
import { ImportColumns } from "./import-columns.tsx";

const COLUMNS = [
  { key: "art. no.", header: "Art. no.", samples: [], kind: "unknown", field: "sku", suggested: true },
  { key: "name", header: "Name", samples: [], kind: "known", field: "name", suggested: false },
] as const;

const RETURNED = {
  kind: "same-meaning",
  faults: [{ column: "name", field: "name" }],
  setup: { ...FIRST_SETUP, blank: "clear", columns: { "art. no.": "name", name: "name" } },
} as const;

function shown(locale: "en" | "ga"): string {
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <ImportColumns runId="run" columns={COLUMNS} prices={[]} setup={FIRST_SETUP} returned={RETURNED} />
      ),
    },
  ]);
  return renderToStaticMarkup(
    <LocaleContext value={locale}>
      <Page initialEntries={["/"]} />
    </LocaleContext>,
  );
}

it("says at the second select that two columns cannot mean the same, and keeps every answer", () => {
  const html = shown("en");
  const [, select = ""] = /<select([^>]*name="column:name"[^>]*)>/.exec(html) ?? [];
  const id = /aria-describedby="([^"]+)"/.exec(select)?.[1];
  expect(select).toContain('aria-invalid="true"');
  expect(html).toContain(`id="${id}">Two columns cannot both be Name.</p>`);
  expect(html).not.toMatch(/name="column:art. no."[^>]*aria-invalid/);
  expect(html.match(/<option value="name" selected="">/g)).toHaveLength(2);
  expect(html).toMatch(/<details open="">/);
  expect(html).toMatch(/name="blank"[^>]*checked=""[^>]*value="clear"|value="clear"[^>]*checked=""/);
});

it("names what a column can mean in the language of the page", () => {
  const irish = shown("ga");
  expect(irish).toContain("Ainm: ní féidir an bhrí seo a thabhairt do dhá cholún.");
  expect(irish).toContain('<option value="regularPrice">Gnáthphraghas</option>');
  expect(shown("en")).toContain('<option value="regularPrice">Regular price</option>');
  // In English as the headers of an export, so that staff find them again.
  expect(recordOf(keysOf(fields), (field) => format("en", fields[field]))).toEqual(FIELD_HEADERS);
});
