import type { Role } from "#app/features/identity/identity.ts";
import { canOpen } from "#app/features/identity/permissions.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as users from "#app/i18n/messages/account/users.ts";
import * as admin from "#app/i18n/messages/admin/admin.ts";
import * as messages from "#app/i18n/messages/admin/admin-home.ts";
import * as audit from "#app/i18n/messages/admin/audit.ts";
import * as errorReports from "#app/i18n/messages/admin/error-reports.ts";
import * as help from "#app/i18n/messages/admin/help.ts";
import * as packing from "#app/i18n/messages/admin/packing.ts";
import * as reports from "#app/i18n/messages/admin/reports.ts";
import * as settingsAdmin from "#app/i18n/messages/admin/settings-admin.ts";
import * as attributes from "#app/i18n/messages/catalog-admin/attributes-admin.ts";
import * as catalog from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import * as categoriesAdmin from "#app/i18n/messages/catalog-admin/categories-admin.ts";
import * as dutiesAdmin from "#app/i18n/messages/catalog-admin/duties-admin.ts";
import * as searches from "#app/i18n/messages/catalog-admin/searches.ts";
import * as contentAdmin from "#app/i18n/messages/content-admin/content-admin.ts";
import * as media from "#app/i18n/messages/content-admin/media.ts";
import * as redirectsAdmin from "#app/i18n/messages/content-admin/redirects-admin.ts";
import * as siteTextAdmin from "#app/i18n/messages/content-admin/site-text-admin.ts";
import * as feeds from "#app/i18n/messages/hire-admin/feeds-admin.ts";
import * as fleet from "#app/i18n/messages/hire-admin/fleet.ts";
import * as board from "#app/i18n/messages/hire-admin/hire-board.ts";
import * as hires from "#app/i18n/messages/hire-admin/hires-admin.ts";
import * as inspections from "#app/i18n/messages/hire-admin/inspections.ts";
import * as quoteWork from "#app/i18n/messages/hire-admin/quote-work.ts";
import * as quotes from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import * as subhires from "#app/i18n/messages/hire-admin/subhires.ts";
import * as venuesAndVehicles from "#app/i18n/messages/hire-admin/venues-and-vehicles-admin.ts";
import * as warehouse from "#app/i18n/messages/hire-admin/warehouse.ts";
import * as customers from "#app/i18n/messages/orders-admin/customers.ts";
import * as discounts from "#app/i18n/messages/orders-admin/discounts-admin.ts";
import * as draftOrders from "#app/i18n/messages/orders-admin/draft-orders.ts";
import * as priceLists from "#app/i18n/messages/orders-admin/price-lists.ts";
import * as withdrawal from "#app/i18n/messages/shop/withdrawal.ts";
import { fold } from "#app/lib/text/fold.ts";
import type { MenuCounts } from "./admin-home.ts";

/** One section of the back office, as its menu lists it. */
export interface AdminSection {
  readonly href: string;
  readonly label: Message;
  /** The key that opens the section after "g". No two sections share one; those that are seldom opened have none. */
  readonly letter?: string;
  /** True for a section that the menu lists only beside the pages of its group. */
  readonly secondary?: boolean;
  /** What else people call it; the command palette finds it by these words, too. */
  readonly words?: string;
  readonly count?: keyof MenuCounts;
}

interface SectionGroup {
  readonly label: Message | null;
  readonly sections: readonly AdminSection[];
}

