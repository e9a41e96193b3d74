import { keepLanguage, keptLanguage } from "./kept-language.ts";

const SWITCH = "a[data-language]";

/** Remembers the language a visitor switches to, and says in it, on a page of the other, that this page has it too. */
export function startLanguageHint(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(SWITCH) : null;
    if (!link?.dataset.language) return;
    keepLanguage(link.dataset.language);
    // The parts of a page have the same ids in both languages.
    link.hash = location.hash;
  });
  const other = document.querySelector<HTMLAnchorElement>(SWITCH);
  const { language, hint } = other?.dataset ?? {};
  if (hint && language === keptLanguage() && other?.pathname !== location.pathname && navigator.onLine)
    void import(/* @vite-ignore */ hint);
}
