import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runCommand } from "./run-step.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function findInstalled(): string | null {
  const named = process.env["CHROMIUM_PATH"];
  if (named && existsSync(named)) return named;
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES];
  return candidates.find((path) => existsSync(path)) ?? null;
}

/** The browser that Playwright downloads for itself, when it is there. */
async function findPlaywrights(): Promise<string | null> {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

/**
 * The path of a Chromium to test with. Looks for an installed one, then installs Debian's (as root) or
 * Playwright's own. Throws one sentence that says what is missing when none can be had.
 */
export async function ensureChromium(): Promise<string> {
  const found = findInstalled() ?? (await findPlaywrights());
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Chromium is not installed; installing Debian's …");
    await runCommand(["apt-get", "update", "-qq"]);
    await runCommand(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"]);
  } else {
    console.log("Chromium is not installed; letting Playwright download its own …");
    await runCommand(["npx", "--no-install", "playwright", "install", "chromium"]);
  }
  const installed = findInstalled() ?? (await findPlaywrights());
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium, and none could be installed: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
  );
}
