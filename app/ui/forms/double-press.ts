/** Two presses of a double click are no further apart, in ms. */
const DOUBLE_MS = 400;

const taken = new WeakMap<HTMLFormElement, number>();

/** Lets the second press of a double click submit nothing in forms that match `selector`. For pages without React. */
export function passDoubleClicks(selector: string): void {
  document.addEventListener("click", (event) => {
    if (event.detail > 1 && event.target instanceof Element && event.target.closest(selector))
      event.preventDefault();
  });
}

/** Whether a form was taken a moment ago: browsers do not count every second tap as a double click. Else it is noted. */
export function isDoublePress(form: HTMLFormElement): boolean {
  const now = performance.now();
  if (now - (taken.get(form) ?? -DOUBLE_MS) < DOUBLE_MS) return true;
  taken.set(form, now);
  return false;
}
