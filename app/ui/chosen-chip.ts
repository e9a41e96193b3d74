/** Brings the chosen chip of a row that scrolls into view. For pages without React. */
export function showChosenChip(): void {
  for (const chip of document.querySelectorAll(".chips-scroll [aria-current]"))
    chip.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
}
