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

  /** The field with this label; the first one of several. */
  field(label: RegExp): PageElement {
    for (const found of [...this.all("label"), ...this.all("[aria-label]")]) {
      const id = found.attribute("for");
      const named = found.attribute("aria-label");
      if (named !== undefined && label.test(named)) return found;
      if (named === undefined && label.test(found.text)) {
        const [field] = id === undefined ? found.all("input") : this.all(`[id="${id}"]`);
        if (field) return field;
      }
    }
    throw new Error(`No field is called ${label}`);
  }

  closest(selector: string): PageElement | undefined {
    const found = this.#element.closest(selector);
    return found ? new PageElement(found) : undefined;
  }

  get tag(): string {
    return this.#element.tagName;
  }

  has(attribute: string): boolean {
    return this.#element.hasAttribute(attribute);
  }

  attribute(name: string): string | undefined {
    const value = this.#element.getAttributeValue(name);
    return value === null ? undefined : decode(value);
  }

  /** What a field holds; of a choice, what is chosen. */
  get value(): string {
    if (this.tag === "textarea") return decode(this.#element.textContent).replace(/^\r?\n/, "");
    if (this.tag !== "select") return this.attribute("value") ?? "";
    const options = this.all("option");
    const chosen = options.find((option) => option.has("selected")) ?? options[0];
    return chosen ? (chosen.attribute("value") ?? chosen.text) : "";
  }

  /** Without the zero-width joiner of Irish prefixes, with single spaces. */
  get text(): string {
    return decode(this.#element.textContent).replaceAll("\u2060", "").replace(/\s+/g, " ").trim();
  }

  /** What a link or a button is called. */
  get name(): string {
    return this.attribute("aria-label") ?? this.text;
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
