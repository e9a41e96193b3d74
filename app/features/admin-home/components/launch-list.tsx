import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import { irishTexts } from "#app/i18n/messages/admin/admin-home.ts";
import * as messages from "#app/i18n/messages/admin/launch.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import { LAUNCH_TICKS, type LaunchItem, type LaunchKind } from "../launch.ts";

interface KindMessages {
  readonly title: Message;
  readonly text?: Message;
  /** The message with how many are left. */
  readonly counted?: Message<{ readonly n: string | number }>;
  readonly href: string;
}

const KINDS: Readonly<Record<LaunchKind, KindMessages>> = {
  company: {
    title: messages.company,
    counted: messages.companyText,
    href: adminPath("/admin/settings/company"),
  },
  "sample-content": {
    title: messages.sampleContent,
    counted: messages.sampleContentText,
    href: adminPath("/admin/content"),
  },
  "sample-products": {
    title: messages.sampleProducts,
    counted: messages.sampleProductsText,
    href: adminPath("/admin/products?sample=1"),
  },
  makers: {
    title: messages.makers,
    counted: messages.makersText,
    href: adminPath("/admin/brands/missing"),
  },
  warnings: {
    title: messages.warnings,
    counted: messages.warningsText,
    href: adminPath("/admin/products?state=published&missing=warnings"),
  },
  guarantee: {
    title: messages.guarantee,
    counted: messages.guaranteeText,
    href: adminPath("/admin/settings/guarantee"),
  },
  irish: {
    title: messages.irish,
    counted: messages.irishText,
    href: adminPath("/admin/content"),
  },
  "irish-texts": {
    title: irishTexts,
    counted: messages.irishTextsText,
    href: adminPath("/admin/site-text?state=stale"),
  },
  payments: {
    title: messages.payments,
    text: messages.paymentsText,
    href: adminPath("/admin/orders"),
  },
  mail: { title: messages.mail, text: messages.mailText, href: adminPath("/admin/mail") },
  "staff-mails": {
    title: messages.staffMails,
    text: messages.staffMailsText,
    href: adminPath("/admin/mail"),
  },
  address: {
    title: messages.address,
    text: messages.addressText,
    href: adminPath("/admin/settings"),
  },
  "automatic-backups": {
    title: messages.backups,
    text: messages.backupsText,
    href: adminPath("/admin#behind"),
  },
  solicitor: {
    title: messages.solicitor,
    counted: messages.solicitorText,
    href: adminPath("/admin/content#legal"),
  },
  backup: {
    title: messages.backup,
    text: messages.backupText,
    href: adminPath("/admin/settings"),
  },
};

/** What is left to do before the first customer; what is done folds away. */
export function LaunchList({ items }: { items: readonly LaunchItem[] }) {
  const t = useT();
  const done = items.filter((item) => item.done);
  const open = items.filter((item) => !item.done);
  return (
    <section className="today-section" aria-labelledby="launch">
      <header>
        <CompanionHeading level={2} of={messages.title} id="launch" />
        <span className="numeric muted">
          {done.length} / {items.length}
        </span>
      </header>
      {open.length === 0 ? (
        <Banner kind="ok">{t(messages.ready)}</Banner>
      ) : (
        <>
          <p className="muted">{t(messages.text)}</p>
          <ul className="today-rows">
            {open.map((item) => (
              <Item key={item.kind} item={item} />
            ))}
          </ul>
        </>
      )}
      {done.length > 0 && (
        <details>
          <summary>{t(messages.doneCount, { n: done.length })}</summary>
          <ul className="today-rows">
            {done.map((item) => (
              <Item key={item.kind} item={item} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Item({ item }: { item: LaunchItem }) {
  const t = useT();
  const { title, text, counted, href } = KINDS[item.kind];
  const tick = LAUNCH_TICKS.find((known) => known === item.kind);
  return (
    <li className="today-row">
      <Link to={href}>{t(title)}</Link>
      <span className="today-aside">
        <StateWord state={item.done ? "ok" : "warn"}>
          {t(item.done ? messages.done : messages.undone)}
        </StateWord>
      </span>
      {!item.done && text && <p>{t(text)}</p>}
      {!item.done && counted && <p>{t(counted, { n: item.n })}</p>}
      {tick && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="tick" value={tick} />
          <SubmitButton variant="outline" small name="done" value={item.done ? "" : "1"}>
            {t(item.done ? messages.tickUndone : messages.tickDone)}
          </SubmitButton>
        </Form>
      )}
    </li>
  );
}
