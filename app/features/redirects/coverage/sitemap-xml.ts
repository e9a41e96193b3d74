import { ok, type Result, refuse } from "#app/lib/result.ts";

/** Why a text is no sitemap. Lines count from 1. */
export type XmlFault =
  | { readonly kind: "broken"; readonly line: number; readonly what: XmlBreak }
  /** A document type or entities of its own: sitemaps have neither, and nothing outside the text is ever opened. */
  | { readonly kind: "declares"; readonly line: number }
  /** A web page instead of its source. */
  | { readonly kind: "web-page" }
  | { readonly kind: "other-root"; readonly root: string };

export type XmlBreak = "unclosed" | "wrong-close" | "entity" | "tag" | "outside";

export interface SitemapXml {
  /** The addresses of its pages, as they are written there. */
  readonly addresses: readonly string[];
  /** The addresses of further sitemaps, where it is a list of those. */
  readonly sitemaps: readonly string[];
}

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const TAG_NAME = /[\p{L}_][\p{L}\p{N}_.:-]*/uy;
/** Sitemaps nest four deep, with pictures five. */
const DEEPEST = 16;

class Broken extends Error {
  readonly at: number;
  readonly fault: (line: number) => XmlFault;
  constructor(at: number, fault: XmlBreak | ((line: number) => XmlFault)) {
    super("no sitemap");
    this.at = at;
    this.fault = typeof fault === "string" ? (line) => ({ kind: "broken", line, what: fault }) : fault;
  }
}

/**
 * The addresses in a sitemap or in a list of sitemaps. Reads the text once from front to back, keeps only what it
 * looks for, resolves the five entities of XML and numbers, and nothing else.
 */
export function readSitemapXml(xml: string): Result<SitemapXml, XmlFault> {
  try {
    return ok(scan(xml));
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return refuse(error.fault(xml.slice(0, error.at).split("\n").length));
  }
}

function scan(xml: string): SitemapXml {
  const found: { addresses: string[]; sitemaps: string[] } = { addresses: [], sitemaps: [] };
  const open: string[] = [];
  let text = "";
  let at = 0;
  const add = (raw: string, plain: boolean) => {
    if (open.length === 0) {
      if (raw.trim() !== "") throw new Broken(at, "outside");
    } else if (open.at(-1) === "loc") text += plain ? raw : decoded(raw, at);
  };
  while (at < xml.length) {
    const next = xml.indexOf("<", at);
    add(xml.slice(at, next < 0 ? xml.length : next), false);
    if (next < 0) break;
    at = next;
    if (xml.startsWith("<!--", at)) at = after(xml, "-->", at + 4, at);
    else if (xml.startsWith("<![CDATA[", at)) {
      const end = after(xml, "]]>", at + 9, at);
      add(xml.slice(at + 9, end - 3), true);
      at = end;
    } else if (xml.startsWith("<?", at)) at = after(xml, "?>", at + 2, at);
    else if (xml.startsWith("<!", at)) throw declaration(xml, at);
    else if (xml[at + 1] === "/") {
      const { name, end } = closing(xml, at);
      if (open.at(-1) !== name) throw new Broken(at, "wrong-close");
      if (name === "loc") keep(open, text.trim(), found);
      open.pop();
      at = end;
    } else {
      const { name, end, empty } = opening(xml, at);
      if (open.length === 0) assertRoot(name, at);
      if (!empty) open.push(name);
      if (open.length > DEEPEST) throw new Broken(at, "tag");
      text = "";
      at = end;
    }
  }
  if (open.length > 0) throw new Broken(xml.length, "unclosed");
  return found;
}

/** Keeps a page's own address only: those of pictures and translations are nested deeper. */
function keep(open: readonly string[], text: string, found: { addresses: string[]; sitemaps: string[] }) {
  const where = open.join("/");
  if (text === "") return;
  if (where === "urlset/url/loc") found.addresses.push(text);
  else if (where === "sitemapindex/sitemap/loc") found.sitemaps.push(text);
}

function assertRoot(name: string, at: number): void {
  if (name === "urlset" || name === "sitemapindex") return;
  throw new Broken(at, () =>
    name.toLowerCase() === "html" ? { kind: "web-page" } : { kind: "other-root", root: name.slice(0, 60) },
  );
}

function declaration(xml: string, at: number): Broken {
  if (/^<!doctype\s+html/i.test(xml.slice(at, at + 40))) return new Broken(at, () => ({ kind: "web-page" }));
  return new Broken(at, (line) => ({ kind: "declares", line }));
}

function after(xml: string, mark: string, from: number, at: number): number {
  const end = xml.indexOf(mark, from);
  if (end < 0) throw new Broken(at, "unclosed");
  return end + mark.length;
}

function nameAt(xml: string, at: number): { readonly name: string; readonly end: number } {
  TAG_NAME.lastIndex = at;
  const [whole] = TAG_NAME.exec(xml) ?? [];
  if (whole === undefined) throw new Broken(at, "tag");
  return { name: whole.slice(whole.lastIndexOf(":") + 1), end: at + whole.length };
}

function closing(xml: string, at: number) {
  const { name, end } = nameAt(xml, at + 2);
  const close = after(xml, ">", end, at);
  if (xml.slice(end, close - 1).trim() !== "") throw new Broken(at, "tag");
  return { name, end: close };
}

/** A ">" within a quoted attribute does not end the tag. */
function opening(xml: string, at: number) {
  const { name, end: from } = nameAt(xml, at + 1);
  let end = from;
  for (;;) {
    const char = xml[end];
    if (char === undefined || char === "<") throw new Broken(at, "unclosed");
    if (char === ">") break;
    end = char === '"' || char === "'" ? after(xml, char, end + 1, at) : end + 1;
  }
  return { name, end: end + 1, empty: xml[end - 1] === "/" };
}

function decoded(text: string, at: number): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));|&/gi, (whole, number, hex, name) => {
    const plain = NAMED[String(name)];
    if (plain !== undefined) return plain;
    // A bare "&" is not XML, but many a plugin writes it between two parameters.
    if (whole === "&") return whole;
    const code = number ? Number(number) : hex ? Number.parseInt(hex, 16) : Number.NaN;
    if (Number.isNaN(code) || code > 0x10ffff || code === 0) throw new Broken(at, "entity");
    return String.fromCodePoint(code);
  });
}
