import { isKeyOf } from "#app/lib/records.ts";
import { SHOTS, type ShotName } from "./shots.ts";

/** What each picture of the manual shows, for anyone who cannot see it. */
const PICTURE_MESSAGES: Readonly<Record<ShotName, string>> = {
  today:
    "The page Home with enquiries to answer, orders to see to, products that run low and the charts of the last weeks.",
  palette:
    "The search that Ctrl K opens: a few letters are typed, and orders, products and pages that fit are listed.",
  launch:
    "The list Before launch: each open point says what is missing and links to the page where it is done.",
  orders: "The list of orders with number, status, customer, date and total, and the filters above it.",
  order: "One order: its items, the totals, its number, its status and the day it was placed.",
  refund:
    "The part of an order where items are refunded: how many of each, what goes back into stock, and the reason.",
  withdrawals: "The list of withdrawals, divided into open and closed ones.",
  "import-start": "The import page: a file is chosen, to be looked at before anything is written.",
  "import-check":
    "The result of a check: new, changed and unchanged products are counted, with the button Import now.",
  products: "The list of products with prices and stock in fields that can be typed into.",
  product: "The form of a product with its words in English and Irish side by side.",
  categories: "The tree of categories, with one opened to be renamed.",
  brands: "The list of brands; those whose manufacturer details are missing say so.",
  attributes: "The list of attribute words, each with a field for its Irish.",
  enquiries: "The list of enquiries, the most urgent first, each with its clock.",
  enquiry: "One enquiry: what was written, the field for the answer, and who looks after it.",
  mail: "The list of mails with recipient, subject and status.",
  content: "The lists of the site’s content with how many entries are still examples.",
  entry: "An entry of the content with its texts in both languages, marked as a sample.",
  "site-text": "A text of the site being changed, the two languages side by side.",
  media: "The library of pictures with the place to drop new ones.",
  coverage: "Old addresses with what is proposed for each, and the bar that says how many lead somewhere.",
  settings: "The settings, beginning with the company particulars.",
  users: "The list of users with role and status.",
  searches: "The list of searches that found nothing, with how often each was typed.",
  log: "The log: who changed what, and when.",
};

export interface ManualPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A picture of the manual by its name; null where the manual has none of that name. */
export function getPicture(name: string): ManualPicture | null {
  if (!isKeyOf(SHOTS, name)) return null;
  const { hash, width, height } = SHOTS[name];
  return { src: `/manual/${name}-${hash}.webp`, width, height, alt: PICTURE_MESSAGES[name] };
}
