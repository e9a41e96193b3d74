import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { AuditTable } from "./audit-list.tsx";

it("leaves the cell of an entry without details empty, so that a phone shows no label alone", () => {
  const one = {
    at: new Date("2026-11-29T10:00Z"),
    actorId: null,
    action: "product.deleted",
    subjectType: "product",
    subjectId: null,
  };
  const page = renderToStaticMarkup(
    <LocaleContext value="en">
      <AuditTable
        entries={[
          { ...one, id: "a", details: {} },
          { ...one, id: "b", details: { pieces: 3 } },
        ]}
        names={{}}
        columns={["details"]}
      />
    </LocaleContext>,
  );
  expect([...page.matchAll(/data-label="Details"><div>(.*?)<\/div>/g)].map(([, cell]) => cell)).toEqual([
    "",
    '<span class="muted">3 pieces</span>',
  ]);
});
