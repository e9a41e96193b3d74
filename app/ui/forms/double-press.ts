/** Two presses of a double click are no further apart, in ms. */
const DOUBLE_MS = 400;

let pressed: HTMLFormElement | null = null;

/** Whether a form was submitted a moment ago: browsers do not count every second tap as a double click. */
export function isDoublePress(form: HTMLFormElement): boolean {
  if (pressed === form) return true;
  pressed = form;
  setTimeout(() => {
    pressed = null;
  }, DOUBLE_MS);
  return false;
}
