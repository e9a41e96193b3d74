/**
 * The hire basket's page without reloads: every button and field of its form is an address, whose page is fetched and
 * whose parts take the place of those that are shown. What the answer accepts is kept in this browser, or in the account.
 * Without this file the form loads the same addresses.
 */

import { isDoublePress } from "#app/ui/forms/double-press.ts";
import type { Failure } from "#app/ui/session/ask.ts";
import { whenParsed } from "#app/ui/session/when-parsed.ts";
import { createAccountSaver, postBasket } from "../account-requests.ts";
import { basketSearch, LEFT_OUT } from "../basket-address.ts";
import {
  countHirePieces,
  noteAccountCount,
  readHireBasket,
  subtractFromHireBasket,
  watchOtherTabs,
} from "../browser-basket.ts";
import {
  EMPTY_BASKET,
  type HireBasket,
  type HireBasketLine,
  isSameBasket,
  itemsParam,
  mergeLines,
  parseHireBasket,
  readItemsText,
  subtractLines,
  toHireQuantity,
} from "../hire-basket.ts";
import { watchHireCount } from "../hire-count.ts";
import { mergeBasket } from "../merge-basket.ts";
import { ADD_ID, fillSent, pressFields, pressOf } from "./basket-form.client.ts";
import { hideFailure, isRefused, setQuestion, share, showFailure, shownBasket } from "./basket-parts.ts";
import { keepBasket, PAUSE_MS, press, type State, show, submitIn, takeStored } from "./basket-questions.ts";
import { forgetRequests, keepRequests } from "./basket-requests.client.ts";

/** While somebody types, longer than after other changes. In ms. */
const TYPING_MS = 800;

/** Two presses of a double click are no further apart, in CSS px. */
const PLACE_PX = 24;

function start(): void {
  const page = document.querySelector<HTMLElement>("[data-hire-page]");
  const form = page?.querySelector<HTMLFormElement>("[data-hire-form]");
  watchHireCount();
  if (!page || !form) return;
  const account = page.dataset["hireAccount"];
  const loaded = account === undefined ? readHireBasket() : parseHireBasket(account);
  const saving = {
    failed: (retry: () => void, failure: Failure) => showFailure(page, retry, failure),
    saved: () => hideFailure(page),
    merged: (basket: HireBasket) => showMerged(state, basket),
  };
  const state: State = {
    page,
    form,
    isAsking: false,
    questions: [],
    isUnderWay: false,
    typed: new Map(),
    timer: 0,
    account: account === undefined ? null : createAccountSaver(saving, loaded),
    shown: shownBasket(document) ?? EMPTY_BASKET,
    own: loaded,
  };
  if (!("hireSent" in page.dataset)) keepRequests();
  listenToForm(state);
  listenToPage(state);
  void begin(state);
}

/** The account's basket has what another page or device changed. */
function showMerged(state: State, basket: HireBasket): void {
  if (state.isAsking || "hireSent" in state.page.dataset) return;
  state.own = basket;
  void show(state, () => basketSearch(state.own));
}

/** Shows the visitor's own basket, takes what the address adds to it, or asks about the one that a link brings. */
async function begin(state: State): Promise<void> {
  const { page, own, shown } = state;
  const isAccount = state.account !== null;
  if (page.dataset["hireSent"] === "again")
    return noteAccountCount(isAccount ? countHirePieces(own.lines) : 0);
  // The account's basket came with the page, without what was sent.
  if ("hireSent" in page.dataset) return finish(state, isAccount ? [] : sentLines(page));
  if (isAccount && (await mergeKept(page))) return;
  noteAccountCount(isAccount ? countHirePieces(own.lines) : 0);
  const query = new URLSearchParams(location.search);
  if (query.has("add")) {
    // The server knows the account's basket; of the browser's it knows only what the address adds.
    if (!isAccount) return show(state, () => basketSearch(joined(state.own, shown)));
    if (!isRefused(document)) keepBasket(state, shown);
  } else if (query.has("items") || query.has("item")) {
    state.isAsking = own.lines.length > 0 && !isSameBasket(own, shown);
    if (state.isAsking) setQuestion(page, true);
    else if (!isRefused(document)) keepBasket(state, shown);
  } else if (!isAccount && (own.lines.length > 0 || shown.lines.length > 0)) {
    // The server holds a basket of before scripts ran, and forgets it by this question.
    const both = joined(own, shown);
    const dates = { from: query.get("from") ?? both.from, to: query.get("to") ?? both.to };
    await show(state, () => basketSearch({ ...joined(state.own, shown), ...dates }));
  }
}

/** The page loads again, with what was left out, when the account has what the browser held. True then. */
async function mergeKept(page: HTMLElement): Promise<boolean> {
  let failure: Failure = "away";
  const merged = await mergeBasket(async (basket) => {
    const answer = await postBasket(basket);
    if (typeof answer !== "string") return answer;
    failure = answer;
    return null;
  });
  if (merged === "failed") showFailure(page, () => void mergeKept(page), failure);
  if (typeof merged === "string") return false;
  const address = new URL(location.href);
  if (merged.leftOut.length > 0) address.searchParams.set(LEFT_OUT, itemsParam(merged.leftOut));
  location.replace(address);
  return true;
}

