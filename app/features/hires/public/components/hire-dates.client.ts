/**
 * Says beside the fields of new dates whether the hire could have them, as the server answers while they are typed. It is
 * a hint: the request can be sent whatever the answer is. Without this file the page says it of requests that were sent.
 */
import type { JsonResponse } from "#app/lib/json-response.ts";
import { whenParsed } from "#app/ui/session/when-parsed.ts";
import type { DatesReply } from "../../dates/dates-text.ts";

/** Typing passes through dates that are not meant. */
const TYPING_MS = 400;

let latest: AbortController | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function start(): void {
  const form = document.querySelector<HTMLFormElement>("[data-hire-availability]");
  form?.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLTextAreaElement) return;
    clearTimeout(timer);
    timer = setTimeout(() => void check(form), TYPING_MS);
  });
}

async function check(form: HTMLFormElement): Promise<void> {
  latest?.abort();
  const controller = new AbortController();
  latest = controller;
  const [kind, from, to] = ["kind", "from", "to"].map((name) => typedIn(form, name));
  const isAsked = kind !== "fault" && to !== "";
  const address = `${form.dataset["hireAvailability"]}?${new URLSearchParams({ from: from ?? "", to: to ?? "" })}`;
  const reply = isAsked ? await ask(address, controller.signal) : null;
  if (latest === controller) show(reply);
}

async function ask(address: string, signal: AbortSignal): Promise<DatesReply | null> {
  try {
    const response: JsonResponse<DatesReply | null> = await fetch(address, { signal });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
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
