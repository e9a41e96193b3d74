/**
 * Says beside the fields of new dates whether the hire could have them, as the server answers while they are typed. It is
 * a hint: the request can be sent whatever the answer is. Without this file the page says it of requests that were sent.
 */
import { askSoon } from "#app/ui/forms/ask-soon.ts";
import { readPublic } from "#app/ui/session/read-public.ts";
import { whenParsed } from "#app/ui/session/when-parsed.ts";
import type { DatesReply } from "../../dates/dates-text.ts";

/** Typing passes through dates that are not meant. */
const TYPING_MS = 400;

function start(): void {
  const form = document.querySelector<HTMLFormElement>("[data-hire-availability]");
  let takeBack = () => {};
  form?.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLTextAreaElement) return;
    takeBack();
    takeBack = askSoon(TYPING_MS, (signal) => check(form, signal), show);
  });
}

async function check(form: HTMLFormElement, signal: AbortSignal): Promise<DatesReply | null> {
  const [kind, from = "", to = ""] = ["kind", "from", "to"].map((name) => typedIn(form, name));
  if (kind === "fault" || to === "") return null;
  const address = `${form.dataset["hireAvailability"]}?${new URLSearchParams({ from, to })}`;
  return readPublic<DatesReply | null>(address, signal).catch(() => null);
}

function show(reply: DatesReply | null): void {
  const output = document.querySelector<HTMLElement>("[data-hire-dates]");
  if (!output) return;
  output.hidden = reply === null;
  output.className = `state-word state-${reply?.isFree ? "ok" : "warn"}`;
  output.textContent = reply?.text ?? "";
}

function typedIn(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : "";
}

whenParsed(start);