function listenToForm(state: State): void {
  const { form, typed } = state;
  let place: MouseEvent | null = null;
  let isSamePlace = false;
  form.addEventListener("click", (event) => {
    const { detail, clientX: x, clientY: y } = event;
    // A key presses a button with no clicks.
    isSamePlace = detail > 0 && place !== null && Math.hypot(x - place.clientX, y - place.clientY) < PLACE_PX;
    place = event;
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    // Where a press is answered quickly, the second one of a double click meets what took the place of the first button.
    if (event.submitter?.matches("[name=add], [name=set]") && isDoublePress(form)) return;
    // In the place of a bin that is the bin of the next line, or Undo; a press elsewhere is meant.
    if (event.submitter?.matches("[name=remove], [name=restore]") && isDoublePress(form) && isSamePlace)
      return;
    const changed = pressFields(form, event.submitter);
    for (const field of changed) typed.set(field.id, field.value);
    if (changed.length > 0) return submitIn(state, PAUSE_MS, event.submitter?.dataset["focus"]);
    const pressed = pressOf(form, event.submitter);
    if (pressed.name === "add") typed.delete(ADD_ID);
    press(state, pressed);
  });
  form.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement) return submitIn(state, PAUSE_MS);
    // What is to be added waits for its button.
    if (!(target instanceof HTMLInputElement) || target.id === ADD_ID) return;
    typed.set(target.id, target.value);
    submitIn(state, PAUSE_MS);
  });
  form.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    typed.set(target.id, target.value);
    if (state.isUnderWay && target.id !== ADD_ID) submitIn(state, TYPING_MS);
  });
}

function listenToPage(state: State): void {
  const { page, form } = state;
  page.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLAnchorElement>("[data-hire-share]");
    if (link) share(event, page, link);
    const answer = target?.closest<HTMLElement>("[data-hire-answer]")?.dataset["hireAnswer"];
    if (answer) decide(state, answer);
  });
  page.addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target === form || "hireSent" in page.dataset) return;
    fillSent(
      target,
      form,
      state.questions.flatMap((question) => question.press ?? []),
    );
  });
  addEventListener("shell:look", () => {
    if ("hireSent" in page.dataset || !page.querySelector('[data-enquiry-answer="sent"]')) return;
    // The visitor's own basket went as the page showed it, with changes that had no answer yet.
    finish(state, state.isAsking ? sentLines(page) : state.own.lines);
  });
  if (state.account) return;
  watchOtherTabs(() => {
    // An answer that is under way finds the change when it comes.
    if (state.isAsking || state.isUnderWay || "hireSent" in page.dataset) return;
    if (takeStored(state)) void show(state, () => basketSearch(state.own));
  });
}

/** Does what the visitor chose for a link's basket: it replaces their own, or both are merged. */
function decide(state: State, answer: string): void {
  state.isAsking = false;
  setQuestion(state.page, false);
  document.getElementById("enquiry-from")?.focus();
  takeStored(state);
  const { shown } = state;
  if (answer === "replace") keepBasket(state, shown);
  else void show(state, () => basketSearch(joined(state.own, shown)));
}

/** The enquiry has these lines: they leave the visitor's basket. */
function finish(state: State, gone: readonly HireBasketLine[]): void {
  const { page, own, account, questions } = state;
  clearTimeout(state.timer);
  page.dataset["hireSent"] = "";
  page.querySelector("[data-hire-status]")?.replaceChildren();
  forgetRequests();
  keepSentAddress(page);
  state.own = { ...own, lines: subtractLines(own.lines, gone) };
  noteAccountCount(account ? countHirePieces(state.own.lines) : 0);
  if (!account) subtractFromHireBasket(gone);
  // The server took off what it had; what was still on its way had not come to it.
  else if (!state.isAsking && (questions.length > 0 || account.isSaving())) account.save(state.own);
  questions.length = 0;
}

/** The page says what was sent when it is loaded again, too. */
function keepSentAddress(page: HTMLElement): void {
  const address = page.querySelector<HTMLElement>("[data-hire-again]")?.dataset["hireAgain"];
  if (address) history.replaceState(history.state, "", address);
}

/** What the page says that the enquiry took along. */
function sentLines(page: HTMLElement): readonly HireBasketLine[] {
  const text = page.querySelector<HTMLElement>("[data-hire-took]")?.dataset["hireTook"] ?? "";
  return readItemsText(text).flatMap(({ item, quantity }) => {
    const pieces = toHireQuantity(quantity);
    return pieces === null ? [] : [{ item, quantity: pieces }];
  });
}

/** Both, also beyond what a basket takes: the server then refuses the list, and says so. */
function joined(basket: HireBasket, more: HireBasket): HireBasket {
  return {
    from: more.from ?? basket.from,
    to: more.to ?? basket.to,
    lines: mergeLines(basket.lines, more.lines),
    waiver: basket.waiver || more.waiver,
  };
}

whenParsed(start);
