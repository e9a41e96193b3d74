const TOAST_MS = 4000;
const ANSWER_MS = 1600;

interface PageToast {
  /** What the toast must not cover: where it would, it is at the top. */
  readonly clear?: readonly Element[];
  /** What its words have in braces. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Shows the page's prepared toast `name`: its words are in the page, in its language. For pages without React. */
export function showPageToast(name: string, { clear = [], values = {} }: PageToast = {}): void {
  const list = document.querySelector<HTMLElement>("[data-toasts]");
  const template = document.querySelector<HTMLTemplateElement>(`template[data-toast="${name}"]`);
  if (!list || !template) return;
  list.replaceChildren(template.content.cloneNode(true));
  const shown = list.firstElementChild;
  const title = shown?.querySelector(".toast-title");
  if (title) title.textContent = fill(title.textContent, values);
  delete list.dataset["place"];
  if (clear.some((element) => isOver(list, element))) list.dataset["place"] = "top";
  setTimeout(() => {
    shown?.setAttribute("data-state", "closed");
    setTimeout(() => shown?.remove(), 200);
  }, TOAST_MS);
}

function fill(words: string, values: Readonly<Record<string, string>>): string {
  return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function isOver(over: Element, under: Element): boolean {
  const [a, b] = [over.getBoundingClientRect(), under.getBoundingClientRect()];
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}

/** Shows for a moment on the *Add* button of a form that what it adds was added. */
export function showAdded(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLElement>("[data-add-button]");
  if (!button || "answered" in button.dataset) return;
  button.dataset["answered"] = "";
  button.classList.add("button-done");
  setTimeout(() => {
    delete button.dataset["answered"];
    button.classList.remove("button-done");
  }, ANSWER_MS);
}
