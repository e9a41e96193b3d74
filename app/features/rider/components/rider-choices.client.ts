/** Writes the chosen item of each line in full below its field, which cuts long names on a phone. */
import { whenParsed } from "#app/ui/session/when-parsed.ts";

function showChosen(select: HTMLSelectElement): void {
  const full = select.parentElement?.querySelector("[data-rider-chosen]");
  const option = select.selectedOptions[0];
  if (!full || !option) return;
  full.textContent = option.text;
  if (option.lang) full.setAttribute("lang", option.lang);
  else full.removeAttribute("lang");
}

document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLSelectElement) showChosen(target);
});
// A page that is opened again keeps what was chosen.
whenParsed(() => document.querySelectorAll<HTMLSelectElement>(".rider-line select").forEach(showChosen));
