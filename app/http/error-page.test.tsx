import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, UNSAFE_ErrorResponseImpl as RouteError } from "react-router";
import { expect, it } from "vitest";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { ErrorPage } from "./error-page.tsx";

function show(status: number, data: unknown = null): string {
  const page = (
    <LocaleContext value="ga">
      <ErrorPage error={new RouteError(status, undefined, data)} />
    </LocaleContext>
  );
  const Page = createRoutesStub([{ path: "/", Component: () => page }]);
  return renderToStaticMarkup(<Page />);
}

it.each([
  [400, null, "Níorbh fhéidir an t-iarratas a thuiscint."],
  [429, { retryAfter: 1 }, "Bain triail eile as i gceann soicind amháin."],
  [429, { retryAfter: 12 }, "Bain triail eile as i gceann 12 soicind."],
  [429, null, "Níorbh fhéidir an t-iarratas a thuiscint."],
])("says why a request was refused: %i %o", (status, data, words) => {
  expect(show(status, data)).toContain(words);
});
