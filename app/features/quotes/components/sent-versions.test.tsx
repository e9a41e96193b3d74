import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, it } from "vitest";
import { formatMoney } from "#app/i18n/formats.ts";
import { fullQuoteContent } from "#tests/support/hire/quote-content.ts";
import { chosenOptions, priceQuote } from "../content/quote-content.ts";
import { SentVersions } from "./sent-versions.tsx";

it("shows the sums of an accepted version with the options that were accepted", () => {
  const content = fullQuoteContent();
  const totalOf = (options: readonly string[]) => priceQuote(content, options).price.total;
  const sentAt = new Date(content.sentAt);
  const expiresAt = new Date(content.expiresAt);
  const version = {
    versionId: "v",
    number: 1,
    content,
    hash: "",
    sentAt,
    expiresAt,
    openedAt: null,
    takenBackAt: null,
    isAccepted: true,
  };
  const html = renderToStaticMarkup(
    <StaticRouter location="/admin/hire/quotes/q">
      <SentVersions sent={[{ ...version, options: [], total: totalOf([]) }]} token="t" locale="en" />
    </StaticRouter>,
  );
  expect(html.split(formatMoney(totalOf([]))).length).toBeGreaterThan(2);
  expect(html).not.toContain(formatMoney(totalOf(chosenOptions(content))));
});
