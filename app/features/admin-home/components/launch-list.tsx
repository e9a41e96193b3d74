import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/admin-home.ts";
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
    title: messages.launchCompany,
    counted: messages.launchCompanyText,
    href: adminPath("/admin/settings/company"),
  },
  "sample-content": {
    title: messages.launchSampleContent,
    counted: messages.launchSampleContentText,
    href: adminPath("/admin/content"),
  },
  "sample-products": {
    title: messages.launchSampleProducts,
    counted: messages.launchSampleProductsText,
    href: adminPath("/admin/products?sample=1"),
  },
  makers: {
    title: messages.launchMakers,
    counted: messages.launchMakersText,
    href: adminPath("/admin/brands/missing"),
  },
  warnings: {
    title: messages.launchWarnings,
    counted: messages.launchWarningsText,
    href: adminPath("/admin/products?state=published&missing=warnings"),
  },
  guarantee: {
    title: messages.launchGuarantee,
    counted: messages.launchGuaranteeText,
    href: adminPath("/admin/settings/guarantee"),
  },
  irish: {
    title: messages.launchIrish,
    counted: messages.launchIrishText,
    href: adminPath("/admin/content"),
  },
  "irish-texts": {
    title: messages.irishTexts,
    counted: messages.launchIrishTextsText,
    href: adminPath("/admin/site-text?state=stale"),
  },
  payments: {
    title: messages.launchPayments,
    text: messages.launchPaymentsText,
    href: adminPath("/admin/orders"),
  },
  mail: { title: messages.launchMail, text: messages.launchMailText, href: adminPath("/admin/mail") },
  "staff-mails": {
    title: messages.launchStaffMails,
    text: messages.launchStaffMailsText,
    href: adminPath("/admin/mail"),
  },
  address: {
    title: messages.launchAddress,
    text: messages.launchAddressText,
    href: adminPath("/admin/settings"),
  },
  "automatic-backups": {
    title: messages.launchBackups,
    text: messages.launchBackupsText,
    href: adminPath("/admin#behind"),
  },
  solicitor: {
    title: messages.launchSolicitor,
    counted: messages.launchSolicitorText,
    href: adminPath("/admin/content#legal"),
  },
  backup: {
    title: messages.launchBackup,
    text: messages.launchBackupText,
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
        <CompanionHeading level={2} of={messages.launch} id="launch" />
        <span className="numeric muted">
          {done.length} / {items.length}
        </span>
      </header>
      {open.length === 0 ? (
        <Banner kind="ok">{t(messages.launchReady)}</Banner>
      ) : (
        <>
          <p className="muted">{t(messages.launchText)}</p>
          <ul className="today-rows">
            {open.map((item) => (
              <Item key={item.kind} item={item} />
            ))}
          </ul>
        </>
      )}
      {done.length > 0 && (
        <details>
          <summary>{t(messages.launchDone, { n: done.length })}</summary>
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
