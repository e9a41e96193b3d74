import { adminPath } from "#app/i18n/admin-path.ts";

/** A chapter of the manual as lists name it; small enough to travel with every page of the back office. */
export interface ChapterEntry {
  readonly slug: string;
  readonly title: string;
  /** One sentence on what the chapter gets done. */
  readonly summary: string;
  /** Pages of the back office that it explains, by how their addresses begin. */
  readonly about: readonly string[];
}

interface Part {
  readonly title: string;
  readonly chapters: readonly ChapterEntry[];
}

function chapter(slug: string, title: string, summary: string, ...about: readonly string[]): ChapterEntry {
  return { slug, title, summary, about };
}

/** The manual's table of contents, in the order in which one would read it. */
export const PARTS: readonly Part[] = [
  {
    title: "Begin here",
    chapters: [
      chapter(
        "first-hour",
        "Your first hour",
        "Find your way, and see what today asks of you.",
        adminPath("/admin"),
      ),
      chapter("go-live", "Before you go live", "What the site needs before its first customer."),
    ],
  },
  {
    title: "Sell",
    chapters: [
      chapter(
        "orders",
        "Send out an order",
        "From the payment to the parcel or the counter.",
        adminPath("/admin/orders"),
      ),
      chapter(
        "draft-orders",
        "Take an order by telephone",
        "Prepare an order, send a payment link, or have it paid by transfer.",
        adminPath("/admin/orders/new"),
        adminPath("/admin/orders/drafts"),
      ),
      chapter(
        "packing",
        "Pack and hand over",
        "For the store: what to pack, and how to mark it as gone.",
        adminPath("/admin/packing"),
      ),
      chapter(
        "stock-count",
        "Count the stock",
        "For the store: new counts from a phone, without prices.",
        adminPath("/admin/stock"),
      ),
      chapter(
        "customers",
        "Find a customer",
        "Everything about one person or company on one page.",
        adminPath("/admin/customers"),
      ),
      chapter(
        "refund",
        "Refund an order",
        "Give money back, all of it or for some items.",
        adminPath("/admin/orders/"),
      ),
      chapter(
        "withdrawals",
        "When a customer withdraws",
        "Settle a withdrawal within the time the law gives.",
        adminPath("/admin/withdrawals"),
      ),
      chapter(
        "discounts",
        "Discount codes",
        "Give customers a code that takes something off their order.",
        adminPath("/admin/discounts"),
      ),
      chapter(
        "reports",
        "Reports and your accountant",
        "Read your sales, find the VAT figure of a period, and hand over the documents.",
        adminPath("/admin/reports"),
      ),
    ],
  },
  {
    title: "Products",
    chapters: [
      chapter(
        "import",
        "Import products from WooCommerce",
        "Bring a whole catalogue over, look before you write, and undo it.",
        adminPath("/admin/import"),
      ),
      chapter(
        "prices",
        "Correct a price, or many",
        "Type into the list, or change hundreds at once.",
        adminPath("/admin/products"),
      ),
      chapter(
        "price-lists",
        "Price lists",
        "Give trade customers prices of their own.",
        adminPath("/admin/price-lists"),
      ),
      chapter(
        "product",
        "Add or change a product",
        "Words, price, pictures, stock and variations.",
        adminPath("/admin/products/"),
      ),
      chapter(
        "categories",
        "Put categories in order",
        "Rename, move, hide and merge.",
        adminPath("/admin/categories"),
      ),
      chapter(
        "makers",
        "Fill in the manufacturers’ details",
        "What the law requires with every product.",
        adminPath("/admin/brands"),
      ),
      chapter(
        "attributes",
        "Say attributes in Irish",
        "Translate a word once, for every product.",
        adminPath("/admin/attributes"),
      ),
    ],
  },
  {
    title: "Hire",
    chapters: [
      chapter(
        "quotes",
        "Write and send a quote",
        "From a hire basket or kit list to an offer that can be accepted.",
        adminPath("/admin/hire/quotes"),
      ),
      chapter(
        "suppliers",
        "Hire from a supplier",
        "Who helps out when our own gear is short, and what it costs.",
        adminPath("/admin/hire/suppliers"),
      ),
      chapter(
        "fleet",
        "Look after the fleet",
        "Items, what is owned of them, and the whole fleet as a file.",
        adminPath("/admin/hire/items"),
        adminPath("/admin/hire/import"),
      ),
      chapter(
        "warehouse",
        "Prepare a hire and take it back",
        "Scanning labels with a phone or a scanner, also without a signal.",
        adminPath("/admin/hire/warehouse"),
      ),
      chapter(
        "hire-figures",
        "What the fleet earns",
        "Use, income, margin, late returns and what to buy more of.",
        adminPath("/admin/reports/hire"),
      ),
      chapter(
        "units",
        "Number, label and repair units",
        "One piece at a time: its label, its place, its repairs.",
        adminPath("/admin/hire/units"),
        adminPath("/admin/hire/labels"),
      ),
      chapter(
        "inspections",
        "Record inspections",
        "GA1 reports of lifting gear and electrical tests: what is due, and what may not go out.",
        adminPath("/admin/hire/inspections"),
      ),
      chapter(
        "hire-groups",
        "Set prices and times of hire",
        "Groups, factors by days, and when a group goes live.",
        adminPath("/admin/hire/groups"),
      ),
      chapter(
        "hires",
        "Look after hires",
        "What was accepted, what is paid, other dates, charges and cancellations.",
        adminPath("/admin/hire/hires"),
      ),
      chapter(
        "schedule",
        "Read and change the schedule",
        "What is out, promised and free, day by day, and moving a hire to other dates.",
        adminPath("/admin/hire/board"),
      ),
      chapter(
        "shortages",
        "Solve shortages",
        "What was promised and is not there, and hiring it from a supplier.",
        adminPath("/admin/hire/shortages"),
      ),
      chapter(
        "feeds",
        "Read hires in a calendar",
        "Addresses for calendar programs of staff, made and revoked.",
        adminPath("/admin/hire/feeds"),
      ),
      chapter(
        "load-check",
        "Save venues and vehicles",
        "What a hall can feed and a van can take, for the load check.",
        adminPath("/admin/hire/venues"),
        adminPath("/admin/hire/vehicles"),
      ),
    ],
  },
  {
    title: "Answer",
    chapters: [
      chapter("enquiry", "Answer an enquiry", "Reply in time, from one page.", adminPath("/admin/enquiries")),
      chapter(
        "mail",
        "When a mail did not go out",
        "Find it, read why, send it again.",
        adminPath("/admin/mail"),
      ),
    ],
  },
  {
    title: "The site",
    chapters: [
      chapter(
        "sample",
        "Replace a sample text or picture",
        "Put your own work where examples stand.",
        adminPath("/admin/content"),
      ),
      chapter(
        "site-text",
        "Change the words of a page",
        "Any heading, label or sentence.",
        adminPath("/admin/site-text"),
      ),
      chapter(
        "pictures",
        "Look after pictures",
        "Upload, describe and replace them.",
        adminPath("/admin/media"),
      ),
      chapter(
        "old-addresses",
        "Redirect old addresses",
        "Let old links and bookmarks arrive.",
        adminPath("/admin/redirects"),
      ),
      chapter(
        "settings",
        "Opening hours and settings",
        "Company details, hours, delivery and notices.",
        adminPath("/admin/settings"),
        adminPath("/admin/enquiries/hours"),
      ),
      chapter(
        "webhooks",
        "Connect another system",
        "Tell it of orders and products, and check that the messages are ours.",
        adminPath("/admin/settings/webhooks"),
      ),
    ],
  },
  {
    title: "The house",
    chapters: [
      chapter(
        "people",
        "Add a person",
        "Invite a colleague, and lock an account.",
        adminPath("/admin/users"),
      ),
      chapter(
        "searches",
        "Searches that found nothing",
        "Learn what visitors call things.",
        adminPath("/admin/searches"),
      ),
      chapter("errors", "When a visitor met an error", "Look the number up.", adminPath("/admin/errors")),
      chapter("log", "Who did what, and when", "Every change is written down.", adminPath("/admin/audit")),
      chapter("backup", "Back up, and get it back", "Keep a backup elsewhere, and try it once."),
    ],
  },
];

export const CHAPTERS: readonly ChapterEntry[] = PARTS.flatMap(({ chapters }) => chapters);

/** The chapter that explains a page of the back office; the first one where none does. */
export function chapterFor(pathname: string): ChapterEntry | null {
  const fits = CHAPTERS.flatMap((entry) =>
    entry.about.filter((begin) => covers(begin, pathname)).map((begin) => ({ entry, length: begin.length })),
  );
  return fits.sort((a, b) => b.length - a.length)[0]?.entry ?? CHAPTERS[0] ?? null;
}

/** "/admin/orders/" means the pages below the list alone. */
function covers(begin: string, pathname: string): boolean {
  if (begin.endsWith("/")) return pathname.startsWith(begin);
  return pathname === begin || pathname.startsWith(`${begin}/`);
}

export function helpHref(entry: ChapterEntry | null): string {
  return entry ? adminPath(`/admin/help/${entry.slug}`) : adminPath("/admin/help");
}
