const TOAST_MS = 4000;
const ANSWER_MS = 1600;

/** Shows the page's prepared toast `name`: its words are in the page, in its language. For pages without React. */
export function showPageToast(name: string): void {
  const list = document.querySelector<HTMLElement>("[data-toasts]");
  const template = document.querySelector<HTMLTemplateElement>(`template[data-toast="${name}"]`);
  if (!list || !template) return;
  list.replaceChildren(template.content.cloneNode(true));
  const shown = list.firstElementChild;
  setTimeout(() => {
    shown?.setAttribute("data-state", "closed");
    setTimeout(() => shown?.remove(), 200);
  }, TOAST_MS);
}

/** Shows for a moment on the *Add* button of a form, and in its label, that what it adds was added. */
export function showAdded(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLElement>("[data-add-button]");
  if (!button || "answered" in button.dataset) return;
  const label = button.getAttribute("aria-label") ?? "";
  const [ask = "", answer = ""] = [...button.children].map(({ textContent }) => textContent ?? "");
  const show = (isAnswered: boolean, name: string): void => {
    button.toggleAttribute("data-answered", isAnswered);
    button.classList.toggle("button-done", isAnswered);
    button.setAttribute("aria-label", name);
  };
  show(true, label.replace(ask, answer));
  setTimeout(show, ANSWER_MS, false, label);
}
