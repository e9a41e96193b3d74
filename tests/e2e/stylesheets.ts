import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const BUILT = join(import.meta.dirname, "../../build/client/assets");

/** Every class that a style sheet of the built site has a rule for, wherever its element is. */
export function listStyledClasses(): readonly string[] {
  const sheets = globSync("*.css", { cwd: BUILT }).map((file) => readFileSync(join(BUILT, file), "utf8"));
  return [...new Set(sheets.flatMap((css) => css.match(/(?<=[{},]\.)[a-z][\w-]*/gi) ?? []))];
}

/**
 * In the page: classes of its elements that some style sheet of the site has rules for, but none of the page's own.
 * Such a page looks right only after another one was open in the same tab.
 */
export function findUnstyled(styled: readonly string[]): string[] {
  const own = new Set(
    [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap(({ cssText }) => cssText.match(/(?<=\.)[a-z][\w-]*/gi) ?? []),
    ),
  );
  const missing = new Set(styled.filter((name) => !own.has(name)));
  const used = [...document.querySelectorAll("[class]")].flatMap((element) => [...element.classList]);
  return [...new Set(used)].filter((name) => missing.has(name)).map((name) => `no rule of .${name}`);
}
