/**
 * Gives the focus back after a list was loaded again by keyboard: to the pressed filter, or to the number of results. A
 * pointer moves no focus. For pages without React.
 */
import { readStoredValue, writeStored } from "#app/ui/session/stored.ts";
import { whenParsed } from "#app/ui/session/when-parsed.ts";
import { focusHeading } from "./focus-heading.ts";

/** The key under which the browser keeps, for its next page, which link of a list was pressed. */
const PRESSED_KEY = "list_pressed";

/** What loads a list again and is there afterwards. */
const FILTERS = ".facets a[href], .shop-filter a[href], .sort-menu a[href]";

/** What loads a list again and leads to other results. */
const STEPS = ".pages a[href], .browse-chosen a[href], .browse-bar a[href]";

function notePressed(event: MouseEvent): void {
  // A press by keyboard or assistive technology counts no clicks.
  if (event.detail > 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link =
    event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>(`:is(${FILTERS}, ${STEPS})`)
      : null;
  if (!link) return;
  const pressed = [link.href, link.matches(FILTERS) ? nameOf(link) : ""];
  writeStored(PRESSED_KEY, JSON.stringify(pressed), "sessionStorage");
}

/** The words of a filter without its number of results, after those of its group. */
function nameOf(link: HTMLAnchorElement): string {
  const group = link.closest("section")?.querySelector("h2")?.textContent ?? "";
  return `${group} ${(link.querySelector(".facet-label") ?? link.firstChild)?.textContent}`;
}

function focusPressed(): void {
  const pressed = readStoredValue(PRESSED_KEY, "sessionStorage");
  writeStored(PRESSED_KEY, null, "sessionStorage");
  if (!Array.isArray(pressed) || pressed[0] !== location.href || document.activeElement !== document.body)
    return;
  const filter = [...document.querySelectorAll<HTMLAnchorElement>(FILTERS)].find(
    (link) => nameOf(link) === pressed[1],
  );
  // Folded away: what unfolds it is in view.
  (filter?.closest("details:not([open])")?.querySelector("summary") ?? filter)?.focus();
  if (document.activeElement === document.body) focusResults();
}

function focusResults(): void {
  const results = document.querySelector<HTMLElement>(".browse-bar p");
  if (results) {
    results.tabIndex = -1;
    results.focus();
  } else focusHeading();
}

/** Escape closes an open list of orders, and its button has the focus, as with the browser's own menus. */
function closeMenu({ key, target }: KeyboardEvent): void {
  const menu = target instanceof Element ? target.closest("details.sort-menu[open]") : null;
  if (key !== "Escape" || !menu) return;
  menu.removeAttribute("open");
  menu.querySelector("summary")?.focus();
}

document.addEventListener("click", notePressed);
document.addEventListener("keydown", closeMenu);
whenParsed(focusPressed);
