import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, it } from "vitest";
import { BasketSent } from "#app/features/hire-basket/components/basket-sent.tsx";
import { HireOrderNote } from "#app/features/hires/public/components/hire-order-note.tsx";
import { HireOutcome } from "#app/features/hires/public/components/hire-outcome.tsx";
import { WithdrawalReceiptView } from "#app/features/withdrawals/components/withdrawal-receipt.tsx";
import { LOCALES } from "#app/i18n/locale.ts";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { ZERO } from "#app/lib/money.ts";
import { MailServerContext } from "./mail-server.tsx";

const AT = new Date("2027-06-01T09:00Z");
const hire = { number: "H-2027-0001", token: "h", kind: "hire-deposit", charge: null } as const;
const receipt = {
  token: "w",
  locale: "en",
  state: "open",
  note: null,
  email: "aine@example.ie",
  receivedAt: AT,
  refundDueAt: AT,
  hasLeft: true,
  owed: null,
  refunded: ZERO,
  statement: "I withdraw.",
} as const;

const asked = {
  isConfirmed: true,
  email: "aine@example.ie",
  dueAt: AT,
  phone: "",
  from: null,
  to: null,
  lines: [],
  requests: [],
  place: "",
  message: "",
  total: null,
} as const;

/** What a customer is told after each thing that queues a mail for them. */
const VIEWS = {
  "a part of a hire that is paid": <HireOutcome kind="paid" hire={hire} />,
  "a part of a hire whose payment is checked": <HireOutcome kind="checking" hire={hire} />,
  "the order of a hire": <HireOrderNote hire={hire} state="pending" checking />,
  "a withdrawal from an order": <WithdrawalReceiptView receipt={{ ...receipt, fromOrder: true }} store="" />,
  "a withdrawal of a guest": <WithdrawalReceiptView receipt={{ ...receipt, fromOrder: false }} store="" />,
  "a hire request": <BasketSent request={asked} isQuoteSent={false} />,
  "a hire request with an instant quote": <BasketSent request={asked} isQuoteSent />,
};

const PROMISE =
  /an email|confirmation email|by email|receipt is on its way|aine@example|mbealach trí|ríomhphost (deimhnithe|chugat)|tríd? an ríomhphost|admháil ar a bealach/;

it.each(Object.entries(VIEWS))("%s promises a mail only where the site sends mails", (_, view) => {
  for (const locale of LOCALES) {
    const page = (sends: boolean) =>
      renderToStaticMarkup(
        <StaticRouter location="/">
          <LocaleContext value={locale}>
            <MailServerContext value={sends}>{view}</MailServerContext>
          </LocaleContext>
        </StaticRouter>,
      ).replaceAll("\u00a0", " ");
    expect(page(true)).toMatch(PROMISE);
    expect(page(false)).not.toMatch(PROMISE);
  }
});
