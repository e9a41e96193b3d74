import { collapseSpaces } from "#app/lib/text/collapse-spaces.ts";
import { askSoon } from "./ask-soon.ts";

interface ComboboxSettings<Answer> {
  readonly input: HTMLInputElement;
  /** The listbox. Its id begins those of its options. */
  readonly list: HTMLElement;
  /** The pause after the last key before `find` is asked, in ms. */
  readonly pauseMs: number;
  /** Answers a text of two characters or more; rejects where it cannot. */
  readonly find: (text: string, signal: AbortSignal) => Promise<Answer>;
  /** Fills the list and returns its options in order, which a click takes. Null: the list is closed. */
  readonly draw: (answer: Answer | null) => readonly HTMLElement[];
  /** Enter takes the first option when none is marked. */
  readonly enterTakesFirst?: boolean;
}

const MIN_LENGTH = 2;
/** Answers that are kept, so that a text which comes again is not asked for again. */
const KEPT = 40;

/**
 * A combobox with a list by the ARIA Authoring Practices, for pages without React. Only the latest text is answered,
 * and only while the field has the focus; a slow or lost network means no list.
 */
export class Combobox<Answer> {
  readonly #settings: ComboboxSettings<Answer>;
  readonly #answers = new Map<string, Answer>();
  #options: readonly HTMLElement[] = [];
  #active = -1;
  /** The text that the list answers. */
  #shown = "";
  #takeBack = (): void => {};

  constructor(settings: ComboboxSettings<Answer>) {
    this.#settings = settings;
    const { input, list } = settings;
    input.addEventListener("input", (event) => {
      if (!(event instanceof InputEvent && event.isComposing)) this.#look();
    });
    input.addEventListener("compositionend", () => this.#look());
    input.addEventListener("click", () => this.#look());
    input.addEventListener("keydown", (event) => this.#onKey(event));
    // The field keeps the focus while an option is clicked.
    list.addEventListener("mousedown", (event) => event.preventDefault());
  }

  /** Closes the list, and takes back what was asked. */
  close(): void {
    this.#takeBack();
    this.#show("", null);
  }

  get #text(): string {
    return collapseSpaces(this.#settings.input.value);
  }

  get #isOpen(): boolean {
    return this.#options.length > 0;
  }

  #look(): void {
    this.#takeBack();
    const text = this.#text;
    const known = this.#answers.get(text.toLowerCase());
    const { input, find, pauseMs } = this.#settings;
    if (text.length < MIN_LENGTH) this.close();
    else if (known !== undefined) this.#show(text, known);
    else
      this.#takeBack = askSoon(
        pauseMs,
        (signal) => find(text, signal).catch(() => null),
        (answer) => {
          if (answer === null) return;
          this.#keep(text, answer);
          if (document.activeElement === input) this.#show(text, answer);
        },
      );
  }

  #keep(text: string, answer: Answer): void {
    this.#answers.set(text.toLowerCase(), answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > KEPT && oldest !== undefined) this.#answers.delete(oldest);
  }

  #show(text: string, answer: Answer | null): void {
    const { input, list, draw } = this.#settings;
    this.#mark(-1);
    this.#shown = text;
    this.#options = draw(answer);
    for (const [at, option] of this.#options.entries()) {
      option.id = `${list.id}-${at}`;
      option.setAttribute("role", "option");
      option.setAttribute("aria-selected", "false");
    }
    list.hidden = !this.#isOpen;
    input.setAttribute("aria-expanded", String(this.#isOpen));
  }

  #mark(active: number): void {
    this.#options[this.#active]?.setAttribute("aria-selected", "false");
    this.#active = active;
    const { input } = this.#settings;
    const option = this.#options[active];
    if (!option) {
      input.removeAttribute("aria-activedescendant");
      return;
    }
    option.setAttribute("aria-selected", "true");
    option.scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", option.id);
  }

  #onKey(event: KeyboardEvent): void {
    // Keys of an input method are its own: Enter takes what is composed.
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!this.#isOpen) {
        this.#look();
        return;
      }
      // One stop more than there are options: the field itself.
      const stops = this.#options.length + 1;
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.#mark(((this.#active + 1 + step + stops) % stops) - 1);
    } else if (event.key === "Enter") {
      const option = this.#options[this.#active] ?? this.#first();
      if (!option) return;
      event.preventDefault();
      option.click();
    } else if (event.key === "Escape") {
      if (this.#isOpen) event.preventDefault();
      this.close();
    }
  }

  /** What Enter takes without a mark: the first option, but not that of an earlier text. */
  #first(): HTMLElement | undefined {
    const { enterTakesFirst = false } = this.#settings;
    return enterTakesFirst && this.#shown === this.#text ? this.#options[0] : undefined;
  }
}
