/**
 * Keeps what is typed into the checkout, and posts it once the site has answered: without a connection the page stays
 * and shows the message that the form has ready in a template. Without this file the form posts itself.
 */
import { keepTypedFields } from "#app/ui/forms/typed-fields.ts";
import { showBusy, showIdle } from "#app/ui/shell/busy-forms.ts";

/** How long the site may take to answer before the connection counts as lost, in ms. */
const ANSWER_LIMIT_MS = 20_000;
const FORM = "form[data-checkout]";

keepTypedFields();
document.addEventListener("input", ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches(".pick")) carryAddress(target);
  if (target instanceof HTMLInputElement && /^bill(?:Line|Town|County|Postcode)/.test(target.name))
    keepInvoiceAddress(target);
});
document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.matches(FORM)) return;
  if ("connected" in form.dataset) {
    delete form.dataset["connected"];
    return;
  }
  event.preventDefault();
  if (!("asking" in form.dataset)) void send(form, buttonOf(form, submitter));
});

/** Enter presses the form's hidden button. In the field of a discount code it applies that, in the others it orders. */
function buttonOf(form: HTMLFormElement, submitter: HTMLElement | null): HTMLElement | null {
  if (!submitter?.hidden) return submitter;
  const isCode = document.activeElement === form.elements.namedItem("discount");
  return isCode ? form.querySelector<HTMLElement>("[name=apply]:not([hidden])") : null;
}

/** An address that is typed for the invoice is that of the invoice, whatever way of delivery is chosen later. */
function keepInvoiceAddress({ form }: HTMLInputElement): void {
  const same = form?.querySelector<HTMLInputElement>("[name=billingSame]");
  const typed = [...(form?.querySelectorAll<HTMLInputElement>(".checkout-billing input") ?? [])];
  if (!same) return;
  if (typed.some(({ value }) => value.trim() !== "")) same.checked = false;
  // Out of sight, as for collected goods; in sight the buyer has the say.
  else if (same.offsetParent === null) same.checked = true;
  same.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Goods that are collected after all have no delivery address: what was typed of it is that of the invoice, in sight. Delivered
 * again, the invoice goes by the delivery address as long as both are the same.
 */
function carryAddress({ form, classList }: HTMLInputElement): void {
  const inputs = [...(form?.querySelectorAll<HTMLInputElement>(".checkout-billing input") ?? [])];
  const pairs = inputs.flatMap((to) => {
    const name = to.name.replace("bill", "").toLowerCase();
    const from = form?.querySelector<HTMLInputElement>(`.checkout-address [name="${name}"]`);
    return from ? [{ from, to }] : [];
  });
  const isCollected = classList.contains("pick-0");
  const isUntouched = isCollected
    ? pairs.every(({ to }) => to.value.trim() === "")
    : pairs.every(({ from, to }) => from.value === to.value);
  if (!isUntouched || pairs.every(({ from }) => from.value.trim() === "")) return;
  for (const { from, to } of pairs) {
    to.value = isCollected ? from.value : "";
    to.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const same = form?.querySelector<HTMLInputElement>("[name=billingSame]");
  if (!same || isCollected) return;
  same.checked = true;
  same.dispatchEvent(new Event("input", { bubbles: true }));
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  form.dataset["asking"] = "";
  if (submitter instanceof HTMLButtonElement) showBusy(submitter);
  const connected = await isConnected();
  delete form.dataset["asking"];
  showIdle(form);
  if (!connected) {
    showFailure(form);
    return;
  }
  form.dataset["connected"] = "";
  form.requestSubmit(submitter);
}

function isConnected(): Promise<boolean> {
  return fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }).then(
    () => true,
    () => false,
  );
}

function showFailure(form: HTMLFormElement): void {
  const template = form.querySelector<HTMLTemplateElement>("template[data-checkout-failed]");
  if (!template) return;
  for (const answer of form.querySelectorAll("[data-checkout-answer]")) answer.remove();
  const start = template.dataset["checkoutFailed"] ?? "";
  if (!document.title.startsWith(start)) document.title = start + document.title;
  template.before(template.content.cloneNode(true));
  form.querySelector<HTMLElement>("[data-checkout-answer]")?.focus();
}
