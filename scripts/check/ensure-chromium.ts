import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runCommand } from "../run/run-step.ts";

/** Chromium without windows: it draws nothing for a screen, so a page costs about half the processor time. */
const HEADLESS = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function findNamed(): string | null {
  const named = process.env["CHROMIUM_PATH"];
  return named && existsSync(named) ? named : null;
}

function findOnPath(names: readonly string[]): string | null {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return candidates.find((path) => existsSync(path)) ?? null;
}

const findInstalled = (): string | null =>
  findNamed() ?? findOnPath(NAMES) ?? PLACES.find((path) => existsSync(path)) ?? null;

const canInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

async function install(debianPackage: string): Promise<void> {
  await runCommand(["apt-get", "update", "-qq"]);
  await runCommand(["apt-get", "install", "-y", "-qq", "--no-install-recommends", debianPackage]);
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
  if (canInstall()) {
    console.log("Chromium is not installed; installing Debian's …");
    await install("chromium");
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

/**
 * The path of a Chromium for tests that need no window: the one that `CHROMIUM_PATH` names, the headless shell where it
 * is installed or, as root on Debian, can be; otherwise what `ensureChromium` finds.
 */
export async function ensureHeadlessChromium(): Promise<string> {
  const found = findNamed() ?? findOnPath([HEADLESS]);
  if (found) return found;
  if (canInstall()) {
    console.log("Chromium's headless shell is not installed; installing Debian's …");
    await install(HEADLESS);
  }
  return findOnPath([HEADLESS]) ?? ensureChromium();
}
