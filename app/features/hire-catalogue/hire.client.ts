/**
 * What the pages of the hire catalogue do without React. New dates, quantities and months are asked of the page's own
 * address, and what depends on them is put in the place of what was there; cached pages without dates ask for those of
 * the hire basket. Adding to the hire basket happens in place. Without this file the same forms and links load pages.
 */

import {
  addToHireBasket,
  readHireBasket,
  writeHireBasket,
} from "#app/features/hire-basket/browser-basket.ts";
import { watchHireCount } from "#app/features/hire-basket/hire-count.ts";
import { readUpcomingDates } from "#app/features/hire-basket/upcoming-dates.ts";
import { showChosenChip } from "#app/ui/chosen-chip.ts";
import { isDoublePress } from "#app/ui/forms/double-press.ts";
import { askPage } from "#app/ui/session/ask-page.ts";
import { whenParsed } from "#app/ui/session/when-parsed.ts";
import { showAdded, showPageToast } from "#app/ui/toasts/page-toast.ts";
import { showHireToast } from "./hire-toast.ts";
import { copyItemQuantity, itemQuantity } from "./item-quantity.ts";
import { moveByKey, startMonth } from "./month-keys.ts";

/** Typing in a field of dates passes through dates that are not meant. */
const TYPING_MS = 500;

interface Dates {
  readonly from: string;
  readonly to: string;
}

/** The part of the page with dates; null until the page is parsed, and where a page has none. */
let page: HTMLElement | null = null;
let form: HTMLFormElement | null = null;

function field(name: string): HTMLInputElement | null {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : null;
}

function near<E extends HTMLElement>(target: EventTarget | null, selector: string): E | null {
  return target instanceof Element ? target.closest<E>(selector) : null;
}

/** The dates that the address has. */
function addressDates(): Dates | null {
  const { searchParams } = new URL(location.href);
  const [from, to] = [searchParams.get("from"), searchParams.get("to")];
  return from && to ? { from, to } : null;
}

/** Quantities on cards that differ from those the page began with, as the address of a list has them. */
function wantedText(): string {
  const inputs = document.querySelectorAll<HTMLInputElement>("[data-hire-quantity]");
  return [...inputs]
    .filter((input) => input.value !== input.min && input.validity.valid)
    .map((input) => `${input.form?.dataset.hireAdd}*${input.value}`)
    .join();
}

let latest: AbortController | undefined;
let asking: Promise<void> | undefined;

/** Dates that were chosen and that the page has not answered yet. */
let chosen: Dates | null = null;

/**
 * Asks the page for what it says at an address, and puts it in place. Chosen dates are kept unless it refuses them; an
 * answer that does not come refuses nothing. A question that a later one replaces ends with that one.
 */
function refresh(address: URL): Promise<void> {
  asking = ask(address);
  return asking;
}

async function ask(address: URL): Promise<void> {
  latest?.abort();
  const controller = new AbortController();
  latest = controller;
  page?.setAttribute("aria-busy", "true");
  const wanted = wantedText();
  const question = new URL(address);
  question.hash = "";
  if (wanted) question.searchParams.set("wanted", wanted);
  const answer = await askPage(question, controller.signal);
  if (latest !== controller) return asking;
  if (answer) replaceParts(answer.page);
  else showPageToast("unchecked");
  page?.removeAttribute("aria-busy");
  if (chosen && !answer?.isRefused) keepDates(chosen);
  chosen = null;
}

function replaceParts(fresh: Document): void {
  for (const old of document.querySelectorAll<HTMLElement>("[data-live]")) {
    const next = fresh.querySelector<HTMLElement>(`[data-live="${CSS.escape(old.dataset.live ?? "")}"]`);
    if (!next || next.outerHTML === old.outerHTML) continue;
    const focused = old.contains(document.activeElement) ? focusKey(document.activeElement) : null;
    old.replaceChildren(...next.childNodes);
    for (const { name, value } of next.attributes) old.setAttribute(name, value);
    if (focused) old.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
  }
  // The fields stay: somebody may be typing in them.
  for (const name of ["from", "to"] as const) {
    const isFaulty = fresh.querySelector(`[data-hire-dates] [name="${name}"][aria-invalid]`) !== null;
    if (isFaulty) field(name)?.setAttribute("aria-invalid", "true");
    else field(name)?.removeAttribute("aria-invalid");
  }
  startMonth();
}

/** A selector of the same control after its surroundings were replaced. */
function focusKey(element: Element | null): string | null {
  if (!(element instanceof HTMLElement)) return null;
  const { day, monthStep } = element.dataset;
  if (day) return `[data-day="${day}"]`;
  return monthStep ? `[data-month-step="${monthStep}"]` : "a, button";
}

/** New dates: into the address and what the page shows, and unless it refuses them into the basket and every link. */
function choose(dates: Dates): void {
  const address = new URL(location.href);
  for (const name of ["from", "to"] as const) {
    const input = field(name);
    if (input && input.value !== dates[name]) input.value = dates[name];
  }
  setDates(address.searchParams, dates);
  const quantity = field("quantity");
  if (quantity) address.searchParams.set("quantity", quantity.value);
  address.searchParams.delete("month");
  history.replaceState(history.state, "", readable(address));
  chosen = dates;
  void refresh(address);
}

function setDates(params: URLSearchParams, { from, to }: Dates): void {
  params.set("from", from);
  params.set("to", to);
}

