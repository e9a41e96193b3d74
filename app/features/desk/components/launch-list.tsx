import { Form, Link } from "react-router";
import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/desk.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import { LAUNCH_TICKS, type LaunchItem, type LaunchKind } from "../launch.ts";

interface KindWords {
  readonly title: Message;
  readonly text?: Message;
  /** The same with how many are left. */
  readonly counted?: Message<{ readonly n: string | number }>;
  readonly href: string;
}

const KINDS: Readonly<Record<LaunchKind, KindWords>> = {
  company: {
    title: words.launchCompany,
    counted: words.launchCompanyText,
    href: "/admin/settings#company",
  },
  "sample-content": {
    title: words.launchSampleContent,
    counted: words.launchSampleContentText,
    href: "/admin/content",
  },
  "sample-products": {
    title: words.launchSampleProducts,
    counted: words.launchSampleProductsText,
    href: "/admin/products?sample=1",
  },
  makers: { title: words.launchMakers, counted: words.launchMakersText, href: "/admin/brands/missing" },
  warnings: {
    title: words.launchWarnings,
    counted: words.launchWarningsText,
    href: "/admin/products?state=published&missing=warnings",
  },
  guarantee: {
    title: words.launchGuarantee,
    counted: words.launchGuaranteeText,
    href: "/admin/settings#guarantee",
  },
  irish: { title: words.launchIrish, counted: words.launchIrishText, href: "/admin/content" },
  payments: { title: words.launchPayments, text: words.launchPaymentsText, href: "/admin/orders" },
  mail: { title: words.launchMail, text: words.launchMailText, href: "/admin/mail" },
  notices: { title: words.launchNotices, text: words.launchNoticesText, href: "/admin/mail" },
  address: { title: words.launchAddress, text: words.launchAddressText, href: "/admin/settings" },
  backups: { title: words.launchBackups, text: words.launchBackupsText, href: "/admin#behind" },
  solicitor: {
    title: words.launchSolicitor,
    counted: words.launchSolicitorText,
    href: "/admin/content#legal",
  },
  backup: { title: words.launchBackup, text: words.launchBackupText, href: "/admin/settings" },
};

/** What is left to do before the first customer; what is done folds away. */
export function LaunchList({ items }: { items: readonly LaunchItem[] }) {
  const t = useT();
  const done = items.filter((item) => item.done);
  const open = items.filter((item) => !item.done);
  return (
    <section className="today-section" aria-labelledby="launch">
      <header>
        <h2 id="launch">
          {t(words.launch)} <Companion of={words.launch} />
        </h2>
        <span className="numeric muted">
          {done.length} / {items.length}
        </span>
      </header>
      {open.length === 0 ? (
        <Notice kind="ok">{t(words.launchReady)}</Notice>
      ) : (
        <>
          <p className="muted">{t(words.launchText)}</p>
          <ul className="today-rows">
            {open.map((item) => (
              <Item key={item.kind} item={item} />
            ))}
          </ul>
        </>
      )}
      {done.length > 0 && (
        <details>
          <summary>{t(words.launchDone, { n: done.length })}</summary>
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
  const tick = LAUNCH_TICKS.find((one) => one === item.kind);
  return (
    <li className="today-row">
      <Link to={href}>{t(title)}</Link>
      <span className="today-aside">
        <StateWord state={item.done ? "ok" : "warn"}>{t(item.done ? words.done : words.undone)}</StateWord>
      </span>
      {!item.done && text && <p>{t(text)}</p>}
      {!item.done && counted && <p>{t(counted, { n: item.n })}</p>}
      {tick && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="tick" value={tick} />
          <Button type="submit" variant="outline" small name="done" value={item.done ? "" : "1"}>
            {t(item.done ? words.tickUndone : words.tickDone)}
          </Button>
        </Form>
      )}
    </li>
  );
}
