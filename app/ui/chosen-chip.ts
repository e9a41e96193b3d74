/** Brings the chosen chip of a row that scrolls into view; the page itself stays where it is. For pages without React. */
export function showChosenChip(): void {
  for (const chip of document.querySelectorAll(".chips-scroll [aria-current]")) {
    const row = chip.closest(".chips-scroll");
    if (!row) continue;
    const [shown, whole] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
    const by = shown.left + shown.width / 2 - (whole.left + whole.width / 2);
    row.scrollBy({ left: by, behavior: "instant" });
  }
}
