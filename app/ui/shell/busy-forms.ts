/**
 * A form whose button says what it does while it does it, on pages without React: `data-busy-text` takes the place
 * of the button's words, and a second press posts nothing. React's own forms prevent the event and are left alone.
 */
export function watchForms(): void {
  // On window, so that whatever prevents the post at the document has had its say.
  addEventListener("submit", (event) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof HTMLFormElement)) return;
    const button = target.querySelector<HTMLButtonElement>("button[data-busy-text]");
    if (!button) return;
    if (button.ariaDisabled === "true") {
      event.preventDefault();
      return;
    }
    button.dataset.idleText = button.textContent ?? "";
    button.textContent = button.dataset.busyText ?? "";
    button.ariaDisabled = "true";
  });
  // A page that comes back from the browser's memory is ready again.
  addEventListener("pageshow", () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-idle-text]")) {
      button.textContent = button.dataset.idleText ?? "";
      button.ariaDisabled = null;
      delete button.dataset.idleText;
    }
  });
}
