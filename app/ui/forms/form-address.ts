/**
 * The address to which a form is sent. `form.action` is no address in a form with a field named `action`: browsers
 * answer it with the field.
 */
export function formAddress(form: Pick<HTMLFormElement, "getAttribute">, page: string): URL {
  return new URL(form.getAttribute("action") || page, page);
}

/** True for a form that is sent by POST; `form.method` may be a field as well. */
export function isPosted(form: Pick<HTMLFormElement, "getAttribute">): boolean {
  return form.getAttribute("method")?.toLowerCase() === "post";
}
