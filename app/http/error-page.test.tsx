import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, UNSAFE_ErrorResponseImpl as RouteError } from "react-router";
import { expect, it } from "vitest";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { ErrorPage } from "./error-page.tsx";

function show(status: number): string {
  const page = (
    <LocaleContext value="ga">
      <ErrorPage error={new RouteError(status, undefined, null)} />
    </LocaleContext>
  );
  const Page = createRoutesStub([{ path: "/", Component: () => page }]);
  return renderToStaticMarkup(<Page />);
}

it.each([
  [400, "Níorbh fhéidir an t-iarratas a thuiscint."],
  [429, "An iomarca iarratas."],
])("says why a request was refused: %i", (status, words) => {
  expect(show(status)).toContain(words);
});
