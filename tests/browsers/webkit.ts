import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, Key, type WebDriver } from "selenium-webdriver";
import { findMiniBrowser } from "../../scripts/check/ensure-browsers.ts";
import { freePort } from "../../scripts/run/free-port.ts";
import { type Driver, type KeyName, until } from "./driver.ts";

const KEY_CODES: Readonly<Record<KeyName, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Delete: Key.DELETE,
};

/** Larger than every window of a journey. */
const SCREEN = "1600x1300x24";

/** GTK's own toolbar would make the window 447 pixels wide at least. */
const GTK = {
  "settings.ini": "[Settings]\ngtk-font-name=Sans 4\n",
  "gtk.css": "* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0 }\n",
};

/** WebKitGTK's MiniBrowser on a display in memory. `without` names features of WebKit that are switched off. */
export async function openWebKit({ without = [] }: { without?: readonly string[] } = {}): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), "itsshowtime-webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  for (const [name, text] of Object.entries(GTK)) writeFileSync(join(folder, "gtk-3.0", name), text);
  const { display, screen } = await startDisplay();
  const port = await freePort();
  const service = spawn("WebKitWebDriver", ["-p", String(port)], {
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: folder },
    stdio: "ignore",
  });
  const server = `http://127.0.0.1:${port}`;
  await until(
    () =>
      fetch(`${server}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    () => "WebKitWebDriver answers",
  );
  const features = without.map((name) => `!${name}`).join(",");
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": {
        binary: findMiniBrowser(),
        args: ["--automation", ...(features ? [`--features=${features}`] : [])],
      },
    })
    .build();
  const close = async () => {
    await driver.quit();
    await end(service);
    await end(screen);
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...drive(driver), close };
}

function drive(driver: WebDriver): Omit<Driver, "close"> {
  let at = { x: 0, y: 0 };
  const actions = () => driver.actions({ async: true });
  return {
    goto: (url) => driver.get(url),
    run: (work, ...values) => driver.executeScript(`return (${work}).apply(null, arguments)`, ...values),
    move: async (x, y) => {
      at = { x: Math.round(x), y: Math.round(y) };
      await actions()
        .move({ ...at, duration: 0 })
        .perform();
    },
    down: () => actions().press().perform(),
    up: () => actions().release().perform(),
    press: (key) => actions().sendKeys(KEY_CODES[key]).perform(),
    type: (text) => actions().sendKeys(text).perform(),
    resize: async (size) => {
      const inner = () => driver.executeScript<number[]>("return [innerWidth, innerHeight]");
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size });
      const [, height = size.height] = await inner();
      // What the toolbar takes.
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width: size.width, height: 2 * size.height - height });
      await until(
        async () => (await inner())[0] === size.width,
        () => `the window is ${size.width} px wide`,
      );
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    deleteCookies: () => driver.manage().deleteAllCookies(),
    followTab: async (action) => {
      const before = await driver.getAllWindowHandles();
      await action();
      const opened = await until(
        async () => (await driver.getAllWindowHandles()).find((one) => !before.includes(one)) ?? null,
        () => "a tab was opened",
      );
      await driver.switchTo().window(opened);
    },
    closeTab: async () => {
      await driver.close();
      const [first = ""] = await driver.getAllWindowHandles();
      await driver.switchTo().window(first);
    },
  };
}

async function startDisplay(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const result = screen.stdio[3];
  if (!result) throw new Error("Xvfb has no pipe to tell its display.");
  const [number] = (await once(result, "data")) as [Buffer];
  return { display: `:${number.toString().trim()}`, screen };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
