import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { PublicQuote, SentVersion } from "../../quotes.ts";
import { QuoteStateBanner } from "./quote-state-banner.tsx";

const sent = (number: number, takenBackAt: Date | null = null) =>
  ({ versionId: `v${number}`, number, isAccepted: number === 1, takenBackAt }) as SentVersion;

const [current, takenBack] = [sent(1), sent(2, new Date())];
const quote = {
  token: "token",
  state: "accepted",
  current,
  takenBack,
  acceptedVersionId: "v1",
} as PublicQuote;
const page = (shown: SentVersion, isAhead = true) =>
  renderToStaticMarkup(
    <QuoteStateBanner
      quote={quote}
      shown={shown}
      choices={{ accept: false, decline: false, further: false }}
      hire={{ token: "hire", isAhead }}
    />,
  );

it("says that a version was taken back, and which one holds", () => {
  expect(page(current)).toContain("We took back version 2");
  expect(page(current)).toContain("Version 1, which you accepted, holds.");
  expect(page(takenBack)).toContain("We took back version 2");
  expect(page(takenBack)).toContain("Show version 1");
});

it("says that the quote is accepted, not which version holds, of a hire that is not ahead", () => {
  expect(page(current, false)).toContain("This quote is accepted");
  expect(page(current, false)).not.toContain("holds");
});
