/**
 * Posts an enquiry form without leaving the page, on pages without React. When the post fails, the page keeps what was
 * typed and chosen and shows the message that the form has ready in a template. Without this file the form posts itself.
 */
import { forgetTypedFields, keepTypedFields } from "#app/ui/forms/typed-fields.ts";
import { showBusy, showIdle } from "#app/ui/shell/busy-forms.ts";

/** How long no byte may come or go before the post counts as failed, in ms. Repeating it stores nothing twice. */
const STALL_MS = 60_000;
const FORM = "form[data-enquiry]";
/** What the form said of the post before. */
const MESSAGES = "[data-enquiry-answer], .field-error";

keepTypedFields();
document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.matches(FORM)) return;
  event.preventDefault();
  if ("sending" in form.dataset) return;
  void send(form, submitter);
});

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  form.dataset["sending"] = "";
  if (submitter instanceof HTMLButtonElement) showBusy(submitter);
  const page = await post(form);
  delete form.dataset["sending"];
  showIdle(form);
  const answered = page && findAnswered(page, form);
  if (answered) showAnswer(form, answered, page.title);
  else showFailure(form);
}

/** The page that answered, whatever its status; null when none came. */
function post(form: HTMLFormElement): Promise<Document | null> {
  const fields = new FormData(form);
  const plain = [...fields].filter((field): field is [string, string] => typeof field[1] === "string");
  const hasFiles = form.enctype === "multipart/form-data";
  // fetch tells nothing of an upload that goes on, so a slow one could not be distinguished from one that is still.
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    let stall = 0;
    const wait = () => {
      clearTimeout(stall);
      stall = window.setTimeout(() => request.abort(), STALL_MS);
    };
    request.upload.addEventListener("progress", wait);
    request.addEventListener("progress", wait);
    request.addEventListener("loadend", () => {
      clearTimeout(stall);
      resolve(request.responseXML);
    });
    request.open("POST", form.action);
    request.responseType = "document";
    wait();
    request.send(hasFiles ? fields : new URLSearchParams(plain));
  });
}

/** Finds the form in the page that answered, where it shows the result; null when it could not be stored. */
function findAnswered(page: Document, form: HTMLFormElement): HTMLFormElement | null {
  const [answered] = [...page.querySelectorAll<HTMLFormElement>(FORM)].filter(
    ({ dataset }) => dataset["enquiry"] === form.dataset["enquiry"],
  );
  const message = answered?.querySelector<HTMLElement>("[data-enquiry-answer]");
  return answered && message && message.dataset["enquiryAnswer"] !== "failed" ? answered : null;
}

function showAnswer(form: HTMLFormElement, answered: HTMLFormElement, title: string): void {
  document.title = title;
  if (answered.querySelector("[data-enquiry-answer=sent]")) forgetTypedFields(form);
  const shown = document.importNode(answered, true);
  form.replaceWith(shown);
  // The shell's script and the kit list's look for new elements.
  dispatchEvent(new Event("shell:look"));
  shown.querySelector<HTMLElement>("[data-problem]")?.focus();
}

function showFailure(form: HTMLFormElement): void {
  const template = form.querySelector<HTMLTemplateElement>("template[data-enquiry-failed]");
  if (!template) return;
  for (const message of form.querySelectorAll(MESSAGES)) message.remove();
  for (const field of form.querySelectorAll("[aria-invalid]")) forgetFault(field);
  const start = template.dataset["enquiryFailed"] ?? "";
  if (!document.title.startsWith(start)) document.title = start + document.title;
  form.prepend(template.content.cloneNode(true));
  form.querySelector<HTMLElement>("[data-problem]")?.focus();
}

/** Forgets a fault whose words are gone: the field is described by what is still there. */
function forgetFault(field: Element): void {
  field.removeAttribute("aria-invalid");
  const ids = (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .filter((id) => document.getElementById(id));
  if (ids.length > 0) field.setAttribute("aria-describedby", ids.join(" "));
  else field.removeAttribute("aria-describedby");
}
