/**
 * The field above a kit list that finds products and adds them as lines: a combobox after the ARIA pattern. The list
 * itself stays a text field, so that pasting and typing work as without this script.
 */
import { whenParsed } from "#app/ui/session/when-parsed.ts";
import { addKitLine } from "../kit/kit-line.ts";

interface Found {
  readonly name: string;
  readonly sku: string | null;
}

const SHORTEST = 2;
const MOST = 8;
const PAUSE_MS = 180;

function start(box: HTMLElement): void {
  const input = box.querySelector<HTMLInputElement>("[role=combobox]");
  const options = box.querySelector<HTMLElement>("[role=listbox]");
  const status = box.querySelector<HTMLElement>("[role=status]");
  const list = document.getElementById(box.dataset.kitPicker ?? "");
  if (!input || !options || !status || !(list instanceof HTMLTextAreaElement) || !box.hidden) return;
  box.hidden = false;
  let found: readonly Found[] = [];
  let active = -1;
  let timer = 0;
  let controller: AbortController | undefined;

  const say = (words = "") => {
    status.textContent = words;
  };

  const mark = (index: number) => {
    active = index;
    [...options.children].forEach((option, position) => {
      option.setAttribute("aria-selected", String(position === index));
    });
    const option = options.children[index];
    if (option) {
      input.setAttribute("aria-activedescendant", option.id);
      option.scrollIntoView({ block: "nearest" });
    } else input.removeAttribute("aria-activedescendant");
  };

  const show = (products: readonly Found[]) => {
    found = products;
    options.replaceChildren(...products.map((product, index) => optionOf(product, `${input.id}-${index}`)));
    options.hidden = products.length === 0;
    input.setAttribute("aria-expanded", String(products.length > 0));
    mark(-1);
  };

  const look = async () => {
    controller?.abort();
    const words = input.value.trim();
    if (words.length < SHORTEST) {
      say();
      return show([]);
    }
    controller = new AbortController();
    try {
      const products = await findProducts(words, controller.signal);
      if (!products) return show([]);
      show(products.slice(0, MOST));
      say(
        products.length === 0 ? box.dataset.none : `${box.dataset.found} ${Math.min(products.length, MOST)}`,
      );
    } catch {
      // Asked again meanwhile, or no network: the list can still be typed.
    }
  };

  const choose = (index: number) => {
    const product = found[index];
    if (!product) return;
    list.value = addKitLine(list.value, product.name);
    list.dispatchEvent(new Event("input", { bubbles: true }));
    input.value = "";
    show([]);
    say(`${box.dataset.added} ${product.name}`);
  };

  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(look, PAUSE_MS);
  });
  input.addEventListener("keydown", (event) => {
    const { key } = event;
    const last = found.length - 1;
    if (key === "Enter") {
      // Never posts the form: Enter here means this field.
      event.preventDefault();
      choose(active < 0 ? 0 : active);
    } else if (key === "Escape" && found.length > 0) {
      event.preventDefault();
      show([]);
    } else if ((key === "ArrowDown" || key === "ArrowUp") && last >= 0) {
      event.preventDefault();
      const step = key === "ArrowDown" ? 1 : -1;
      mark(active + step > last ? 0 : active + step < 0 ? last : active + step);
    }
  });
  // Before the field loses the focus, so that the choice is not closed under the finger.
  options.addEventListener("pointerdown", (event) => event.preventDefault());
  options.addEventListener("click", (event) => {
    const option = event.target instanceof Element ? event.target.closest("[role=option]") : null;
    if (option) choose([...options.children].indexOf(option));
  });
  input.addEventListener("blur", () => show([]));
}

function optionOf({ name, sku }: Found, id: string): HTMLElement {
  const option = document.createElement("div");
  option.id = id;
  option.role = "option";
  option.textContent = name;
  if (sku) {
    const number = document.createElement("small");
    number.textContent = ` ${sku}`;
    option.append(number);
  }
  return option;
}

/** Products for a search text; null where the server refused. Throws when it was aborted, and without a network. */
async function findProducts(words: string, signal: AbortSignal): Promise<readonly Found[] | null> {
  const response = await fetch(`/api/products?search=${encodeURIComponent(words.slice(0, 100))}`, { signal });
  if (!response.ok) return null;
  const { products } = (await response.json()) as { products: readonly Found[] };
  return products;
}

function startAll(): void {
  for (const box of document.querySelectorAll<HTMLElement>("[data-kit-picker]")) start(box);
}

whenParsed(startAll);
// A form that was answered without a load is a new one.
addEventListener("shell:look", startAll);
