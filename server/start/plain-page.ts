import { createHash } from "node:crypto";
import type { Locale } from "#app/i18n/locale.ts";
import { pageTitle } from "#app/ui/page/page-title.ts";

/** The site's colours by hand: nothing of the site's own styles may be needed for these pages. */
const STYLE = `:root{color-scheme:dark light}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;box-sizing:border-box;background:light-dark(oklch(.985 .003 90),oklch(.145 .022 275));color:light-dark(oklch(.2 .02 275),oklch(.975 .004 90));font:1.125rem/1.6 system-ui,sans-serif}main{max-width:36rem;border-left:4px solid light-dark(oklch(.66 .16 65),oklch(.82 .155 72));padding-left:1.5rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}p{margin:.5rem 0}a{color:light-dark(oklch(.42 .17 280),oklch(.86 .06 235));white-space:nowrap}`;

/** Lets in the style of a plain page and nothing else. */
export const PLAIN_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A page that needs neither React nor a file. `paragraphs` are HTML. */
export function plainPage(locale: Locale, title: string, paragraphs: readonly string[]): string {
  const text = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("");
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${pageTitle(title)}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${text}</main></body></html>`;
}
