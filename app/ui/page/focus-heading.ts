/** Moves focus to the heading of the page, from which a keyboard goes on. */
export function focusHeading(): void {
  const main = document.getElementById("main");
  const heading = main?.querySelector<HTMLElement>("h1") ?? main;
  if (heading && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}

/**
 * Keeps the focus for a button that goes away when it is pressed: once the page is drawn, lost focus goes to the
 * heading.
 */
export function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusHeading();
  });
}

/** Ref of what goes away by itself, such as buttons with nothing left to do: the heading takes the focus from within. */
export function passFocusOn(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  return () => {
    if (element.contains(document.activeElement)) keepFocus();
  };
}
