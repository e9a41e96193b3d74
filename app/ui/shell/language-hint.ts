import { localeOf } from "#app/i18n/locale.ts";
import { keepLanguage, keptLanguage } from "./kept-language.ts";

const SWITCH = "a[data-language]";

/** The part that the address names, or the one that is read: it has the same id in both languages. */
function currentPart(): string {
  if (scrollY === 0) return "";
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  const named = document.getElementById(location.hash.slice(1));
  if (named && Math.abs(topOf(named)) < innerHeight) return location.hash;
  const parts = [...document.querySelectorAll("main :is(section, h2, h3)[id]")];
  const part = parts.findLast((element) => topOf(element) < innerHeight / 3);
  return part ? `#${part.id}` : "";
}

/** Remembers the language a visitor switches to, and says in it, on a page of the other, that this page has it too. */
export function startLanguageHint(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(SWITCH) : null;
    if (!link?.dataset.language) return;
    keepLanguage(link.dataset.language);
    link.hash = currentPart();
  });
  const chosen = keptLanguage();
  if ((chosen !== "en" && chosen !== "ga") || chosen === localeOf(location.pathname)) return;
  const other = document.querySelector<HTMLAnchorElement>(`${SWITCH}[data-language="${chosen}"]`);
  if (other?.dataset.hint && other.pathname !== location.pathname && navigator.onLine)
    void import(/* @vite-ignore */ other.dataset.hint);
}
