import { type KeyInput, launch, type Page } from "puppeteer-core";
import { findFirefox } from "../../scripts/check/ensure-browsers.ts";
import { type Driver, until } from "./driver.ts";

/** Firefox without a window, driven over WebDriver BiDi. */
export async function openFirefox(): Promise<Driver> {
  const browser = await launch({
    browser: "firefox",
    executablePath: findFirefox() ?? "firefox-esr",
    headless: true,
    // Scrollbars that take room, as on Windows.
    extraPrefsFirefox: { "widget.gtk.overlay-scrollbars.enabled": false, "ui.useOverlayScrollbars": 0 },
  });
  const [first = await browser.newPage()] = await browser.pages();
  let page = take(first);
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: "load" })),
    run: async (work, ...values) =>
      (await page.evaluate(work as never, ...([...values] as never[]))) as never,
    move: (x, y) => page.mouse.move(x, y),
    down: () => page.mouse.down(),
    up: () => page.mouse.up(),
    press: (key) => page.keyboard.press(key satisfies KeyInput),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewport(size),
    screenshot: async () => Buffer.from(await page.screenshot()),
    deleteCookies: async () => {
      const cookies = await browser.defaultBrowserContext().cookies();
      await browser.defaultBrowserContext().deleteCookie(...cookies);
    },
    followTab: async (action) => {
      const before = new Set(await browser.pages());
      await action();
      const opened = await until(
        async () => (await browser.pages()).find((one) => !before.has(one)) ?? null,
        () => "a tab was opened",
      );
      const size = page.viewport();
      page = take(opened);
      await page.setViewport(size);
    },
    closeTab: async () => {
      await page.close();
      page = first;
      await page.bringToFront();
    },
    close: () => browser.close(),
  };
}

/** What was typed may be lost: a journey that leaves a page means to. */
function take(page: Page): Page {
  page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
  return page;
}
