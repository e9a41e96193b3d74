import { type HtmlElement, Parser, StaticConfigLoader } from "html-validate";
import { decode } from "./html-text.ts";

const config = await new StaticConfigLoader({ extends: [], elements: ["html5"] }).getConfigFor("page.html");

/** An element of a page as the server sent it. Selectors compare attributes by `=` alone. */
export class PageElement {
  readonly #element: HtmlElement;

  constructor(element: HtmlElement) {
    this.#element = element;
  }

  /** The elements within that match, in the order of the page. */
  all(selector: string): PageElement[] {
    return this.#element.querySelectorAll(selector).map((found) => new PageElement(found));
  }

  /** The only element within that matches. */
  one(selector: string): PageElement {
    const [found, ...others] = this.all(selector);
    if (!found || others.length > 0)
      throw new Error(`${others.length + (found ? 1 : 0)} elements match ${selector}`);
    return found;
  }

  /** The only link whose text matches. */
  link(text: RegExp | string): PageElement {
    const [found, ...others] = this.links(text);
    if (!found || others.length > 0)
      throw new Error(`${others.length + (found ? 1 : 0)} links are called ${text}`);
    return found;
  }

  links(text: RegExp | string): PageElement[] {
    return this.all("a[href]").filter((link) => link.text.search(text) >= 0);
  }

  attribute(name: string): string | undefined {
    const value = this.#element.getAttributeValue(name);
    return value === null ? undefined : decode(value);
  }

  /** Without the zero-width joiner of Irish prefixes, with single spaces. */
  get text(): string {
    return decode(this.#element.textContent).replaceAll("\u2060", "").replace(/\s+/g, " ").trim();
  }

  /** Where it begins in the page, in characters. */
  get offset(): number {
    return this.#element.location.offset;
  }
}

/** The elements of a page. */
export function parsePage(html: string): PageElement {
  return new PageElement(new Parser(config).parseHtml(html));
}
