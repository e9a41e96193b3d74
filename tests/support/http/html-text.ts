/** A piece of text of a page with the language it is said in. */
export interface Words {
  readonly text: string;
  /** The nearest `lang` around it. */
  readonly lang: string;
  /** The element it is in, or the attribute, as in `p` or `img alt`. */
  readonly place: string;
}

const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
/** Elements whose text is not read by people. */
const UNREAD = new Set(["script", "style", "svg"]);
const SPOKEN_ATTRIBUTES = ["alt", "aria-label", "title", "placeholder", "data-text"];
const TOKEN =
  /<!--[\s\S]*?-->|<(script|style|svg)\b[^>]*>[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

/** The texts of a page in its order, attributes that are read out included. Made for well-formed HTML. */
export function wordsOf(html: string): Words[] {
  const words: Words[] = [];
  const open: { readonly name: string; readonly lang: string }[] = [];
  for (const [token, , slash, name = "", attributes = ""] of html.matchAll(TOKEN)) {
    const lang = open.at(-1)?.lang ?? "";
    const element = name.toLowerCase();
    if (!token.startsWith("<")) add(words, token, lang, open.at(-1)?.name ?? "");
    else if (slash) while (open.length > 0 && open.pop()?.name !== element);
    else if (name && !UNREAD.has(element)) {
      const own = attribute(attributes, "lang") ?? lang;
      for (const spoken of SPOKEN_ATTRIBUTES)
        add(words, attribute(attributes, spoken) ?? "", own, `${element} ${spoken}`);
      if (!VOID.has(element)) open.push({ name: element, lang: own });
    }
  }
  return words;
}

/** The texts of a page, or of a part of one, as one line. */
export function plainText(html: string): string {
  // React parts the texts of one sentence by empty comments.
  return wordsOf(html.replaceAll("<!-- -->", ""))
    .map(({ text }) => text)
    .join(" ");
}

function add(words: Words[], raw: string, lang: string, place: string): void {
  // The joiner that keeps an Irish prefix with its word is for the eye.
  const text = decode(raw).replaceAll("\u2060", "").replace(/\s+/g, " ").trim();
  if (text !== "") words.push({ text, lang, place });
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`, "i").exec(attributes)?.[1];
}

/** Turns character references into characters. */
export function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name: string) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name] ?? whole;
  });
}
