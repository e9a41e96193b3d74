/** The number of pieces in the hire basket and its dates, for hire pages without another script of theirs. */
import { whenParsed } from "#app/ui/session/when-parsed.ts";
import { watchHireCount } from "./hire-count.ts";
import { readUpcomingDates } from "./upcoming-dates.ts";

/** Empty fields for dates begin with those of the basket. */
function fillDates(): void {
  const dates = readUpcomingDates();
  const form = document.querySelector<HTMLFormElement>("form[data-basket-dates]");
  if (!dates || !form) return;
  for (const name of ["from", "to"] as const) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === "") field.value = dates[name];
  }
}

whenParsed(() => {
  watchHireCount();
  fillDates();
});
