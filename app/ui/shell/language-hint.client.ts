/** Shows the hint that a page is there in the language chosen before. The shell's script loads it where that is so. */
import { localeOf } from "#app/i18n/locale.ts";
import { keepLanguage } from "./kept-language.ts";

const chosen = localeOf(location.pathname) === "en" ? "ga" : "en";
const leads = document.querySelector<HTMLAnchorElement>(`a[data-language="${chosen}"]`);
if (leads) showHint(leads);

/** `leads` is the language switch: it goes to the page in the chosen language, and knows what is said there. */
function showHint({ href, dataset }: HTMLAnchorElement): void {
  /** Had the focus before the hint. */
  let origin: HTMLElement | null = null;
  const hint = document.createElement("aside");
  hint.className = "banner banner-info banner-wide language-hint";
  hint.lang = chosen;
  hint.setAttribute("aria-label", dataset["before"] ?? "");
  const link = Object.assign(document.createElement("a"), { className: "link", href, hreflang: chosen });
  link.textContent = dataset["read"] ?? "";
  const stay = Object.assign(document.createElement("button"), { type: "button" });
  stay.className = "button button-quiet button-small";
  stay.textContent = dataset["stay"] ?? "";
  stay.addEventListener("click", () => {
    keepLanguage(localeOf(location.pathname));
    hint.remove();
    (origin ?? document.getElementById("main"))?.focus({ preventScroll: true });
  });
  hint.addEventListener("focusin", ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !hint.contains(relatedTarget)) origin = relatedTarget;
  });
  hint.append(dataset["before"] ?? "", link, stay);
  // React passes over what it does not know at the end of the body, and nowhere else.
  document.body.append(hint);
  keepClear(hint);
}

/** Tells the styles the height of the hint, so that no focused element is behind it; at once, before the next frame. */
function keepClear(hint: HTMLElement): void {
  const tell = () => document.documentElement.style.setProperty("--low-bar", `${hint.offsetHeight}px`);
  tell();
  new ResizeObserver(tell).observe(hint);
}
