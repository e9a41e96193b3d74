/**
 * The hire basket's page without reloads: every button and field of its form is an address, whose page is fetched and
 * whose parts take the place of those that are shown. What the answer accepts is kept in this browser, or in the account.
 * Without this file the form loads the same addresses.
 */
import { whenParsed } from "#app/ui/when-parsed.ts";
import { postBasket, putBasket } from "../account-requests.ts";
import { basketSearch, datesSearch } from "../basket-address.ts";
import {
  countHirePieces,
  emptyHireBasket,
  noteAccountCount,
  readHireBasket,
  watchOtherTabs,
  writeHireBasket,
} from "../browser-basket.ts";
import { EMPTY_BASKET, type HireBasket, isSameBasket, mergeLines, parseHireBasket } from "../hire-basket.ts";
import { watchHireCount } from "../hire-count.ts";
import {
  fetchPage,
  fillSent,
  isRefused,
  setQuestion,
  share,
  showDates,
  showFailure,
  shownBasket,
  takeParts,
} from "./basket-parts.ts";

/** Several changes in a row are one question. In ms. */
const PAUSE_MS = 250;
/** Longer while somebody types. In ms. */
const TYPING_MS = 800;

/** What the page holds between two questions. */
interface State {
  readonly page: HTMLElement;
  readonly form: HTMLFormElement;
  readonly isAccount: boolean;
  /** The basket that the page shows. */
  shown: HireBasket;
  /** The visitor's own, which a link's basket does not replace unasked. */
  own: HireBasket;
  isAsking: boolean;
  /** Counts questions: an answer to an older one is dropped. */
  turn: number;
  timer: number;
}

function start(): void {
  const page = document.querySelector<HTMLElement>("[data-hire-page]");
  const form = page?.querySelector<HTMLFormElement>("[data-hire-form]");
  watchHireCount();
  if (!page || !form) return;
  const isAccount = "hireAccount" in page.dataset;
  const state: State = {
    ...{ page, form, isAccount, isAsking: false, turn: 0, timer: 0 },
    shown: shownBasket(document) ?? EMPTY_BASKET,
    own: isAccount ? parseHireBasket(page.dataset["hireAccount"] ?? null) : readHireBasket(),
  };
  listenToForm(state);
  listenToPage(state);
  void begin(state);
}

/** Shows the visitor's own basket, takes what the address adds to it, or asks about the one that a link brings. */
async function begin(state: State): Promise<void> {
  const { page, isAccount, own, shown } = state;
  if ("hireSent" in page.dataset) return finish(state);
  if (isAccount && (await handOver())) return location.replace(location.href);
  noteAccountCount(isAccount ? countHirePieces(own.lines) : 0);
  const asked = new URLSearchParams(location.search);
  if (asked.has("add")) {
    // The server knows the account's basket; of the browser's it knows only what the address adds.
    const again = () => basketSearch(joined(state.own, shown));
    if (!isAccount) return open(state, again(), { again });
    if (!isRefused(document)) keep(state, shown);
  } else if (asked.has("items") || asked.has("item")) {
    state.isAsking = own.lines.length > 0 && !isSameBasket(own, shown);
    if (state.isAsking) setQuestion(page, true);
    else if (!isRefused(document)) keep(state, shown);
  } else if (!isAccount && own.lines.length > 0) {
    const dates = { from: asked.get("from") ?? own.from, to: asked.get("to") ?? own.to };
    await open(state, basketSearch({ ...own, ...dates }));
  }
}

interface Opening {
  /** Id of what has the focus afterwards. */
  readonly focus?: string | null;
  /** What is asked instead when another tab has changed the basket meanwhile. */
  readonly again?: () => string;
}

/** Fetches a basket's page, takes its parts, and keeps what it accepts. What another tab kept meanwhile is not undone. */
async function open(state: State, search: string, opening: Opening = {}): Promise<void> {
  const { focus = null, again = () => basketSearch(state.own) } = opening;
  const { page, form } = state;
  state.turn += 1;
  const { turn } = state;
  form.setAttribute("aria-busy", "true");
  const answer = await fetchPage(`${location.pathname}${search}`);
  if (turn !== state.turn) return;
  form.removeAttribute("aria-busy");
  if (!answer) return showFailure(page, () => void open(state, search, opening));
  if (!state.isAsking && takeStored(state)) return open(state, again(), opening);
  const next = shownBasket(answer);
  takeParts(page, answer, focus);
  document.documentElement.dataset["hireRows"] = "0";
  if (next === null || isRefused(answer)) return;
  state.shown = next;
  showDates(form, next);
  fillSent(page, next);
  if (!state.isAsking) keep(state, next);
}