/** Colons need no escape in a query, and addresses are read by people. */
function readable({ pathname, search, hash }: URL): string {
  return pathname + search.replaceAll("%3A", ":") + hash;
}

/** Dates for the hire basket; links and forms of the page lead on with them. */
function keepDates(dates: Dates): void {
  writeHireBasket({ ...readHireBasket(), ...dates });
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    "main a[href*='/dry-hire/']:not([data-day])",
  )) {
    const address = new URL(link.href);
    if (!/\/dry-hire\/(?:browse|rider|item\/)/.test(address.pathname) || link.closest("[data-live]"))
      continue;
    setDates(address.searchParams, dates);
    link.href = readable(address);
  }
  for (const other of document.querySelectorAll<HTMLFormElement>("form.shop-search")) {
    for (const name of ["from", "to"] as const) {
      const known = other.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`);
      const input = known ?? Object.assign(document.createElement("input"), { type: "hidden", name });
      input.value = dates[name];
      if (!known) other.append(input);
    }
  }
}

/** The dates of the form; null while they are none that the browser accepts. */
function formDates(): Dates | null {
  const [from, to] = [field("from")?.value ?? "", field("to")?.value ?? ""];
  return from && to && form?.checkValidity() ? { from, to } : null;
}

function closeSheet(): void {
  if (form?.matches(":is(:popover-open, [data-open])")) form.hidePopover?.();
}

let typing: ReturnType<typeof setTimeout> | undefined;

function chooseSoon(): void {
  clearTimeout(typing);
  typing = setTimeout(() => {
    const dates = formDates();
    if (dates) choose(dates);
  }, TYPING_MS);
}

/** Forms whose pieces are in the basket and that have not said so yet. */
const answering = new WeakSet<HTMLFormElement>();

function add(adding: HTMLFormElement): void {
  const item = adding.dataset.hireAdd ?? "";
  const input = adding.querySelector<HTMLInputElement>("[data-hire-quantity]") ?? itemQuantity();
  if (input && !input.reportValidity()) return;
  if (answering.has(adding) || isDoublePress(adding)) return;
  const quantity = Number(input?.value ?? 1);
  // Dates that the page refuses are not kept.
  const dates = document.querySelector(".hire-fault > *") ? null : addressDates();
  if (!addToHireBasket({ item, quantity }, dates ?? {})) {
    showPageToast("full");
    return;
  }
  answering.add(adding);
  void sayAdded(adding, quantity).finally(() => answering.delete(adding));
}

/** Says that pieces were added: with how many of them are free where the page knows it of that quantity, or can ask. */
async function sayAdded(adding: HTMLFormElement, quantity: number): Promise<void> {
  const state = adding.closest(".hire-card, .hire-offer")?.querySelector<HTMLElement>("[data-free]");
  if (state && addressDates() && state.dataset.quantity !== String(quantity)) {
    const address = new URL(location.href);
    if (field("quantity")) address.searchParams.set("quantity", String(quantity));
    await refresh(address);
  }
  const free = state?.dataset.quantity === String(quantity) ? (state.dataset.free ?? "") : "";
  const clear = state ? [adding, state] : [adding];
  if (free !== "" && Number(free) < quantity) {
    showHireToast("short", { clear, values: { quantity: String(quantity), free } });
    return;
  }
  showAdded(adding);
  showHireToast("added", { clear });
}

function follow(event: MouseEvent): void {
  if (event.detail > 1 && near(event.target, "[data-add-button]")) event.preventDefault();
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = near<HTMLAnchorElement>(
    event.target,
    "[data-day], [data-month-step], [data-month-open], .hire-nearest a, .hire-closed a",
  );
  if (!link) return;
  event.preventDefault();
  const address = new URL(link.href);
  const [from, to] = [address.searchParams.get("from"), address.searchParams.get("to")];
  if (link.matches("[data-month-step], [data-month-open]") || !from || !to) void refresh(address);
  else choose({ from, to });
}

document.addEventListener("submit", (event) => {
  const sent = event.target;
  if (!(sent instanceof HTMLFormElement)) return;
  if (sent === form) {
    const dates = formDates();
    if (!dates) return;
    event.preventDefault();
    clearTimeout(typing);
    closeSheet();
    choose(dates);
  } else if (sent.dataset.hireAdd !== undefined) {
    event.preventDefault();
    add(sent);
  }
});
document.addEventListener("change", ({ target }) => {
  if ((near(target, "[data-hire-dates]") === form && form) || near(target, "[data-item-quantity]"))
    chooseSoon();
  else if (near(target, "[data-hire-quantity]") && addressDates()) void refresh(new URL(location.href));
});
document.addEventListener("input", copyItemQuantity);
document.addEventListener("keydown", moveByKey);
document.addEventListener("click", follow);

function start(): void {
  page = document.querySelector<HTMLElement>("[data-hire-page]");
  form = document.querySelector<HTMLFormElement>("[data-hire-dates]");
  watchHireCount();
  showChosenChip();
  startMonth();
  if (addressDates()) return;
  const dates = readUpcomingDates();
  if (dates) choose(dates);
  else openMonth();
}

/** A cached page has no month of its own: it is asked for, with the page's quantity, when it is scrolled into view. */
function openMonth(): void {
  const link = document.querySelector<HTMLAnchorElement>("[data-month-open]");
  const strip = document.querySelector("[data-month]");
  if (!link || !strip) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      if (link.isConnected) void refresh(new URL(link.href));
    },
    { rootMargin: "300px" },
  );
  observer.observe(strip);
}

whenParsed(start);
