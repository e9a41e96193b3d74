import { countHirePieces, readAccountCount, readHireBasket, watchHireBasket } from "./browser-basket.ts";

/** Shows in the header of hire pages how many pieces the hire basket holds, here and as it changes in other tabs. */
export function watchHireCount(): void {
  const badge = document.querySelector<HTMLElement>("[data-hire-count]");
  if (!badge) return;
  const show = (): void => {
    const account = badge.dataset["hireCount"] === "account" ? readAccountCount() : 0;
    const count = account + countHirePieces(readHireBasket().lines);
    const text = count > 0 ? String(count) : "";
    if (badge.textContent === text) return;
    badge.textContent = text;
    delete badge.dataset["ticked"];
    requestAnimationFrame(() => {
      badge.dataset["ticked"] = "";
    });
  };
  watchHireBasket(show);
  addEventListener("pageshow", show);
  show();
}
