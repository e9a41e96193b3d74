/**
 * Hands the focus of a button that goes with its line on to the same button of the next line, else of the line before,
 * else to the page's heading. The same button is the one with the same `data-act`.
 */
export function handFocusOn(button: HTMLElement): void {
  const line = button.closest("li");
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  const same = neighbour?.querySelector<HTMLElement>(`[data-act="${button.dataset["act"]}"]`);
  const heading = button.closest("main")?.querySelector("h1");
  if (same) same.focus();
  else if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}
