import { euroText } from "#app/lib/euro.ts";
import type { Cents } from "#app/lib/money.ts";
import { escapeHtml } from "#app/lib/text/escape-html.ts";
import type { FeedItem, FeedShipping } from "./product-feed.ts";

/** Limits of Google's product data specification, in characters and pictures. */
const MAX_LENGTH = { title: 150, description: 5000, productType: 750, mpn: 70, brand: 70 };
const MAX_PICTURES = 11;

/** The beginning of an RSS 2.0 document with Google's namespace. */
export function feedHead({ title, link }: { readonly title: string; readonly link: string }): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escaped(title)}</title>
<link>${escaped(link)}</link>
<description>${escaped(title)}</description>
`;
}

export const FEED_FOOT = "</channel>\n</rss>\n";

/** One offer. Attributes without a value are left out. */
export function feedItem(item: FeedItem): string {
  const [picture, ...more] = item.pictures.slice(0, MAX_PICTURES);
  const hasIdentifier = item.gtin !== null || (item.brand !== null && item.mpn !== null);
  const fields: readonly (readonly [string, string | null | undefined])[] = [
    ["id", item.id],
    ["title", cut(item.title, MAX_LENGTH.title)],
    ["description", cut(item.description, MAX_LENGTH.description)],
    ["link", item.link],
    ["image_link", picture],
    ...more.map((address) => ["additional_image_link", address] as const),
    ["availability", item.availability],
    ["availability_date", item.availableFrom],
    ["price", euro(item.price)],
    ["sale_price", item.salePrice === null ? null : euro(item.salePrice)],
    ["sale_price_effective_date", item.saleBetween?.map(minute).join("/")],
    ["brand", item.brand && cut(item.brand, MAX_LENGTH.brand)],
    ["gtin", item.gtin],
    ["mpn", item.mpn && cut(item.mpn, MAX_LENGTH.mpn)],
    ["identifier_exists", hasIdentifier ? null : "no"],
    ["condition", "new"],
    ["item_group_id", item.groupId],
    ...item.details,
    ["product_type", cut(item.productType.join(" > "), MAX_LENGTH.productType)],
    ["shipping_weight", item.weightGrams === null ? null : `${item.weightGrams} g`],
  ];
  const lines = fields.flatMap(([name, value]) =>
    value ? [`<g:${name}>${escaped(value)}</g:${name}>`] : [],
  );
  return `<item>\n${[...lines, ...item.shipping.map(shippingLine)].join("\n")}\n</item>\n`;
}

function shippingLine({ country, postcodes, price }: FeedShipping): string {
  const area = postcodes === null ? "" : `<g:postal_code>${escaped(postcodes)}</g:postal_code>`;
  return `<g:shipping><g:country>${escaped(country)}</g:country>${area}<g:price>${euro(price)}</g:price></g:shipping>`;
}

function euro(amount: Cents): string {
  return `${euroText(amount)} EUR`;
}

/** Google wants no seconds. */
function minute(instant: Date): string {
  return `${instant.toISOString().slice(0, 16)}Z`;
}

/** Counts characters as Unicode does, so that none is cut in two. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join("");
}

/** What XML 1.0 has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is removed
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

function escaped(text: string): string {
  return escapeHtml(text.toWellFormed().replace(UNWRITABLE, ""));
}
