import { keysOf } from "#app/lib/records.ts";
import { normalizeHeader } from "./columns.ts";
import { FIELD_HEADERS, type ImportField } from "./fields.ts";

/** Words that other shops, tills and suppliers write above their columns. */
const WORDS: readonly (readonly [ImportField, RegExp])[] = [
  [
    "sku",
    /^(?:sku|article ?(?:no|number|code)|item ?(?:no|number|code|#)|part ?(?:no|number)|product ?(?:code|number|no)|model|mpn|variant sku|artikelnummer|art\.? ?nr|référence|referencia|c[óo]d)\b/,
  ],
  ["gtin", /\b(?:gtin|ean(?:13)?|upc|isbn|barcode|barra[- ]?ch[óo]d|código de barras|code[- ]barres)\b/],
  [
    "salePrice",
    /\b(?:sale|special|offer|discount(?:ed)?|promo)\b.*\bprice\b|^(?:angebotspreis|prix promo|praghas díola)/,
  ],
  ["regularPrice", /\b(?:price|rrp|preis|prix|precio|prezzo|prijs|praghas)\b/],
  ["shortDescription", /\b(?:short|brief|intro|summary|excerpt|teaser|kurz)\w*\b/],
  ["description", /\b(?:desc|description|beschreibung|details|body|text|cur síos)\b|^body \(html\)$/],
  ["images", /\b(?:images?|pictures?|photos?|bild(?:er)?|grianghra\w+|foto)\b/],
  ["categories", /\b(?:categor(?:y|ies)|group|department|kategorie|catagóir\w*|product type)\b/],
  ["tags", /\b(?:tags?|keywords?)\b/],
  ["brands", /\b(?:brands?|make|manufacturer|vendor|marke|branda)\b/],
  ["stock", /\b(?:qty|quantity|stock|inventory|on hand|bestand|stoc)\b/],
  ["weight", /\b(?:weight|gewicht|poids|meáchan)\b/],
  ["length", /\b(?:length|depth|länge|fad)\b/],
  ["width", /\b(?:width|breite|leithead)\b/],
  ["height", /\b(?:height|höhe|airde)\b/],
  ["published", /\b(?:published|active|status|enabled|visible)\b/],
  ["taxClass", /\b(?:tax|vat|mwst|cbl)\b/],
  ["originCountry", /\b(?:origin|made in|ursprung)\b/],
  ["commodityCode", /\b(?:commodity|hs code|tariff)\b/],
  ["externalUrl", /\b(?:url|link)\b/],
  ["parent", /\bparent\b/],
  ["name", /\b(?:name|title|titel|nom|nombre|titre|ainm|teideal|product|artikel|bezeichnung)\b/],
];

/** What a header that no rule knows most likely means; null when nothing comes to mind. */
export function suggestField(header: string): ImportField | null {
  const text = normalizeHeader(header).replace(/[_\-./]+/g, " ");
  for (const [field, words] of WORDS) if (words.test(text)) return field;
  const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\d]/gu, "");
  return keysOf(FIELD_HEADERS).find((field) => plain(FIELD_HEADERS[field]) === plain(text)) ?? null;
}
