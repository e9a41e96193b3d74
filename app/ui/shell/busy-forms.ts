import { isDoublePress } from "../forms/double-press.ts";

/**
 * Posts by the browser itself. A button says what it does while it does it: its `data-busy-text` takes the place of its
 * words, and a second press, of this button or another of the form, posts nothing. The second press of a double click posts
 * nothing of any form. Forms that scripts send prevent the event and are left alone.
 */
export function watchForms(): void {
  // On window, so that whatever prevents the post at the document has had its say.
  addEventListener("submit", (event) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof HTMLFormElement)) return;
    const isSent = target.querySelector("button[data-idle-text]") !== null;
    if (isSent || (target.method === "post" && isDoublePress(target))) {
      event.preventDefault();
      return;
    }
    if (event.submitter instanceof HTMLButtonElement) showBusy(event.submitter);
  });
  // A page that comes back from the browser's memory is ready again.
  addEventListener("pageshow", () => showIdle(document));
}

/** Shows what a button does; one without `data-busy-text` stays as it is. */
export function showBusy(button: HTMLButtonElement): void {
  const { busyText } = button.dataset;
  if (!busyText) return;
  button.dataset["idleText"] = button.textContent ?? "";
  button.textContent = busyText;
  button.ariaDisabled = "true";
  button.ariaBusy = "true";
}

/** Makes the buttons within `root` ready again. */
export function showIdle(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>("button[data-idle-text]")) {
    button.textContent = button.dataset["idleText"] ?? "";
    button.ariaDisabled = null;
    button.ariaBusy = null;
    delete button.dataset["idleText"];
  }
}

/** Says in the page's live region what a button is busy with, for as long as it is (WCAG 2.2, 4.1.3 Status Messages). */
export function sayWhatIsBusy(): void {
  const region = document.querySelector<HTMLElement>("[data-busy-status]");
  if (!region) return;
  const buttons = "button[aria-busy=true]";
  const say = () => {
    const text = document.querySelector(buttons)?.textContent ?? "";
    if (region.textContent !== text) region.textContent = text;
  };
  const watch = { subtree: true, attributes: true, attributeFilter: ["aria-busy"] };
  new MutationObserver(say).observe(document.body, watch);
  // A page that is left without a load takes its busy button along.
  addEventListener("shell:look", say);
}
