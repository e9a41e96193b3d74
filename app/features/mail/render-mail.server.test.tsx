import { Button, Column, Img, Link, Row, Section, Text } from "@react-email/components";
import { render, toPlainText } from "@react-email/render";
import { expect, test } from "vitest";
import { LOCALES } from "#app/i18n/locale.ts";
import { MailLayout } from "./emails/mail-layout.tsx";
import type { MailSender } from "./mail.ts";
import { renderMail } from "./render-mail.server.tsx";

/** Everything that mails are made of, with characters that are escaped. */
const body = (
  <Section>
    <Text>
      Fáilte, {"Áine & Seán"}: {2} “lamps” {null}
      {false}
    </Text>
    <h2>Orduithe Agat</h2>
    {Array.from({ length: 30 }, (_, n) => `Lamp ${n}`).map((name) => (
      <Row key={name}>
        <Column>
          <Img src={`https://show.example.ie/media/${name}.jpg`} width="48" height="48" alt="" />
        </Column>
        <Column>{name} × 1</Column>
        <Column>€12.50</Column>
      </Row>
    ))}
    <Button href="https://show.example.ie/shop?a=1&b=2">
      See <b>it</b>
    </Button>
    <Link href="https://show.example.ie/terms">Terms</Link>
  </Section>
);

test.each([
  ["en", "Example Ltd · Being wound up", "Paid-up share capital: €100"],
  ["ga", "Example Ltd · Á foirceannadh", "Scairchaipiteal íoctha: €100"],
] as const)(
  "L16: a mail in %s names a winding up and the paid-up capital, if it is so",
  async (locale, ...words) => {
    const textOf = async (sender: MailSender) => {
      const mail = await renderMail({
        kind: "order-paid",
        locale,
        subject: "Order",
        sender: { legalName: "Example Ltd", ...sender },
        origin: "https://show.example.ie",
        body,
        recipient: "sean@example.ie",
      });
      return mail.text;
    };
    const special = await textOf({ beingWoundUp: true, shareCapital: "€100" });
    const usual = await textOf({ beingWoundUp: false, shareCapital: "" });
    for (const shown of words) {
      expect(special).toContain(shown);
      expect(usual).not.toContain(shown);
    }
  },
);

test.each(LOCALES)("a mail in %s has the bytes that @react-email/render makes of it", async (locale) => {
  const subject = locale === "en" ? "Your order <1> is on its way" : "Tá d’ordú ar an mbealach";
  const sender = { legalName: "Example Ltd", companyNumber: "12345", email: "show@example.ie" };
  const origin = "https://show.example.ie";
  const mail = await renderMail({
    kind: "order-paid",
    locale,
    subject,
    sender,
    origin,
    body,
    recipient: "sean@example.ie",
  });
  const layout = (
    <MailLayout locale={locale} subject={subject} sender={sender} origin={origin}>
      {body}
    </MailLayout>
  );
  const html = await render(layout);
  expect(mail.html).toBe(html);
  const selectors = ["h1", "h2", "h3"].map((selector) => ({ selector, options: { uppercase: false } }));
  expect(mail.text).toBe(toPlainText(html, { selectors }));
});
