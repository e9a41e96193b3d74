import type { Role } from "#app/features/identity/identity.ts";
import { canOpen } from "#app/features/identity/permissions.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as names from "#app/i18n/messages/admin/section-names.ts";
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
  /** What else people call it; the command palette finds it by these, too. */
  readonly keywords?: string;
  readonly count?: keyof MenuCounts;
}

interface SectionGroup {
  readonly label: Message | null;
  readonly sections: readonly AdminSection[];
}

/** The menu, the keys after "g" and the command palette, all from this one list. */
const SECTION_GROUPS: readonly SectionGroup[] = [
  {
    label: null,
    sections: [{ href: adminPath("/admin"), label: names.home, letter: "d" }],
  },
  {
    label: names.sales,
    sections: [
      { href: adminPath("/admin/orders"), label: names.orders, letter: "o", count: "orders" },
      { href: adminPath("/admin/orders/drafts"), label: names.draftOrders, secondary: true },
      { href: adminPath("/admin/customers"), label: names.customers },
      { href: adminPath("/admin/packing"), label: names.packing },
      {
        href: adminPath("/admin/stock"),
        label: names.stockCount,
        secondary: true,
        keywords: "inventory stocktake stocáireamh",
      },
      { href: adminPath("/admin/withdrawals"), label: names.withdrawals, letter: "t", count: "withdrawals" },
      { href: adminPath("/admin/products"), label: names.products, letter: "p" },
      { href: adminPath("/admin/categories"), label: names.categories, letter: "k" },
      { href: adminPath("/admin/brands"), label: names.brands, letter: "b" },
      { href: adminPath("/admin/discounts"), label: names.discounts, secondary: true },
      {
        href: adminPath("/admin/price-lists"),
        label: names.priceLists,
        secondary: true,
        keywords: "trade prices customer groups praghsanna trádála",
      },
      { href: adminPath("/admin/import"), label: names.importProducts, letter: "i" },
      { href: adminPath("/admin/reports"), label: names.reports },
    ],
  },
  {
    label: names.hire,
    sections: [
      { href: adminPath("/admin/hire/quotes"), label: names.quotes, letter: "q", count: "quotes" },
      { href: adminPath("/admin/hire/hires"), label: names.hires, letter: "z", count: "hires" },
      { href: adminPath("/admin/hire/board"), label: names.schedule },
      { href: adminPath("/admin/hire/warehouse"), label: names.warehouse, letter: "y" },
      { href: adminPath("/admin/hire/shortages"), label: names.shortages },
      { href: adminPath("/admin/hire/items"), label: names.hireItems, letter: "j" },
      { href: adminPath("/admin/hire/units"), label: names.hireUnits, letter: "n", secondary: true },
      { href: adminPath("/admin/hire/groups"), label: names.hireGroups, secondary: true },
      {
        href: adminPath("/admin/hire/inspections"),
        label: names.inspections,
        secondary: true,
        keywords: "LOLER PAT GA1 Reg. 81 certificates teastais tests tástálacha",
      },
      { href: adminPath("/admin/hire/venues"), label: names.venues, secondary: true },
      { href: adminPath("/admin/hire/feeds"), label: names.feeds, secondary: true },
      { href: adminPath("/admin/hire/suppliers"), label: names.suppliers, secondary: true },
    ],
  },
  {
    label: names.inbox,
    sections: [
      { href: adminPath("/admin/enquiries"), label: names.enquiries, letter: "e", count: "enquiries" },
      { href: adminPath("/admin/mail"), label: names.mail, letter: "m", count: "mail" },
    ],
  },
  {
    label: names.website,
    sections: [
      { href: adminPath("/admin/content"), label: names.content, letter: "c" },
      { href: adminPath("/admin/site-text"), label: names.siteText, letter: "w" },
      { href: adminPath("/admin/attributes"), label: names.attributes, letter: "v", secondary: true },
      { href: adminPath("/admin/media"), label: names.media, letter: "l" },
      { href: adminPath("/admin/redirects"), label: names.redirects, letter: "r" },
      { href: adminPath("/admin/settings"), label: names.settings, letter: "s" },
    ],
  },
  {
    label: names.system,
    sections: [
      { href: adminPath("/admin/users"), label: names.users, letter: "u" },
      { href: adminPath("/admin/searches"), label: names.searches, letter: "f" },
      { href: adminPath("/admin/errors"), label: names.errorLog, letter: "x" },
      { href: adminPath("/admin/audit"), label: names.activityLog, letter: "a" },
      { href: adminPath("/admin/help"), label: names.help, letter: "h", secondary: true },
    ],
  },
];

export const ADMIN_SECTIONS: readonly AdminSection[] = SECTION_GROUPS.flatMap((group) => group.sections);

/** Whether each word that was typed is part of a section's name in either language or of what else it is called. */
export function isMeant(
  { label, keywords = "" }: Pick<AdminSection, "label" | "keywords">,
  typed: string,
): boolean {
  return holdsWords(`${label.en} ${label.ga} ${keywords}`, typed);
}

/** Whether a text has all the words that were typed or their beginnings, in any order, with fadas or without. */
export function holdsWords(text: string, typed: string): boolean {
  const folded = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** The groups with the sections that these roles open; a group without any is left out. */
export function groupsFor(roles: readonly Role[]): readonly SectionGroup[] {
  return SECTION_GROUPS.map(({ label, sections }) => ({
    label,
    sections: sections.filter(({ href }) => canOpen(roles, href)),
  })).filter(({ sections }) => sections.length > 0);
}