/** The menu, the keys after "g" and the command palette, all from this one list. */
export const SECTION_GROUPS: readonly SectionGroup[] = [
  {
    label: null,
    sections: [{ href: adminPath("/admin"), label: messages.today, letter: "d" }],
  },
  {
    label: messages.sell,
    sections: [
      { href: adminPath("/admin/orders"), label: admin.orders, letter: "o", count: "orders" },
      { href: adminPath("/admin/orders/drafts"), label: draftOrders.title, secondary: true },
      { href: adminPath("/admin/customers"), label: customers.title },
      { href: adminPath("/admin/packing"), label: packing.title },
      { href: adminPath("/admin/withdrawals"), label: withdrawal.admin, letter: "t", count: "withdrawals" },
      { href: adminPath("/admin/products"), label: catalog.products, letter: "p" },
      { href: adminPath("/admin/categories"), label: categoriesAdmin.title, letter: "k" },
      { href: adminPath("/admin/brands"), label: dutiesAdmin.brands, letter: "b" },
      { href: adminPath("/admin/discounts"), label: discounts.title, secondary: true },
      {
        href: adminPath("/admin/price-lists"),
        label: priceLists.title,
        secondary: true,
        words: "trade prices customer groups praghsanna trádála",
      },
      { href: adminPath("/admin/import"), label: admin.importProducts, letter: "i" },
      { href: adminPath("/admin/reports"), label: reports.title },
    ],
  },
  {
    label: messages.hire,
    sections: [
      { href: adminPath("/admin/hire/quotes"), label: quotes.title, letter: "q" },
      { href: adminPath("/admin/hire/hires"), label: hires.title, letter: "z" },
      { href: adminPath("/admin/hire/board"), label: board.title },
      { href: adminPath("/admin/hire/warehouse"), label: warehouse.title, letter: "y" },
      { href: adminPath("/admin/hire/shortages"), label: subhires.shortages },
      { href: adminPath("/admin/hire/items"), label: fleet.items, letter: "j" },
      { href: adminPath("/admin/hire/units"), label: fleet.units, letter: "n", secondary: true },
      { href: adminPath("/admin/hire/groups"), label: fleet.groups, secondary: true },
      {
        href: adminPath("/admin/hire/inspections"),
        label: inspections.title,
        secondary: true,
        words: "LOLER PAT GA1 Reg. 81 certificates teastais tests tástálacha",
      },
      { href: adminPath("/admin/hire/venues"), label: venuesAndVehicles.venues, secondary: true },
      { href: adminPath("/admin/hire/feeds"), label: feeds.title, secondary: true },
      { href: adminPath("/admin/hire/suppliers"), label: quoteWork.suppliers, secondary: true },
    ],
  },
  {
    label: messages.answer,
    sections: [
      { href: adminPath("/admin/enquiries"), label: admin.enquiries, letter: "e", count: "enquiries" },
      { href: adminPath("/admin/mail"), label: admin.mail, letter: "m", count: "mail" },
    ],
  },
  {
    label: messages.site,
    sections: [
      { href: adminPath("/admin/content"), label: contentAdmin.title, letter: "c", count: "content" },
      { href: adminPath("/admin/words"), label: siteTextAdmin.title, letter: "w" },
      { href: adminPath("/admin/attributes"), label: attributes.title, letter: "v", secondary: true },
      { href: adminPath("/admin/media"), label: media.title, letter: "l" },
      { href: adminPath("/admin/redirects"), label: redirectsAdmin.title, letter: "r" },
      { href: adminPath("/admin/settings"), label: settingsAdmin.title, letter: "s" },
    ],
  },
  {
    label: messages.operations,
    sections: [
      { href: adminPath("/admin/users"), label: users.users, letter: "u" },
      { href: adminPath("/admin/searches"), label: searches.title, letter: "f" },
      { href: adminPath("/admin/errors"), label: errorReports.title, letter: "x" },
      { href: adminPath("/admin/audit"), label: audit.title, letter: "a" },
      { href: adminPath("/admin/help"), label: help.title, letter: "h", secondary: true },
    ],
  },
];

export const ADMIN_SECTIONS: readonly AdminSection[] = SECTION_GROUPS.flatMap((group) => group.sections);

/** Whether what was typed, folded, is part of a section's name in either language or of what else it is called. */
export function isMeant(
  { label, words = "" }: Pick<AdminSection, "label" | "words">,
  typed: string,
): boolean {
  return fold(`${label.en} ${label.ga} ${words}`).includes(fold(typed));
}

/** The groups with the sections that these roles open; a group without any is left out. */
export function groupsFor(roles: readonly Role[]): readonly SectionGroup[] {
  return SECTION_GROUPS.map(({ label, sections }) => ({
    label,
    sections: sections.filter(({ href }) => canOpen(roles, href)),
  })).filter(({ sections }) => sections.length > 0);
}
