import { REPORT_PAGES } from "#app/features/reports/report-pages.ts";
import { SECTION_MESSAGES, SETTINGS_GROUPS } from "#app/features/settings/components/section-messages.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import { security } from "#app/i18n/messages/account/account.ts";
import { logOut } from "#app/i18n/messages/admin/admin.ts";
import * as messages from "#app/i18n/messages/admin/admin-home.ts";
import * as names from "#app/i18n/messages/admin/section-names.ts";
import { secondFactor } from "#app/i18n/messages/admin/users.ts";
import { newDiscount } from "#app/i18n/messages/orders-admin/discounts-admin.ts";
import { account } from "#app/i18n/messages/site/shell.ts";
import { title as savedViews } from "#app/i18n/messages/ui/list-views.ts";
import { title as notifications } from "#app/i18n/messages/ui/notifications.ts";

/** A page that the command palette offers under the name of what is done there. */
export interface Offered {
  readonly href: string;
  readonly label: Message;
  /** What else people call it. */
  readonly keywords?: string;
}

/** Something that is done at once, on the page where one is. */
export interface PaletteCommand {
  readonly name: "log-out" | "switch-theme";
  readonly label: Message;
  /** What else people call it. */
  readonly keywords: string;
}

export const COMMANDS: readonly PaletteCommand[] = [
  { name: "log-out", label: logOut, keywords: "sign out" },
  { name: "switch-theme", label: messages.switchTheme, keywords: "theme mode night day téama mód" },
];

/** What begins something: ahead of everything that is found once its name begins with what was typed. */
export const BEGINNINGS: readonly Offered[] = [
  { href: adminPath("/admin/orders/new"), label: names.newOrder },
  { href: adminPath("/admin/products/new"), label: names.newProduct },
  { href: adminPath("/admin/hire/quotes?new=1"), label: messages.newQuote },
  { href: adminPath("/admin/hire/items/new"), label: messages.newHireItem },
  { href: adminPath("/admin/discounts/new"), label: newDiscount },
];

export const ACTIONS: readonly Offered[] = [
  { href: adminPath("/admin/products?stock=low"), label: messages.productsLow },
  { href: adminPath("/admin/products?state=draft"), label: messages.productsDraft },
  { href: adminPath("/admin/import"), label: messages.startImport },
  { href: adminPath("/admin/redirects/coverage"), label: names.oldAddresses },
  { href: adminPath("/admin/content"), label: messages.writeContent },
  { href: adminPath("/admin/media"), label: messages.addPictures },
  { href: adminPath("/admin/orders?state=attention"), label: messages.ordersInTrouble },
  { href: adminPath("/admin/orders?state=to-transfer"), label: names.refundsToTransfer },
  { href: adminPath("/admin/enquiries/hours"), label: messages.setHours },
  { href: adminPath("/admin/brands/missing"), label: messages.makersMissing },
  { href: adminPath("/admin/users"), label: messages.addPerson },
];

/** Every report but the first, which is the section itself. */
export const REPORTS: readonly Offered[] = REPORT_PAGES.slice(1);

/** The person's own pages, for everybody on the staff. */
export const OWN_PAGES: readonly Offered[] = [
  { href: localeHref("en", "/account"), label: account, keywords: "sessions" },
  {
    href: localeHref("en", "/account/security"),
    label: security,
    keywords: "password passkey email pasfhocal",
  },
  {
    href: localeHref("en", "/account/security/code"),
    label: secondFactor,
    keywords: "two-step 2fa authenticator login code",
  },
  { href: adminPath("/admin/notifications"), label: notifications },
  { href: adminPath("/admin/views"), label: savedViews },
];

export const SETTINGS_PAGES: readonly Offered[] = SETTINGS_GROUPS.flatMap(({ sections, pages = [] }) => [
  ...sections.map((section) => ({
    href: adminPath(`/admin/settings/${section}`),
    label: SECTION_MESSAGES[section].title,
  })),
  ...pages.map(({ to, title, keywords = "" }) => ({ href: to, label: title, keywords })),
]);
