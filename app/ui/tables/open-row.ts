/** Cells with controls of their own: a press beside one of them is meant for it. */
const CONTROLS = "a, button, input, select, textarea, summary, label";

/**
 * The whole row of a list is its link: a press beside the link follows it, with Ctrl in another tab. Text that is being
 * selected and cells with controls are left alone; by keyboard the link itself is used.
 */
export function openRow(event: React.MouseEvent<HTMLElement>): void {
  const { target, button, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || event.defaultPrevented || button !== 0) return;
  const cell = target.closest("tbody :is(td, th)");
  const link = cell?.closest("tr")?.querySelector<HTMLElement>("th a");
  if (!cell || !link || link.contains(target)) return;
  const isHead = cell.contains(link);
  if (isHead ? target.closest(CONTROLS) : cell.querySelector(CONTROLS)) return;
  if (getSelection()?.type === "Range") return;
  link.dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, view: window }),
  );
}
