/**
 * The field above a kit list that finds products and adds them as lines: a combobox after the ARIA pattern. The list
 * itself stays a text field, so that pasting and typing work as without this script.
 */
import { Combobox } from "#app/ui/forms/combobox.ts";
import { readPublic } from "#app/ui/session/read-public.ts";
import { whenParsed } from "#app/ui/session/when-parsed.ts";
import { addKitLine } from "../kit/kit-line.ts";

/** What it shows of a product; the type of the whole answer belongs to a later feature. */
interface Found {
  readonly name: string;
  readonly sku: string | null;
}

const MAX = 8;
/** The pause after the last letter before the server is asked, in ms. */
const PAUSE_MS = 180;

function start(box: HTMLElement): void {
  const input = box.querySelector<HTMLInputElement>("[role=combobox]");
  const options = box.querySelector<HTMLElement>("[role=listbox]");
  const status = box.querySelector<HTMLElement>("[role=status]");
  const list = document.getElementById(box.dataset.kitPicker ?? "");
  if (!input || !options || !status || !(list instanceof HTMLTextAreaElement) || !box.hidden) return;
  box.hidden = false;
  /** What was added last, until something else is typed. */
  let added = "";

  const draw = (products: readonly Found[] | null) => {
    const drawn = (products ?? []).map((product) => optionOf(product, () => choose(product)));
    options.replaceChildren(...drawn);
    const words = drawn.length > 0 ? `${box.dataset.found} ${drawn.length}` : (box.dataset.none ?? "");
    status.textContent = products ? words : added;
    return drawn;
  };

  const choose = ({ name }: Found) => {
    list.value = addKitLine(list.value, name);
    list.dispatchEvent(new Event("input", { bubbles: true }));
    input.value = "";
    added = `${box.dataset.added} ${name}`;
    combobox.close();
  };

  input.addEventListener("input", () => {
    added = "";
  });
  const combobox = new Combobox<readonly Found[]>({
    input,
    list: options,
    pauseMs: PAUSE_MS,
    find: findProducts,
    draw,
    enterTakesFirst: true,
  });
  // Never posts the form: Enter here means this field.
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.isComposing) event.preventDefault();
  });
  input.addEventListener("blur", () => combobox.close());
}

function optionOf({ name, sku }: Found, choose: () => void): HTMLElement {
  const option = document.createElement("div");
  option.textContent = name;
  if (sku) {
    const number = document.createElement("small");
    number.textContent = ` ${sku}`;
    option.append(number);
  }
  option.addEventListener("click", choose);
  return option;
}

async function findProducts(words: string, signal: AbortSignal): Promise<readonly Found[]> {
  const search = encodeURIComponent(words.slice(0, 100));
  const { products } = await readPublic<{ readonly products: readonly Found[] }>(
    `/api/products?search=${search}`,
    signal,
  );
  return products.slice(0, MAX);
}

function startAll(): void {
  for (const box of document.querySelectorAll<HTMLElement>("[data-kit-picker]")) start(box);
}

whenParsed(startAll);
// A form that was answered without a load is a new one.
addEventListener("shell:look", startAll);
