import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { EnquiryView } from "../../admin/enquiry-admin.ts";
import { EnquiryActions } from "./handling.tsx";

const ENQUIRY = { id: "e", state: "new", assigneeId: null } as EnquiryView;

function show(quote: { readonly id: string; readonly number: string } | null): string {
  const actions = <EnquiryActions enquiry={ENQUIRY} viewerId="v" quote={quote} />;
  const Page = createRoutesStub([{ path: "/", Component: () => actions }]);
  return renderToStaticMarkup(<Page />);
}

it("has the quote of the enquiry as the primary action of its head", () => {
  const head = show({ id: "q", number: "HQ-2026-0001" });
  const primary = head.match(/<a [^>]*button-primary[^>]*>[^<]*/)?.[0];
  expect(primary).toContain('href="/admin/hire/quotes/q"');
  expect(primary).toContain("Open quote HQ-2026-0001");
  expect(show(null)).not.toContain("button-primary");
});
