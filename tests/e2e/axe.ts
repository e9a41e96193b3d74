import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

type Results = Awaited<ReturnType<AxeBuilder["analyze"]>>;
type Rule = Results["violations"][number];

/** Of WCAG 2.2 AA and of good practice; `wcag22aa` brings target-size along, which is off by default. */
export const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Found from the package that the project depends on. */
const SOURCE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright")).resolve(
    "axe-core/axe.min.js",
  ),
  "utf8",
);

/** Loads axe with each further document of a page. Once it is parsed, that takes half of the time of loading it later. */
export const keepAxeLoaded = (page: Page): Promise<unknown> => page.addInitScript(SOURCE);

/** Waits for what moves once, such as a toast that fades in: half faded, its words have half their contrast. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const once = document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(once.map(({ finished }) => finished));
  });
}

/**
 * What axe cannot decide and a person has looked at: `rule reason in block`, the block being the nearest part of the
 * page with a class, and why it is right. What fits none of these fails.
 */
const JUDGED: readonly { readonly kind: RegExp; readonly why: string }[] = [
  {
    kind: /^color-contrast (?:bgGradient|bgOverlap|bgImage|imgNode) /,
    why: "Words over a picture, a scrim or the drawn arrow of a choice. Measured pixel by pixel with the words hidden, in both lights: 4.5:1, large ones 3:1, in all but single pixels.",
  },
  {
    kind: /^color-contrast pseudoContent /,
    why: "The link of a card reaches over the whole card by a part without a colour.",
  },
  {
    kind: /^color-contrast (?:shortTextContent|nonBmp) /,
    why: "A single sign such as a dot, an arrow or a figure, in the colour of the words beside it.",
  },
  {
    kind: /^color-contrast equalRatio in article\.spread$/,
    why: "The numbers of the programme are drawn by their edge alone and say nothing that is not said beside them.",
  },
  {
    kind: /^color-contrast color-contrast in div\.banner$/,
    why: "The stripes behind what is said of samples are two of the page's own grounds, and its words have the ink.",
  },
  {
    kind: /^color-contrast emptyValue in (?:section\.admin-card|label\.draft-order-cell)$/,
    why: "An empty field that lies half under the bar of its form. It has no words to judge, and those of filled fields are judged.",
  },
  {
    kind: /^label-content-name-mismatch .* in button\.button$/,
    why: "Arrows that move a row say up or down with the row's name.",
  },
  {
    kind: /^frame-tested /,
    why: "A mail stands in a frame in which no script runs; mails are judged by themselves.",
  },
  {
    kind: /^color-contrast elmPartiallyObscur(?:ed|ing) /,
    why: "What lies half outside of a row or a table that scrolls; it is judged where it is wholly in view.",
  },
];

interface AxeOptions {
  readonly rules?: readonly string[];
  readonly tags?: readonly string[];
  readonly exclude?: readonly string[];
}

/**
 * Runs axe in the page itself, where it is loaded once per document. Frames are left out: a mail is shown in one in
 * which no script runs. With `rules`, only these; what fits `exclude` is passed over. Of what
 * axe leaves to a person, only what no one has judged yet.
 */
export async function runAxe(
  page: Page,
  { rules = [], tags = TAGS, exclude = [] }: AxeOptions = {},
): Promise<{ violations: string[]; incomplete: string[] }> {
  await settle(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  const runOnly = rules.length > 0 ? { type: "rule", values: rules } : { type: "tag", values: tags };
  const kinds = ["violations", "incomplete"];
  // Style sheets are loaded again for none of these rules.
  const preload = { assets: ["media"] };
  const options = {
    runOnly,
    preload,
    iframes: false,
    selectors: false,
    elementRef: true,
    resultTypes: kinds,
  };
  const found = await page.evaluate(
    async ({ options, exclude }) => {
      const { axe } = window as unknown as { axe: { run(...args: unknown[]): Promise<Results> } };
      const { violations: all, incomplete } = await axe.run({ exclude }, options);
      // A bar at the window's edge covers half of what lies beneath it: a target is judged where it is wholly in view.
      const isSmall = async ({ element }: Rule["nodes"][number]) => {
        element?.scrollIntoView({ block: "center", behavior: "instant" });
        const only = { ...options, runOnly: { type: "rule", values: ["target-size"] } };
        return !element || (await axe.run(element, only)).violations.length > 0;
      };
      // "1 × Turn…" on the schedule: what is left of a word that was cut is in no name, but the name begins with it.
      const isCut = ({ element }: Rule["nodes"][number]) => {
        const [text, name] = [element?.textContent?.trim() ?? "", element?.getAttribute("aria-label") ?? ""];
        return text.endsWith("…") && name.startsWith(text.slice(0, -1));
      };
      const violations: Rule[] = [];
      for (const rule of all) {
        const nodes: Rule["nodes"] = [];
        for (const node of rule.nodes) {
          if (rule.id === "target-size" && !(await isSmall(node))) continue;
          if (rule.id === "label-content-name-mismatch" && isCut(node)) continue;
          nodes.push(node);
        }
        if (nodes.length > 0) violations.push({ ...rule, nodes });
      }
      const reason = ({ any, all, none }: Rule["nodes"][number]) => {
        const [check] = [...any, ...all, ...none];
        return (check?.data as { messageKey?: string } | null)?.messageKey ?? check?.id ?? "";
      };
      const block = (node: Rule["nodes"][number]) => {
        const around = node.element?.closest(
          "[class]:is(section, header, footer, nav, article, form, figure, aside, ol, ul, table, dialog), [class]:is(a, button, label), .banner",
        );
        return around ? `${around.localName}.${around.classList[0]}` : "the page";
      };
      return {
        violations: violations.map(
          ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join("\n  ")}`,
        ),
        open: incomplete.flatMap(({ id, nodes }) =>
          nodes.map((node) => ({ kind: `${id} ${reason(node)} in ${block(node)}`, html: node.html })),
        ),
      };
    },
    { options, exclude },
  );
  const open = found.open.filter((one) => !JUDGED.some(({ kind }) => kind.test(one.kind)));
  // One example of each kind tells where to look.
  const examples = new Map(open.map(({ kind, html }) => [kind, html]));
  return { violations: found.violations, incomplete: [...examples].map((one) => one.join(": ")) };
}
