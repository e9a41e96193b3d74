/** Whether an element takes part in the layout. Safari has no `checkVisibility()` before 17.4. */
export function isShown(element: Element): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}
