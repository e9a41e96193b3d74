import type { AccountSaver } from "../account-requests.ts";
import { basketSearch, datesSearch } from "../basket-address.ts";
import { countHirePieces, noteAccountCount, readHireBasket, writeHireBasket } from "../browser-basket.ts";
import { type HireBasket, isSameBasket } from "../hire-basket.ts";
import {
  ADD_ID,
  FIELDS_ONLY,
  type Press,
  restoreTyped,
  searchOf,
  showFields,
  type TypedFields,
} from "./basket-form.client.ts";
import { fetchPage, isRefused, showFailure, shownBasket, takeParts } from "./basket-parts.ts";

/** An address whose page is to be shown. */
interface Question {
  /** The query of the basket, read when the question is put, so that it is about what the page shows then. */
  readonly search: () => string;
  /** The button to press; null where the question does not carry the fields of the form. */
  readonly press: Press | null;
}

/** What the page holds between two questions. */
export interface State {
  readonly page: HTMLElement;
  readonly form: HTMLFormElement;
  /** The account; null for a guest, whose basket the browser keeps. */
  readonly account: AccountSaver | null;
  /** The basket that the page shows. */
  shown: HireBasket;
  /** The visitor's own, which a link's basket does not replace unasked. */
  own: HireBasket;
  /** Whether the page asks what to do with a link's basket. */
  isAsking: boolean;
  /** The questions in their order. The first is under way, or waits to be put again after a failure. */
  readonly questions: Question[];
  isUnderWay: boolean;
  readonly typed: TypedFields;
  timer: number;
}

/** Several changes in a row are one question. In ms. */
export const PAUSE_MS = 250;

/** Submits the fields in so many ms, unless something changes before. */
export function submitIn(state: State, ms: number, focus: string | null = null): void {
  clearTimeout(state.timer);
  state.timer = window.setTimeout(() => press(state, { ...FIELDS_ONLY, focus }), ms);
}

/** Submits the fields with a press, after the answers that are awaited. A press that is repeated meanwhile counts once. */
export function press(state: State, pressed: Press): void {
  clearTimeout(state.timer);
  const { questions, form } = state;
  const waiting = questions.slice(state.isUnderWay ? 1 : 0);
  // One that waits reads the fields when it is put.
  if (pressed.name === "" && waiting.some((question) => question.press)) return void run(state);
  const last = questions.at(-1)?.press;
  const isRepeated = pressed.name !== "" && last?.name === pressed.name && last.value === pressed.value;
  if (!isRepeated) questions.push({ search: () => searchOf(form, pressed), press: pressed });
  void run(state);
}

/** Shows the basket that a search says, and keeps it. */
export function show(state: State, search: () => string): Promise<void> {
  state.questions.push({ search, press: null });
  return run(state);
}

/**
 * True when another tab has changed the browser's basket since this page last read or kept it; that is its own then.
 */
export function takeStored(state: State): boolean {
  if (state.account) return false;
  const stored = readHireBasket();
  if (isSameBasket(stored, state.own)) return false;
  state.own = stored;
  return true;
}

export function keepBasket(state: State, basket: HireBasket): void {
  state.own = basket;
  noteAccountCount(state.account ? countHirePieces(basket.lines) : 0);
  if (state.account) state.account.save(basket);
  // What is stored already is not written again: another tab may have changed it a moment ago.
  else if (!isSameBasket(basket, readHireBasket())) writeHireBasket(basket);
  // The dates stay in the address, the lines are the browser's.
  history.replaceState(history.state, "", `${location.pathname}${datesSearch(basket)}`);
}

/** Puts one question after the other. One that gets no answer stays the first, and is put again with the next one. */
async function run(state: State): Promise<void> {
  if (state.isUnderWay) return;
  const { questions, page, form } = state;
  state.isUnderWay = true;
  form.setAttribute("aria-busy", "true");
  let isAnswered = true;
  for (let first = questions[0]; first && isAnswered; first = questions[0]) {
    isAnswered = await put(state, first);
  }
  state.isUnderWay = false;
  form.removeAttribute("aria-busy");
  if (!isAnswered) showFailure(page, () => void run(state));
}

/** False when there was no answer. A question that is answered leaves the list. */
async function put(state: State, question: Question): Promise<boolean> {
  const { page, questions, typed } = state;
  const search = question.search();
  const sent = question.press ? takeTyped(typed) : [];
  const answer = await fetchPage(`${location.pathname}${search}`);
  // Sent meanwhile: the enquiry took the list along.
  if ("hireSent" in page.dataset) questions.length = 0;
  if (questions.length === 0) return true;
  const isChanged = answer !== null && !state.isAsking && takeStored(state);
  if (answer && !isChanged) {
    questions.shift();
    showAnswer(state, answer, question.press?.focus ?? null);
    return true;
  }
  for (const [id, value] of sent) if (!typed.has(id)) typed.set(id, value);
  // What another tab kept is shown first; the press is about that then.
  if (isChanged && question.press) questions.unshift({ search: () => basketSearch(state.own), press: null });
  return answer !== null;
}

/** Takes all that goes with the fields; a code that is being typed does not. */
function takeTyped(typed: TypedFields): readonly (readonly [string, string])[] {
  const taken = [...typed].filter(([id]) => id !== ADD_ID);
  for (const [id] of taken) typed.delete(id);
  return taken;
}

function showAnswer(state: State, answer: Document, focus: string | null): void {
  const { page, form, typed } = state;
  const active = document.activeElement?.id ?? "";
  takeParts(page, answer, typed.has(active) ? null : focus);
  restoreTyped(typed);
  // A field that was replaced does not report a change of its own.
  if ([...typed.keys()].some((id) => id !== ADD_ID)) submitIn(state, PAUSE_MS);
  document.documentElement.dataset["hireRows"] = "0";
  const next = shownBasket(answer);
  if (next === null || isRefused(answer)) return;
  state.shown = next;
  showFields(form, next, typed);
  if (!state.isAsking) keepBasket(state, next);
}
