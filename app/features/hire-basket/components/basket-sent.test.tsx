import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, it } from "vitest";
import { MailServerContext } from "#app/features/mail/mail-server.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { BasketSent } from "./basket-sent.tsx";

const dueAt = new Date("2026-12-01T11:40:00Z");

function shown(locale: Locale, from: string | null, phone = "+353 91 555 0100"): string {
  const request = {
    isConfirmed: true,
    email: "aine@example.ie",
    dueAt,
    phone,
    from: from === null ? null : new Date(from),
    to: null,
    lines: [],
    requests: [],
    place: "",
    message: "",
    total: null,
  };
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <LocaleContext value={locale}>
        <MailServerContext value={true}>
          <BasketSent request={request} isQuoteSent={false} />
        </MailServerContext>
      </LocaleContext>
    </StaticRouter>,
  );
}

it("promises no quote that comes after the collection: it asks to ring", () => {
  for (const from of ["2026-12-01T09:00:00Z", "2026-12-01T11:40:00Z"]) {
    const page = shown("en", from);
    expect(page).not.toContain("at the latest");
    expect(page).toContain("Your hire begins soon: Tuesday 1 December 2026");
    expect(page).toContain("Ring us now on +353 91 555 0100");
  }
  const irish = shown("ga", "2026-12-01T09:00:00Z");
  expect(irish).not.toContain("ar a dhéanaí");
  expect(irish).toContain("réidh in am: +353 91 555 0100");
  expect(shown("en", "2026-12-01T09:00:00Z", "")).toContain("Contact us now");
});

it("says by when the quote is there where that is before the collection, or no collection is named", () => {
  for (const from of ["2026-12-01T11:41:00Z", null])
    expect(shown("en", from)).toContain("You have it by Tuesday 1 December 2026, 11:40 at the latest.");
});
