/**
 * Opens and closes the elements that buttons name by `popovertarget` where the browser has no popovers (Safari before
 * 17). `data-open` means `:popover-open` in the style sheets. As in other browsers one is open at a time, and a
 * click beside it and Escape close it.
 */
export function startPopovers(): void {
  if ("popover" in HTMLElement.prototype) return;
  let opener: HTMLElement | null = null;

  function close(): void {
    for (const open of document.querySelectorAll("[popover][data-open]")) open.removeAttribute("data-open");
    opener?.setAttribute("aria-expanded", "false");
    opener = null;
  }

  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>("[popovertarget]");
    const popover = document.getElementById(button?.getAttribute("popovertarget") ?? "");
    if (!button || !popover) {
      if (!target.closest("[popover][data-open]")) close();
      return;
    }
    const isOpen = "open" in popover.dataset;
    close();
    if (isOpen || button.getAttribute("popovertargetaction") === "hide") return;
    popover.dataset.open = "";
    button.setAttribute("aria-expanded", "true");
    opener = button;
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    const last = opener;
    close();
    last?.focus();
  });
}
