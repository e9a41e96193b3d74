import { useEffect, useRef } from "react";
import { type FormEncType, useNavigation, useSubmit } from "react-router";

/** A further press waits so long for the answer to the one before; then it takes its place. In ms. */
const MAX_WAIT_MS = 4_000;

/**
 * Sends one post after the other. What is being answered is not sent twice: a second press of a button, as of a double
 * click, would be answered that somebody else has changed what the first one changed. It is being answered until the page
 * after it is read. What has another address, as the next row of a list, or other values waits until then, so that the
 * person sees the answer to both: sent at once it would take the place of the first, whose answer no page would get.
 *
 * Two forms with the same address and the same values do the same, so one of them is enough. The same once more is sent
 * when the first has failed.
 */
export function useOnePost(): void {
  const navigation = useNavigation();
  const submit = useSubmit();
  const queue = useRef<PressQueue>(null);
  queue.current ??= new PressQueue();
  const presses = queue.current;
  presses.pending = navigation;
  presses.submit = submit;
  useEffect(() => {
    const take = (event: SubmitEvent) => presses.take(event);
    // Before React, which sends it.
    addEventListener("submit", take, { capture: true });
    return () => {
      removeEventListener("submit", take, { capture: true });
      presses.stop();
    };
  }, [presses]);
  // After the page of the answer was drawn.
  useEffect(() => {
    if (navigation.state === "idle") presses.sendNext();
  }, [navigation, presses]);
}

/** A form as it was sent. */
interface Press {
  readonly form: HTMLFormElement;
  readonly submitter: HTMLElement | null;
  readonly data: FormData;
  readonly path: string;
  readonly encType: FormEncType;
}

class PressQueue {
  pending: Pick<ReturnType<typeof useNavigation>, "formMethod" | "formAction" | "formData"> | null = null;
  submit: ReturnType<typeof useSubmit> | null = null;
  #waiting: Press[] = [];
  #isSending = false;
  #timer = 0;

  /** Lets a press go, or keeps it back while another one is being answered. */
  take(event: SubmitEvent): void {
    const press = this.#isSending ? null : pressOf(event);
    const sent = this.pending && sentPost(this.pending);
    if (!press || !sent) return;
    event.preventDefault();
    event.stopPropagation();
    if ([sent, ...this.#waiting].some((other) => isSame(other, press))) return;
    this.#waiting.push(press);
    this.#timer ||= window.setTimeout(() => this.sendNext(), MAX_WAIT_MS);
  }

  sendNext(): void {
    this.stop();
    const press = this.#waiting.shift();
    if (!press) return;
    const { form, submitter, data, path, encType } = press;
    const now = form.isConnected && (submitter?.isConnected ?? true) ? pressIn(form, submitter) : null;
    if (!now || !isSame(now, press)) {
      // The page has changed: what was pressed goes as it was then.
      void this.submit?.(data, { method: "post", action: path, encType, preventScrollReset: true });
      return;
    }
    this.#isSending = true;
    form.requestSubmit(submitter);
    this.#isSending = false;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }
}

function sentPost({ formMethod, formAction, formData }: NonNullable<PressQueue["pending"]>) {
  return formMethod === "POST" && formAction && formData
    ? { path: pathOf(formAction), data: formData }
    : null;
}

/** What is sent by post; null for another form. */
function pressOf({ target, submitter }: SubmitEvent): Press | null {
  return target instanceof HTMLFormElement ? pressIn(target, submitter) : null;
}

function pressIn(form: HTMLFormElement, submitter: HTMLElement | null): Press | null {
  // A button may send its form to another address, and by another method.
  const sent = (name: string) => submitter?.getAttribute(`form${name}`) || form.getAttribute(name) || "";
  if (sent("method").toLowerCase() !== "post") return null;
  const encType = form.enctype === "multipart/form-data" ? form.enctype : "application/x-www-form-urlencoded";
  return { form, submitter, data: new FormData(form, submitter), path: pathOf(sent("action")), encType };
}

function isSame(one: Pick<Press, "path" | "data">, other: Pick<Press, "path" | "data">): boolean {
  return one.path === other.path && textOf(one.data) === textOf(other.data);
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address, location.href);
  return pathname + search;
}

/** Two pictures of a phone may have one name. */
function textOf(data: FormData): string {
  return JSON.stringify(
    [...data].map(([field, value]) => {
      if (typeof value === "string") return [field, value];
      const { name, size, lastModified } = value;
      // A field without a file gives another empty one each time it is read.
      return [field, name, size, size > 0 ? lastModified : 0];
    }),
  );
}
