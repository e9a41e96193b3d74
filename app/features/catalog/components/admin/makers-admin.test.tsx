import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { BrandTable } from "./makers-admin.tsx";

function shown(products: number, ownMakers: number): string {
  const brand = {
    id: "brand",
    name: "Lumen",
    products,
    ownMakers,
    manufacturerName: null,
    manufacturerAddress: null,
    manufacturerContact: null,
    manufacturerOutsideEu: false,
    responsiblePerson: null,
  };
  const Page = createRoutesStub([{ path: "/", Component: () => <BrandTable brands={[brand]} /> }]);
  return renderToStaticMarkup(
    <LocaleContext value="en">
      <Page initialEntries={["/"]} />
    </LocaleContext>,
  );
}

it("counts all published products of a brand, and warns only where one shows the brand's manufacturer", () => {
  const warned = shown(2, 3);
  expect(warned).toMatch(/state-warn[^>]*>Missing:/);
  expect(warned).toMatch(/>5</);

  const own = shown(0, 3);
  expect(own).toMatch(/state-off[^>]*>Not shown: its products name their own manufacturer/);
  expect(own).toMatch(/>3</);
  expect(shown(0, 0)).toMatch(/state-off[^>]*>Missing:/);
});
