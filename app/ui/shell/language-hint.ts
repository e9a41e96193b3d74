import { localeOf } from "#app/i18n/locale.ts";
import { showLowBar } from "./low-bar.ts";

/** The key of the visitor's choice with the language switch: "en" or "ga". Nothing kept: no hint. */
const LANGUAGE_KEY = "language";
const SWITCH = "a[data-language]";

function readChoice(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

function keepChoice(language: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {}
}

/** `leads` is the language switch: it goes to the page in the chosen language, and knows what is said there. */
function showHint(leads: HTMLAnchorElement): void {
  const { language: chosen = "", before = "", read = "", stay: stayHere = "" } = leads.dataset;
  /** Had the focus before the hint. */
  let origin: HTMLElement | null = null;
  const hint = document.createElement("aside");
  hint.className = "banner banner-info banner-wide language-hint";
  hint.lang = chosen;
  hint.setAttribute("aria-label", before);
  const link = Object.assign(document.createElement("a"), {
    className: "link",
    href: leads.href,
    hreflang: chosen,
  });
  link.textContent = read;
  const stay = Object.assign(document.createElement("button"), { type: "button" });
  stay.className = "button button-quiet button-small";
  stay.textContent = stayHere;
  stay.addEventListener("click", () => {
    keepChoice(localeOf(location.pathname));
    hint.remove();
    (origin ?? document.getElementById("main"))?.focus({ preventScroll: true });
  });
  hint.addEventListener("focusin", ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !hint.contains(relatedTarget)) origin = relatedTarget;
  });
  hint.append(before, link, stay);
  showLowBar(hint);
}

/** The address of the part that is read in the upper third of the window: it has the same id in both languages. */
function currentPart(): string {
  if (scrollY === 0) return "";
  const parts = [...document.querySelectorAll("main :is(section, h2, h3)[id]")];
  const part = parts.findLast((element) => element.getBoundingClientRect().top < innerHeight / 3);
  return part ? `#${part.id}` : location.hash;
}

/** Remembers the language a visitor switches to, and says in it, on a page of the other, that this page has it too. */
export function startLanguageHint(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(SWITCH) : null;
    if (!link?.dataset.language) return;
    keepChoice(link.dataset.language);
    link.hash = currentPart();
  });
  const chosen = readChoice();
  if ((chosen !== "en" && chosen !== "ga") || chosen === localeOf(location.pathname)) return;
  const other = document.querySelector<HTMLAnchorElement>(`${SWITCH}[data-language="${chosen}"]`);
  if (other && other.pathname !== location.pathname && navigator.onLine) showHint(other);
}
