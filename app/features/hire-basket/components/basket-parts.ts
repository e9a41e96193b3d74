import type { Failure } from "#app/ui/session/ask.ts";
import { askPage } from "#app/ui/session/ask-page.ts";
import { type HireBasket, parseHireBasket } from "../hire-basket.ts";

/** The basket's page at an address; null when none came, or another page. */
export async function fetchPage(address: string): Promise<Document | null> {
  const answer = await askPage(address);
  return answer && !answer.isRefused && answer.page.querySelector("[data-hire-page]") ? answer.page : null;
}

export function shownBasket(page: ParentNode): HireBasket | null {
  const text = page.querySelector<HTMLElement>("[data-basket]")?.dataset["basket"];
  return text === undefined ? null : parseHireBasket(text);
}

export function isRefused(page: ParentNode): boolean {
  return page.querySelector("[data-hire-part][data-refused]") !== null;
}

/** Replaces every part, gives the focus to the same control or to the one named, and says the new total. */
export function takeParts(page: HTMLElement, answer: Document, focus: string | null): void {
  const active = document.activeElement?.id ?? "";
  for (const part of page.querySelectorAll<HTMLElement>("[data-hire-part]")) {
    const next = answer.querySelector<HTMLElement>(`[data-hire-part="${part.dataset["hirePart"]}"]`);
    if (next) part.replaceWith(document.importNode(next, true));
  }
  const answered = answer.querySelector<HTMLElement>("[data-hire-page]");
  page.dataset["hireLines"] = answered?.dataset["hireLines"] ?? "0";
  for (const name of ["from", "to"]) {
    const isFaulty = page.querySelector(`[data-hire-part="${name}-fault"]`)?.textContent !== "";
    const field = document.getElementById(`enquiry-${name}`);
    if (isFaulty) field?.setAttribute("aria-invalid", "true");
    else field?.removeAttribute("aria-invalid");
  }
  hideFailure(page);
  const status = page.querySelector("[data-hire-status]");
  const total = page.querySelector<HTMLElement>("[data-hire-total]")?.dataset["hireTotal"] ?? "";
  if (status && status.textContent !== total) status.textContent = total;
  const wanted = focus ?? active;
  if (wanted === "" || document.activeElement?.id === wanted) return;
  (
    document.getElementById(wanted) ?? page.querySelector<HTMLElement>("[data-hire-part] input, .empty a")
  )?.focus();
}

export function setQuestion(page: HTMLElement, isShown: boolean): void {
  const question = page.querySelector<HTMLElement>("[data-hire-question]");
  if (!question) return;
  question.hidden = !isShown;
  if (isShown) question.focus({ preventScroll: true });
}

/** Says that the basket could not be updated, and in words of its own that the visitor is logged out. */
export function showFailure(page: HTMLElement, retry: () => void, failure: Failure = "away"): void {
  const form = page.querySelector("[data-hire-form]");
  const template = page.querySelector<HTMLTemplateElement>(
    `template[data-hire-failed="${failure === "signed-out" ? failure : ""}"]`,
  );
  hideFailure(page);
  if (!form || !template) return;
  const box = document.createElement("div");
  box.dataset["hireProblem"] = "";
  box.append(template.content.cloneNode(true));
  form.before(box);
  box.querySelector("[data-hire-retry]")?.addEventListener("click", retry);
}

export function hideFailure(page: HTMLElement): void {
  page.querySelector("[data-hire-problem]")?.remove();
}

/** The system's own sheet, or the address in the clipboard. */
export function share(event: Event, page: HTMLElement, link: HTMLAnchorElement): void {
  event.preventDefault();
  const copy = async (): Promise<void> => {
    if (navigator.share) return navigator.share({ title: document.title, url: link.href });
    await navigator.clipboard.writeText(link.href);
    const status = page.querySelector("[data-hire-status]");
    if (status) status.textContent = link.dataset["hireShare"] ?? "";
    link.classList.add("button-done");
    link.textContent = link.dataset["hireShare"] ?? link.textContent;
  };
  // Where neither works, the link is opened and its address can be copied.
  void copy().catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === "AbortError")) location.assign(link.href);
  });
}
