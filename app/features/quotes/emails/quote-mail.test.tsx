import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { quoteContent } from "#tests/support/hire/quote-content.ts";
import { QuoteMail } from "./quote-mail.tsx";

it("says the last day of the offer as the quote's own page does", () => {
  const html = renderToStaticMarkup(
    <QuoteMail locale="en" content={quoteContent()} href="https://show.example.ie/dry-hire/quote/1" />,
  );
  expect(html).toContain("until Tuesday 3 August 2027, 23:59.");
});
