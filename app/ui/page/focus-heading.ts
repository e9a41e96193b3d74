/** Moves focus to the heading of the page, from which a keyboard goes on. */
export function focusHeading(): void {
  const main = document.getElementById("main");
  const heading = main?.querySelector<HTMLElement>("h1") ?? main;
  if (heading && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}

/** For a button that goes away when it is pressed: once the page is drawn, lost focus goes to the heading. */
export function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusHeading();
  });
}
