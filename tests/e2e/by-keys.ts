import { expect, type Locator, type Page } from "@playwright/test";

/** Presses of the Tab key after which a person would have given up, or is in a trap. */
const MAX_TABS = 160;

/** Goes on with Tab, or back with `key`, until the focus is on the element. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  // A locator looks through the whole page for the element after each press, which takes several times as long.
  let element = await target.elementHandle();
  for (let presses = 0; presses < MAX_TABS; presses++) {
    await page.keyboard.press(key);
    const reached = await element?.evaluate((wanted) =>
      wanted.isConnected ? wanted === document.activeElement : null,
    );
    if (reached) return;
    if (reached === false) continue;
    // The page has replaced it.
    element = await target.elementHandle();
    if (await element?.evaluate((wanted) => wanted === document.activeElement)) return;
  }
  throw new Error(`${target} is not reached by ${key}`);
}

/** Goes to an element and presses it, once it takes presses: a button that is still busy ignores them. */
export async function pressByKeys(page: Page, target: Locator, key?: "Tab" | "Shift+Tab"): Promise<void> {
  await tabTo(page, target, key);
  await expect(target).not.toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Enter");
}

/** Goes to a field and writes over what is in it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/**
 * Goes to a field of date and time and types a time such as 2027-06-10T09:00, part by part, as an American browser has
 * them.
 */
export async function typeTime(page: Page, field: Locator, time: string): Promise<void> {
  const [, year = "", month = "", day = "", hour = "", minute = ""] =
    /(\d+)-(\d+)-(\d+)T(\d+):(\d+)/.exec(time) ?? [];
  await tabTo(page, field);
  await page.keyboard.type(month + day + year);
  await page.keyboard.press("ArrowRight");
  const twelve = String(Number(hour) % 12 || 12).padStart(2, "0");
  await page.keyboard.type(`${twelve}${minute}${Number(hour) < 12 ? "A" : "P"}`);
  await expect(field).toHaveValue(time);
}

/** Goes to a box and ticks it where it is not ticked. */
export async function tickByKeys(page: Page, box: Locator): Promise<void> {
  if (await box.isChecked()) return;
  await tabTo(page, box);
  await page.keyboard.press("Space");
  await expect(box).toBeChecked();
}

/** What has the focus, and whether it belongs to the form. */
function readFocus(form: string) {
  const element = document.activeElement as HTMLInputElement | null;
  const inside = element?.closest(form) !== null;
  return { inside, name: element?.name ?? "", type: element?.type ?? "", value: element?.value ?? "" };
}

/**
 * Fills in a form as a person without a mouse does: Tab from field to field in their order, letters, Space for a tick,
 * arrows for a choice, and Enter on the first button after the last of `values`, whose names are those of the fields.
 */
export async function fillByKeys(
  page: Page,
  form: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const left = new Set(Object.keys(values));
  for (let presses = 0; presses < MAX_TABS; presses++) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(readFocus, form);
    if (!focus.inside) continue;
    if (focus.type === "submit" && left.size === 0) return page.keyboard.press("Enter");
    const value = values[focus.name];
    if (value === undefined || !left.delete(focus.name)) continue;
    if (focus.type === "checkbox") await page.keyboard.press("Space");
    else if (focus.type === "radio") await chooseByArrows(page, form, value);
    else if (focus.type === "select-one") await page.keyboard.type(value);
    else {
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(value);
    }
  }
  throw new Error(`${form} was not filled in by keys; not found: ${[...left].join(", ")}`);
}

async function chooseByArrows(page: Page, form: string, value: string): Promise<void> {
  await page.keyboard.press("Space");
  for (let presses = 0; presses < 10; presses++) {
    if ((await page.evaluate(readFocus, form)).value === value) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`${value} is not among the choices`);
}
