/**
 * What the shop's pages do without React: adding to the cart, the toast that says so, merging the cart
 * after signing in, the tip about installing, and emptying the cart after a paid order. Everything hangs on
 * attributes of elements that the server has written; without this file the same forms post.
 */

import { showChosenChip } from "#app/ui/chosen-chip.ts";
import { isDoublePress } from "#app/ui/forms/double-press.ts";
import { readStored, writeStored } from "#app/ui/session/stored.ts";
import { whenParsed } from "#app/ui/session/when-parsed.ts";
import { showAdded, showPageToast } from "#app/ui/toasts/page-toast.ts";
import { TIP_KEY, TRADE_KEY } from "./guest/before-paint.ts";
import { addToGuestCart, notifyCartChanged, readGuestCart, readSaved } from "./guest/guest-cart-store.ts";
import { mergeGuestCart, postMerge } from "./guest/merge-guest-cart.ts";
import { fetchCartProducts, readSeen, rememberProducts } from "./guest/seen-products.ts";

function near(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

/** Says at every attribute that has no value yet that it needs one, and goes to the first. */
function isChoiceMissing(form: HTMLFormElement): boolean {
  const groups = [...form.elements].filter((element) => element.matches("[data-choice]"));
  const missing = groups.filter((group) => !group.querySelector("input:checked"));
  for (const group of groups)
    group.querySelector("[data-choice-error]")?.toggleAttribute("hidden", !missing.includes(group));
  missing[0]?.querySelector("input")?.focus();
  return missing.length > 0;
}

/** Says at the field of the quantity, where there is one, that its value cannot be added, and goes to it. */
function isQuantityWrong(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem("quantity");
  if (!(field instanceof HTMLInputElement)) return false;
  const isWrong = !field.validity.valid;
  const id = "quantity-error";
  document.getElementById(id)?.toggleAttribute("hidden", !isWrong);
  field.setAttribute("aria-invalid", String(isWrong));
  field.setAttribute("aria-describedby", isWrong ? id : "");
  if (isWrong) field.focus();
  return isWrong;
}

function add(form: HTMLFormElement): void {
  // The choice comes last: it is above the quantity, and the focus stays there.
  if ([isQuantityWrong(form), isChoiceMissing(form)].includes(true) || isDoublePress(form)) return;
  const fields = new FormData(form);
  const quantity = Number(fields.get("quantity") ?? 1);
  const chosen = [...fields].flatMap(([name, value]) =>
    name.startsWith("option.") ? [[name.slice("option.".length), String(value)] as const] : [],
  );
  if (!addToGuestCart(String(fields.get("product_id")), quantity, Object.fromEntries(chosen))) {
    showPageToast("full");
    return;
  }
  showAdded(form);
  showPageToast("added");
  void rememberAdded(String(fields.get("product_id"))).catch(() => undefined);
  void mergeCart();
}

/** Notes what the product looked like and cost when it was added, for the cart page. */
async function rememberAdded(id: string): Promise<void> {
  if (readSeen().has(id) || !navigator.onLine) return;
  const entries = [...readGuestCart(), ...readSaved(), { product_id: id }];
  rememberProducts(await fetchCartProducts([id]), new Set(entries.map((entry) => entry.product_id)));
}

/** Merges the guest cart into that of the signed-in customer. Failures keep it here, for the next page. */
async function mergeCart(): Promise<void> {
  if (!document.querySelector("[data-signed-in]")) return;
  const done = await mergeGuestCart(postMerge);
  if (!done) return;
  notifyCartChanged(done.count);
  if (done.capped.length > 0) showPageToast("capped");
}

/** Puts a prepared warning into its live region when its time has come, so that it is announced then. */
function warnInTime(): void {
  for (const region of document.querySelectorAll<HTMLElement>("[data-warn-in]")) {
    const warning = region.querySelector("template");
    if (!warning) continue;
    setTimeout(
      () => region.replaceChildren(warning.content.cloneNode(true)),
      Number(region.dataset["warnIn"]),
    );
  }
}

let installPrompt: BeforeInstallPromptEvent | undefined;

function showInstallTip(event: BeforeInstallPromptEvent): void {
  const tip = document.querySelector<HTMLElement>("[data-install-tip]");
  if (!tip || readStored(TIP_KEY)) return;
  event.preventDefault();
  installPrompt = event;
  for (const button of tip.querySelectorAll<HTMLElement>("[data-install]")) delete button.dataset["waiting"];
}

function closeTip(): void {
  writeStored(TIP_KEY, "closed");
  document.querySelector("[data-install-tip]")?.remove();
}

function showTradePrices(): void {
  for (const button of document.querySelectorAll("[data-trade-switch]"))
    button.setAttribute("aria-pressed", String("trade" in document.documentElement.dataset));
}

function switchTradePrices(): void {
  writeStored(TRADE_KEY, document.documentElement.toggleAttribute("data-trade") ? "1" : null);
  showTradePrices();
}

document.addEventListener("submit", (event) => {
  if (!(event.target instanceof HTMLFormElement) || !("addToCart" in event.target.dataset)) return;
  event.preventDefault();
  add(event.target);
});
document.addEventListener("click", (event) => {
  if (event.detail > 1 && near(event, "[data-add-button]")) event.preventDefault();
  if (near(event, "[data-install]")) void installPrompt?.prompt();
  if (near(event, "[data-install-tip-close]")) closeTip();
  if (near(event, "[data-trade-switch]")) switchTradePrices();
  if (near(event, "[data-print]")) print();
  if (near(event, "[data-share]")) void share().catch(() => undefined);
  keepSheetOpen(event);
});
addEventListener("beforeinstallprompt", showInstallTip);

/** The next page shows the filters as this one does, so that several can be chosen one after the other. */
function keepSheetOpen(event: Event): void {
  // Inside `:is()` a selector that a browser does not know is passed over; alone it would throw.
  const sheet = near(event, "[data-sheet]:is(:popover-open, [data-open])");
  if (sheet?.dataset.sheet !== undefined && near(event, "a[href]")) {
    writeStored(sheet.dataset.sheet, String(sheet.scrollTop), "sessionStorage");
  }
}

/** The system's own sheet, or, where there is none, the address in the clipboard. */
async function share(): Promise<void> {
  const address = new URL(location.href);
  address.hash = "";
  const url = address.href;
  if (navigator.share) return navigator.share({ title: document.title, url });
  await navigator.clipboard.writeText(url);
  showPageToast("copied");
}

function start(): void {
  if (readStored(TIP_KEY) || matchMedia("(display-mode: standalone)").matches) {
    document.querySelector("[data-install-tip]")?.remove();
  }
  showChosenChip();
  showTradePrices();
  warnInTime();
  void mergeCart();
}

whenParsed(start);
