import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runCommand } from "../run/run-step.ts";

/** Debian's packages with the browsers other than Chromium, and what they need to run without a screen. */
const PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

const onPath = (name: string) =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path)) ?? null;

/** The path of an installed Firefox. */
export function findFirefox(): string | null {
  const named = process.env["FIREFOX_PATH"];
  return named && existsSync(named) ? named : (onPath("firefox-esr") ?? onPath("firefox"));
}

/** The path of WebKitGTK's test browser, which lies in a folder that its version and the processor name. */
export function findMiniBrowser(): string | null {
  const root = "/usr/lib";
  if (!existsSync(root)) return null;
  const libraries = readdirSync(root).filter((name) => name.endsWith("-linux-gnu"));
  const folders = libraries.flatMap((library) =>
    readdirSync(join(root, library))
      .filter((name) => name.startsWith("webkit2gtk-") || name.startsWith("webkitgtk-"))
      .map((name) => join(root, library, name, "MiniBrowser")),
  );
  return folders.find((path) => existsSync(path)) ?? null;
}

function listMissing(): string[] {
  return [
    ...(findFirefox() ? [] : ["Firefox"]),
    ...(onPath("WebKitWebDriver") && findMiniBrowser() ? [] : ["WebKitGTK's driver"]),
    ...(onPath("Xvfb") ? [] : ["Xvfb"]),
  ];
}

/** Installs Firefox and WebKitGTK as root on Debian. Throws one sentence that says what is missing where it cannot. */
export async function ensureBrowsers(): Promise<void> {
  if (listMissing().length === 0) return;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log(`${listMissing().join(", ")} not installed; installing Debian's …`);
    await runCommand(["apt-get", "update", "-qq"]);
    await runCommand(["apt-get", "install", "-y", "-qq", "--no-install-recommends", ...PACKAGES]);
  }
  const missing = listMissing();
  if (missing.length === 0) return;
  throw new Error(
    `The tests in other browsers need ${missing.join(", ")}: install it (Debian: apt-get install ${PACKAGES.join(" ")}).`,
  );
}
