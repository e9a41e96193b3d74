import { isShown } from "#app/ui/session/is-shown.ts";
import { areLetterKeysOn, CHORD_MS, isPageKey } from "./letter-keys.ts";

/** One key of the page: its letter and what it does, in the page's words. */
export interface PageKey {
  readonly key: string;
  readonly does: string;
}

/** Elements with `data-key` answer to a letter; `data-key-does` says what it does where their own words do not. */
export function listPageKeys(): PageKey[] {
  return [...document.querySelectorAll<HTMLElement>("[data-key]")].filter(isOffered).map((element) => ({
    key: element.dataset.key ?? "",
    does: element.dataset.keyDoes ?? element.textContent?.trim() ?? "",
  }));
}

/**
 * Letters for every page of the back office: j and k go through the rows (`data-admin-row`, each with a link), e opens
 * the row one is in unless the page has another use for it, other letters press or enter the element with that
 * `data-key`, and ? asks for help. Silent while somebody types, and when letter keys are switched off.
 */
export function listenForPageKeys(help: () => void): () => void {
  let pressedG = Number.NEGATIVE_INFINITY;
  const onKeyDown = (event: KeyboardEvent) => {
    // A letter after "g" goes to a section, and does nothing here.
    const inChord = event.timeStamp - pressedG < CHORD_MS;
    pressedG = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (inChord) return;
    if (!isPageKey(event) || !areLetterKeysOn()) return;
    if (event.key === "?") {
      event.preventDefault();
      help();
    } else if (event.key === "j" || event.key === "k") {
      if (step(event.key === "j" ? 1 : -1)) event.preventDefault();
    } else if (/^[a-z]$/.test(event.key)) {
      const target =
        document.querySelector<HTMLElement>(`[data-key="${event.key}"]`) ??
        (event.key === "e" ? focusedRowLink() : null);
      if (!target || !isOffered(target)) return;
      event.preventDefault();
      if (target.matches("input, textarea, select")) target.focus();
      else target.click();
    }
  };
  document.addEventListener("keydown", onKeyDown);
  return () => document.removeEventListener("keydown", onKeyDown);
}

/** Gives the focus to the next row's link; from nowhere, to the current row or the first. */
function step(by: 1 | -1): boolean {
  const links = [...document.querySelectorAll<HTMLElement>("[data-admin-row]")].flatMap((row) => {
    const [first] = [...row.querySelectorAll<HTMLElement>("a, button, summary")].filter(isShown);
    return first ? [first] : [];
  });
  const row = document.activeElement?.closest("[data-admin-row]");
  const focused = row ? links.findIndex((link) => row.contains(link)) : -1;
  const current = links.findIndex((link) => link.closest("[data-admin-row]")?.matches("[data-current]"));
  const from = focused >= 0 ? focused : current;
  const next = links[from < 0 ? 0 : Math.min(links.length - 1, Math.max(0, from + by))];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
  return next !== undefined;
}

/** Whether a key reaches it: it is shown, or the button is shown whose closed menu holds it. */
function isOffered(element: HTMLElement): boolean {
  return isShown(element.closest(".disclosure:not([open])") ?? element);
}

/** The link of the row that has the focus. */
function focusedRowLink(): HTMLElement | null {
  return document.activeElement?.closest("[data-admin-row]")?.querySelector<HTMLElement>("a") ?? null;
}
