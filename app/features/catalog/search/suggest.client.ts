/**
 * Suggestions below a search box while somebody types: a combobox with a list by the ARIA Authoring Practices. The
 * box stays what it is without this file, a field of a GET form; a slow or lost network only means no suggestions.
 */
import { whenParsed } from "#app/ui/session/when-parsed.ts";

interface Item {
  readonly name: string;
  /** The language of the text, where it is not the page's. */
  readonly lang?: string | null;
  readonly href: string;
  readonly note?: string | null;
  readonly note_lang?: string | null;
  readonly price?: string | null;
  readonly image?: string | null;
}

interface List {
  readonly status: string;
  readonly all: Item | null;
  readonly groups: readonly { readonly label: string; readonly items: readonly Item[] }[];
}

const PAUSE_MS = 140;
const SHORTEST = 2;
const KEPT = 40;

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  text = "",
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  node.className = className;
  node.textContent = text;
  return node;
}

function said(className: string, text: string, lang: string | null | undefined): HTMLElement {
  const node = element("span", className, text);
  if (lang) node.lang = lang;
  return node;
}

class Combobox {
  readonly #input: HTMLInputElement;
  readonly #address: string;
  readonly #panel = element("div", "suggest");
  readonly #status = element("span", "hidden-visually");
  readonly #answers = new Map<string, List>();
  #options: HTMLAnchorElement[] = [];
  #active = -1;
  #timer = 0;
  #controller: AbortController | null = null;

  constructor(form: HTMLFormElement, input: HTMLInputElement, number: number) {
    this.#input = input;
    this.#address = form.dataset.suggest ?? "";
    const { label = "" } = input.dataset;
    this.#panel.id = `suggest-${number}`;
    this.#panel.hidden = true;
    this.#panel.setAttribute("role", "listbox");
    this.#panel.setAttribute("aria-label", label);
    this.#status.setAttribute("role", "status");
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-expanded", "false");
    input.setAttribute("aria-controls", this.#panel.id);
    form.append(this.#panel, this.#status);
    input.addEventListener("input", (event) => {
      if (!event.isComposing) this.#wait();
    });
    input.addEventListener("compositionend", () => this.#wait());
    input.addEventListener("keydown", (event) => this.#onKey(event));
    input.addEventListener("click", () => this.#wait());
    form.addEventListener("submit", () => this.#close());
    form.addEventListener("focusout", ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) this.#close();
    });
    // The box keeps the focus while an option is clicked.
    this.#panel.addEventListener("mousedown", (event) => event.preventDefault());
  }

  get #text(): string {
    return this.#input.value.replace(/\s+/g, " ").trim();
  }

  get #isOpen(): boolean {
    return !this.#panel.hidden;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#controller?.abort();
    const text = this.#text;
    if (text.length < SHORTEST) {
      this.#close();
      return;
    }
    const known = this.#answers.get(text.toLowerCase());
    if (known) this.#show(known);
    else this.#timer = window.setTimeout(() => void this.#ask(text), PAUSE_MS);
  }

  async #ask(text: string): Promise<void> {
    const controller = new AbortController();
    this.#controller = controller;
    try {
      const address = `${this.#address}&q=${encodeURIComponent(text)}`;
      const response = await fetch(address, {
        signal: controller.signal,
        headers: { Accept: "application/json" },
      });
      if (!response.ok) return;
      const list = (await response.json()) as List;
      this.#answers.set(text.toLowerCase(), list);
      const [oldest] = this.#answers.keys();
      if (this.#answers.size > KEPT && oldest !== undefined) this.#answers.delete(oldest);
      if (this.#text === text && document.activeElement === this.#input) this.#show(list);
    } catch {
      // Typed on, or no network: the form still searches.
    }
  }

  #show(list: List): void {
    this.#options = [];
    this.#mark(-1);
    const groups = list.groups.map(({ label, items }, index) => {
      const group = element("div", "suggest-group");
      const title = element("p", "suggest-title", label);
      title.id = `${this.#panel.id}-${index}`;
      title.setAttribute("role", "presentation");
      group.setAttribute("role", "group");
      group.setAttribute("aria-labelledby", title.id);
      group.append(title, ...items.map((item) => this.#option(item)));
      return group;
    });
    const allResults = list.all ? [this.#option(list.all, "suggest-all")] : [];
    this.#panel.replaceChildren(...groups, ...allResults);
    this.#status.textContent = list.status;
    this.#panel.hidden = this.#options.length === 0;
    // On a phone the keyboard covers the lower half: the box goes to the top, so that the list is above it.
    if (!this.#panel.hidden && matchMedia("(max-width: 34rem)").matches)
      this.#input.form?.scrollIntoView({ block: "start", behavior: "instant" });
    this.#input.setAttribute("aria-expanded", String(this.#isOpen));
  }

  #option(item: Item, more = ""): HTMLAnchorElement {
    const option = element("a", `suggest-option ${more}`.trim());
    option.href = item.href;
    option.id = `${this.#panel.id}-o${this.#options.length}`;
    option.tabIndex = -1;
    option.setAttribute("role", "option");
    option.setAttribute("aria-selected", "false");
    if (item.price) option.append(this.#picture(item.image ?? null));
    const words = element("span", "suggest-words");
    words.append(said("suggest-name", item.name, item.lang));
    if (item.note) words.append(said("suggest-note", item.note, item.note_lang));
    option.append(words);
    if (item.price) option.append(element("span", "suggest-price", item.price));
    this.#options.push(option);
    return option;
  }

  #picture(src: string | null): HTMLElement {
    const frame = element("span", "suggest-picture");
    if (!src) return frame;
    const image = element("img", "");
    image.alt = "";
    image.decoding = "async";
    image.addEventListener("error", () => image.remove());
    image.src = src;
    frame.append(image);
    return frame;
  }

  #onKey(event: KeyboardEvent): void {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!this.#isOpen) {
        this.#wait();
        return;
      }
      // One stop more than there are options: the box itself.
      const stops = this.#options.length + 1;
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.#mark(((this.#active + 1 + step + stops) % stops) - 1);
    } else if (event.key === "Enter" && this.#isOpen && this.#active >= 0) {
      event.preventDefault();
      this.#options[this.#active]?.click();
    } else if (event.key === "Escape" && this.#isOpen) {
      event.preventDefault();
      this.#close();
    }
  }

  #mark(active: number): void {
    this.#options[this.#active]?.setAttribute("aria-selected", "false");
    this.#active = active;
    const option = this.#options[active];
    if (!option) {
      this.#input.removeAttribute("aria-activedescendant");
      return;
    }
    option.setAttribute("aria-selected", "true");
    option.scrollIntoView({ block: "nearest" });
    this.#input.setAttribute("aria-activedescendant", option.id);
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#controller?.abort();
    this.#mark(-1);
    this.#panel.hidden = true;
    this.#status.textContent = "";
    this.#input.setAttribute("aria-expanded", "false");
  }
}

function start(): void {
  for (const [number, form] of document.querySelectorAll<HTMLFormElement>("form[data-suggest]").entries()) {
    const input = form.querySelector<HTMLInputElement>("input[type=search]");
    if (input) new Combobox(form, input, number);
  }
}

whenParsed(start);
