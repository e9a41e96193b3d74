/** One day is reached by the Tab key, the others from it by the arrow keys. */
export function startMonth(): void {
  const days = [...document.querySelectorAll<HTMLAnchorElement>("[data-day]")];
  const focused = days.find((day) => day === document.activeElement);
  const first = focused ?? days.find((day) => day.ariaCurrent) ?? days[0];
  for (const day of days) day.tabIndex = day === first ? 0 : -1;
}

const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Goes from day to day of the month by the arrow keys. */
export function moveByKey(event: KeyboardEvent): void {
  const by = ARROWS[event.key];
  const day = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("[data-day]") : null;
  if (by === undefined || !day) return;
  event.preventDefault();
  const cells = [...document.querySelectorAll(".month-days td")];
  const at = cells.findIndex((cell) => cell.contains(day));
  // Closed days are passed over in the direction of the key.
  for (let index = at + by; index >= 0 && index < cells.length; index += by) {
    const next = cells[index]?.querySelector<HTMLAnchorElement>("[data-day]");
    if (!next) continue;
    next.focus();
    startMonth();
    return;
  }
}
