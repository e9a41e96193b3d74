/**
 * Suggestions below a search box while somebody types: a combobox with a list by the ARIA Authoring Practices. The
 * box stays what it is without this file, a field of a GET form; a slow or lost network only means no suggestions.
 */
import { Combobox } from "#app/ui/forms/combobox.ts";
import { readPublic } from "#app/ui/session/read-public.ts";
import { whenParsed } from "#app/ui/session/when-parsed.ts";
import type { SuggestionList } from "../schema.ts";

type Suggestion = SuggestionList["groups"][number]["items"][number];
type Item = Pick<Suggestion, "name" | "href"> & Partial<Suggestion>;

/** The pause after the last letter before the server is asked, in ms. */
const PAUSE_MS = 140;

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

function textElement(className: string, text: string, lang: string | null | undefined): HTMLElement {
  const node = element("span", className, text);
  if (lang) node.lang = lang;
  return node;
}

/** Suggestions below the search box of a form. */
class Suggestions {
  readonly #input: HTMLInputElement;
  readonly #panel = element("div", "suggest");
  readonly #status = element("span", "hidden-visually");

  constructor(form: HTMLFormElement, input: HTMLInputElement, number: number) {
    this.#input = input;
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
    const box = new Combobox<SuggestionList>({
      input,
      list: this.#panel,
      pauseMs: PAUSE_MS,
      find: (text, signal) => readPublic(`${form.dataset.suggest}&q=${encodeURIComponent(text)}`, signal),
      draw: (list) => this.#draw(list),
    });
    form.addEventListener("submit", () => box.close());
    form.addEventListener("focusout", ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) box.close();
    });
  }

  #draw(list: SuggestionList | null): readonly HTMLElement[] {
    this.#status.textContent = list?.status ?? "";
    if (!list) return [];
    const groups = list.groups.map(({ label, items }, index) => {
      const group = element("div", "suggest-group");
      const title = element("p", "suggest-title", label);
      title.id = `${this.#panel.id}-title-${index}`;
      title.setAttribute("role", "presentation");
      group.setAttribute("role", "group");
      group.setAttribute("aria-labelledby", title.id);
      const options = items.map((item) => optionOf(item));
      group.append(title, ...options);
      return { group, options };
    });
    const allResults = list.all ? [optionOf(list.all, "suggest-all")] : [];
    this.#panel.replaceChildren(...groups.map(({ group }) => group), ...allResults);
    const options = [...groups.flatMap((group) => group.options), ...allResults];
    // On a phone the keyboard covers the lower half: the box goes to the top, so that the list is above it.
    if (options.length > 0 && matchMedia("(width <= 34rem)").matches)
      this.#input.form?.scrollIntoView({ block: "start", behavior: "instant" });
    return options;
  }
}

function optionOf(item: Item, more = ""): HTMLAnchorElement {
  const option = element("a", `suggest-option ${more}`.trim());
  option.href = item.href;
  option.tabIndex = -1;
  if (item.price) option.append(pictureOf(item.image ?? null));
  const words = element("span", "suggest-words");
  words.append(textElement("suggest-name", item.name, item.lang));
  if (item.note) words.append(textElement("suggest-note", item.note, item.note_lang));
  option.append(words);
  if (item.price) option.append(element("span", "suggest-price", item.price));
  return option;
}

function pictureOf(src: string | null): HTMLElement {
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

function start(): void {
  for (const [number, form] of document.querySelectorAll<HTMLFormElement>("form[data-suggest]").entries()) {
    const input = form.querySelector<HTMLInputElement>("input[type=search]");
    if (input) new Suggestions(form, input, number);
  }
}

whenParsed(start);
