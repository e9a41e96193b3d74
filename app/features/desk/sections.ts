import type { Message } from "#app/i18n/message.ts";
import * as admin from "#app/i18n/messages/admin.ts";
import * as assortment from "#app/i18n/messages/assortment.ts";
import * as attributes from "#app/i18n/messages/attributes-admin.ts";
import * as audit from "#app/i18n/messages/audit.ts";
import * as categoriesDesk from "#app/i18n/messages/categories-desk.ts";
import * as contentAdmin from "#app/i18n/messages/content-admin.ts";
import * as words from "#app/i18n/messages/desk.ts";
import * as dutiesDesk from "#app/i18n/messages/duties-desk.ts";
import * as errorReports from "#app/i18n/messages/error-reports.ts";
import * as help from "#app/i18n/messages/help.ts";
import * as media from "#app/i18n/messages/media.ts";
import * as redirectsAdmin from "#app/i18n/messages/redirects-admin.ts";
import * as searches from "#app/i18n/messages/searches.ts";
import * as settingsAdmin from "#app/i18n/messages/settings-admin.ts";
import * as users from "#app/i18n/messages/users.ts";
import * as withdrawal from "#app/i18n/messages/withdrawal.ts";
import * as wordsAdmin from "#app/i18n/messages/words-admin.ts";
import type { RailCounts } from "./desk.ts";

/** One place of the back office. */
export interface DeskSection {
  readonly href: string;
  readonly label: Message;
  /** After "g", goes here. Every section has its own. */
  readonly letter: string;
  readonly count?: keyof RailCounts;
}

interface SectionGroup {
  readonly label: Message | null;
  readonly sections: readonly DeskSection[];
}

/** The rail, the keys after "g" and the command palette, all from this one list. */
export const SECTION_GROUPS: readonly SectionGroup[] = [
  {
    label: null,
    sections: [{ href: "/admin", label: words.today, letter: "d" }],
  },
  {
    label: words.sell,
    sections: [
      { href: "/admin/orders", label: admin.orders, letter: "o", count: "orders" },
      { href: "/admin/withdrawals", label: withdrawal.desk, letter: "t", count: "withdrawals" },
      { href: "/admin/products", label: assortment.products, letter: "p" },
      { href: "/admin/categories", label: categoriesDesk.title, letter: "k" },
      { href: "/admin/brands", label: dutiesDesk.brands, letter: "b" },
      { href: "/admin/import", label: admin.importProducts, letter: "i" },
    ],
  },
  {
    label: words.answer,
    sections: [
      { href: "/admin/enquiries", label: admin.enquiries, letter: "e", count: "enquiries" },
      { href: "/admin/mail", label: admin.mail, letter: "m", count: "mail" },
    ],
  },
  {
    label: words.site,
    sections: [
      { href: "/admin/content", label: contentAdmin.title, letter: "c", count: "content" },
      { href: "/admin/words", label: wordsAdmin.title, letter: "w" },
      { href: "/admin/attributes", label: attributes.title, letter: "v" },
      { href: "/admin/media", label: media.title, letter: "l" },
      { href: "/admin/redirects", label: redirectsAdmin.title, letter: "r" },
      { href: "/admin/settings", label: settingsAdmin.title, letter: "s" },
    ],
  },
  {
    label: words.house,
    sections: [
      { href: "/admin/users", label: users.users, letter: "u" },
      { href: "/admin/searches", label: searches.title, letter: "f" },
      { href: "/admin/errors", label: errorReports.title, letter: "x" },
      { href: "/admin/audit", label: audit.title, letter: "a" },
      { href: "/admin/help", label: help.title, letter: "h" },
    ],
  },
];

export const SECTIONS: readonly DeskSection[] = SECTION_GROUPS.flatMap((group) => group.sections);
