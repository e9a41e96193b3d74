import sanitizeHtml from "sanitize-html";

interface CleanedHtml {
  readonly html: string;
  /** Elements that were left out, by name. */
  readonly removed: readonly string[];
  /** Shortcodes that were taken out. */
  readonly shortcodes: readonly string[];
}

const BLOCKS = ["p", "ul", "ol", "dl", "table", "blockquote", "pre", "h2", "h3", "h4", "h5", "h6", "hr"];
const INLINE = ["a", "strong", "b", "em", "i", "u", "s", "sub", "sup", "code", "br", "span"];
const PARTS = ["li", "dt", "dd", "thead", "tbody", "tfoot", "tr", "th", "td", "caption"];

/** Elements whose text goes with them: none of it was written to be read. */
const DISCARDED = [
  "script",
  "style",
  "template",
  "iframe",
  "object",
  "embed",
  "applet",
  "svg",
  "math",
  "form",
  "select",
  "option",
  "textarea",
  "button",
  "input",
  "noscript",
  "noembed",
  "noframes",
  "xmp",
  "plaintext",
  "title",
  "head",
  "base",
  "meta",
  "link",
  "frameset",
  "audio",
  "video",
  "canvas",
];

/** Wrappers that page builders leave behind; losing them loses nothing, so they are not reported. */
const SILENT = new Set([
  "div",
  "section",
  "article",
  "header",
  "footer",
  "main",
  "font",
  "center",
  "small",
  "big",
]);

/** Links inside the old shop lead nowhere here, so only full addresses stay links. */
const ABSOLUTE = /^(?:https?:\/\/|mailto:|tel:)/i;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...BLOCKS, ...INLINE, ...PARTS],
  allowedAttributes: {
    a: ["href", "rel"],
    span: ["lang"],
    p: ["lang"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  nonTextTags: DISCARDED,
  nestingLimit: 40,
  transformTags: {
    h1: "h2",
    a: (_tagName, { href = "" }) =>
      ABSOLUTE.test(href)
        ? { tagName: "a", attribs: { href, rel: "nofollow noopener" } }
        : { tagName: "span", attribs: {} },
  },
};

/**
 * A description from an import as HTML that is safe to show: an allow-list of text elements, links to
 * http(s), mail and telephone only, no pictures, styles, classes or handlers. Shortcodes are taken out and
 * plain lines become paragraphs, as the old shop did when it showed them. Cleaning twice changes nothing.
 */
export function sanitizeDescription(source: string): CleanedHtml {
  const { text, shortcodes } = stripShortcodes(source);
  const removed = new Set<string>();
  const allowed = new Set<string>([...BLOCKS, ...INLINE, ...PARTS, "h1"]);
  const once = sanitizeHtml(text, {
    ...OPTIONS,
    onOpenTag: (name) => {
      if (!allowed.has(name) && !SILENT.has(name)) removed.add(name);
    },
  });
  return { html: settleMarkup(once), removed: [...removed], shortcodes };
}

/** Broken markup takes its final form in a second or third pass, because paragraphs change how tags nest. */
const MAX_PASSES = 5;

function settleMarkup(source: string): string {
  let html = source;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = dropEmptyParagraphs(sanitizeHtml(addParagraphs(html), OPTIONS));
    if (next === html) break;
    html = next;
  }
  return html;
}

const SHORTCODE = /\[(\[?)(\/?)([a-z][a-z0-9]*(?:[_-][a-z0-9]+)*)((?:\s[^[\]]*)?)\](\]?)/gi;
const KNOWN = new Set(
  (
    "gallery caption wp_caption embed audio video playlist product products product_page product_category " +
    "product_categories add_to_cart add_to_cart_url featured_products sale_products best_selling_products " +
    "recent_products top_rated_products related_products contact-form contact-form-7 button column columns row " +
    "tab tabs accordion toggle divider spacer icon map slider rev_slider elementor-template"
  ).split(" "),
);

function isShortcode(name: string, attributes: string): boolean {
  return KNOWN.has(name.toLowerCase()) || name.includes("_") || /\s[\w-]+\s*=/.test(attributes);
}

/**
 * Takes out WordPress shortcodes and keeps what is between an opening and a closing one. Ordinary square
 * brackets (`[IP65]`, `[m]`) stay; `[[gallery]]` is an escaped one and becomes `[gallery]`.
 */
function stripShortcodes(source: string): { text: string; shortcodes: string[] } {
  const found = new Set<string>();
  const names = new Set<string>();
  const text = source.replace(
    SHORTCODE,
    (whole, open: string, slash: string, name: string, rest: string, close: string) => {
      if (!isShortcode(name, rest) && !names.has(name)) return whole;
      if (open && close) return whole.slice(1, -1);
      names.add(name);
      if (!slash) found.add(`[${name}]`);
      return open + close;
    },
  );
  return { text, shortcodes: [...found] };
}

const BLOCK_TAG = /<(\/?)(p|ul|ol|dl|table|blockquote|pre|h[2-6]|hr)\b[^<>]*>/gi;

/** Wraps text that is outside block elements into paragraphs: blank line = new paragraph, line = break. */
function addParagraphs(html: string): string {
  const out: string[] = [];
  let depth = 0;
  let from = 0;
  for (const tag of html.matchAll(BLOCK_TAG)) {
    const [whole, slash, name = ""] = tag;
    if (depth === 0) {
      out.push(paragraphs(html.slice(from, tag.index)));
      from = tag.index;
    }
    if (slash) depth = Math.max(0, depth - 1);
    else if (name.toLowerCase() !== "hr") depth += 1;
    if (depth === 0) {
      out.push(html.slice(from, tag.index + whole.length));
      from = tag.index + whole.length;
    }
  }
  out.push(depth === 0 ? paragraphs(html.slice(from)) : html.slice(from));
  return out.filter((part) => part !== "").join("\n");
}

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => `<p>${part.split("\n").map(withoutBreak).join("<br />\n")}</p>`)
    .join("\n");
}

/** A line without the spaces around it and the break at its end; the last line keeps its break. */
function withoutBreak(line: string, index: number, lines: readonly string[]): string {
  const trimmed = line.trim();
  const last = index === lines.length - 1;
  return !last && trimmed.endsWith(BREAK) ? trimmed.slice(0, -BREAK.length).trimEnd() : trimmed;
}

const BREAK = "<br />";

function dropEmptyParagraphs(html: string): string {
  return html
    .replace(/<p(?: lang="[^"]*")?>(?:\s|&nbsp;|<br \/>)*<\/p>\n?/g, "")
    .replace(/\n{2,}/g, "\n")
    .trim();
}