/** True when another tab has changed the browser's basket since this page last read or kept it; that is its own then. */
function takeStored(state: State): boolean {
  if (state.isAccount) return false;
  const stored = readHireBasket();
  if (isSameBasket(stored, state.own)) return false;
  state.own = stored;
  return true;
}

function keep(state: State, basket: HireBasket): void {
  state.own = basket;
  noteAccountCount(state.isAccount ? countHirePieces(basket.lines) : 0);
  if (state.isAccount) void putBasket(basket);
  // What is stored already is not written again: another tab may have changed it a moment ago.
  else if (!isSameBasket(basket, readHireBasket())) writeHireBasket(basket);
  // The dates stay in the address, the lines are the browser's.
  history.replaceState(history.state, "", `${location.pathname}${datesSearch(basket)}`);
}

function submit(state: State, submitter: HTMLElement | null = null): void {
  clearTimeout(state.timer);
  void open(state, searchOf(state.form, submitter), { focus: submitter?.dataset["focus"] ?? null });
}

function listenToForm(state: State): void {
  const { form } = state;
  const submitIn = (ms: number): void => {
    clearTimeout(state.timer);
    state.timer = window.setTimeout(() => submit(state), ms);
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit(state, event.submitter);
  });
  form.addEventListener("change", ({ target }) => {
    // What is to be added waits for its button.
    if (!(target instanceof HTMLInputElement && target.name === "add")) submitIn(PAUSE_MS);
  });
  form.addEventListener("input", () => {
    if (!form.hasAttribute("aria-busy")) return;
    // The answer that is under way would take away what is being typed.
    state.turn += 1;
    form.removeAttribute("aria-busy");
    submitIn(TYPING_MS);
  });
}

function listenToPage(state: State): void {
  const { page } = state;
  page.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLAnchorElement>("[data-hire-share]");
    if (link) share(event, page, link);
    const answer = target?.closest<HTMLElement>("[data-hire-answer]")?.dataset["hireAnswer"];
    if (answer) decide(state, answer);
  });
  addEventListener("shell:look", () => {
    if (page.querySelector('[data-enquiry-answer="sent"]')) finish(state);
    else fillSent(page, state.shown);
  });
  if (state.isAccount) return;
  watchOtherTabs(() => {
    if (!state.isAsking && takeStored(state)) void open(state, basketSearch(state.own));
  });
}

/** What becomes of a link's basket: it replaces the visitor's own, or both are put together. */
function decide(state: State, answer: string): void {
  state.isAsking = false;
  setQuestion(state.page, false);
  document.getElementById("enquiry-from")?.focus();
  takeStored(state);
  const { shown } = state;
  const again = () => basketSearch(joined(state.own, shown));
  if (answer === "replace") keep(state, shown);
  else void open(state, again(), { again });
}

/** The enquiry has the basket: it is empty from now on. */
function finish(state: State): void {
  state.page.dataset["hireSent"] = "";
  state.own = { ...state.own, lines: [] };
  noteAccountCount(0);
  if (!state.isAccount) emptyHireBasket();
}

/** A browser's basket goes to the account of a visitor who has signed in; it stays here until the account has it. */
async function handOver(): Promise<boolean> {
  const basket = readHireBasket();
  if (basket.lines.length === 0 || !(await postBasket(basket))) return false;
  writeHireBasket(EMPTY_BASKET);
  return true;
}

function joined(own: HireBasket, more: HireBasket): HireBasket {
  return {
    from: more.from ?? own.from,
    to: more.to ?? own.to,
    lines: mergeLines(own.lines, more.lines),
    waiver: own.waiver || more.waiver,
  };
}

/** The form as an address, with what its pressed button says. Lines in the short form, or 200 would be too long. */
function searchOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const fields = submitter ? new FormData(form, submitter) : new FormData(form);
  const quantities = fields.getAll("quantity");
  const items = fields.getAll("item").map((item, position) => ({
    item: String(item),
    quantity: String(quantities[position] ?? ""),
  }));
  const search = new URLSearchParams();
  if (items.length > 0)
    search.set("items", items.map(({ item, quantity }) => `${item}*${quantity}`).join("|"));
  for (const [name, value] of fields)
    if (name !== "item" && name !== "quantity" && value !== "") search.append(name, String(value));
  return `?${search}`;
}

whenParsed(start);
