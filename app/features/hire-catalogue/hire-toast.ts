import { showPageToast } from "#app/ui/toasts/page-toast.ts";

interface HireToast {
  /** What the toast must not cover: where it would, it is at the top. */
  readonly clear: readonly Element[];
  /** What its words have in braces. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Shows a toast about an item of the page. */
export function showHireToast(name: string, { clear, values = {} }: HireToast): void {
  showPageToast(name);
  const list = document.querySelector<HTMLElement>("[data-toasts]");
  const title = list?.querySelector(".toast-title");
  if (!list || !title) return;
  title.textContent = title.textContent.replaceAll(
    /\{(\w+)\}/g,
    (whole, key: string) => values[key] ?? whole,
  );
  delete list.dataset["place"];
  if (clear.some((element) => isOver(list, element))) list.dataset["place"] = "top";
}

function isOver(over: Element, under: Element): boolean {
  const [a, b] = [over.getBoundingClientRect(), under.getBoundingClientRect()];
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}
